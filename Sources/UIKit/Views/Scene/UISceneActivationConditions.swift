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

  /// The predicate for the identifiers of the content that the scene can show. Initially, the
  /// predicate is true for all identifiers.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// The predicate for the identifiers of the content that this scene should show instead of other
  /// scenes. Initially, the predicate is false for all identifiers.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}
