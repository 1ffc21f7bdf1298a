import UIKit

private func stop(unless isRight: Bool) { precondition(isRight, "no feed") }

@MainActor func checkExceptions() { stop(unless: true) }
