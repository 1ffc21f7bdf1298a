import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor
@Suite("Scrolling while the clock advances")
struct ScrollingFramesTests {
  private let world = shownWorld((0..<100).map { TestObject($0, 1) })

  @Test("An animated scroll displays the cells on its way, frame by frame")
  func scrolling() throws {
    let before = world.view.visibleCells.count
    let last = try #require(world.source.objects.last)
    world.adapter.scroll(
      to: last, supplementaryKinds: nil, scrollDirection: .vertical, scrollPosition: .bottom,
      additionalOffset: 0, animated: true)
    var sections: Set<Int> = []
    while world.window.frameClock.isMoving {
      world.window.frameClock.advance(by: 1.0 / 60)
      sections.formUnion(world.view.indexPathsForVisibleItems.map(\.section))
    }
    #expect(world.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 99)))
    #expect(!world.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
    // More sections were visible on the way than at the start.
    #expect(sections.count > 2 * before)
  }

  @Test("A content offset that is set without an animation displays the cells there")
  func jumping() {
    world.view.contentOffset.y = world.view.contentSize.height - world.view.bounds.height
    world.window.frameClock.advanceUntilStill()
    #expect(world.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 99)))
  }
}
