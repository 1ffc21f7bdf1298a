import Foundation
import GalleyUIKit

/// Fails unless a settled screen looks like a fresh screen of the same state.
///
///     feed.show(before, animated: true)
///     feed.show(after, animated: true)
///     assertSettled(feed) { FeedViewController(posts: after) }
///
/// A screen that has settled should look like one that has never shown anything else. So no
/// expected values have to be recorded. The failure names the cell that differs, the view in it,
/// and the property:
///
///     At rest it does not look like a fresh one.
///     item 2 of section 0 (PhotoCell):
///       badge (UIImageView): isHidden is false instead of true
///     A fresh one, this one and what differs: …/.build/proofs/lab/FeedTests-12-assertSettled.png
///
/// Both are shown in windows of the same size. The fresh list is scrolled to the position of the
/// other one. A screen that is in no window gets one of its own.
///
/// - Parameters:
///   - screen: The screen.
///   - settle: Called while the screens settle, to finish work that Galley does not know of.
///   - freshly: Makes a screen of the same state.
@MainActor
public func assertSettled(
  _ screen: UIViewController, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  freshly: () -> UIViewController
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  UIView.withSquareText {
    let stage = Stage(around: screen, settling: settle)
    compare(stage, Stage(like: stage, make: freshly), place)
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
    fresh.lookAt(other)
    compare(stage, fresh, place)
  }
}

@MainActor
private func compare(_ stage: Stage, _ fresh: Stage, _ place: ProofPlace) {
  guard !ListLab.isInChild else { return }
  let comparison = ScreenComparison(stage: stage, fresh: fresh)
  guard let finding = comparison.finding("At rest it does not look like a fresh one.") else {
    return
  }
  place.fail(finding, tool: "assertSettled")
}
