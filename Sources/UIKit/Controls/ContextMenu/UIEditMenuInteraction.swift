import Foundation

/// Shows an edit menu, such as the one above selected text, when the app presents it.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     interaction.presentEditMenu(
///       with: UIEditMenuConfiguration(identifier: nil, sourcePoint: location))
///
/// A test finds the menu, and chooses from it:
///
///     interaction.presentedMenu?.choose("Copy")
///
/// - Differs: The menu is not drawn.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed from it.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// Called after the interaction was added to a view, or removed from it.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate for a menu, and shows it. Nothing is shown if the menu has no elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard view?.window != nil else { return }
    let presented = PresentedMenu(menu(for: configuration), of: self)
    guard !presented.isEmpty else { return }
    shown = Shown(configuration: configuration, menu: presented)
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    animator.run(by: nil)
  }

  /// Dismisses the menu.
  open func dismissMenu() {
    guard let shown else { return }
    self.shown = nil
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(
      self, willDismissMenuFor: shown.configuration, animator: animator)
    animator.run(by: nil)
  }

  /// Asks the delegate again for the elements of the visible menu. A menu that has no elements any
  /// more is dismissed.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    let presented = PresentedMenu(menu(for: configuration), of: self)
    guard !presented.isEmpty else { return dismissMenu() }
    shown?.menu = presented
  }

  /// Asks the delegate again for the position of the visible menu.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let configuration = shown?.configuration else { return }
    shown?.rect = targetRect(for: configuration)
  }

  /// Returns the source point of the visible menu in the coordinates of a view; the origin if no
  /// menu is visible.
  open func location(in view: UIView?) -> CGPoint {
    guard let shown, let own = self.view else { return .zero }
    return own.convert(shown.configuration.sourcePoint, to: view)
  }

  // MARK: For tests

  /// The visible menu. UIKit has no such property, because there the menu is on the screen.
  public var presentedMenu: PresentedMenu? { shown?.menu }

  /// The rectangle of the view to which the visible menu points. UIKit has no such property.
  public var menuTargetRect: CGRect? {
    guard let shown else { return nil }
    return shown.rect ?? targetRect(for: shown.configuration)
  }

  // MARK: Internals

  /// The visible menu, with its configuration.
  private struct Shown {
    let configuration: UIEditMenuConfiguration
    var menu: PresentedMenu
    /// The rectangle to which the menu points; `nil` until the position of the menu is first
    /// updated.
    var rect: CGRect?
  }

  private var shown: Shown?

  /// Returns the delegate's menu. If the delegate returns `nil` or does not implement the method,
  /// the menu has the commands that the responders can perform.
  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
    let suggested = UIMenu(
      identifier: .standardEdit, options: .displayInline, children: suggestedCommands)
    let own = delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: [suggested])
    return own ?? UIMenu(children: [suggested])
  }

  /// The edit commands that a responder can perform now.
  private var suggestedCommands: [UIMenuElement] {
    let commands = [
      ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"),
      ("Select", "select:"), ("Select All", "selectAll:"),
    ]
    return commands.compactMap { title, name in
      let action = Selector(name)
      guard view?.target(forAction: action, withSender: self) != nil else { return nil }
      return UICommand(title: title, action: action)
    }
  }

  private func targetRect(for configuration: UIEditMenuConfiguration) -> CGRect {
    let own = delegate.flatMap { delegate in
      OptionalMember.ownResult(of: delegate, "editMenuInteraction(_:targetRectFor:)") {
        delegate.editMenuInteraction(self, targetRectFor: configuration)
      }
    }
    return own.flatMap { $0.isNull ? nil : $0 }
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }
}

extension UIEditMenuInteraction: MenuPresenter {
  internal var keepsOneChoice: Bool { false }

  internal func hasChosen(_ leaf: any UIMenuLeaf) {
    guard let command = leaf as? UICommand else {
      return leaf.performWithSender(self, target: nil)
    }
    command.performWithSender(self, target: performer(of: command))
  }

  /// Returns the responder that can perform a command of the menu.
  internal func performer(of command: UICommand) -> Any? {
    view?.target(forAction: command.action, withSender: self)
  }

  internal func menuWasDismissed(_ menu: PresentedMenu) {
    if shown?.menu === menu { dismissMenu() }
  }
}

/// The identifier and the position of an edit menu.
///
///     UIEditMenuConfiguration(identifier: "message 3", sourcePoint: gesture.location(in: view))
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: A value by which the delegate recognizes the menu.
  ///   - sourcePoint: The position of the menu, in the view of the interaction.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }

  /// The value by which the delegate recognizes the menu.
  public let identifier: AnyHashable
  /// The position of the menu, in the view of the interaction.
  public let sourcePoint: CGPoint
  /// The preferred direction of the menu's arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}

/// The direction of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system's choice.
  case automatic
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}
