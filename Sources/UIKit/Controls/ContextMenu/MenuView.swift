import Foundation

/// A menu on the screen. It covers the window, so that a tap outside of the menu dismisses it.
///
/// - Unverified: the width, the heights and the margins.
internal final class MenuView: UIView {
  private let menu: PresentedMenu
  private weak var source: UIView?
  private let sourceRect: CGRect
  private let platter = UIScrollView()
  private let shadow = UIView()
  /// The menu that is shown, after the menus that contain it.
  private var path: [UIMenu]

  /// Creates the view of a menu beside a part of a view.
  ///
  /// - Parameter dims: Whether the content behind is dimmed.
  init(_ menu: PresentedMenu, beside rect: CGRect, of source: UIView, dims: Bool) {
    self.menu = menu
    self.source = source
    sourceRect = rect
    path = [menu.menu]
    super.init(frame: source.window?.bounds ?? .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    if dims { backgroundColor = UIColor(white: 0, alpha: 0.2) }
    platter.backgroundColor = .secondarySystemGroupedBackground
    platter.layer.cornerRadius = MenuView.corner
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 4)
    shadow.isUserInteractionEnabled = false
    addSubview(shadow)
    platter.clipsToBounds = true
    platter.contentInsetAdjustmentBehavior = .never
    addSubview(platter)
    menu.elementsChanged = { [weak self] in self?.showLines() }
    showLines()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the view that the menu belongs to is no longer on the screen.
  private var isAbandoned: Bool { source?.window == nil || source?.window !== window }

  override var accessibilityElementsHidden: Bool {
    get { isAbandoned }
    set {}
  }

  override var accessibilityViewIsModal: Bool {
    get { !isAbandoned }
    set {}
  }

  /// A menu that was abandoned gives its touches to the views behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isAbandoned else { return super.hitTest(point, with: event) }
    menu.dismiss()
    return nil
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { menu.dismiss() }
  }

  // MARK: Lines

  private func showLines() {
    for view in platter.subviews { view.removeFromSuperview() }
    let groups = menu.groups(of: path)
    if let title = path.last?.title, !title.isEmpty { platter.addSubview(MenuTitle(title)) }
    let marks = groups.joined().contains { ($0.element as? any UIMenuLeaf)?.state ?? .off != .off }
    for group in groups {
      if platter.subviews.last is MenuLine { platter.addSubview(MenuGap()) }
      for entry in group {
        platter.addSubview(
          MenuLine(entry.element, leavesSpaceForMark: marks) { [weak self] in self?.choose(entry) })
      }
    }
    platter.contentOffset = .zero
    setNeedsLayout()
  }

  private func choose(_ entry: PresentedMenu.Entry) {
    if let submenu = entry.element as? UIMenu {
      path = entry.menus + [submenu]
      showLines()
    } else if let leaf = entry.element as? any UIMenuLeaf {
      menu.choose(leaf, in: entry.menus)
      // A menu that stays may have other elements, states and titles now.
      if window != nil { showLines() }
    }
  }

  // MARK: Frames

  private static let width: CGFloat = 250
  private static let margin: CGFloat = 8
  private static let corner: CGFloat = 13

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for line in platter.subviews {
      let height = line.sizeThatFits(CGSize(width: MenuView.width, height: 0)).height
      line.frame = CGRect(x: 0, y: y, width: MenuView.width, height: height)
      y += height
    }
    platter.contentSize = CGSize(width: MenuView.width, height: y)
    platter.frame = frame(forHeight: y)
    shadow.frame = platter.frame
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: MenuView.corner).cgPath
  }

  /// Returns the frame of the menu: below the source, or above it if there is more space, and within
  /// the safe area.
  private func frame(forHeight height: CGFloat) -> CGRect {
    let area = bounds.inset(by: safeAreaInsets)
      .insetBy(dx: MenuView.margin, dy: MenuView.margin)
    guard let source, source.window != nil else { return platter.frame }
    let rect = convert(sourceRect, from: source)
    let (above, below) = (
      rect.minY - MenuView.margin - area.minY, area.maxY - rect.maxY - MenuView.margin
    )
    let isBelow = below >= min(height, above)
    let shown = max(min(height, isBelow ? below : above), min(height, 88))
    var y = isBelow ? rect.maxY + MenuView.margin : rect.minY - MenuView.margin - shown
    y = max(min(y, area.maxY - shown), area.minY)
    let isAtRight = rect.midX > bounds.midX
    var x = isAtRight ? rect.maxX - MenuView.width : rect.minX
    x = max(min(x, area.maxX - MenuView.width), area.minX)
    return CGRect(x: x, y: y, width: MenuView.width, height: shown)
  }
}

extension PresentedMenu {
  /// Shows the menu on the screen, beside a part of a view.
  ///
  /// - Parameter dims: Whether the content behind is dimmed.
  internal func show(beside rect: CGRect, of source: UIView, dims: Bool = false) {
    guard let window = source.window else { return }
    let view = MenuView(self, beside: rect, of: source, dims: dims)
    window.addSubview(view)
    self.view = view
  }
}
