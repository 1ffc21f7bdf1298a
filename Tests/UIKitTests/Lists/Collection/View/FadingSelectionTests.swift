import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A selection that is taken back")
struct FadingSelectionTests {
  private let list = SwipeList()

  /// The background color of a row: the one that is set, or the one that an animation shows.
  private func color(of item: Int, shown: Bool) throws -> CGColor? {
    let background = try #require(list.cell(item).configurations.backgroundView)
    let fill = try #require(background.subviews.first { $0.backgroundColor != nil })
    return shown ? fill.layer.presentation()?.backgroundColor : fill.layer.backgroundColor
  }

  @Test("The background of a row that is deselected with animation fades")
  func fades() throws {
    list.view.selectItem(at: IndexPath(0, 1), animated: false, scrollPosition: [])
    list.settle()
    let selected = try color(of: 1, shown: false)
    let usual = try color(of: 0, shown: false)
    #expect(selected != usual)
    list.view.deselectItem(at: IndexPath(0, 1), animated: true)
    #expect(try color(of: 1, shown: false) == usual)
    list.window.frameClock.advance(by: 0.15)
    let middle = try color(of: 1, shown: true)
    #expect(middle != usual && middle != selected)
    list.window.frameClock.advance(by: 0.2)
    #expect(try color(of: 1, shown: false) == usual)
  }

  @Test("The background of a row that is deselected without animation changes immediately")
  func atOnce() throws {
    list.view.selectItem(at: IndexPath(0, 1), animated: false, scrollPosition: [])
    list.settle()
    list.view.deselectItem(at: IndexPath(0, 1), animated: false)
    list.view.layoutIfNeeded()
    #expect(try color(of: 1, shown: false) == color(of: 0, shown: false))
    #expect(!list.window.frameClock.isMoving)
  }
}
