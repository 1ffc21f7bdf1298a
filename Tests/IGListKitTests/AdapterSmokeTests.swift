import Foundation
import IGListKit
import Testing
import UIKit

@Suite("An adapter")
@MainActor
struct AdapterSmokeTests {
  @Test("Each object is a section with as many cells as its section controller has items")
  func sections() {
    let source = TestSource([TestObject(1, 2), TestObject(2, "foo")])
    let world = AdapterWorld(source, updater: ListAdapterUpdater())
    #expect(world.update() == true)
    #expect(world.view.numberOfSections == 2)
    #expect(world.view.numberOfItems(inSection: 0) == 2)
    let cell = world.view.cellForItem(at: IndexPath(1, 0)) as? TestCell
    #expect(cell?.label.text == "foo")
  }

  @Test("All changes of an update are shown in one batch")
  func update() {
    let source = TestSource([TestObject(1, 2), TestObject(2, 3)])
    let world = AdapterWorld(source, updater: ListAdapterUpdater())
    #expect(world.update() == true)
    let kept = world.view.cellForItem(at: IndexPath(0, 0))
    source.objects = [TestObject(3, 1)] + source.objects
    let asked = source.asked
    var completions = 0
    for _ in 0..<10 { world.adapter.performUpdates(animated: true) { _ in completions += 1 } }
    #expect(source.asked == asked)
    world.settle()
    #expect(completions == 10)
    #expect(source.asked == asked + 1)
    #expect(world.view.numberOfSections == 3)
    #expect(world.view.cellForItem(at: IndexPath(1, 0)) === kept)
  }
}
