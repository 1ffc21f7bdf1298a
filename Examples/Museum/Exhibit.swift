import Galley
import UIKit

/// A screen with a bug, and the same screen without it.
package struct Exhibit: Sendable, CustomStringConvertible {
  /// A short description of the bug.
  package let name: String
  /// The class of the screen.
  let type: MuseumScreen.Type
  /// The objects whose identities are wrong; `nil` for a screen.
  package let models: ModelStates?
  /// The tool that has to find the bug. Other tools may find it, too.
  package let tool: Tool

  /// A tool of the list lab.
  package enum Tool: String, Sendable, CaseIterable {
    case fuzz
    case fuzzWithTasks
    case assertNoStaleCells
    case assertNoLeaks
    case assertNoJump
    case permuteArrivals
    case lintIdentities
  }

  package var description: String { name }

  init(_ name: String, _ type: MuseumScreen.Type, _ tool: Tool) {
    self.name = name
    self.type = type
    self.tool = tool
    models = nil
  }

  init(_ name: String, _ models: ModelStates) {
    self.name = name
    type = DiffableScreen.self
    tool = .lintIdentities
    self.models = models
  }

  /// Whether an update empties the list before it loads the list again.
  package var reloadsFromNothing: Bool { type is RequestingTableScreen.Type }

  /// Returns the screen for the tools.
  @MainActor
  package func screen(isMended: Bool) -> LabScreen<[Room]> {
    let type = type
    return LabScreen(states: Room.states) { rooms in
      type.init(rooms: rooms, isMended: isMended)
    } update: { (screen: MuseumScreen, rooms, animated) in
      screen.show(rooms, animated: animated)
    }
  }

  /// Returns a closure that makes a screen, and one that updates it with three more pieces at the
  /// top.
  @MainActor
  package func reading(isMended: Bool) -> (
    make: () -> UIViewController, update: (UIViewController) -> Void
  ) {
    let type = type
    return (
      { type.init(rooms: [Room.reading[1]], isMended: isMended) },
      { ($0 as? MuseumScreen)?.show([Room.reading[0]], animated: true) }
    )
  }

  /// Returns a closure that makes a screen whose results are held back.
  @MainActor
  package func waiting(isMended: Bool) -> (Arrivals) -> UIViewController {
    let type = type
    return { arrivals in
      let screen = type.init(rooms: Room.states[5], isMended: isMended)
      screen.arrivals = arrivals
      return screen
    }
  }

  /// The bugs for which a test checks that the tool finds them, and that it finds nothing in the
  /// fixed versions.
  package static let all: [Exhibit] = [
    Exhibit("a picture that comes late", LatePictureScreen.self, .assertNoStaleCells),
    Exhibit("a mark that is not hidden again", MarkScreen.self, .assertNoStaleCells),
    Exhibit("a color that stays", TextColorScreen.self, .assertNoStaleCells),
    Exhibit("a gesture recognizer for each reuse", GestureScreen.self, .assertNoStaleCells),
    Exhibit("an action for each reuse", ActionScreen.self, .assertNoStaleCells),
    Exhibit("a constraint's constant that stays", RoomForPictureScreen.self, .assertNoStaleCells),
    Exhibit("a closure that stays", HandlerScreen.self, .assertNoStaleCells),
    Exhibit("an animation that goes on", PulseScreen.self, .assertNoStaleCells),
    Exhibit("a shelf that stays scrolled", ShelfScreen.self, .assertNoStaleCells),
    Exhibit("a spoken label that stays", SpokenScreen.self, .assertNoStaleCells),
    Exhibit("a cell that stays faded", FadedScreen.self, .assertNoStaleCells),
    Exhibit("wrong counts in a batch", CountScreen.self, .fuzz),
    Exhibit("data that changes before the batch", EarlyDataScreen.self, .fuzz),
    Exhibit("heights remembered by index path", HeightByPathScreen.self, .fuzz),
    Exhibit("sizes of the first width", WidthOnceScreen.self, .fuzz),
    Exhibit("a label for each reuse", StackedLabelScreen.self, .assertNoStaleCells),
    Exhibit("a timer that goes on", CountdownScreen.self, .assertNoStaleCells),
    Exhibit("a task that goes on", TaskScreen.self, .assertNoStaleCells),
    Exhibit("a check mark that stays", CheckmarkScreen.self, .assertNoStaleCells),
    Exhibit("equality by number alone", EqualByNumberScreen.self, .fuzz),
    Exhibit("an item in two sections", TwiceScreen.self, .fuzz),
    Exhibit("contents that are not configured anew", ForgottenReconfigurationScreen.self, .fuzz),
    Exhibit("a note of emptiness that stays", EmptyScreen.self, .fuzz),
    Exhibit("a header that is not told", HeaderScreen.self, .fuzz),
    Exhibit("a selection painted into the cell", PaintedSelectionScreen.self, .fuzz),
    Exhibit("an old answer that arrives last", SlowAnswerScreen.self, .fuzz),
    Exhibit("a border of the light", BorderScreen.self, .fuzz),
    Exhibit("text that keeps its size", FixedTextScreen.self, .fuzz),
    Exhibit("a banner of the first width", BannerScreen.self, .fuzz),
    Exhibit("a footer for each appearance", FooterAgainScreen.self, .fuzz),
    Exhibit("pictures that short memory takes away", MemoryScreen.self, .fuzz),
    Exhibit("a closure that holds the screen", HeldByClosureScreen.self, .assertNoLeaks),
    Exhibit("a delegate that is held", HeldByDelegateScreen.self, .assertNoLeaks),
    Exhibit("a data source that holds the screen", HeldBySourceScreen.self, .assertNoLeaks),
    Exhibit("a cell that holds itself", CellHoldsItselfScreen.self, .assertNoLeaks),
    Exhibit("an observer that holds the screen", ObserverScreen.self, .assertNoLeaks),
    Exhibit("a timer that holds the screen", TimerScreen.self, .assertNoLeaks),
    Exhibit("rows that push down what is read", PushedDownScreen.self, .assertNoJump),
    Exhibit("a list that goes back to the top", BackToTopScreen.self, .assertNoJump),
    Exhibit("pictures kept by index path", PictureByPathScreen.self, .fuzz),
    Exhibit("open rows kept by index path", OpenByPathScreen.self, .fuzz),
    Exhibit("an index path that a button remembers", RememberedIndexScreen.self, .fuzz),
    Exhibit("a snapshot that only grows", GrowingSnapshotScreen.self, .fuzz),
    Exhibit("a cell that is measured once", MeasuredOnceScreen.self, .fuzz),
    Exhibit("a stripe of the first width", StripeScreen.self, .fuzz),
    Exhibit("two heights at once", TwoHeightsScreen.self, .fuzz),
    Exhibit("a section controller that keeps its first object", FirstObjectScreen.self, .fuzz),
    Exhibit("a section controller that keeps its first size", FirstSizeScreen.self, .fuzz),
    Exhibit("titles of the first sections", FirstTitlesScreen.self, .fuzz),
    Exhibit("a section that goes with its last row", LastRowScreen.self, .fuzz),
    Exhibit("an observer for each reuse", ObservingCellScreen.self, .assertNoStaleCells),
    Exhibit("a constraint for each reuse", ConstraintAgainScreen.self, .assertNoStaleCells),
    Exhibit("a handler of states that stays", UpdateHandlerScreen.self, .assertNoStaleCells),
    Exhibit("a label that stays hidden in a stack", HiddenInStackScreen.self, .assertNoStaleCells),
    Exhibit("a mark that is hidden too late", HidingAnimationScreen.self, .assertNoStaleCells),
    Exhibit(
      "an accessibility action for each reuse", SpokenActionsScreen.self, .assertNoStaleCells),
    Exhibit("a bar button that holds the screen", BarButtonScreen.self, .assertNoLeaks),
    Exhibit("a waiting task that holds the screen", WaitingTaskScreen.self, .assertNoLeaks),
    Exhibit("a list that scrolls to its end", ScrollsToEndScreen.self, .assertNoJump),
    Exhibit("rows that are deleted in turn", DeletedInTurnScreen.self, .fuzz),
    Exhibit("heights of headers remembered by section", HeaderHeightScreen.self, .fuzz),
    Exhibit("a table's header of the first width", TableHeaderScreen.self, .fuzz),
    Exhibit("a header that is reused as it was", ReusedHeaderScreen.self, .fuzz),
    Exhibit("index titles of the first sections", IndexTitlesScreen.self, .fuzz),
    Exhibit("a swipe that deletes, and is not told", SwipeDeletesScreen.self, .fuzz),
    Exhibit("a move that is not applied", UnappliedMoveScreen.self, .fuzz),
    Exhibit("a switch whose tag is a row of each section", SwitchByTagScreen.self, .fuzz),
    Exhibit("a badge hidden while editing", HiddenWhileEditingScreen.self, .fuzz),
    Exhibit("a row that stays highlighted", HighlightScreen.self, .fuzz),
    Exhibit("a gradient for each layout", GradientScreen.self, .assertNoStaleCells),
    Exhibit("a shadow of the first size", ShadowScreen.self, .assertNoStaleCells),
    Exhibit("corners of the first height", RoundScreen.self, .assertNoStaleCells),
    Exhibit("an accessory for each reuse", AccessoriesScreen.self, .fuzz),
    Exhibit("a background that stays", BackgroundScreen.self, .assertNoStaleCells),
    Exhibit("a cell that stays painted", PaintedWhenSelectedScreen.self, .fuzz),
    Exhibit("a cell that knows itself whether it is open", OpenInCellScreen.self, .fuzz),
    Exhibit("a reload by the path that was", ReloadLaterScreen.self, .fuzz),
    Exhibit("an item that is gone when it is configured", ReconfigureGoneScreen.self, .fuzz),
    Exhibit("a page that is loaded twice", LoadsTwiceScreen.self, .fuzz),
    Exhibit("a refresh that does not end", RefreshScreen.self, .fuzz),
    Exhibit("a background of emptiness that stays", BackgroundViewScreen.self, .fuzz),
    Exhibit("a text typed into another row", TypedTextScreen.self, .fuzz),
    Exhibit("a layout that places items once", CachedLayoutScreen.self, .fuzz),
    Exhibit("a layout for the first sections", SectionsOfLayoutScreen.self, .fuzz),
    Exhibit("a layout that holds the screen", HeldByLayoutScreen.self, .assertNoLeaks),
    Exhibit("a list in a cell that is not told", NestedListScreen.self, .assertNoStaleCells),
    Exhibit("a list in a cell that stays scrolled", ScrolledListScreen.self, .assertNoStaleCells),
    Exhibit("each layout scrolls to the end", EndAtEachLayoutScreen.self, .assertNoJump),
    Exhibit("an offset that is corrected twice", CorrectedTwiceScreen.self, .assertNoJump),
    Exhibit("objects that change in place", SameObjectsScreen.self, .fuzz),
    Exhibit("objects that are always equal", EqualObjectsScreen.self, .fuzz),
    Exhibit("items that an adapter is not told of", UntoldItemsScreen.self, .fuzz),
    Exhibit("a section that holds the screen", HeldBySectionScreen.self, .assertNoLeaks),
    Exhibit("a declared value that leaves something out", ShortValueScreen.self, .fuzz),
    Exhibit("a button that does not tell the list", UntoldButtonScreen.self, .fuzz),
    Exhibit("an alert that deletes, and is not told", AlertDeletesScreen.self, .fuzz),
    Exhibit("space for a keyboard that has gone", KeyboardSpaceScreen.self, .fuzz),
    Exhibit("a place in the list that stays with the item", PlaceInListScreen.self, .fuzz),
    Exhibit("visible items reloaded when there are fewer", VisibleReloadScreen.self, .fuzz),
    Exhibit("a cell taken for there when it is not visible", CellOutOfSightScreen.self, .fuzz),
    Exhibit("a layout whose columns only grow", GrowingColumnsScreen.self, .fuzz),
    Exhibit("attributes of a layout that are not copied", UncopiedAttributesScreen.self, .fuzz),
    Exhibit("a count that a swipe does not change", CountAboveScreen.self, .fuzz),
    Exhibit("a menu that deletes what is in its row now", MenuOfRowScreen.self, .fuzz),
    Exhibit("an open row remembered by its path", OpenRowScreen.self, .fuzz),
    Exhibit("an edit button without rows to edit", EditButtonScreen.self, .fuzz),
    Exhibit("an observer for each appearance", ObserverAgainScreen.self, .fuzz),
    Exhibit("a tap on a search result that takes the row of all", SearchedRowScreen.self, .fuzz),
    Exhibit("a search that an update forgets", ForgottenSearchScreen.self, .fuzz),
    Exhibit("a selection that stays in its row", SelectedRowScreen.self, .fuzz),
    Exhibit("a move that swaps", SwappedMoveScreen.self, .fuzz),
    Exhibit("a note of a search without results that stays", NoResultsScreen.self, .fuzz),
    Exhibit("folded sections remembered by number", FoldedByNumberScreen.self, .fuzz),
    Exhibit("a button that removes the rows selected before", RemovedByRowScreen.self, .fuzz),
    Exhibit("a label that counts what is gone", CountsGoneScreen.self, .fuzz),
    Exhibit("a piece that is brought back twice", BroughtBackScreen.self, .fuzz),
    Exhibit("space for a bar that has gone", SpaceForBarScreen.self, .fuzz),
    Exhibit("a label that counts marks, and is not told", CountsMarksScreen.self, .fuzz),
    Exhibit("a bar button that an update forgets", EnabledButtonScreen.self, .fuzz),
    Exhibit(
      "a date picker that stays as the keyboard", DateKeyboardScreen.self, .assertNoStaleCells),
    Exhibit(
      "a content view that applies only its title", ContentViewScreen.self, .assertNoStaleCells),
    Exhibit("a late title that is written to its old row", LateTitleScreen.self, .fuzz),
    Exhibit("a row that is deleted and reloaded", DeletedAndReloadedScreen.self, .fuzz),
    Exhibit("a section that remembers its number", FirstNumberScreen.self, .fuzz),
    Exhibit("a search of what was there before an update", DelayedSearchScreen.self, .fuzz),
    Exhibit("a deselected row that is selected again", SelectedAgainScreen.self, .fuzz),
    Exhibit("a switch that changes the row it was in", SwitchOfRowScreen.self, .fuzz),
    Exhibit("selected rows deleted first to last", DeletedFirstToLastScreen.self, .fuzz),
    Exhibit("a timer that scrolls to what has gone", ScrollingTimerScreen.self, .fuzz),
    Exhibit("an index title of an empty section", EmptyRoomIndexScreen.self, .fuzz),
    Exhibit("a list that an answer empties", ClearedLaterScreen.self, .fuzzWithTasks),
    Exhibit("saved pieces that replace newer ones", SavedPiecesScreen.self, .permuteArrivals),
    Exhibit("pages in the order in which they arrive", PagesScreen.self, .permuteArrivals),
    Exhibit("a count from before the rows arrive", CountedEarlyScreen.self, .permuteArrivals),
    Exhibit("identifiers that are made anew", ModelStates.anew),
    Exhibit("equality by identifier alone", ModelStates.byIdentifier),
    Exhibit("an object that is there twice", ModelStates.twice),
    Exhibit("identifiers that name the place", ModelStates.byPlace),
  ]
}

extension Room {
  /// A room with pieces, and the same room without the first three.
  static let reading: [Room] = {
    let pieces = (0..<40).map { Piece(id: $0, title: "Piece \($0)", lines: $0 % 3 + 1) }
    return [
      Room(name: "east", pieces: pieces), Room(name: "east", pieces: Array(pieces.dropFirst(3))),
    ]
  }()
}
