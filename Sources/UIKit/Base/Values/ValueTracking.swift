import Observation
import Synchronization

/// A tracking of the observable values that a view has read, which ends when the view reads them
/// again or is deallocated.
///
/// `withObservationTracking` alone keeps a tracking until one of the values changes. A cell that is
/// configured many times would leave a tracking in each model that it has shown. So a tracking also
/// reads a mark, which changes when the tracking has to end.
@MainActor
internal final class ValueTracking {
  private var mark: Mark?
  /// The number of closures that are being called to find out which values they read.
  private static var depth = 0

  init() {}

  isolated deinit { end() }

  /// Ends the previous tracking, calls `body`, and tracks the values that it reads.
  ///
  /// - Parameter onChange: Called once, before the first of the values changes, unless the tracking
  ///   has ended.
  func track(_ body: () -> Void, onChange: @escaping @Sendable () -> Void) {
    end()
    // An outer tracking also tracks what an inner one reads, and a change of the mark would end the
    // outer tracking. So an inner tracking has no mark, and ends when a value changes.
    guard ValueTracking.depth == 0 else {
      return ValueTracking.trackUntilChange(body, onChange: onChange)
    }
    let mark = Mark()
    self.mark = mark
    ValueTracking.trackUntilChange {
      mark.read()
      body()
    } onChange: {
      if !mark.hasChanged { onChange() }
    }
  }

  /// Calls `body`, and tracks the values that it reads until one of them changes.
  static func trackUntilChange(_ body: () -> Void, onChange: @escaping @Sendable () -> Void) {
    depth += 1
    withObservationTracking {
      body()
    } onChange: {
      onChange()
    }
    depth -= 1
  }

  /// Ends the tracking.
  private func end() {
    let ended = mark
    mark = nil
    ended?.change()
  }

  /// A value that changes at the end of a tracking.
  private final class Mark: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let state = Mutex(false)

    /// Whether the tracking has ended.
    var hasChanged: Bool { state.withLock { $0 } }

    func read() { registrar.access(self, keyPath: \.hasChanged) }

    func change() {
      state.withLock { $0 = true }
      registrar.withMutation(of: self, keyPath: \.hasChanged) {}
    }
  }
}
