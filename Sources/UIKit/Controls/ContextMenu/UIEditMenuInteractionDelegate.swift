import Foundation

/// Animations that run together with an edit menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds changes to animate together with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Supplies the elements and the position of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: _SelectorResponding {
  /// Returns the menu. `nil` means a menu of the suggested actions. A menu without elements is not
  /// shown.
  ///
  /// - Parameter suggestedActions: The commands that the view and the responders after it can
  ///   perform.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle of the view to which the menu points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// The default: a menu of the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: a rectangle without a size, at the source point.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { OptionalMember.defaultValue(.null, of: self) }
  /// The default: does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
}
