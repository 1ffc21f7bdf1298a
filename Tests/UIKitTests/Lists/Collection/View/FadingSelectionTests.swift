import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A selection that is taken back")
struct FadingSelectionTests {
  private let list = SwipeList()

  /// The color behind a row, as it is set or as it is shown on its way.
  private func color(of item: Int, shown: Bool) throws -> CGColor? {
    let background = try #require(list.cell(item).configurations.backgroundView)
    let fill = try #require(background.subviews.first { $0.backgroundColor != nil })
    return shown ? fill.layer.presentation()?.backgroundColor : fill.layer.backgroundColor
  }

  @Test("Fades, where it is animated")
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

  @Test("Is gone at once, where it is not")
  func atOnce() throws {
    list.view.selectItem(at: IndexPath(0, 1), animated: false, scrollPosition: [])
    list.settle()
    list.view.deselectItem(at: IndexPath(0, 1), animated: false)
    list.view.layoutIfNeeded()
    #expect(try color(of: 1, shown: false) == color(of: 0, shown: false))
    #expect(!list.window.frameClock.isMoving)
  }
}
