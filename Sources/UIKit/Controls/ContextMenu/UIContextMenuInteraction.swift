import Foundation

/// Shows a menu after a long press on a view.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// A test finds the menu, and chooses from it:
///
///     Finger.press(view)
///     interaction.presentedMenu?.choose("Delete")
///
/// On the screen, the menu is beside the highlighted view, and the other content is dimmed.
///
/// - Differs: the controller of a preview is not shown.
/// - Unverified: that the long press lasts half a second.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from it.
  open func willMove(to view: UIView?) {
    guard let press else { return }
    self.view?.removeGestureRecognizer(press)
    self.press = nil
    dismissMenu()
  }

  /// Called after the interaction was added to a view, or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let press = MenuPress(for: self)
    self.press = press
    view.addGestureRecognizer(press)
  }

  /// The appearance of the menu.
  open var menuAppearance: UIContextMenuInteractionAppearance {
    guard let shown else { return .unknown }
    return shown.preview == nil && shown.highlight == nil ? .compact : .rich
  }

  /// Returns the location of the long press that has opened the menu.
  open func location(in view: UIView?) -> CGPoint {
    press?.location(in: view) ?? .zero
  }

  /// Dismisses the menu.
  open func dismissMenu() { dismissShownMenu() }

  /// Replaces the visible menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let old = shown?.menu else { return }
    old.removeView()
    shown?.menu = PresentedMenu(block(old.menu), of: self)
    showMenu()
  }

  // MARK: For tests

  /// The visible menu. UIKit has no such property.
  public var presentedMenu: PresentedMenu? { shown?.menu }

  /// The preview of the highlighted view. UIKit has no such property.
  public var highlightPreview: UITargetedPreview? { shown?.highlight }

  /// The controller of the preview. UIKit has no such property.
  public var previewViewController: UIViewController? { shown?.preview }

  /// Taps the preview. UIKit has no such method.
  public func tapPreview() {
    guard let shown else { return }
    let animator = MenuAnimator(shown.preview)
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: shown.configuration, animator: animator)
    dismissShownMenu()
    animator.run(by: clock)
  }

  // MARK: Internals

  /// The menu that is shown, with its configuration and previews.
  private struct Shown {
    let configuration: UIContextMenuConfiguration
    let preview: UIViewController?
    let highlight: UITargetedPreview?
    var menu: PresentedMenu?
  }

  private var shown: Shown?
  private var press: MenuPress?
  /// The delegate's configuration for the current touch.
  private var next: UIContextMenuConfiguration?

  private var clock: FrameClock? { view?.window?.frameClock }

  /// Asks the delegate for the configuration of a menu at the touch, and returns whether the
  /// delegate has returned a configuration.
  fileprivate func mayBegin() -> Bool {
    guard let press else { return false }
    next = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return next != nil
  }

  /// Forgets the delegate's configuration, because the touch has ended.
  fileprivate func forgetNext() { next = nil }

  /// Shows the menu, after the long press has begun.
  fileprivate func begin() {
    guard let configuration = next else { return }
    next = nil
    dismissShownMenu()
    let highlight = delegate?.contextMenuInteraction(
      self, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
    shown = Shown(
      configuration: configuration, preview: configuration.previewProvider?(),
      highlight: highlight,
      menu: configuration.actionProvider?([]).map { PresentedMenu($0, of: self) })
    let animator = MenuAnimator(shown?.preview)
    delegate?.contextMenuInteraction(
      self, willDisplayMenuFor: configuration, animator: animator)
    showMenu()
    animator.run(by: clock)
  }

  /// Shows the menu on the screen, beside the highlighted view or the touch.
  private func showMenu() {
    guard let shown, let menu = shown.menu, let view else { return }
    if let highlighted = shown.highlight?.view, highlighted.window === view.window {
      let parameters = shown.highlight?.parameters ?? UIPreviewParameters()
      menu.present(
        beside: highlighted.bounds, of: highlighted, for: view, dims: true,
        lifted: LiftedPreview(of: highlighted, parameters))
    } else if view is UIScrollView {
      let point = press?.location(in: view) ?? .zero
      menu.present(beside: CGRect(origin: point, size: .zero), of: view, dims: true)
    } else {
      menu.present(
        beside: view.bounds, of: view, dims: true,
        lifted: LiftedPreview(of: view, UIPreviewParameters()))
    }
  }

  private func dismissShownMenu() {
    // A configuration may have a preview and no menu.
    if let menu = shown?.menu { menu.dismiss() } else { endMenu() }
  }

  /// Called when the menu has disappeared.
  private func endMenu() {
    guard let shown else { return }
    self.shown = nil
    let animator = MenuAnimator(shown.preview)
    delegate?.contextMenuInteraction(self, willEndFor: shown.configuration, animator: animator)
    _ = delegate?.contextMenuInteraction(
      self, configuration: shown.configuration,
      dismissalPreviewForItemWithIdentifier: shown.configuration.identifier)
    animator.run(by: clock)
  }
}

extension UIContextMenuInteraction: MenuPresenter {
  internal var keepsOneChoice: Bool { false }

  internal func hasChosen(_ leaf: any UIMenuLeaf) { leaf.performWithSender(self, target: nil) }

  internal func menuWasDismissed(_ menu: PresentedMenu) {
    if shown?.menu === menu { endMenu() }
  }
}

/// The gesture recognizer of the long press that opens the menu.
private final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?

  init(for interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
    addTarget(self, action: MenuPress.pressed)
    delegate = self
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.mayBegin() ?? false
  }

  override func reset() {
    super.reset()
    interaction?.forgetNext()
  }

  private func pressed() {
    if state == .began { interaction?.begin() }
  }
}
