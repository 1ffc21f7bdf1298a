import Foundation
import Galley
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The sizes that a section controller returns")
struct SectionSizesTests {
  private let world = AdapterWorld(NumberSource([1, 42]))

  private func found(_ size: CGSize) throws -> (size: CGSize?, reports: [Report]) {
    let section = try #require(world.adapter.sectionController(for: 42) as? NumberSection)
    section.sizes = size
    var counted: CGSize?
    let found = reports { counted = world.adapter.sizeForItem(at: IndexPath(1, 0)) }
    return (counted, found)
  }

  @Test("A negative or infinite size is reported with its section, item and section controller")
  func odd() throws {
    let negative = try found(CGSize(width: -1, height: 7))
    #expect(negative.size == CGSize(width: 0, height: 7))
    #expect(
      negative.reports.map(\.message) == [
        "the size of item 0 of section 1 is negative: -1.0 × 7.0, as NumberSection says. That counts as 0"
      ])
    let infinite = try found(CGSize(width: 5, height: CGFloat.infinity))
    #expect(infinite.size == CGSize(width: 5, height: 0))
    #expect(infinite.reports.first?.message.contains("is no number") == true)
  }

  @Test("A size that can be laid out is not reported")
  func sound() throws {
    #expect(try found(CGSize(width: 0, height: 7)).reports.isEmpty)
  }
}
