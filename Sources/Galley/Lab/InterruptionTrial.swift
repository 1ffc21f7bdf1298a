import Foundation

/// A series of touches that shows whether a touch acts on the wrong item if the list is updated
/// during the touch.
///
/// The first touch is made on an item, and the list is updated meanwhile. The items may then differ
/// from the items after the update alone. In this case, other items are touched in fresh screens,
/// which are new instances of the screen in the new state. The item that is now at the path of the
/// touched item is touched first, and then items at other paths. If only the touch at the same path
/// has the same result as the first touch, the first touch has acted on the wrong item.
///
/// The caller performs the touch in `next` and passes its outcome to `record(_:)`, until `next` is
/// `nil`.
@MainActor
internal struct InterruptionTrial {
  /// A touch of an item in a new instance of the screen.
  struct Touch {
    let path: IndexPath
    let way: ItemTouch.Way
    /// The pause in which the screen is updated; `nil` if the screen is in the new state from the
    /// start.
    let pause: ItemTouch.Pause?
  }

  /// The item that is touched first, and the item that is at its path after the update.
  private let displaced: DisplacedItem
  /// The paths of the other items, without duplicates.
  private let others: [IndexPath]
  /// The ways of touching that have not been tried. The next way is the last element.
  private var ways: [ItemTouch.Way] = ItemTouch.Way.allCases.reversed()
  /// The pauses that have not been tried with the current way. The next pause is the last element.
  private var pauses = [ItemTouch.Pause.end]
  /// The items after the first touch, during which the list was updated.
  private var shown: [IndexPath: ShownItem]?
  /// The items after a touch of the item that is now at the path, in a fresh screen.
  private var there: [IndexPath: ShownItem]?
  /// The items after touches of other items in fresh screens, by the paths of these items.
  private var elsewhere: [IndexPath: [IndexPath: ShownItem]] = [:]
  /// A description of the fault, once a touch has acted on another item.
  private(set) var fault: String?

  /// Creates the trial; `nil` if there are no other items to compare with.
  init?(of displaced: DisplacedItem, beside others: [IndexPath]) {
    guard !others.isEmpty else { return nil }
    self.displaced = displaced
    self.others = Set(others).sorted()
  }

  /// The next touch; `nil` if a fault is found, or if nothing is left to try.
  var next: Touch? {
    guard fault == nil, let way = ways.last, let pause = pauses.last else { return nil }
    guard shown != nil else { return Touch(path: displaced.path, way: way, pause: pause) }
    let path = there == nil ? displaced.path : others.first { elsewhere[$0] == nil }
    return path.map { Touch(path: $0, way: way, pause: nil) }
  }

  /// Records the outcome of the touch in `next`.
  mutating func record(_ outcome: TouchOutcome) {
    guard let touch = next else { return }
    if touch.pause == .end {
      // The outcome of the first touch shows which menus and alerts there are.
      pauses = outcome.pauses + [.end]
    }
    guard let items = outcome.items else { return endPause() }
    if touch.pause != nil {
      guard outcome.isUpdated, items != displaced.after else { return endPause() }
      shown = items
    } else if there == nil {
      // An update may end the selection that the same touch makes in a fresh screen, so selections
      // are not compared.
      guard items.withoutSelection == shown?.withoutSelection else { return endPause() }
      there = items
    } else {
      elsewhere[touch.path] = items
      // The result can be judged when all other items have been touched.
      if elsewhere.count == others.count { judge(touch.way) }
    }
  }

  private mutating func judge(_ way: ItemTouch.Way) {
    if let shown, let there, let pause = pauses.last,
      displaced.isMistaken(shown, there: there, elsewhere: elsewhere)
        || displaced.isMistaken(
          shown.withoutSelection, there: there.withoutSelection,
          elsewhere: elsewhere.mapValues(\.withoutSelection))
    {
      fault = displaced.fault(way, pause, in: shown)
    }
    endPause()
  }

  /// Continues with the next pause, or with the next way if no pause is left.
  private mutating func endPause() {
    (shown, there, elsewhere) = (nil, nil, [:])
    pauses.removeLast()
    guard pauses.isEmpty else { return }
    ways.removeLast()
    pauses = [.end]
  }
}
