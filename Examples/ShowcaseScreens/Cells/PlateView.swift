import UIKit

/// A decoration view: a tinted, rounded plate behind a section.
final class PlateView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal.withAlphaComponent(0.25)
    layer.borderColor = UIColor.systemTeal.cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }
}
