import Foundation
import GalleyDiffing

/// The movement of an item by a finger: the item with its paths, the position of the finger, and
/// the clock that continues the movement.
internal struct InteractiveMovement {
  /// The item with its paths in the data source and on screen.
  private(set) var item: MovedItem
  /// Whether the movement has ended. The data source is notified next, so it still has the order
  /// before the movement.
  var hasEnded = false
  /// The position of the finger, in the coordinates of the content.
  var position: CGPoint
  /// The next target of the item, and the time at which this target becomes the current target. If
  /// the finger moves to another target before that time, the other target replaces it.
  var pending: Pending?
  /// The identifier of the frame clock's listener, which runs while the list scrolls under the
  /// finger or a target is pending.
  var listener: Int?
  /// The frame clock to which a listener of the movement was last added.
  weak var clock: FrameClock?
  /// The time of the clock's last tick.
  var lastTick: TimeInterval = 0
  /// The fraction of a pixel by which the content still has to scroll.
  var scrollRemainder = CGPoint.zero

  /// A path to which the item moves (its target), and the time at which it moves there.
  struct Pending {
    var path: ItemPath
    var due: TimeInterval
  }

  init(of source: ItemPath, counts: [Int], at position: CGPoint) {
    item = MovedItem(source, counts: counts)
    self.position = position
  }

  /// Makes a path the current target.
  mutating func setTarget(_ path: ItemPath) {
    item.setTarget(path)
    pending = nil
  }
}
