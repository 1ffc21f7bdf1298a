import UIKit

/// A call over the radio, with its station.
final class CallCell: UICollectionViewCell {
  private let stationLabel = UILabel()
  private let textLabel = UILabel()
  private let bubble = UIView()
  private static let stationHeight: CGFloat = 24
  private static let insets = UIEdgeInsets(top: 6, left: 34, bottom: 10, right: 34)
  private static let font = UIFont.systemFont(ofSize: 15, weight: .medium)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.backgroundColor = UIColor(red: 0.14, green: 0.19, blue: 0.31, alpha: 1)
    bubble.layer.cornerRadius = 14
    stationLabel.font = .systemFont(ofSize: 12, weight: .bold)
    stationLabel.textColor = .systemMint
    textLabel.font = Self.font
    textLabel.textColor = .white
    textLabel.numberOfLines = 0
    for view in [bubble, stationLabel, textLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    bubble.frame = contentView.bounds.insetBy(dx: 20, dy: 0)
    let room = contentView.bounds.inset(by: Self.insets)
    (stationLabel.frame, textLabel.frame) = room.divided(
      atDistance: Self.stationHeight, from: .minYEdge)
  }

  func show(_ call: Call) {
    stationLabel.text = call.station
    textLabel.text = call.text
  }

  /// Returns the size of a cell with a text.
  static func size(inWidth width: CGFloat, text: String) -> CGSize {
    let height = text.height(inWidth: width - insets.left - insets.right, font: font)
    return CGSize(width: width, height: insets.top + stationHeight + height + insets.bottom)
  }
}

/// The state of the tide in a word. A tap shows more.
final class TideSummaryCell: UICollectionViewCell {
  private let titleLabel = UILabel()
  private let stateLabel = UILabel()
  private let arrow = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0.1, green: 0.27, blue: 0.36, alpha: 1)
    titleLabel.text = "Tide"
    titleLabel.font = .systemFont(ofSize: 12, weight: .bold)
    titleLabel.textColor = .systemMint
    stateLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    stateLabel.textColor = .white
    arrow.text = "›"
    arrow.font = .systemFont(ofSize: 26, weight: .semibold)
    arrow.textColor = .systemMint
    arrow.textAlignment = .center
    for view in [titleLabel, stateLabel, arrow] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    titleLabel.frame = CGRect(x: 20, y: 10, width: size.width - 80, height: 18)
    stateLabel.frame = CGRect(x: 20, y: 30, width: size.width - 80, height: 24)
    arrow.bounds.size = CGSize(width: 40, height: 40)
    arrow.center = CGPoint(x: size.width - 36, y: size.height / 2)
  }

  /// Shows a tide. The arrow points down if the facts about it are shown below.
  func show(_ tide: Tide, isOpen: Bool) {
    stateLabel.text = tide.state
    arrow.transform = isOpen ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
  }
}

/// One fact about the tide.
final class TideFactCell: UICollectionViewCell {
  let nameLabel = UILabel()
  let valueLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = UIColor(red: 0.08, green: 0.18, blue: 0.26, alpha: 1)
    for (label, color) in [(nameLabel, UIColor.systemMint), (valueLabel, .white)] {
      label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
      label.textColor = color
      contentView.addSubview(label)
    }
    valueLabel.textAlignment = .right
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = contentView.bounds.insetBy(dx: 20, dy: 0)
    (nameLabel.frame, valueLabel.frame) = room.divided(
      atDistance: room.width / 2, from: .minXEdge)
  }
}
