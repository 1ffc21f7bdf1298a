import Foundation
import IGListKit
import Testing
import UIKit

@Suite("Two adapters and their collection views")
@MainActor
struct TwoAdaptersTests {
  /// Two adapters, each with its own view.
  private func two() -> (one: AdapterWorld<TestSource>, other: AdapterWorld<TestSource>) {
    (
      shownWorld([TestObject(1, 1), TestObject(2, 1)]),
      shownWorld([TestObject(1, 1), TestObject(2, 1)])
    )
  }

  @Test("An adapter does not change a view that another adapter has taken")
  func taken() {
    let (one, other) = two()
    other.adapter.collectionView = one.view
    #expect(one.adapter.collectionView == nil)
    one.source.objects = [TestObject(1, 2), TestObject(2, 1), TestObject(3, 1), TestObject(4, 1)]
    #expect(one.update() == false)
    #expect(one.view.itemCounts == [1, 1])
    other.source.objects = [TestObject(1, 2), TestObject(2, 1), TestObject(3, 1), TestObject(4, 1)]
    var answer: Bool?
    other.adapter.performUpdates(animated: true) { answer = $0 }
    one.settle()
    #expect(answer == true)
    #expect(one.view.itemCounts == [2, 1, 1, 1])
  }

  @Test("Two adapters can exchange their views while updates wait")
  func exchanged() {
    let (one, other) = two()
    var answers: [String] = []
    one.source.objects = [TestObject(1, 1), TestObject(2, 1), TestObject(3, 1)]
    one.adapter.performUpdates(animated: true) { answers.append("one \($0)") }
    other.adapter.performUpdates(animated: true) { answers.append("other \($0)") }
    one.adapter.collectionView = other.view
    other.adapter.collectionView = one.view
    one.settle()
    other.settle()
    #expect(answers.sorted() == ["one true", "other true"])
    #expect(other.view.itemCounts == [1, 1, 1])
    #expect(one.view.itemCounts == [1, 1])
  }

  @Test(
    "All completions are called if the view is removed and replaced while updates wait",
    arguments: [false, true])
  func takenAwayAndGiven(isReload: Bool) {
    let world = shownWorld([TestObject(1, 1)])
    var answers: [Int] = []
    func ask(_ number: Int) {
      world.source.objects.append(TestObject(10 + number, 1))
      if isReload {
        world.adapter.reloadData { _ in answers.append(number) }
      } else {
        world.adapter.performUpdates(animated: true) { _ in answers.append(number) }
      }
    }
    ask(1)
    world.adapter.collectionView = nil
    ask(2)
    let other = world.otherView()
    world.adapter.collectionView = other
    ask(3)
    world.settle()
    #expect(answers == [1, 2, 3])
    #expect(other.itemCounts == [1, 1, 1, 1])
  }
}
