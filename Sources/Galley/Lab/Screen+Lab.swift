import Foundation
import GalleyUIKit

// The tools of the list lab, which look for faults in lists, for an instance of `Screen`.

/// Fails unless a settled screen looks like a fresh screen (a new instance of the screen in the
/// same state), on the same device and with the same traits; see `assertSettled(_:settle:freshly:)`
/// for controllers.
///
///     screen.tap("Reload")
///     assertSettled(screen) { FeedViewController(posts: posts) }
@MainActor
public func assertSettled(
  _ screen: Screen, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  freshly: () -> UIViewController
) {
  assertSettled(
    screen.controller, settle: settle, fileID: fileID, filePath: filePath, line: line,
    column: column, freshly: freshly)
}

/// Records the appearance of a screen at several times; see `filmStrip(of:at:during:)` for views.
@MainActor
public func filmStrip(
  of screen: Screen, at times: [TimeInterval] = [0, 0.1, 0.2, 0.3, 0.4], during change: () -> Void
) -> FilmStrip { filmStrip(of: screen.view, at: times, during: change) }

/// Counts the work of a screen until it has settled; see `work(in:_:)` for views.
@MainActor
public func work(in screen: Screen, _ body: () throws -> Void) rethrows -> Work {
  try work(in: screen.view, body)
}

/// Returns an explanation of the view at a point of a screen; see `explain(_:in:)` for views.
@MainActor
public func explain(_ point: CGPoint, in screen: Screen) -> String {
  explain(point, in: screen.window)
}
