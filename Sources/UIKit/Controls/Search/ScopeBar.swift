import Foundation

/// The control in which the user selects a scope of a search bar.
internal final class ScopeBar: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private var titles: [String] = []
  private var selected = 0
  /// The closure that is called when the user selects another scope.
  private let choose: @MainActor (Int) -> Void

  init(_ choose: @escaping @MainActor (Int) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    preconditionFailure("ScopeBar.init(coder:): Galley reads no archives")
  }

  func show(_ titles: [String], selected: Int) {
    guard titles != self.titles || selected != self.selected else { return }
    self.titles = titles
    self.selected = selected
    setNeedsDisplay()
  }

  /// Returns the frame of a scope.
  private func frame(of index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(titles.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isMirrored ? titles.count - 1 - index : index
    return CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
  }

  /// The location of the last touch that has ended.
  private var lastTouch: CGPoint?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lastTouch = touches.first?.location(in: self)
    super.touchesEnded(touches, with: event)
  }

  override func wasUsed(_ event: UIEvent?) {
    guard let lastTouch,
      let index = titles.indices.first(where: {
        frame(of: $0).minX <= lastTouch.x && lastTouch.x < frame(of: $0).maxX
      }), index != selected
    else { return }
    choose(index)
  }

  override func draw(_ rect: CGRect) {
    UIColor.tertiarySystemFill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    for (index, title) in titles.enumerated() {
      let frame = frame(of: index)
      if index == selected {
        UIColor.chosenScope.setFill()
        UIBezierPath(roundedRect: frame.insetBy(dx: 2, dy: 2), cornerRadius: 7).fill()
      }
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 13, weight: index == selected ? .semibold : .medium),
        .foregroundColor: UIColor.label,
      ]
      let size = title.size(withAttributes: attributes)
      title.draw(at: CGRect(size: size, centeredIn: frame).origin, withAttributes: attributes)
    }
  }

  /// The scopes as accessibility elements, like the segments of a segmented control.
  override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? scopeElements }
    set { super.accessibilityElements = newValue }
  }

  private var parts: [ControlPart] = []

  private var scopeElements: [Any] {
    while parts.count < titles.count {
      let index = parts.count
      parts.append(
        ControlPart(of: self) { [weak self] in
          guard let self, isEnabled, titles.indices.contains(index) else { return false }
          if index != selected { choose(index) }
          return true
        })
    }
    for (index, title) in titles.enumerated() {
      let part = parts[index]
      part.accessibilityLabel = title
      part.accessibilityValue = "\(index + 1) of \(titles.count)"
      part.accessibilityTraits = index == selected ? [.button, .selected] : .button
      part.accessibilityFrameInContainerSpace = frame(of: index)
    }
    return Array(parts.prefix(titles.count))
  }
}

extension UIColor {
  fileprivate static let chosenScope = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}

/// A text button in a bar.
internal final class BarTextButton: UIControl {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    leavesTaps(to: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private let label = UILabel()
  /// The closure that is called when the button was tapped.
  private let act: @MainActor () -> Void

  init(_ title: String, _ act: @escaping @MainActor () -> Void) {
    self.act = act
    super.init(frame: .zero)
    label.text = title
    addSubview(label)
  }

  /// The text of the button.
  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      superview?.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("BarTextButton.init(coder:): Galley reads no archives")
  }

  override func wasUsed(_ event: UIEvent?) { act() }

  override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
    label.alpha = isHighlighted ? 0.3 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    .button(label.text, isEnabled: isEnabled)
  }
}
