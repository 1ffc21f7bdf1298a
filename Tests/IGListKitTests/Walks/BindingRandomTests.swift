import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Binding sections, whatever happens to them in whatever order")
@MainActor
struct BindingRandomTests {
  /// A list of sections, and how it is changed at random.
  private struct Life {
    var random: SeededRandom
    let world: AdapterWorld<SectionSource>
    var objects: [BindingObject] = []
    var asked = 0
    var areFickle: Bool

    func object(_ key: Int, _ viewModels: [any ListDiffable]) -> BindingObject {
      let object = BindingObject(key, viewModels)
      object.isFickle = areFickle
      return object
    }

    /// Returns view models with random keys, in a random order, with one of two texts each.
    mutating func viewModels() -> [any ListDiffable] {
      let keys = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...6, using: &random))
      return keys.map { TestObject($0, "\($0)\(["a", "b"].randomElement(using: &random)!)") }
    }

    @MainActor
    mutating func step(_ count: @escaping () -> Void) {
      let object = objects.randomElement(using: &random)
      let isAnimated = Bool.random(using: &random)
      switch Int.random(in: 0..<16, using: &random) {
      case 0:
        // Other sections, in another order, some with new instances of their objects.
        let keys = (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
        objects = keys.map { key in
          objects.first { $0.key == key && Bool.random(using: &random) }
            ?? self.object(key, viewModels())
        }
        world.source.objects = objects
        asked += 1
        world.adapter.performUpdates(animated: isAnimated) { _ in count() }
      case 1...5:
        object?.viewModels = viewModels()
        guard let controller = controller(of: object) else { return }
        asked += 1
        controller.update(animated: isAnimated) { _ in count() }
      case 6:
        guard let object, let index = objects.firstIndex(where: { $0 === object }) else { return }
        objects[index] = self.object(object.key, viewModels())
        world.source.objects = objects
        world.adapter.reloadObjects([objects[index]])
      case 7:
        asked += 1
        world.adapter.reloadData { _ in count() }
      case 8...12: MainTurn.drain()
      case 13, 14: world.window.layoutIfNeeded()
      default: world.settle()
      }
    }

    @MainActor
    func controller(of object: BindingObject?) -> BindingSection? {
      object.flatMap { world.adapter.sectionController(for: $0) } as? BindingSection
    }
  }

  @Test(
    "Binding sections show their objects' view models, and call all completions",
    arguments: [false, true], UInt64(1)...50)
  func random(areFickle: Bool, seed: UInt64) {
    // Objects that are not equal to their earlier selves are reported.
    _ = Report.gathering {
      let world = AdapterWorld.binding([])
      var life = Life(random: SeededRandom(seed: seed), world: world, areFickle: areFickle)
      var answers = 0
      for _ in 0..<40 { life.step { answers += 1 } }
      world.settle()
      #expect(answers == life.asked)
      // Objects that were set without an update wait for this one. Updates of sections are shown
      // by now.
      world.source.objects = life.objects
      #expect(world.update() == true)
      #expect(world.view.numberOfSections == life.objects.count)
      for (section, object) in life.objects.enumerated() {
        let expected = object.viewModels.map { ($0 as? TestObject)?.value as? String }
        #expect(world.texts(section) == expected)
      }
    }
  }
}
