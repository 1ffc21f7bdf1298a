import Foundation

/// A section controller that makes view models from its object, and a cell for each view model.
/// When the object changes, cells are inserted, deleted and moved. The other cells are bound to
/// their new view models without a reload.
///
///     final class PostSectionController: ListBindingSectionController<Post>,
///       ListBindingSectionControllerDataSource
///     {
///       override init() {
///         super.init()
///         dataSource = self
///       }
///
///       func sectionController(
///         _ sectionController: ListBindingSectionController<ListDiffable>,
///         viewModelsFor object: Any
///       ) -> [ListDiffable] {
///         guard let post = object as? Post else { return [] }
///         return [Header(post), Photo(post), Likes(post)]
///       }
///       …
///     }
///
/// The object must be equal to its earlier version by `isEqual(toDiffableObject:)`. Otherwise the
/// whole section is reloaded, and the error is reported.
///
/// In Swift, a `ListBindingSectionController<Post>` is not a
/// `ListBindingSectionController<ListDiffable>`. A delegate that requires the second type receives
/// a stand-in, which forwards all calls to the section controller.
///
/// - Differs: the object may be of any type. If the type is another type than `ListDiffable`
///   itself, delegates receive the stand-in instead of the section controller.
@preconcurrency @MainActor
open class ListBindingSectionController<ObjectType>: AnyBindingSectionController {
  /// Creates a section controller.
  public override init() { super.init() }

  /// The object of the section; `nil` until the adapter has supplied it.
  public var object: ObjectType? { model as? ObjectType }

  /// Called with the first instance of the object, and with each new instance. Call super.
  open override func didUpdate(to object: Any) {
    if !(object is ObjectType) { reportWrongType(of: object, ObjectType.self) }
    super.didUpdate(to: object)
  }
}
