import Foundation
import UIKit

/// Fails unless a screen at rest looks like a fresh screen of the same state.
///
///     feed.show(before, animated: true)
///     feed.show(after, animated: true)
///     assertSettled(feed) { FeedViewController(posts: after) }
///
/// Whatever has happened to a screen, when nothing moves any more it looks as one that has never shown anything
/// else. So nothing has to be written down. The failure says which cell is otherwise, which view in it, and which
/// property:
///
///     At rest it does not look like a fresh one.
///     item 2 of section 0 (PhotoCell):
///       badge (UIImageView): isHidden is false instead of true
///
/// Both are shown in windows of the same size. The fresh list is scrolled to where the other one is. If the screen
/// is in no window, it gets one of its own.
///
/// - Parameters:
///   - screen: The screen.
///   - settle: Called while the screens come to rest. It finishes work that Galley does not know of.
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

/// Fails unless a view at rest looks like a fresh view of the same state. It is as `assertSettled(_:settle:freshly:)`
/// for controllers.
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
  guard let difference = ScreenComparison(stage: stage, fresh: fresh).difference() else { return }
  place.fail("At rest it does not look like a fresh one.\n\(difference)")
}
