import Foundation

/// The conditions under which events activate a scene.
///
/// UIKit evaluates the predicates with the target content identifier of an event, such as the one
/// of a user activity.
///
///     let conditions = scene.activationConditions
///     conditions.prefersToActivateForTargetContentIdentifierPredicate =
///       NSPredicate(format: "self == %@", page.identifier)
///
/// - Differs: The predicates are stored without effect, because an application has one scene, which
///   receives all events.
/// - Unverified: the initial predicates.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  /// Creates conditions for a scene that can show any content, and prefers none.
  public override init() { super.init() }

  /// Whether the scene can show the content with an identifier: initially, any content.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene shows the content with an identifier better than other scenes: initially,
  /// no content.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
