import Foundation

/// A line of the menu over what is chosen, as it was before iOS 16.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it is called.
  open var title: String
  /// The method that does it.
  open var action: Selector

  /// A line with its title and its method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu over what is chosen, as it was before iOS 16: copy, paste, and what an app adds.
///
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Quote", action: "quote:")]
///     UIMenuController.shared.showMenu(from: cell, rect: cell.bounds)
///
/// - Differs: no menu is drawn: it is kept that it is shown, where, and what is in it.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The only one.
  open class var shared: UIMenuController { one }
  private static let one = UIMenuController()

  /// What an app adds to it.
  open var menuItems: [UIMenuItem]?

  /// In which direction its arrow shows.
  open var arrowDirection = ArrowDirection.default

  /// Whether it is shown.
  open private(set) var isMenuVisible = false

  /// What it is shown at, on the screen.
  open private(set) var menuFrame = CGRect.zero

  private weak var view: UIView?
  private var rect = CGRect.zero

  /// Shows it at a rectangle of a view, if anybody there does any of what is in it.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    place(targetView, targetRect)
    setVisible(true)
  }

  /// Hides it.
  open func hideMenu() { setVisible(false) }

  /// Hides it, if it is that of a view.
  open func hideMenu(from targetView: UIView) {
    if view === targetView { setVisible(false) }
  }

  /// Says where it is shown. The name of before iOS 13.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    place(targetView, targetRect)
  }

  /// Shows it where that was said, or hides it. The name of before iOS 13.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { setVisible(menuVisible) }

  /// Has what is in it made anew.
  open func update() {
    if isMenuVisible, shownItems.isEmpty { setVisible(false) }
  }

  /// Those of the lines that an app adds that somebody at the view can do: what a user would see.
  /// UIKit has no such member.
  public var shownItems: [UIMenuItem] {
    guard let view else { return [] }
    return (menuItems ?? []).filter { view.target(forAction: $0.action, withSender: self) != nil }
  }

  private func place(_ view: UIView, _ rect: CGRect) {
    self.view = view
    self.rect = rect
    menuFrame = view.convert(rect, to: nil)
  }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != isMenuVisible, !isVisible || view != nil else { return }
    let center = NotificationCenter.default
    center.post(
      name: isVisible
        ? UIMenuController.willShowMenuNotification : UIMenuController.willHideMenuNotification,
      object: self)
    isMenuVisible = isVisible
    center.post(
      name: isVisible
        ? UIMenuController.didShowMenuNotification : UIMenuController.didHideMenuNotification,
      object: self)
  }

  /// In which direction an arrow shows.
  public enum ArrowDirection: Int, Sendable {
    /// To what is chosen.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// To the left.
    case left
    /// To the right.
    case right
  }

  /// It is about to be shown.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// It is shown.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// It is about to go.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// It is gone.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// It is somewhere else.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
