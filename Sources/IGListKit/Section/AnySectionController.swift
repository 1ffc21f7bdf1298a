import Foundation

/// The common base class of `ListSectionController` and of `IGListSectionController`, the class of
/// IGListKit 2. Subclass one of these two classes.
///
/// A section controller makes the cells of one object of a list. The adapter's data source creates
/// the section controller. The adapter keeps the section controller for as long as its object is in
/// the list, and calls the section controller with each new instance of the object.
@preconcurrency @MainActor
open class AnySectionController: NSObject {
  // MARK: Position in the list

  /// The view controller of the list.
  public internal(set) weak var viewController: UIViewController?

  /// The section of the list that the controller makes; `NSNotFound` while the controller is in no
  /// list.
  public internal(set) var section = NSNotFound

  /// Whether the section is the first of the list.
  public internal(set) var isFirstSection = false

  /// Whether the section is the last of the list.
  public internal(set) var isLastSection = false

  // MARK: Layout

  /// The space around the section's items.
  open var inset = UIEdgeInsets.zero

  /// The minimum space between lines of items.
  open var minimumLineSpacing: CGFloat = 0

  /// The minimum space between items of a line.
  open var minimumInteritemSpacing: CGFloat = 0

  // MARK: Supplementary views

  /// The object that makes the section's headers, footers and badges.
  open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?

  /// The adapter of the list that contains the section.
  internal weak var adapter: ListAdapter?

  /// The section before the update in progress.
  internal var sectionBefore = NSNotFound

  /// The section controller that is in the list. This is another object only for a stand-in, which
  /// delegates receive instead of the section controller.
  internal var original: AnySectionController { self }

  /// Creates a section controller. If an adapter is asking its data source for the section
  /// controller, `viewController` and the list are set immediately.
  public override init() {
    super.init()
    if let adapter = ListAdapter.asking { join(adapter) }
  }

  /// Makes the controller a part of an adapter's list.
  internal func join(_ adapter: ListAdapter) {
    self.adapter = adapter
    viewController = adapter.viewController
  }

  /// The number of the list that has claimed the controller last. Each list that is composed has a
  /// new number.
  private var list = 0
  private static var lists = 0

  /// Returns the number of a list that is being composed.
  internal static func nextList() -> Int {
    lists += 1
    return lists
  }

  /// Claims the controller for a list that is being composed. Returns `false` if the controller is
  /// already in that list, or is shown by another adapter.
  internal func claim(for adapter: ListAdapter, _ list: Int) -> Bool {
    guard self.list != list else { return false }
    if let other = self.adapter, other !== adapter, other.map.section(of: self) != nil {
      return false
    }
    self.list = list
    join(adapter)
    return true
  }

  /// Removes the controller from its list.
  internal func leave() {
    section = NSNotFound
    isFirstSection = false
    isLastSection = false
  }

  // MARK: Called by the adapter, for `ListSectionController` and `IGListSectionController`

  internal var itemCount: Int { 1 }

  internal func size(at index: Int) -> CGSize { .zero }

  internal func cell(at index: Int) -> UICollectionViewCell? { nil }

  internal func setObject(_ object: Any) {}

  /// Whether an item may be selected or deselected.
  internal func allows(_ question: SectionQuestion, at index: Int) -> Bool { true }

  /// Notifies the section controller or its delegate of an event.
  internal func handle(_ event: SectionEvent, in adapter: ListAdapter) {}

  /// Whether the section has a delegate for scrolling.
  internal var hasScrollDelegate: Bool { false }

  internal func menu(at index: Int, point: CGPoint) -> UIContextMenuConfiguration? { nil }

  internal func canMove(at index: Int) -> Bool { false }

  internal func canMove(at index: Int, to target: Int) -> Bool { canMove(at: index) }

  internal func move(from index: Int, to target: Int) {}

  /// Returns the attributes with which an item appears or disappears.
  internal func customized(
    _ attributes: UICollectionViewLayoutAttributes, _ end: TransitionEnd, at index: Int,
    in adapter: ListAdapter
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// Returns the layout of this section in a compositional layout; `nil` if the section controller
  /// provides no such layout.
  internal func compositionalSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { nil }
}

/// An act that a section controller may forbid.
internal enum SectionQuestion {
  case select, deselect
}

/// An event that a section controller is notified of.
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

/// The kind of a transition: from the initial attributes of an item that appears, or to the final
/// attributes of an item that disappears.
internal enum TransitionEnd {
  case initial, final
}
