import Foundation

// A control's menu: when it comes, and when it goes.

extension UIControl: MenuPresenter {
  /// The menu that it shows at the moment. UIKit has no such member: there the menu is on the screen.
  public var presentedMenu: PresentedMenu? { menuPresentation }

  /// Shows its menu, if it has one. Answers whether it does.
  ///
  /// Those who are told of `.menuActionTriggered` may still change it.
  @discardableResult
  internal func presentMenu(at location: CGPoint? = nil) -> Bool {
    guard let interaction = contextMenuInteraction,
      let configuration = contextMenuInteraction(
        interaction,
        configurationForMenuAtLocation: location ?? CGPoint(x: bounds.midX, y: bounds.midY))
    else { return false }
    tellHandlers(of: .menuActionTriggered)
    guard let menu = configuration.actionProvider?([]) else { return false }
    menuPresentation = PresentedMenu(menu, of: self)
    menuConfiguration = configuration
    contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: nil)
    return true
  }

  internal func dismissMenu(_ menu: PresentedMenu) {
    guard menuPresentation === menu else { return }
    menuPresentation = nil
    guard let configuration = menuConfiguration else { return }
    menuConfiguration = nil
    if let interaction = contextMenuInteraction {
      contextMenuInteraction(interaction, willEndFor: configuration, animator: nil)
    }
  }

  /// A finger came down: the menu comes at once, or when the finger has rested for a while.
  ///
  /// - Unverified: how long it has to rest: half a second, here.
  internal func beginMenu(_ touch: UITouch, _ event: UIEvent?) {
    if showsMenuAsPrimaryAction {
      giveTouchToMenu(touch, event)
    } else if isContextMenuInteractionEnabled, let clock = window?.frameClock {
      menuHold = MenuHold(clock, for: 0.5) { [weak self] in
        guard let self, trackedTouch === touch else { return }
        giveTouchToMenu(touch, event)
      }
    }
  }

  /// The menu comes, and what the finger does from now on is not for the control.
  private func giveTouchToMenu(_ touch: UITouch, _ event: UIEvent?) {
    if presentMenu(at: touch.location(in: self)) { cancel(touch, event) }
  }
}

/// Waits until a finger has rested.
@MainActor
internal final class MenuHold {
  private weak var clock: FrameClock?
  private var listener: Int?

  init(_ clock: FrameClock, for seconds: TimeInterval, then: @escaping @MainActor () -> Void) {
    self.clock = clock
    let start = clock.now
    listener = clock.add { [weak self] now in
      guard let self, listener != nil else { return false }
      guard now - start >= seconds - 1e-6 else { return true }
      listener = nil
      then()
      return false
    }
  }

  func end() {
    if let listener { clock?.remove(listener) }
    listener = nil
  }
}
