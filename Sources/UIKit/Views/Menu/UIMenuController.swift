import Foundation

/// An element that an app adds to the edit menu before iOS 16.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The selector of the method that the element calls.
  open var action: Selector

  /// Creates an element with a title and a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The edit menu before iOS 16: copy, paste, and the elements of an app.
///
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Quote", action: "quote:")]
///     UIMenuController.shared.showMenu(from: cell, rect: cell.bounds)
///
/// - Differs: No menu is drawn. The controller only stores the visibility, the position and the
///   elements of the menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The shared menu controller.
  open class var shared: UIMenuController { one }
  private static let one = UIMenuController()

  /// The elements of the app.
  open var menuItems: [UIMenuItem]?

  /// The direction of the menu's arrow.
  open var arrowDirection = ArrowDirection.default

  /// Whether the menu is visible.
  open private(set) var isMenuVisible = false

  /// The frame on the screen at which the menu is shown.
  open private(set) var menuFrame = CGRect.zero

  private weak var view: UIView?
  /// The rectangle of the view at which the menu is shown.
  private var rect = CGRect.zero

  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    place(targetView, targetRect)
    setVisible(true)
  }

  /// Hides the menu.
  open func hideMenu() { setVisible(false) }

  /// Hides the menu, if it was shown from the given view.
  open func hideMenu(from targetView: UIView) {
    if view === targetView { setVisible(false) }
  }

  /// Sets the position of the menu. Since iOS 13, apps call `showMenu(from:rect:)` instead.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    place(targetView, targetRect)
  }

  /// Shows or hides the menu. Since iOS 13, apps call `showMenu(from:rect:)` and `hideMenu()`
  /// instead.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { setVisible(menuVisible) }

  /// Updates the menu: hides it if no responder supports an element of the app any more.
  open func update() {
    if isMenuVisible, shownItems.isEmpty { setVisible(false) }
  }

  /// The visible elements of the app: the elements whose methods the view, or a responder after it
  /// in the chain, implements.
  ///
  /// This property is only for tests: UIKit has no such property.
  public var shownItems: [UIMenuItem] {
    guard let view else { return [] }
    return (menuItems ?? []).filter { view.target(forAction: $0.action, withSender: self) != nil }
  }

  /// Sets the position of the menu.
  private func place(_ view: UIView, _ rect: CGRect) {
    self.view = view
    self.rect = rect
    menuFrame = view.convert(rect, to: nil)
  }

  /// Shows or hides the menu, and posts the notifications.
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

  /// The direction of an arrow.
  public enum ArrowDirection: Int, Sendable {
    /// Toward the selection.
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

  /// Posted before the menu appears.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has appeared.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has disappeared.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the position of the menu has changed.
  ///
  /// Galley never posts this notification.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
