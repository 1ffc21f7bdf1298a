import Foundation

/// A day of a month grid: its number, which can be tapped, and a decoration below it.
internal final class MonthGridDay: CalendarControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // Touches on a decoration belong to the day, which a tap selects.
    decorationArea.isUserInteractionEnabled = false
    decorationArea.clipsToBounds = true
    addSubview(decorationArea)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("MonthGridDay.init(coder:): Galley reads no archives")
  }

  /// The number of the day.
  var number = "" { didSet { if number != oldValue { setNeedsDisplay() } } }

  /// The day in words, for accessibility.
  var name = ""

  /// The font of the number while the day is not selected.
  var font = UIFont.systemFont(ofSize: 20) {
    didSet { if font != oldValue { setNeedsDisplay() } }
  }

  /// The font of the number while the day is selected.
  var selectedFont = UIFont.systemFont(ofSize: 20, weight: .semibold) {
    didSet { if selectedFont != oldValue { setNeedsDisplay() } }
  }

  // MARK: Decoration

  /// The view that contains the decoration and clips it.
  private let decorationArea = UIView()

  /// The decoration.
  var decoration: UIView? {
    didSet {
      guard decoration !== oldValue else { return }
      if oldValue?.superview === decorationArea { oldValue?.removeFromSuperview() }
      decorationSize = nil
      if let decoration { decorationArea.addSubview(decoration) }
      setNeedsLayout()
    }
  }

  /// The size of the decoration before it is limited to the area.
  private var decorationSize: CGSize?

  /// The height of the area below the number.
  var decorationHeight: CGFloat = 0 {
    didSet {
      guard decorationHeight != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    decorationArea.frame = CGRect(
      x: 0, y: bounds.height - decorationHeight, width: bounds.width, height: decorationHeight)
    guard let decoration, decoration.superview === decorationArea else { return }
    let size = decorationSize ?? size(of: decoration)
    decorationSize = size
    decoration.frame = CGRect(
      size: CGSize(
        width: min(size.width, bounds.width), height: min(size.height, decorationHeight)),
      centeredIn: decorationArea.bounds)
  }

  private func size(of decoration: UIView) -> CGSize {
    let size = decoration.bounds.size
    guard size.width <= 0 || size.height <= 0 else { return size }
    let natural = decoration.naturalSize
    guard natural.width <= 0 || natural.height <= 0 else { return natural }
    return decoration.sizeThatFits(bounds.size)
  }

  // MARK: Drawing

  private var color: UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return isSelected ? tintColor : .label
  }

  override func draw(_ rect: CGRect) {
    let area = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(bounds.height - decorationHeight, 0))
    if isSelected || isHighlighted {
      let side = min(area.width, area.height)
      color.withAlphaComponent(0.12).setFill()
      UIBezierPath(ovalIn: CGRect(size: CGSize(width: side, height: side), centeredIn: area)).fill()
    }
    let text = NSAttributedString(
      string: number,
      attributes: [.font: isSelected ? selectedFont : font, .foregroundColor: color])
    let size = text.size()
    text.draw(at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2))
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .button(name, isEnabled: isEnabled, isSelected: isSelected)
  }
}
