import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("The list lab on a screen")
struct LabOnScreensTests {
  @Test("Holds the screen against a fresh one, counts, films and explains it")
  func tools() {
    let screen = Screen(MarkedList(Array(0..<40)))
    guard let list = screen.controller as? MarkedList else {
      Issue.record("the screen shows another controller")
      return
    }
    let done = work(in: screen) { list.show([1, 2, 3]) }
    #expect(done <= .init(cellsConfigured: 3, cellsMade: 0))
    assertSettled(screen) { MarkedList([1, 2, 3]) }
    #expect(filmStrip(of: screen, at: [0]) {}.text.contains("Cell"))
    guard let cell = list.list.visibleCells.first else {
      Issue.record("no cell is visible")
      return
    }
    let middle = cell.convert(CGPoint(x: 40, y: 10), to: nil)
    #expect(explain(middle, in: screen).contains("of UICollectionView"))
  }
}
