import UIKit

/// A message, with who sent it.
final class MessageCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let messageLabel = UILabel()
  private let bar = UIView()
  private static let titleHeight: CGFloat = 30
  private static let insets = UIEdgeInsets(top: 0, left: 27, bottom: 12, right: 15)
  private static let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(white: 0.11, alpha: 1)
    bar.backgroundColor = .systemOrange
    titleLabel.font = .monospacedSystemFont(ofSize: 14, weight: .bold)
    titleLabel.textColor = .systemOrange
    messageLabel.font = Self.font
    messageLabel.textColor = .white
    messageLabel.numberOfLines = 0
    for view in [bar, titleLabel, messageLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.inset(by: Self.insets)
    bar.frame = CGRect(x: 0, y: 0, width: 4, height: contentView.bounds.height)
    titleLabel.frame = CGRect(
      x: room.minX, y: 4, width: room.width, height: Self.titleHeight - 4)
    messageLabel.frame = CGRect(
      x: room.minX, y: Self.titleHeight, width: room.width, height: room.height - Self.titleHeight)
  }

  /// How large a cell with a text is.
  static func cellSize(width: CGFloat, text: String) -> CGSize {
    let height = text.height(inWidth: width - insets.left - insets.right, font: font)
    return CGSize(width: width, height: titleHeight + height + insets.bottom)
  }
}

/// The weather in a word. There is more to it.
final class WeatherSummaryCell: UICollectionViewCell {
  let titleLabel = UILabel()
  private let expandLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal.withAlphaComponent(0.22)
    titleLabel.font = .monospacedSystemFont(ofSize: 14, weight: .bold)
    titleLabel.textColor = .white
    titleLabel.numberOfLines = 2
    expandLabel.font = .monospacedSystemFont(ofSize: 24, weight: .bold)
    expandLabel.textColor = .systemTeal
    expandLabel.text = "»"
    expandLabel.textAlignment = .center
    contentView.addSubview(titleLabel)
    contentView.addSubview(expandLabel)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    titleLabel.frame = CGRect(x: 15, y: 0, width: size.width - 74, height: size.height)
    expandLabel.bounds.size = CGSize(width: 44, height: 44)
    expandLabel.center = CGPoint(x: size.width - 37, y: size.height / 2)
  }

  /// Points down when there is something below.
  func setExpanded(_ isExpanded: Bool) {
    expandLabel.transform = isExpanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }
}

/// One thing about the weather.
final class WeatherDetailCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let detailLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal.withAlphaComponent(0.1)
    for (label, color) in [(titleLabel, UIColor.systemTeal), (detailLabel, .white)] {
      label.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
      label.textColor = color
      contentView.addSubview(label)
    }
    detailLabel.textAlignment = .right
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 15, dy: 0)
    (titleLabel.frame, detailLabel.frame) = room.divided(
      atDistance: room.width / 2, from: .minXEdge)
  }
}
