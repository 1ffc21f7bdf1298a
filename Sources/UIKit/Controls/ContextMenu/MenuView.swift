import Foundation

/// The view of a menu on the screen. The view covers the window, so that a tap outside of the menu
/// dismisses the menu.
///
/// - Unverified: the width, the heights and the margins.
internal final class MenuView: UIView {
  let menu: PresentedMenu
  private weak var source: UIView?
  private weak var owner: UIView?
  private let sourceRect: CGRect
  private let lifted: LiftedPreview?
  /// The visible area of the menu, in which its lines scroll.
  private let platter = UIScrollView()
  private let shadow = UIView()
  /// The menu that is shown, preceded by the menus that contain it.
  private var path: [UIMenu]

  /// Creates the view of a menu beside a part of a view.
  ///
  /// - Parameters:
  ///   - owner: The view to which the menu belongs.
  ///   - dims: Whether the content behind the menu is dimmed.
  ///   - lifted: A picture in front of the dimmed content.
  init(
    _ menu: PresentedMenu, beside rect: CGRect, of source: UIView, for owner: UIView, dims: Bool,
    lifted: LiftedPreview?
  ) {
    self.menu = menu
    self.source = source
    self.owner = owner
    self.lifted = lifted
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
    if let lifted { addSubview(lifted) }
    addSubview(shadow)
    platter.clipsToBounds = true
    platter.contentInsetAdjustmentBehavior = .never
    addSubview(platter)
    menu.elementsChanged = { [weak self] in self?.showLines() }
    showLines()
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { menu.dismiss() }
  }

  // MARK: Lines

  /// Creates the lines of the menu that is shown.
  private func showLines() {
    for view in platter.subviews { view.removeFromSuperview() }
    let groups = menu.groups(of: path)
    if let title = path.last?.title, !title.isEmpty { platter.addSubview(MenuTitle(title)) }
    let marks = groups.joined().contains { MenuLine.hasMark($0.element) }
    for group in groups {
      if platter.subviews.last is MenuLine { platter.addSubview(MenuGap()) }
      for entry in group {
        platter.addSubview(
          MenuLine(entry.element, of: entry.menus.last, leavesSpaceForMark: marks) { [weak self] in
            self?.choose(entry)
          })
      }
    }
    setNeedsLayout()
  }

  private func choose(_ entry: PresentedMenu.Entry) {
    if let submenu = entry.element as? UIMenu {
      path = entry.menus + [submenu]
      showLines()
      platter.contentOffset = .zero
    } else if let leaf = entry.element as? any UIMenuLeaf {
      menu.choose(leaf, in: entry.menus)
    }
  }

  // MARK: Frames

  private static let width: CGFloat = 250
  private static let margin: CGFloat = 8
  private static let corner: CGFloat = 13

  override func layoutSubviews() {
    super.layoutSubviews()
    lifted?.place(in: self)
    var y: CGFloat = 0
    for line in platter.subviews {
      let height = line.sizeThatFits(CGSize(width: MenuView.width, height: 0)).height
      line.frame = CGRect(x: 0, y: y, width: MenuView.width, height: height)
      y += height
    }
    platter.contentSize = CGSize(width: MenuView.width, height: y)
    platter.frame = frame(forHeight: y)
    // The menu may have become shorter, so that the old offset is beyond its end.
    let end = max(y - platter.bounds.height, 0)
    if platter.contentOffset.y > end { platter.contentOffset.y = end }
    shadow.frame = platter.frame
    shadow.layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: MenuView.corner).cgPath
  }

  /// Returns the frame of the menu: below the source, or above it if there is more space, and
  /// within the safe area.
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

extension MenuView: SourceFollower {
  /// Dismisses the menu if the view to which it belongs has left the window.
  internal func sourceMayHaveLeft() {
    guard let window, owner?.window !== window else { return }
    menu.dismiss()
  }
}

extension PresentedMenu {
  /// Shows the menu on the screen, beside a part of a view. A menu without elements is not shown.
  ///
  /// - Parameters:
  ///   - owner: The view to which the menu belongs; the source, if `nil`. The menu is dismissed
  ///     when this view leaves the window.
  ///   - dims: Whether the content behind the menu is dimmed.
  ///   - lifted: A picture in front of the dimmed content.
  internal func present(
    beside rect: CGRect, of source: UIView, for owner: UIView? = nil, dims: Bool = false,
    lifted: LiftedPreview? = nil
  ) {
    guard let window = source.window, !isEmpty else { return }
    let view = MenuView(
      self, beside: rect, of: source, for: owner ?? source, dims: dims, lifted: lifted)
    window.addSubview(view)
    self.view = view
  }
}

extension UIWindow {
  /// The menu on the screen, whether a control, a bar button item or a long press has opened it.
  package var menuOnScreen: PresentedMenu? {
    subviews.reversed().lazy.compactMap { ($0 as? MenuView)?.menu }.first
  }
}
