import UIKit

/// The day of an entry.
final class JournalEntryDateCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .monospacedSystemFont(ofSize: 14, weight: .bold)
    label.textColor = .systemGreen
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 15, dy: 0)
  }
}

/// The text of an entry.
final class JournalEntryCell: UICollectionViewCell {
  let label = UILabel()
  private static let insets = UIEdgeInsets(top: 6, left: 15, bottom: 6, right: 15)
  private static let font = UIFont.systemFont(ofSize: 17)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Self.font
    label.textColor = .white
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: Self.insets)
  }

  /// How large a cell with a text is.
  static func cellSize(width: CGFloat, text: String) -> CGSize {
    let height = text.height(inWidth: width - insets.left - insets.right, font: font)
    return CGSize(width: width, height: height + insets.top + insets.bottom)
  }
}

extension String {
  /// How high it stands, in whole points, in lines of a width.
  func height(inWidth width: CGFloat, font: UIFont) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = (self as NSString).boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    return size.height.rounded(.up)
  }
}
