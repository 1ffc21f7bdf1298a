import Foundation
import GalleyUIKit

/// Fails unless a settled screen looks like a fresh screen, which is a new instance of the screen
/// in the same state.
///
///     feed.show(before, animated: true)
///     feed.show(after, animated: true)
///     assertSettled(feed) { FeedViewController(posts: after) }
///
/// A settled screen should look like a screen that has never shown another state. So a fresh screen
/// gives the expected values, and no values have to be recorded. The failure names the cell that
/// differs, the view in it, and the property:
///
///     At rest the screen does not look like a fresh one.
///     item 2 of section 0 (PhotoCell):
///       badge (UIImageView): isHidden is false instead of true
///     The fresh screen, this screen, and the differences: …/lab/FeedTests-12-assertSettled.png
///
/// Both screens are shown in windows of the same size, and the lists of the fresh screen are
/// scrolled to the offsets of the other screen's lists. A screen that is in no window is shown in a
/// new window.
///
/// - Parameters:
///   - screen: The screen.
///   - settle: Called while the screens settle, to finish pending work, such as the requests of the
///     test's loader.
///   - freshly: Creates a screen of the same state.
@MainActor
public func assertSettled(
  _ screen: UIViewController, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  freshly: () -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  UIView.withSquareText {
    let stage = Stage(around: screen, settling: settle)
    failIfDifferent(stage, from: Stage(like: stage, make: freshly), at: place)
  }
}

/// Fails unless a settled view looks like a fresh view of the same state.
///
/// See `assertSettled(_:settle:freshly:)` for controllers.
@MainActor
public func assertSettled(
  _ view: UIView, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  freshly: () -> UIView
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  UIView.withSquareText {
    let stage = Stage(around: view, settling: settle)
    let other = freshly()
    if other.bounds.size != view.bounds.size { other.frame.size = view.bounds.size }
    let fresh = Stage(like: stage) { ViewScreen(other) }
    fresh.examine(other)
    failIfDifferent(stage, from: fresh, at: place)
  }
}

/// Fails the test if a settled screen looks different from a fresh screen.
@MainActor
private func failIfDifferent(_ stage: Stage, from fresh: Stage, at place: ProofPlace) {
  // The function `fuzz` takes random walks over a screen in child processes. Each child process
  // runs the whole test again. The other tools check nothing in a child process.
  guard !ListLab.isInChild else { return }
  let comparison = ScreenComparison(stage: stage, fresh: fresh)
  let message = "At rest the screen does not look like a fresh one."
  guard let finding = comparison.finding(message) else { return }
  place.fail(finding, tool: "assertSettled")
}
