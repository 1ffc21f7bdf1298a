import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("An updater that reloads everything")
@MainActor
struct ReloadTests {
  @Test("What is shown follows the data source, without waiting if it must not")
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

  @Test("Items of estimated sizes are as many as before")
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

  @Test("Items that wait are changed after it, in what it has brought")
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

  @Test("An update that waits becomes a part of it, and its data is not taken over twice")
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
