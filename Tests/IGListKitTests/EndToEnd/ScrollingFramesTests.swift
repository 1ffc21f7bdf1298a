import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor
@Suite("A list whose clock goes on")
struct ScrollingFramesTests {
  private let world = shownWorld((0..<100).map { TestObject($0, 1) })

  @Test("Content that moves by itself brings its cells along, frame by frame")
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

  @Test("What is set without an animation is seen when all is still")
  func jumping() {
    world.view.contentOffset.y = world.view.contentSize.height - world.view.bounds.height
    world.window.frameClock.advanceUntilStill()
    #expect(world.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 99)))
  }
}
