import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("A section of one cell that is filled with a view model")
@MainActor
struct ListBindingSingleSectionControllerTests {
  /// Shows the text of a `TestObject`, and records the calls that it receives.
  final class Section: ListBindingSingleSectionController<TestObject, TextCell> {
    var log: [String] = []
    var configured = 0

    override func cellClass() -> AnyClass { TextCell.self }

    override func configureCell(_ cell: TextCell, withViewModel viewModel: TestObject) {
      configured += 1
      cell.label.text = viewModel.value as? String
    }

    override func size(forViewModel viewModel: TestObject) -> CGSize {
      CGSize(width: collectionContext.containerSize.width, height: 44)
    }

    override func didSelectItem(with cell: TextCell) { log.append("select \(cell.label.text!)") }
    override func didDeselectItem(with cell: TextCell) {
      log.append("deselect \(cell.label.text!)")
    }
    override func didHighlightItem(with cell: TextCell) {
      log.append("highlight \(cell.label.text!)")
    }
    override func didUnhighlightItem(with cell: TextCell) {
      log.append("unhighlight \(cell.label.text!)")
    }
  }

  private typealias Plain = ListBindingSingleSectionController<TestObject, TextCell>

  private func world(_ texts: [String], height: CGFloat = 100) -> AdapterWorld<SectionSource> {
    let updater = ListAdapterUpdater()
    updater.singleItemSectionUpdates = true
    let world = AdapterWorld(
      SectionSource(texts.enumerated().map { TestObject($0, $1) }) { _ in Section() },
      updater: updater, size: CGSize(width: 100, height: height))
    world.show()
    return world
  }

  private func section(_ section: Int, of world: AdapterWorld<SectionSource>) -> Section {
    world.adapter.sectionController(forSection: section) as! Section
  }

  @Test("Methods that are not overridden do nothing")
  func plain() {
    let controller = Plain()
    let cell = TextCell(frame: .zero)
    cell.label.text = "foo"
    controller.didSelectItem(with: cell)
    controller.didDeselectItem(with: cell)
    controller.didHighlightItem(with: cell)
    controller.didUnhighlightItem(with: cell)
    #expect(cell.label.text == "foo")
    #expect(!controller.isDisplayingCell())
  }

  @Test("A section controller that does not override cellClass() traps")
  func noClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Plain().cellClass()
    }
    expectTrap(result, says: "did not override cellClass()")
  }

  @Test("A section controller that does not override configureCell(_:withViewModel:) traps")
  func noConfiguration() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Plain().configureCell(TextCell(frame: .zero), withViewModel: TestObject(1, "foo"))
    }
    expectTrap(result, says: "did not override configureCell(_:withViewModel:)")
  }

  @Test("A section controller that does not override size(forViewModel:) traps")
  func noSize() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Plain().size(forViewModel: TestObject(1, "foo"))
    }
    expectTrap(result, says: "did not override size(forViewModel:)")
  }

  @Test("A section of a single bound cell has one item")
  func counts() {
    let world = world(["Foo", "Bar", "Baz"])
    #expect(world.view.numberOfSections == 3)
    for section in 0..<3 { #expect(world.view.numberOfItems(inSection: section) == 1) }
  }

  @Test("The cell has the size that its section controller returns")
  func size() {
    let world = world(["Foo", "Bar", "Baz"])
    let frame = world.view.cellForItem(at: IndexPath(0, 0))?.frame
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 44))
  }

  @Test("A cell that was scrolled away is reused")
  func recycled() {
    let world = world(["Foo", "Bar", "Baz"], height: 60)
    let first = world.view.cellForItem(at: IndexPath(0, 0))
    #expect(first != nil)
    world.view.contentOffset = CGPoint(x: 0, y: 45)
    world.settle()
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) == nil)
    #expect(!section(0, of: world).isDisplayingCell())
    world.view.contentOffset = CGPoint(x: 0, y: 72)
    world.settle()
    #expect(world.view.visibleCells.contains { $0 === first })
  }

  @Test("The cell has the overridden class, and is configured")
  func filled() {
    let world = world(["Foo", "Bar", "Baz"], height: 1000)
    #expect((0..<3).flatMap { world.texts($0) } == ["Foo", "Bar", "Baz"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) is TextCell)
    #expect(section(0, of: world).isDisplayingCell())
  }

  @Test("An equal object does not configure the cell again")
  func equal() {
    let world = world(["Foo"])
    #expect(section(0, of: world).configured == 1)
    section(0, of: world).didUpdate(to: TestObject(0, "Foo"))
    #expect(section(0, of: world).configured == 1)
    #expect(world.texts() == ["Foo"])
  }

  @Test("A changed object configures the existing cell again")
  func changed() {
    let world = world(["Foo"])
    let cell = world.view.cellForItem(at: IndexPath(0, 0))
    world.source.objects = [TestObject(0, "Bar")]
    #expect(world.update() == true)
    #expect(world.texts() == ["Bar"])
    #expect(world.view.cellForItem(at: IndexPath(0, 0)) === cell)
  }

  @Test("An object of another type is reported")
  func wrongType() {
    let reports = Report.gathering { Section().didUpdate(to: "foo") }
    #expect(reports.first?.message.contains("TestObject and was given a String") == true)
  }

  @Test("Selection and highlighting are told with the cell")
  func selection() {
    let world = world(["Foo", "Bar"])
    let (adapter, view, path) = (world.adapter, world.view, IndexPath(1, 0))
    adapter.collectionView(view, didHighlightItemAt: path)
    adapter.collectionView(view, didUnhighlightItemAt: path)
    adapter.collectionView(view, didSelectItemAt: path)
    adapter.collectionView(view, didDeselectItemAt: path)
    #expect(section(0, of: world).log == [])
    #expect(
      section(1, of: world).log == [
        "highlight Bar", "unhighlight Bar", "select Bar", "deselect Bar",
      ])
  }
}
