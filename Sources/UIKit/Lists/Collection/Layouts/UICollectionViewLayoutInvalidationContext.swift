import Foundation
import GalleyGeometry
import GalleyLayout

/// The parts of a layout that are invalidated.
///
///     let context = UICollectionViewLayoutInvalidationContext()
///     context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
///     layout.invalidateLayout(with: context)
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Creates a context that names no elements: everything other than the data is invalidated.
  public override init() { super.init() }

  /// Creates a context that names no elements.
  ///
  /// The layout calls this initializer to create a context of its `invalidationContextClass`. A
  /// subclass inherits this initializer if the subclass overrides `init()` or has no designated
  /// initializer of its own.
  public required convenience init(_madeForClass: Void) { self.init() }

  /// Whether all data was replaced.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may have changed.
  open internal(set) var invalidateDataSourceCounts = false

  /// Invalidates items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items.formUnion(indexPaths) }

  /// Invalidates supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementaries[elementKind, default: []].formUnion(indexPaths)
  }

  /// Invalidates decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations[elementKind, default: []].formUnion(indexPaths)
  }

  private var items: Set<IndexPath> = []
  private var supplementaries: [String: Set<IndexPath>] = [:]
  private var decorations: [String: Set<IndexPath>] = [:]

  /// The invalidated items, in order; `nil` if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }

  /// The invalidated supplementary views, in order; `nil` if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries.isEmpty ? nil : supplementaries.mapValues { $0.sorted() }
  }

  /// The invalidated decoration views, in order; `nil` if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
  }

  /// The delta by which the content is scrolled along with the change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The delta by which the size of the content changes.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous paths of the items that a finger moves.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The current paths of the items that a finger moves.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The position of the finger that moves items.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// The reason for the context, if Galley created it.
  internal final var cause = Cause.request

  internal enum Cause {
    /// The app has invalidated the layout.
    case request
    /// The bounds are about to change.
    case bounds
    /// Only the visible part changes.
    case scrolling
    /// The preferred size of an element has changed.
    case preferredSize(Element.ID, Size)
    /// The data has changed.
    case update(ListChange)
    /// A finger moves items.
    case movement
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether the context names no elements.
  internal var namesNothing: Bool {
    invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
      && invalidatedDecorationIndexPaths == nil
  }
}
