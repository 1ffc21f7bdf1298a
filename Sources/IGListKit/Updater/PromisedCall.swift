import UIKit

/// A call that is made for sure: with `false`, in a later turn, if whoever was to make it has gone.
@MainActor
internal final class PromisedCall {
  private var body: ((Bool) -> Void)?

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  /// Makes it, if it was not made yet.
  func call(_ isFinished: Bool) {
    let body = body
    self.body = nil
    body?(isFinished)
  }

  isolated deinit {
    if let body { MainTurn.schedule { body(false) } }
  }
}
