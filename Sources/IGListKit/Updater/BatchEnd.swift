import Foundation

/// The end of a batch, which is told once: by the collection view, or, when that goes in the middle of it
/// and its completion with it, with `false`.
@MainActor
internal final class BatchEnd {
  private var body: ((Bool) -> Void)?

  init(_ body: @escaping (Bool) -> Void) { self.body = body }

  isolated deinit { tell(false) }

  func tell(_ isFinished: Bool) {
    let body = self.body
    self.body = nil
    body?(isFinished)
  }
}
