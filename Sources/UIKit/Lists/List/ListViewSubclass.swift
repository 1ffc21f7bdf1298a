import Foundation
import GalleyDiffing
import GalleyLayout

/// The questions that a list asks the app and the events that the list reports, in terms of
/// `UICollectionView` or `UITableView`. The list itself knows neither delegate nor data source.
@MainActor
internal protocol ListViewSubclass: _ListView {
  // MARK: Settings of the app

  /// Whether the list is in editing mode. Swiping a row open does not change this value.
  var isInEditing: Bool { get }
  var allowsSelection: Bool { get set }
  var allowsMultipleSelection: Bool { get set }
  var allowsSelectionDuringEditing: Bool { get set }
  var allowsMultipleSelectionDuringEditing: Bool { get set }
  var backgroundView: UIView? { get }
  var generation: UIKitGeneration { get }
  /// The invalidations after which a view is measured again.
  var selfSizing: UICollectionView.SelfSizingInvalidation { get }
  /// The duration for which a finger that moves an item has to stay at a target before other items
  /// make space.
  var reorderingDelay: TimeInterval { get }
  /// Whether the delegate is notified of each self-sizing row before the next row is requested.
  var announcesRowsOneByOne: Bool { get }
  /// Returns the configuration of a section that is a list; `nil` for other sections.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration?
  /// Returns the swipe actions on a side of a row.
  func swipeActions(
    _ side: SwipedRow.Side, of cell: _ListElementView, at path: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Reloads the list with the public method, which a subclass of the app may override.
  func reloadData()
  /// UIKit's words for the parts of a list of this class.
  var words: ListWords { get }

  var allowsFocus: Bool { get }
  var allowsFocusDuringEditing: Bool { get }
  var remembersLastFocusedIndexPath: Bool { get }

  // MARK: Focus

  /// Returns whether an item can have the focus.
  func askWhetherFocusable(_ path: IndexPath) -> Bool
  /// Returns the item that the focus prefers; `nil` if the system chooses the item.
  func askForFocused() -> IndexPath?
  /// Returns whether an item is selected when it gets the focus.
  func askWhetherSelectionFollowsFocus(_ path: IndexPath) -> Bool
  /// Returns whether the focus may move.
  func askWhetherFocusMoves(_ context: UIFocusUpdateContext) -> Bool
  /// Notifies the delegate that the focus has moved.
  func tellFocusMoved(
    _ context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)

  // MARK: The data

  /// The object that provides the data.
  var listSource: AnyObject? { get }
  /// Returns the number of sections in the data source.
  func askForSectionCount() -> Int
  /// Returns the number of items in a section of the data source.
  func askForItemCount(ofSection section: Int) -> Int
  /// Returns the data source's view for an element.
  func askForView(of kind: Element.Kind, at path: IndexPath) -> _ListElementView
  /// Traps if a view is not one that the data source may return for a request.
  func check(_ view: _ListElementView, against request: ViewRequest)
  /// Returns whether the data source lets an item be moved; `nil` if the data source does not
  /// implement the method.
  func askWhetherMovable(_ path: IndexPath) -> Bool?
  /// Notifies the data source that an item was moved to its own path. Returns whether the data
  /// source implements the method.
  func tellMovedToItself(_ path: IndexPath) -> Bool
  /// Notifies the data source that an item was moved.
  func tellMoved(from source: IndexPath, to target: IndexPath)
  /// Whether an object is notified of items before they are shown.
  var isPrefetching: Bool { get }
  func tellPrefetching(_ paths: [IndexPath])
  func tellCancelledPrefetching(_ paths: [IndexPath])

  // MARK: The delegate

  /// Whether there is a delegate to ask.
  var hasDelegate: Bool { get }
  /// Returns whether an item takes part in editing mode.
  func askWhetherEditable(_ path: IndexPath) -> Bool
  func askWhetherHighlightable(_ path: IndexPath) -> Bool
  func tellHighlighted(_ path: IndexPath)
  func tellUnhighlighted(_ path: IndexPath)
  /// Whether the highlight ends before the tap selects the item, rather than after it.
  var highlightEndsBeforeTap: Bool { get }
  /// Returns the item that a tap on an item selects; `nil` for none.
  func askForPathToSelect(insteadOf path: IndexPath) -> IndexPath?
  func tellSelected(_ path: IndexPath)
  /// Returns the item that a tap on an item deselects; `nil` for none.
  func askForPathToDeselect(insteadOf path: IndexPath) -> IndexPath?
  /// Returns the item to deselect because a tap selects another item; `nil` for none.
  func askForPathToDeselectAutomatically(insteadOf path: IndexPath) -> IndexPath?
  func tellDeselected(_ path: IndexPath)
  func askWhetherActionable(_ path: IndexPath) -> Bool
  func tellAction(_ path: IndexPath)
  func askWhetherTwoFingersSelect(from path: IndexPath) -> Bool
  func tellTwoFingersBegan(at path: IndexPath)
  func tellTwoFingersEnded()
  func tellWillDisplay(_ view: _ListElementView, _ id: Element.ID)
  func tellDidEndDisplaying(_ view: _ListElementView, _ id: Element.ID)
  /// Returns the target of a moved item, given the target that the layout proposes.
  func askForTarget(ofMoveFrom source: IndexPath, now: IndexPath, proposed: IndexPath) -> IndexPath
  /// Returns the content offset to use instead of a proposed offset, for example after an update.
  func askForOffset(insteadOf proposed: CGPoint) -> CGPoint
  /// Returns the size of an element that can be sized without its view; `nil` if the view has to be
  /// measured.
  func askForSize(of place: LaidOutElement) -> CGSize?
  /// The sizes and spacings that the delegate returns to a flow layout.
  var answersToFlowLayout: (any FlowAnswers)? { get }

  /// The minimum distance of content from the sides of the list, besides the safe area.
  var minimumContentInset: CGFloat { get }

  /// The width of the section index that covers the rows.
  var widthCoveredByIndex: Double { get }

  /// Returns the height at the top of the viewport that a pinned header covers above an item.
  func lengthCovered(above path: IndexPath) -> CGFloat

  // MARK: Menus

  func askForMenu(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration?
  /// Returns the preview of an item while its menu appears or disappears.
  func askForPreview(
    of path: IndexPath, _ configuration: UIContextMenuConfiguration, isComing: Bool
  ) -> UITargetedPreview?
  func tellPreviewTapped(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating)
  func tellMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)
  func tellMenuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?)

  // MARK: Rows that are swiped

  /// Called when a row is about to be swiped aside.
  func tellSwipeBegins(at path: IndexPath)
  /// Called when a swiped row has closed; with `nil` if the row was removed.
  func tellSwipeEnded(at path: IndexPath?)

  // MARK: Transitions and other interactions

  /// Whether the list is in a transition between two layouts, one of which is `layout`.
  func isInTransition(from layout: UICollectionViewLayout) -> Bool
  /// Moves the content to the offset for the progress of the transition between layouts.
  func followTransition()
  /// Whether a finger moves an item, or controls a transition between layouts.
  var isInteracting: Bool { get }
  /// Ends the transition to another layout.
  func stopTransition()
  /// Called when a view was created for the list.
  func listen(to view: _ListElementView)
}
