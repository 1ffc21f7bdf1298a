import Foundation

/// What every section controller is, whichever spelling it is written in: `ListSectionController`, or
/// `IGListSectionController` of version 2. Subclass one of those.
///
/// A section controller makes the cells of one object of a list. It is made by the adapter's data source,
/// kept by the adapter as long as its object is in the list, and told of new instances of the object.
@preconcurrency @MainActor
open class AnySectionController: NSObject {
  // MARK: Where it is

  /// The controller of the screen that the list is on.
  public internal(set) weak var viewController: UIViewController?

  /// The section that it makes; `NSNotFound` while it is in no list.
  public internal(set) var section = NSNotFound

  /// Whether its section is the first of the list.
  public internal(set) var isFirstSection = false

  /// Whether its section is the last of the list.
  public internal(set) var isLastSection = false

  // MARK: Layout

  /// The space around the section's items.
  open var inset = UIEdgeInsets.zero

  /// The least space between lines of items.
  open var minimumLineSpacing: CGFloat = 0

  /// The least space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 0

  // MARK: Who else is asked

  /// Who makes the section's headers, footers and badges.
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?

  /// The adapter whose list it is in.
  internal weak var adapter: ListAdapter?

  /// The section that it made before the update that is being done.
  internal var sectionBefore = NSNotFound

  /// The section controller that a list has, where this is only one that stands in for it.
  internal var original: AnySectionController { self }

  /// A section controller. Asked for by an adapter, it knows its screen and its list already.
  public override init() {
    super.init()
    if let adapter = ListAdapter.asking { join(adapter) }
  }

  /// It belongs to a list from now on.
  internal func join(_ adapter: ListAdapter) {
    self.adapter = adapter
    viewController = adapter.viewController
  }

  /// The list that it was taken into last: each that is put together has a number.
  private var list = 0
  private static var lists = 0

  internal static func nextList() -> Int {
    lists += 1
    return lists
  }

  /// Takes it into a list that is put together. Answers whether it was free: it must be neither in that
  /// list already nor shown by another adapter.
  internal func claim(for adapter: ListAdapter, _ list: Int) -> Bool {
    guard self.list != list else { return false }
    if let other = self.adapter, other !== adapter, other.map.section(of: self) != nil {
      return false
    }
    self.list = list
    join(adapter)
    return true
  }

  /// It is no longer in the list.
  internal func leave() {
    section = NSNotFound
    isFirstSection = false
    isLastSection = false
  }

  // MARK: What an adapter asks and tells, in any spelling

  internal var itemCount: Int { 1 }

  internal func size(at index: Int) -> CGSize { .zero }

  internal func cell(at index: Int) -> UICollectionViewCell? { nil }

  internal func take(_ object: Any) {}

  /// Whether an item may be selected or deselected.
  internal func allows(_ question: SectionQuestion, at index: Int) -> Bool { true }

  internal func hear(_ event: SectionEvent, in adapter: ListAdapter) {}

  /// Whether anybody wants to know that the list scrolls.
  internal var hearsOfScrolling: Bool { false }

  internal func menu(at index: Int, point: CGPoint) -> UIContextMenuConfiguration? { nil }

  internal func canMove(at index: Int) -> Bool { false }

  internal func canMove(at index: Int, to target: Int) -> Bool { canMove(at: index) }

  internal func move(from index: Int, to target: Int) {}

  /// The attributes that an item has when it comes or goes.
  internal func customized(
    _ attributes: UICollectionViewLayoutAttributes, _ end: TransitionEnd, at index: Int,
    in adapter: ListAdapter
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// A section of a compositional layout of its own.
  internal func compositionalSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }
}

/// What a section controller may forbid.
internal enum SectionQuestion {
  case select, deselect
}

/// What a section controller is told.
internal enum SectionEvent {
  case didSelect(Int)
  case didDeselect(Int)
  case didHighlight(Int)
  case didUnhighlight(Int)
  case willDisplay
  case didEndDisplaying
  case willDisplayCell(UICollectionViewCell, Int)
  case didEndDisplayingCell(UICollectionViewCell, Int)
  case willEnterWorkingRange
  case didExitWorkingRange
  case didScroll
  case willBeginDragging
  case didEndDragging(willDecelerate: Bool)
  case didEndDecelerating
}

/// The two ends of an item's time in a list.
internal enum TransitionEnd {
  case initial, final
}
