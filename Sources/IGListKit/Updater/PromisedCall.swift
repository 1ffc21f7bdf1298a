import GalleyUIKit

/// A closure that is certain to be called.
///
/// If this object is deallocated before the call, the closure is called with `false` in a later
/// turn of the main queue.
@MainActor
internal final class PromisedCall {
  private var body: ((Bool) -> Void)?

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  /// Calls the closure, unless it was called already.
  func call(_ isFinished: Bool) {
    let body = body
    self.body = nil
    body?(isFinished)
  }

  isolated deinit {
    if let body { MainTurn.schedule { body(false) } }
  }
}
