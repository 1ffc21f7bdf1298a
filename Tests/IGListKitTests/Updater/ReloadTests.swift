import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("An updater that reloads everything")
@MainActor
struct ReloadTests {
  @Test("A reload waits for its turn, unless update() is called")
  func follows() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    world.reloadData { world.sections = [] }
    #expect(world.counts == [1])
    world.updater.update()
    #expect(world.counts == [])
    world.settle()
    #expect(world.log.events == ["will reload", "did reload"])
  }

  @Test("A collection view whose data source has gone is reloaded, too")
  func withoutDataSource() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    var answer: Bool?
    world.reloadData({ world.view.dataSource = nil }, { answer = $0 })
    world.settle()
    #expect(answer == true)
    #expect(world.view.visibleCells.isEmpty)
  }

  @Test("A reload shows the right number of items of estimated sizes")
  func estimatedSizes() {
    let layout = UICollectionViewFlowLayout()
    let world = UpdaterWorld([ListedSection(1, count: 1)], layout: layout)
    layout.estimatedItemSize = CGSize(width: 100, height: 10)
    world.reloadData {}
    world.settle()
    #expect(world.counts == [1])
    world.reloadData {
      world.sections = [ListedSection(1, count: 1), ListedSection(2, count: 4)]
    }
    world.settle()
    #expect(world.counts == [1, 4])
    #expect(world.view.visibleCells.count == 5)
  }

  @Test("A waiting item update is performed after the reload, on the reloaded data")
  func itemsAfterward() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    var order: [String] = []
    world.performItemUpdates {
      order.append("items of \(world.sections.map(\.key))")
      world.sections[0].items.append(7)
    }
    world.reloadData {
      order.append("reload")
      world.sections = [ListedSection(3, count: 3)]
    }
    world.settle()
    #expect(order == ["reload", "items of [3]"])
    #expect(world.counts == [4])
  }

  @Test("A waiting update is completed by the reload, and its data is not applied")
  func takesUpdatesAlong() {
    let world = UpdaterWorld([ListedSection(1, count: 1)])
    var order: [String] = []
    world.performUpdate(to: [ListedSection(2, count: 2)], whenApplied: { order.append("applied") })
    { _ in
      order.append("update")
    }
    world.reloadData(
      { world.sections = [ListedSection(3, count: 3)] }, { _ in order.append("reload") })
    world.settle()
    #expect(order == ["update", "reload"])
    #expect(world.counts == [3])
  }
}
