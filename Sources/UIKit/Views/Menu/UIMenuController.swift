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

  /// Shows the menu at a rectangle of a view, if there is an element that can be shown.
  ///
  /// An element can be shown if the first responder or the view, or a responder after one of them
  /// in the chain, can perform its action. The elements are those of the app, and the standard edit
  /// actions.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    place(targetView, targetRect)
    setVisible(hasElements)
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

  /// Updates the menu: hides it if there is no element any more that can be shown.
  open func update() {
    if isMenuVisible, !hasElements { setVisible(false) }
  }

  /// Whether there is an element that can be shown.
  private var hasElements: Bool {
    !shownItems.isEmpty || EditActions.names.contains { canPerform(Selector($0)) }
  }

  /// Whether the first responder or the view, or a responder after one of them in the chain, can
  /// perform an action.
  private func canPerform(_ action: Selector) -> Bool {
    guard let view else { return false }
    let responders: [UIResponder?] = [FirstResponder.holder(for: view).current, view]
    return responders.contains { $0?.target(forAction: action, withSender: self) != nil }
  }

  /// The visible elements of the app: the elements whose actions the first responder or the view,
  /// or a responder after one of them in the chain, can perform.
  ///
  /// This property is only for tests: UIKit has no such property.
  public var shownItems: [UIMenuItem] {
    (menuItems ?? []).filter { canPerform($0.action) }
  }

  /// Sets the position of the menu.
  private func place(_ view: UIView, _ rect: CGRect) {
    self.view = view
    self.rect = rect
    let before = menuFrame
    menuFrame = view.convert(rect, to: nil)
    guard isMenuVisible, menuFrame != before else { return }
    NotificationCenter.default.post(
      name: UIMenuController.menuFrameDidChangeNotification, object: self)
  }

  /// Shows or hides the menu, and posts the notifications.
  private func setVisible(_ isVisible: Bool) {
    guard isVisible != isMenuVisible, !isVisible || hasElements else { return }
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
  /// Posted when the position of a visible menu has changed.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
