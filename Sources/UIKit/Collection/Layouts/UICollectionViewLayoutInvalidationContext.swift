import Foundation
import GalleyGeometry
import GalleyLayout

/// What of a layout is out of date.
///
///     let context = UICollectionViewLayoutInvalidationContext()
///     context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
///     layout.invalidateLayout(with: context)
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context that names nothing: all is out of date, but for the data.
  public override init() { super.init() }

  /// Creates a context from its class, for a layout that has only named it. Inherited by every subclass
  /// that overrides `init()` or has no initializer of its own.
  public required convenience init(_madeForClass: Void) { self.init() }

  /// Whether all data was replaced.
  open internal(set) var invalidateEverything = false
  /// Whether there may be other numbers of sections and items.
  open internal(set) var invalidateDataSourceCounts = false

  /// Names items.
  open func invalidateItems(at indexPaths: [IndexPath]) { items.formUnion(indexPaths) }

  /// Names views beside the cells.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    supplementaries[elementKind, default: []].formUnion(indexPaths)
  }

  /// Names views that belong to the layout.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations[elementKind, default: []].formUnion(indexPaths)
  }

  private var items: Set<IndexPath> = []
  private var supplementaries: [String: Set<IndexPath>] = [:]
  private var decorations: [String: Set<IndexPath>] = [:]

  /// The items that were named, in order; `nil` if none was.
  open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items.sorted() }

  /// The views beside the cells that were named, in order; `nil` if none was.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries.isEmpty ? nil : supplementaries.mapValues { $0.sorted() }
  }

  /// The views of the layout that were named, in order; `nil` if none was.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations.isEmpty ? nil : decorations.mapValues { $0.sorted() }
  }

  /// By how much the content is to be scrolled along with the change.
  open var contentOffsetAdjustment = CGPoint.zero
  /// By how much the content has become larger.
  open var contentSizeAdjustment = CGSize.zero

  /// Where the items were that a finger moves.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items are now that a finger moves.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger is that moves items.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// Why it was made, where a layout of ours made it.
  internal final var cause = Cause.asked

  internal enum Cause {
    /// Somebody asked.
    case asked
    /// The bounds are to change.
    case bounds
    /// Only what is in sight is to change.
    case scrolling
    /// An element turned out to be of another size.
    case preferredSize(Element.ID, Size)
    /// The data has changed, and this is what stayed.
    case update(ListChange)
    /// A finger moves items.
    case movement
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Whether nothing is named one by one.
  internal var namesNothing: Bool {
    invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
      && invalidatedDecorationIndexPaths == nil
  }
}
