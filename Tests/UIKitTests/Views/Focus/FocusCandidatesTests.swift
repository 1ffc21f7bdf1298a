import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The reading order of what can have the focus")
struct FocusCandidatesTests {
  private final class Key: UIView {
    override var canBecomeFocused: Bool { true }
  }

  /// Returns the tags of views in reading order, for each order in which the views were added.
  private func orders(
    of frames: [CGRect], _ direction: UISemanticContentAttribute = .forceLeftToRight
  ) -> Set<[Int]> {
    var found: Set<[Int]> = []
    for order in permutations(of: Array(frames.indices)) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      root.semanticContentAttribute = direction
      for index in order {
        let key = Key(frame: frames[index])
        key.tag = index
        root.addSubview(key)
      }
      found.insert(FocusCandidates(in: root).views.map(\.tag))
    }
    return found
  }

  @Test("Views that are each a little lower have one order, however they were added")
  func stairs() {
    let frames = [
      CGRect(x: 200, y: 0, width: 40, height: 40), CGRect(x: 100, y: 0.75, width: 40, height: 40),
      CGRect(x: 0, y: 1.5, width: 40, height: 40), CGRect(x: 0, y: 100, width: 40, height: 40),
    ]
    // The first two are a row. The third begins more than a point below the first.
    #expect(orders(of: frames) == [[1, 0, 2, 3]])
    #expect(orders(of: frames, .forceRightToLeft) == [[0, 1, 2, 3]])
  }

  @Test("Views that begin within a point of each other are in the order of the hierarchy")
  func samePlace() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    root.addSubview(Key(frame: CGRect(x: 10.5, y: 0, width: 40, height: 90)))
    root.addSubview(Key(frame: CGRect(x: 10, y: 0.25, width: 40, height: 20)))
    #expect(FocusCandidates(in: root).views == root.subviews)
  }
}
