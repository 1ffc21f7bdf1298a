import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The working range")
struct WorkingRangeTests {
  /// A list of objects whose cells a test shows and hides itself.
  @MainActor
  private final class List: ListWorkingRangeDelegate {
    let world: AdapterWorld<TestSource>
    var log: [String] = []
    private var cells: [IndexPath: UICollectionViewCell] = [:]

    /// - Parameter isReal: Whether the collection view shows and hides cells.
    init(_ objects: Int, size: Int, isReal: Bool = false) {
      let source = TestSource((0..<objects).map { TestObject($0, "\($0)") })
      world = AdapterWorld(
        source, updater: isReal ? ListAdapterUpdater() : ListReloadDataUpdater(),
        workingRange: size, size: isReal ? CGSize(width: 100, height: 100) : .zero, isWired: false)
      source.prepare = { [unowned self] in $0.workingRangeDelegate = self }
      world.adapter.collectionView = world.view
      world.adapter.dataSource = source
      if isReal { world.settle() }
    }

    func show(_ sections: Int...) {
      for section in sections {
        let cell = UICollectionViewCell()
        cells[IndexPath(section, 0)] = cell
        world.adapter.collectionView(
          world.view, willDisplay: cell, forItemAt: IndexPath(section, 0))
      }
    }

    func hide(_ section: Int) {
      guard let cell = cells.removeValue(forKey: IndexPath(section, 0)) else { return }
      world.adapter.collectionView(
        world.view, didEndDisplaying: cell, forItemAt: IndexPath(section, 0))
    }

    private func name(_ section: ListSectionController) -> String {
      ((section as? TestSection)?.object?.value as? String) ?? "?"
    }

    func listAdapter(
      _ listAdapter: ListAdapter,
      sectionControllerWillEnterWorkingRange sectionController: ListSectionController
    ) { log.append("enter \(name(sectionController))") }

    func listAdapter(
      _ listAdapter: ListAdapter,
      sectionControllerDidExitWorkingRange sectionController: ListSectionController
    ) { log.append("exit \(name(sectionController))") }
  }

  @Test("Of size 0 is what is in sight")
  func sizeZero() {
    let list = List(3, size: 0)
    list.show(1)
    #expect(list.log == ["enter 1"])
  }

  @Test("Of size 0 is left with the cell")
  func sizeZeroEnds() {
    let list = List(3, size: 0)
    list.show(1)
    list.log = []
    list.hide(1)
    #expect(list.log == ["exit 1"])
  }

  @Test("Of size 1 has the neighbours of what is in sight")
  func neighbours() {
    let list = List(3, size: 1)
    list.show(1)
    #expect(list.log == ["enter 0", "enter 1", "enter 2"])
  }

  @Test("Of size 1 has no more than these")
  func noMore() {
    let list = List(5, size: 1)
    list.show(2)
    #expect(list.log == ["enter 1", "enter 2", "enter 3"])
  }

  @Test("At the beginning of a list has the next section, and not the one after that")
  func beginning() {
    let list = List(3, size: 1)
    list.show(0)
    #expect(list.log == ["enter 0", "enter 1"])
  }

  @Test("Is left by neighbours of a cell that is gone")
  func neighboursLeave() {
    let list = List(3, size: 1)
    list.show(0)
    list.log = []
    list.hide(0)
    #expect(list.log == ["exit 0", "exit 1"])
  }

  @Test("Is entered once by each")
  func once() {
    let list = List(4, size: 1)
    list.show(1)
    list.log = []
    list.show(2)
    #expect(list.log == ["enter 3"])
    list.hide(1)
    #expect(list.log == ["enter 3", "exit 0"])
  }

  @Test("Larger than any list has all of it")
  func large() {
    let list = List(3, size: .max)
    list.show(1)
    #expect(list.log == ["enter 0", "enter 1", "enter 2"])
  }

  @Test("Is left when the list leaves its collection view")
  func anotherView() {
    let list = List(3, size: 1)
    list.show(1)
    list.log = []
    list.world.adapter.collectionView = nil
    #expect(list.log == ["exit 0", "exit 1", "exit 2"])
  }

  // IGListKit's own tests of the next two are switched off.

  @Test("Goes on when a section in sight is deleted")
  func delete() {
    let list = List(40, size: 1, isReal: true)
    #expect(list.log == (0...10).map { "enter \($0)" })
    list.log = []
    list.world.source.objects.removeSubrange(5...6)
    list.world.show()
    #expect(list.log.sorted() == ["enter 11", "enter 12", "exit 5", "exit 6"])
    #expect(list.log.filter { $0.hasPrefix("exit") } == ["exit 5", "exit 6"], "in order")
  }

  @Test("Goes on when sections come before those in sight")
  func insert() {
    let list = List(4, size: 1)
    list.show(1)
    list.log = []
    list.world.source.objects.insert(TestObject(9, "new"), at: 1)
    list.world.adapter.performUpdates(animated: false)
    #expect(list.log == ["enter new", "exit 0"])
  }

  @Test("Of a real list follows its scrolling")
  func scrolling() {
    let source = TestSource((0..<40).map { TestObject($0, "\($0)") })
    let world = AdapterWorld(source, workingRange: 2)
    var inRange: Set<Int> = []
    let follower = Follower {
      inRange.insert($0)
    } leave: {
      inRange.remove($0)
    }
    for section in 0..<40 {
      world.adapter.sectionController(forSection: section)?.workingRangeDelegate = follower
    }
    world.settle()
    #expect(inRange == Set(0...11))
    for offset in stride(from: CGFloat(0), through: 155, by: 5) {
      world.view.contentOffset.y = offset
      world.settle()
    }
    #expect(inRange == Set(13...27))
  }
}

@MainActor
private final class Follower: ListWorkingRangeDelegate {
  private let enter: (Int) -> Void
  private let leave: (Int) -> Void

  init(enter: @escaping (Int) -> Void, leave: @escaping (Int) -> Void) {
    self.enter = enter
    self.leave = leave
  }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerWillEnterWorkingRange sectionController: ListSectionController
  ) { enter(sectionController.section) }

  func listAdapter(
    _ listAdapter: ListAdapter,
    sectionControllerDidExitWorkingRange sectionController: ListSectionController
  ) { leave(sectionController.section) }
}
