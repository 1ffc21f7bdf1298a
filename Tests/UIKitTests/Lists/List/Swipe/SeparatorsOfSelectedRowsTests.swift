import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("Separators beside selected rows")
@MainActor
struct SeparatorsOfSelectedRowsTests {
  private let list = SwipeList()

  /// The colors of the separators at the bottom of the rows; `nil` for a row without one.
  private func lines() throws -> [UIColor?] {
    list.view.layoutIfNeeded()
    return try (0..<4).map { item in
      let cell = try list.cell(item)
      return cell.subviews.first {
        $0.frame.height < 2 && $0.frame.minY > cell.bounds.midY && !$0.isHidden
      }?.backgroundColor
    }
  }

  @Test("The separators above and below a selected row are hidden until it is deselected")
  func one() throws {
    #expect(try lines() == [.separator, .separator, .separator, .separator])
    list.view.selectItem(at: IndexPath(0, 2), animated: false, scrollPosition: [])
    #expect(try lines() == [.separator, nil, nil, .separator])
    list.view.deselectItem(at: IndexPath(0, 2), animated: false)
    #expect(try lines() == [.separator, .separator, .separator, .separator])
  }

  @Test("The separators of a touched row are hidden")
  func finger() throws {
    let finger = Finger(on: try list.cell(1))
    finger.rest(for: 0.3)
    #expect(try lines() == [nil, nil, .separator, .separator])
    finger.cancel()
    #expect(try lines() == [.separator, .separator, .separator, .separator])
  }

  @Test("The separator between two selected rows stays")
  func two() throws {
    list.view.allowsMultipleSelection = true
    for item in 1...2 {
      list.view.selectItem(at: IndexPath(0, item), animated: false, scrollPosition: [])
    }
    #expect(try lines() == [nil, .separator, nil, .separator])
  }

  @Test("The hidden separators follow a selected row in an update")
  func update() throws {
    list.view.selectItem(at: IndexPath(0, 0), animated: false, scrollPosition: [])
    list.cities.insert("Kyoto", at: 0)
    list.view.insertItems(at: [IndexPath(0, 0)])
    list.settle()
    #expect(try lines() == [nil, nil, .separator, .separator])
  }
}
