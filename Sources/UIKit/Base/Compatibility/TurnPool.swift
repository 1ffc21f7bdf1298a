import Dispatch

/// An object that may be in the `TurnPool`.
@MainActor
internal protocol TurnPoolObject: AnyObject {
  /// Whether the object is in the pool. Only the pool sets this property.
  var isInTurnPool: Bool { get set }
}

/// The objects that are kept until the next turn of the main queue, although nothing else may refer
/// to them: views that were removed from their superviews, and windows that were never shown.
///
/// On a phone, the autorelease pool of the turn keeps these objects. Apps rely on this: they remove
/// a view to which only a weak outlet refers, and add it to another view. Helpers of tests rely on
/// it, too: they create a window, add a view to it, and return.
///
///     @IBOutlet weak var badge: UIView!
///
///     badge.removeFromSuperview()
///     header.addSubview(badge)
///
/// `MainTurn.drain()` empties the pool, too. Objects in the pool do not count as blocks that wait,
/// so a screen may have settled while there are such objects.
@MainActor
internal enum TurnPool {
  private struct Entry {
    let object: any TurnPoolObject
    /// The recorders of the task that has added the object.
    let recorders = TaskRecorders()
  }

  private static var entries: [Entry] = []
  /// Whether the main queue will empty the pool in its next turn.
  private static var isScheduled = false

  static var isEmpty: Bool { entries.isEmpty }
  static var count: Int { entries.count }

  /// Adds an object. Does nothing if the object is in the pool already.
  ///
  /// - Complexity: O(1), amortized. The main queue is asked once for all objects.
  static func add(_ object: some TurnPoolObject) {
    // Outside of the main queue, the pool is not changed, because the main queue may be using it.
    guard !object.isInTurnPool, MainQueue.isCurrent else { return }
    object.isInTurnPool = true
    entries.append(Entry(object: object))
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async(group: nil, qos: .unspecified, flags: []) {
      MainActor.assumeIsolated {
        isScheduled = false
        release()
      }
    }
  }

  /// Releases the objects from an index on. What their deinitializers do is recorded for the tasks
  /// that have added the objects.
  ///
  /// Objects that are added by a deinitializer meanwhile wait for the next release.
  static func release(from first: Int = 0) {
    guard entries.count > first else { return }
    var leaving = Array(entries[first...].reversed())
    entries.removeSubrange(first...)
    while let recorders = leaving.last?.recorders {
      recorders.record { leaving.popLast()?.object.isInTurnPool = false }
    }
  }

  /// Calls a closure, and then releases the objects that were added meanwhile.
  ///
  /// A frame of a clock is such a closure, because on a phone each frame is a turn of its own. The
  /// objects that were added before are still kept, as on a phone whose run loop runs inside of a
  /// test.
  static func releasingAdded(_ body: () -> Void) {
    let count = count
    body()
    release(from: count)
  }
}
