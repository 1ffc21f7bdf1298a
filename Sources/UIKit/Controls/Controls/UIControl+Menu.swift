import Foundation

// Showing and dismissing the menu of a control.

extension UIControl: MenuPresenter {
  /// The visible menu. UIKit has no such property.
  public var presentedMenu: PresentedMenu? { menuPresentation }

  /// Shows the menu. Returns `false` if the control has no menu.
  ///
  /// The handlers of `.menuActionTriggered` are called first, and may change the menu.
  @discardableResult
  internal func presentMenu(at location: CGPoint? = nil) -> Bool {
    guard let interaction = contextMenuInteraction,
      let configuration = contextMenuInteraction(
        interaction,
        configurationForMenuAtLocation: location ?? CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    performHandlers(for: .menuActionTriggered)
    guard let menu = configuration.actionProvider?([]) else { return false }
    menuPresentation?.dismiss()
    let presentation = PresentedMenu(menu, of: self)
    menuPresentation = presentation
    menuConfiguration = configuration
    contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    presentation.present(beside: bounds, of: self)
    return true
  }

  internal func menuWasDismissed(_ menu: PresentedMenu) {
    guard menuPresentation === menu else { return }
    menuPresentation = nil
    guard let configuration = menuConfiguration else { return }
    menuConfiguration = nil
    if let interaction = contextMenuInteraction {
      contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
    }
  }

  /// Called when a finger touches the control. Shows the menu immediately if
  /// `showsMenuAsPrimaryAction` is true, and otherwise after a long press.
  ///
  /// - Unverified: that the long press lasts half a second.
  internal func beginMenu(_ touch: UITouch, _ event: UIEvent?) {
    if showsMenuAsPrimaryAction {
      presentMenuAndCancelTracking(touch, event)
    } else if isContextMenuInteractionEnabled, let clock = window?.frameClock {
      menuLongPressTimer = MenuLongPressTimer(clock, for: 0.5) { [weak self] in
        guard let self, trackedTouch === touch else { return }
        presentMenuAndCancelTracking(touch, event)
      }
    }
  }

  /// Shows the menu, and cancels the tracking of the touch if there is a menu.
  private func presentMenuAndCancelTracking(_ touch: UITouch, _ event: UIEvent?) {
    if presentMenu(at: touch.location(in: self)) { cancel(touch, event) }
  }
}

/// The interaction of a control. The menu belongs to the control.
internal final class ControlMenuInteraction: UIContextMenuInteraction {
  private weak var control: UIControl?

  init(of control: UIControl) {
    self.control = control
    super.init(delegate: control)
  }

  override var menuAppearance: UIContextMenuInteractionAppearance {
    presentedMenu == nil ? .unknown : .compact
  }

  override func dismissMenu() { presentedMenu?.dismiss() }

  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let control, let old = control.menuPresentation else { return }
    old.removeView()
    let new = PresentedMenu(block(old.menu), of: control)
    control.menuPresentation = new
    new.present(beside: control.bounds, of: control)
  }

  override var presentedMenu: PresentedMenu? { control?.menuPresentation }
}

/// A timer for a long press, driven by the frame clock of a window, which a test advances.
@MainActor
internal final class MenuLongPressTimer {
  private weak var clock: FrameClock?
  private var callbackID: Int?

  init(_ clock: FrameClock, for seconds: TimeInterval, action: @escaping @MainActor () -> Void) {
    self.clock = clock
    let start = clock.now
    callbackID = clock.add { [weak self] now in
      guard let self, callbackID != nil else { return false }
      // The tolerance is for rounding errors of the clock.
      guard now - start >= seconds - 1e-6 else { return true }
      callbackID = nil
      action()
      return false
    }
  }

  /// Stops the timer. The action is not performed.
  func end() {
    if let callbackID { clock?.remove(callbackID) }
    callbackID = nil
  }
}
