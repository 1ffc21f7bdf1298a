import UIKit

@IBDesignable
class OrderCell: UICollectionViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet private(set) var badges: [UIView] = []
  @IBInspectable var inset: CGFloat = 8

  private let symbol: String

  init(symbol: String) {
    self.symbol = symbol
    super.init(frame: .zero)
  }

  override init(frame: CGRect) {
    symbol = "•"
    super.init(frame: frame)
    let label = UILabel(frame: bounds)
    contentView.addSubview(label)
    titleLabel = label
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
