import Foundation

/// A section controller that splits its object into view models, a cell each. When the object changes, cells
/// come, go and move, and those that stay are bound to their new view models, without a reload.
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
///         _ sectionController: ListBindingSectionController<ListDiffable>, viewModelsFor object: Any
///       ) -> [ListDiffable] {
///         guard let post = object as? Post else { return [] }
///         return [Header(post), Photo(post), Likes(post)]
///       }
///       …
///     }
///
/// For this an object has to say that it is equal to its earlier self: otherwise the whole section is shown
/// anew, which is reported.
///
/// In Swift, `ListBindingSectionController<Post>` is no `ListBindingSectionController<ListDiffable>`. Where a
/// delegate wants the one and has the other, it is given a stand-in: see `BindingStandIn`.
///
/// - Differs: the object may be of any type. A delegate of a controller of another type than `ListDiffable`
///   is given another instance than the section controller itself, which does all that one does.
@preconcurrency @MainActor
open class ListBindingSectionController<ObjectType>: AnyBindingSectionController {
  /// A section controller.
  public override init() { super.init() }

  /// What the section shows; `nil` until it was told.
  public var object: ObjectType? { model as? ObjectType }

  /// There is a new instance of the object, or the first. Call super.
  open override func didUpdate(to object: Any) {
    if !(object is ObjectType) { reportWrongType(of: object, ObjectType.self) }
    super.didUpdate(to: object)
  }
}
