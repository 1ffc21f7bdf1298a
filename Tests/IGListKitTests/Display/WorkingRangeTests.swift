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

  @Test("A working range of size 0 contains the visible sections")
  func sizeZero() {
    let list = List(3, size: 0)
    list.show(1)
    #expect(list.log == ["enter 1"])
  }

  @Test("A section leaves a working range of size 0 with its last cell")
  func sizeZeroEnds() {
    let list = List(3, size: 0)
    list.show(1)
    list.log = []
    list.hide(1)
    #expect(list.log == ["exit 1"])
  }

  @Test("A working range of size 1 contains the neighbours of the visible sections")
  func neighbours() {
    let list = List(3, size: 1)
    list.show(1)
    #expect(list.log == ["enter 0", "enter 1", "enter 2"])
  }

  @Test("A working range of size 1 contains no sections beyond the neighbours")
  func noMore() {
    let list = List(5, size: 1)
    list.show(2)
    #expect(list.log == ["enter 1", "enter 2", "enter 3"])
  }

  @Test("At the beginning of a list, a working range of size 1 contains two sections")
  func beginning() {
    let list = List(3, size: 1)
    list.show(0)
    #expect(list.log == ["enter 0", "enter 1"])
  }

  @Test("The neighbours of a section leave the working range when its cell disappears")
  func neighboursLeave() {
    let list = List(3, size: 1)
    list.show(0)
    list.log = []
    list.hide(0)
    #expect(list.log == ["exit 0", "exit 1"])
  }

  @Test("Each section enters the working range only once")
  func once() {
    let list = List(4, size: 1)
    list.show(1)
    list.log = []
    list.show(2)
    #expect(list.log == ["enter 3"])
    list.hide(1)
    #expect(list.log == ["enter 3", "exit 0"])
  }

  @Test("A working range that is larger than the list contains all sections")
  func large() {
    let list = List(3, size: .max)
    list.show(1)
    #expect(list.log == ["enter 0", "enter 1", "enter 2"])
  }

  @Test("All sections leave the working range when the adapter loses its collection view")
  func anotherView() {
    let list = List(3, size: 1)
    list.show(1)
    list.log = []
    list.world.adapter.collectionView = nil
    #expect(list.log == ["exit 0", "exit 1", "exit 2"])
  }

  // In IGListKit, the tests of the next two cases are switched off.

  @Test("The working range follows the deletion of visible sections")
  func delete() {
    let list = List(40, size: 1, isReal: true)
    #expect(list.log == (0...10).map { "enter \($0)" })
    list.log = []
    list.world.source.objects.removeSubrange(5...6)
    list.world.show()
    #expect(list.log.sorted() == ["enter 11", "enter 12", "exit 5", "exit 6"])
    #expect(list.log.filter { $0.hasPrefix("exit") } == ["exit 5", "exit 6"], "in order")
  }

  @Test("The working range follows the insertion of a section before the visible ones")
  func insert() {
    let list = List(4, size: 1)
    list.show(1)
    list.log = []
    list.world.source.objects.insert(TestObject(9, "new"), at: 1)
    list.world.adapter.performUpdates(animated: false)
    #expect(list.log == ["enter new", "exit 0"])
  }

  @Test("The working range follows the scrolling of a collection view")
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
