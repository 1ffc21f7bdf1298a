import UIKit

/// The night of an entry.
final class LogNightCell: UICollectionViewCell {
  static let height: CGFloat = 28
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    label.textColor = .lamp
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 20, dy: 0)
  }

  func show(_ entry: LogEntry) { label.text = "Night \(NightCounter().nights(until: entry.date))" }
}

/// The text of an entry.
final class LogEntryCell: UICollectionViewCell {
  private let label = UILabel()
  private static let insets = UIEdgeInsets(top: 4, left: 20, bottom: 8, right: 20)
  private static let font = UIFont.systemFont(ofSize: 16)

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

  func show(_ entry: LogEntry) { label.text = entry.text }

  /// Returns the size of a cell with a text.
  static func size(inWidth width: CGFloat, text: String) -> CGSize {
    let height = text.height(inWidth: width - insets.left - insets.right, font: font)
    return CGSize(width: width, height: height + insets.top + insets.bottom)
  }
}

extension String {
  /// Returns the height of the text in lines of a width, in whole points.
  func height(inWidth width: CGFloat, font: UIFont) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let size = (self as NSString).boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    return size.height.rounded(.up)
  }
}

extension UIColor {
  /// The color of the sky behind a lighthouse.
  static var night: UIColor { UIColor(red: 0.06, green: 0.09, blue: 0.17, alpha: 1) }
  /// The color of a lighthouse's lamp.
  static var lamp: UIColor { UIColor(red: 1, green: 0.82, blue: 0.4, alpha: 1) }
}
