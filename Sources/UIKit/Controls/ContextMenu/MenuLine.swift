import Foundation

/// A line of a menu: a mark at the leading edge, a title with a subtitle, and an image at the
/// trailing edge.
///
/// The mark of a selected element is a checkmark, and the mark of a submenu is an arrow.
///
/// - Unverified: the size of the arrow.
internal final class MenuLine: UIControl {
  private let title = UILabel()
  private let subtitle = UILabel()
  private let mark = UIImageView()
  private let image = UIImageView()
  /// The separator between this line and the next line.
  private let line = UIView()
  private let leavesSpaceForMark: Bool
  private let selection: UIMenuElement.State

  /// - Parameters:
  ///   - menu: The innermost menu that contains the element.
  ///   - leavesSpaceForMark: Whether there is space for a mark before the texts.
  ///   - choose: Called when the user chooses the element.
  init(
    _ element: UIMenuElement, of menu: UIMenu?, leavesSpaceForMark: Bool,
    choose: @escaping @MainActor () -> Void
  ) {
    let leaf = element as? any UIMenuLeaf
    self.leavesSpaceForMark = leavesSpaceForMark
    selection = leaf?.state ?? .off
    super.init(frame: .zero)
    let attributes = leaf?.attributes ?? []
    isEnabled = !attributes.contains(.disabled)
    let color: UIColor =
      !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
    title.text = element.title
    title.font = .preferredFont(forTextStyle: .body)
    title.textColor = color
    subtitle.text = element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = MenuLine.numberOfLines(in: menu)
    }
    mark.image =
      leaf == nil
      ? UIImage(
        systemName: "chevron.forward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
      : UIImage(systemName: selection == .mixed ? "minus" : "checkmark")
    mark.isHidden = !MenuLine.hasMark(element)
    image.image = element.image
    line.backgroundColor = .separator
    for view in [mark, image] {
      view.tintColor = color
      view.contentMode = .center
    }
    for view in [title, subtitle, mark, image, line] { addSubview(view) }
    addAction(UIAction { _ in choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the largest number of lines of a title or a subtitle in a menu.
  private static func numberOfLines(in menu: UIMenu?) -> Int {
    let preferred = menu?.displayPreferences?.maximumNumberOfTitleLines ?? NSNotFound
    return preferred == NSNotFound ? 2 : preferred
  }

  /// Returns whether there is a mark before the title of an element.
  static func hasMark(_ element: UIMenuElement) -> Bool {
    (element as? any UIMenuLeaf).map { $0.state != .off } ?? (element is UIMenu)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  internal override var accessibilityDefaults: AccessibilityDefaults {
    let label = [title.text, subtitle.text].compactMap { $0 }.filter { !$0.isEmpty }
      .joined(separator: ", ")
    return .button(label, isEnabled: isEnabled, isSelected: selection == .on)
  }

  /// The space before the texts.
  private var start: CGFloat { leavesSpaceForMark ? 32 : 16 }

  /// The space after the texts.
  private var end: CGFloat { image.image == nil ? 16 : 48 }

  /// Returns the width of the texts in a line of a certain width, and the height of each text.
  private func textSizes(
    in width: CGFloat
  ) -> (width: CGFloat, title: CGFloat, subtitle: CGFloat) {
    let size = CGSize(width: max(width - start - end, 0), height: 1_000)
    return (
      size.width,
      title.sizeThatFits(size).height,
      subtitle.text?.isEmpty == false ? subtitle.sizeThatFits(size).height : 0
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let texts = textSizes(in: size.width)
    return CGSize(width: size.width, height: max(texts.title + texts.subtitle + 22, 44))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let texts = textSizes(in: bounds.width)
    let y = (bounds.height - texts.title - texts.subtitle) / 2
    title.frame = CGRect(x: start, y: y, width: texts.width, height: texts.title)
    subtitle.frame = CGRect(
      x: start, y: y + texts.title, width: texts.width, height: texts.subtitle)
    mark.frame = CGRect(x: 8, y: 0, width: 20, height: bounds.height)
    image.frame = CGRect(x: bounds.width - 40, y: 0, width: 24, height: bounds.height)
    let pixel = traitCollection.pixelLength
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    line.isHidden = !(superview?.subviewAfter(self) is MenuLine)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}

/// The title above the lines of a menu.
internal final class MenuTitle: UILabel {
  init(_ title: String) {
    super.init(frame: .zero)
    text = title
    font = .preferredFont(forTextStyle: .footnote)
    adjustsFontForContentSizeCategory = true
    textColor = .secondaryLabel
    textAlignment = .center
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(super.sizeThatFits(size).height + 12, 32))
  }
}

/// The gap between two groups of a menu.
internal final class MenuGap: UIView {
  init() {
    super.init(frame: .zero)
    backgroundColor = .quaternarySystemFill
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 8) }
}

extension UIView {
  /// Returns the subview that follows a subview.
  fileprivate func subviewAfter(_ view: UIView) -> UIView? {
    subviews.firstIndex { $0 === view }
      .flatMap { subviews.indices.contains($0 + 1) ? subviews[$0 + 1] : nil }
  }
}
