import Foundation
import GalleyLayout

/// What a list asks of the app and tells it, in the words of its class: those of `UICollectionView` or those
/// of `UITableView`. The list itself knows no delegate.
@MainActor
internal protocol ListFace: _ListView {
  // MARK: What the app has set

  var isEditing: Bool { get }
  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  var backgroundView: UIView? { get }
  var generation: UIKitGeneration { get }
  /// When a view that has changed by itself is measured anew.
  var selfSizing: UICollectionView.SelfSizingInvalidation { get }
  /// How long a finger that moves an item stays until the others make room.
  var reorderingDelay: TimeInterval { get }
  /// The configuration of a section that is a list.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration?
  /// What can be done on a side of a row.
  func swipeActions(
    _ side: SwipedRow.Side, of cell: _ListElementView, at path: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Asks for everything anew, as the app may have overridden it.
  func reloadData()
  /// How UIKit names what is in a list of this class.
  var words: ListWords { get }

  // MARK: The data

  /// Who is asked for the data.
  var listSource: AnyObject? { get }
  /// How many sections the data source has.
  func askForSectionCount() -> Int
  /// How many items the data source has in a section.
  func askForItemCount(ofSection section: Int) -> Int
  /// The data source's view for an element.
  func askForView(of kind: Element.Kind, at path: IndexPath) -> _ListElementView
  /// Traps if a view is not what the data source was to return.
  func check(_ view: _ListElementView, against request: ViewRequest)
  /// Whether the data source lets an item be moved; `nil` if it does not say.
  func askWhetherMovable(_ path: IndexPath) -> Bool?
  /// Tells the data source that an item was moved.
  func tellMoved(from source: IndexPath, to target: IndexPath)
  /// Whether somebody is told early what will be shown.
  var isPrefetching: Bool { get }
  func tellPrefetching(_ paths: [IndexPath])
  func tellCancelledPrefetching(_ paths: [IndexPath])

  // MARK: The delegate

  /// Whether there is a delegate to ask.
  var hasDelegate: Bool { get }
  func askWhetherHighlightable(_ path: IndexPath) -> Bool
  func tellHighlighted(_ path: IndexPath)
  func tellUnhighlighted(_ path: IndexPath)
  /// Whether an item is no longer highlighted when the tap on it selects.
  var highlightEndsBeforeTap: Bool { get }
  /// The item that a tap selects instead of one; `nil` for none.
  func askForSelected(insteadOf path: IndexPath) -> IndexPath?
  func tellSelected(_ path: IndexPath)
  /// The item that goes out of the selection instead of one; `nil` for none.
  func askForDeselected(insteadOf path: IndexPath) -> IndexPath?
  /// The same for an item that goes because another one is selected.
  func askForDeselection(insteadOf path: IndexPath) -> IndexPath?
  func tellDeselected(_ path: IndexPath)
  func askWhetherActionable(_ path: IndexPath) -> Bool
  func tellAction(_ path: IndexPath)
  func askWhetherTwoFingersSelect(from path: IndexPath) -> Bool
  func tellTwoFingersBegan(at path: IndexPath)
  func tellTwoFingersEnded()
  func tellWillDisplay(_ view: _ListElementView, _ id: Element.ID)
  func tellDidEndDisplaying(_ view: _ListElementView, _ id: Element.ID)
  /// Where a moved item goes instead of where the layout would have it.
  func askForTarget(ofMoveFrom source: IndexPath, now: IndexPath, proposed: IndexPath) -> IndexPath
  /// Where the content goes instead, for example after an update.
  func askForOffset(insteadOf proposed: CGPoint) -> CGPoint
  /// How large an element is that no view has to be asked for.
  func askForSize(of place: LaidOutElement) -> CGSize?
  /// What the delegate says to a flow layout.
  var answersToFlowLayout: (any FlowAnswers)? { get }

  /// How far content stays away from the sides of the list at least, beside the safe area.
  var leastEdge: CGFloat { get }

  /// How much of the rows lies under an index.
  var coveredByIndex: Double { get }

  /// How much of what is in sight a header covers that stays above an item.
  func lengthCovered(above path: IndexPath) -> CGFloat

  // MARK: Menus

  func askForMenu(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
  /// What is seen of an item while its menu comes up, or goes.
  func askForPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isComing: Bool
  ) -> UITargetedPreview?
  func tellPreviewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func tellMenuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func tellMenuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Rows that are swiped

  /// A row is about to be swiped aside.
  func tellSwipeBegins(at path: IndexPath)
  /// A row is in its place again; `nil` if it has gone.
  func tellSwipeEnded(at path: IndexPath?)

  // MARK: What else goes on in a list of this class

  /// Whether the list is on its way to another layout, from this one or to it.
  func isOnItsWay(from layout: UICollectionViewLayout) -> Bool
  /// The content goes along on the way to another layout.
  func followTransition()
  /// Whether a finger moves an item, or leads to another layout.
  var isInteracting: Bool { get }
  /// Ends the way to another layout.
  func stopTransition()
  /// A view was made for the list.
  func listen(to view: _ListElementView)
}

/// How UIKit names what is in a list, in its messages.
internal struct ListWords: Hashable {
  /// What an item is called.
  let item: String
  let view: String

  static let collection = ListWords(item: "item", view: "collection view")
  static let table = ListWords(item: "row", view: "table view")

  /// UIKit's words where somebody asks how many items a section has that is not there.
  func missing(section: Int, of count: Int) -> String {
    self == .table
      ? "Requested the number of rows for section (\(section)) which is out of bounds."
      : "request for number of items in section \(section) when there are only \(count) sections in "
        + "the collection view"
  }
}
