import Foundation
import GalleyUIKit

/// Fails if a list jumps while it is updated.
///
///     assertNoJump { ChatViewController(messages: messages) } update: { chat in
///       chat.show(older + messages, animated: true)
///     }
///
/// The update is made with the list at five scroll positions, from its start to its end. If the
/// screen has several lists, the largest is examined. In each frame of the animation, at least one
/// of the items that were visible before the update, and that still exist, has to keep its position
/// on screen. If an item before these items was deleted, these items may move to close the gap. A
/// list that stays at its start or at its end does not jump: it may show inserted items instead.
/// The failure names the cause:
///
///     The list jumps when it is scrolled to 0.5 of its length.
///     item 4 of section 0 (MessageCell) was at 12, and is at 188 after 0 s. It is 176 further down
///     in the content, because the content above it has become higher; contentOffset.y is 640, as
///     before.
///
/// - Parameters:
///   - size: The size of the window.
///   - positions: The scroll positions, as fractions of the distance from the start of the list to
///     its end.
///   - distance: The number of points that an item may move.
///   - settle: Called while the screen settles, to finish pending work, such as the requests of the
///     test's loader.
///   - make: Makes the screen.
///   - update: Updates the screen.
@MainActor
public func assertNoJump<Screen: UIViewController>(
  size: CGSize = CGSize(width: 375, height: 667), at positions: [Double] = [0, 0.25, 0.5, 0.75, 1],
  within distance: CGFloat = 1, settle: @escaping () -> Void = {},
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ make: () -> Screen, update: (Screen) -> Void
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let found = ListLab.jumpFindings(
    size: size, at: positions, within: distance, settle: settle, make: make, update: update)
  guard !found.isEmpty else { return }
  place.fail(
    LabFinding(
      text: found.map(\.text).joined(separator: "\n"),
      picture: found.lazy.compactMap(\.picture).first,
      title: "Before the update, after the jump, and the difference"), tool: "assertNoJump")
}

extension ListLab {
  /// Returns a description of each jump of a list, at most one for each scroll position.
  package static func jumps<Screen: UIViewController>(
    size: CGSize = CGSize(width: 375, height: 667),
    at positions: [Double] = [0, 0.25, 0.5, 0.75, 1],
    within distance: CGFloat = 1, settle: @escaping () -> Void = {}, make: () -> Screen,
    update: (Screen) -> Void
  ) -> [String] {
    jumpFindings(
      size: size, at: positions, within: distance, settle: settle, make: make, update: update
    ).map(\.text)
  }

  /// Returns each jump of a list, at most one for each scroll position, with a picture of the
  /// screen before the update beside one that shows the jump.
  internal static func jumpFindings<Screen: UIViewController>(
    size: CGSize = CGSize(width: 375, height: 667),
    at positions: [Double] = [0, 0.25, 0.5, 0.75, 1], within distance: CGFloat,
    settle: @escaping () -> Void, make: () -> Screen, update: (Screen) -> Void
  ) -> [LabFinding] {
    // The function `fuzz` takes random walks over a screen in child processes. Each child process
    // runs the whole test again. The other tools check nothing in a child process.
    guard !isInChild else { return [] }
    return UIView.withSquareText {
      positions.compactMap { fraction -> LabFinding? in
        let stage = Stage(Surroundings(size: size), settling: settle, make: make)
        stage.settle()
        defer { stage.clear() }
        guard let screen = stage.controller as? Screen, let list = stage.largestList else {
          return LabFinding(
            text: "There is no list on the screen, so nothing can be said about jumps.")
        }
        VisibleList(list: list, stage: stage).scroll(toFraction: fraction)
        let jump = ListJump(of: list, on: stage, within: distance) { update(screen) }
        return jump.map {
          LabFinding(
            text: "The list jumps when it is scrolled to \(fraction) of its length.\n\($0)",
            picture: $0.picture)
        }
      }
    }
  }
}

extension Stage {
  /// The list that covers the largest part of the screen.
  fileprivate var largestList: _ListView? {
    lists.max { one, other in
      one.bounds.width * one.bounds.height < other.bounds.width * other.bounds.height
    }
  }
}
