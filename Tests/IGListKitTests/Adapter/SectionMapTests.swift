import Foundation
import IGListKit
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("A section map")
struct SectionMapTests {
  private func entries(_ objects: [String]) -> [SectionMap.Entry] {
    objects.map {
      SectionMap.Entry(object: $0, identity: $0.listIdentity, controller: FreeSection())
    }
  }

  /// Creates a map, and tells its section controllers their sections.
  private func map(_ objects: [String], after before: SectionMap = SectionMap()) -> SectionMap {
    let map = SectionMap(entries(objects))
    map.settle(after: before)
    return map
  }

  @Test("A section map has its objects in order")
  func order() {
    #expect(map(["b", "a", "c"]).objects as? [String] == ["b", "a", "c"])
  }

  @Test("A section map has a section controller for each section")
  func controllers() {
    let map = map(["a", "b", "c"])
    for (section, entry) in map.entries.enumerated() {
      #expect(map[section]?.controller === entry.controller)
    }
  }

  @Test("A section map has a section for each object")
  func objects() {
    let map = map(["a", "b", "c"])
    #expect(["a", "b", "c"].map { map.section(of: $0.listIdentity) } == [0, 1, 2])
  }

  @Test("A section map has a section for each section controller")
  func sections() {
    let map = map(["a", "b", "c"])
    #expect(map.controllers.map { map.section(of: $0) } == [0, 1, 2])
  }

  @Test("A section map has no section for an unknown object or section controller")
  func unknown() {
    let map = map(["a", "b", "c"])
    #expect(map.section(of: "d".listIdentity) == nil)
    #expect(map.section(of: FreeSection()) == nil)
    let foreign = self.map(["z"])
    #expect(map.section(of: foreign.controllers[0]) == nil, "though it has section 0 elsewhere")
  }

  @Test("A section map has no entry before its first section and after its last")
  func outside() {
    let map = map(["a", "b", "c"])
    #expect(map[3] == nil)
    #expect(map[-1] == nil)
    #expect(map[.max] == nil)
  }

  @Test("A section map tells section controllers their sections, and which are first and last")
  func places() {
    let controllers = map(["a", "b", "c"]).controllers
    #expect(controllers.map(\.section) == [0, 1, 2])
    #expect(controllers.map(\.isFirstSection) == [true, false, false])
    #expect(controllers.map(\.isLastSection) == [false, false, true])
  }

  @Test("Section controllers that a new section map lacks have no section any more")
  func counts() {
    let before = map(["a", "b", "c"])
    let after = map(["d", "e"], after: before)
    #expect(after.count == 2)
    #expect(after.section(of: "a".listIdentity) == nil)
    #expect(before.controllers.map(\.section) == [NSNotFound, NSNotFound, NSNotFound])
    #expect(before.controllers.map { before.sectionBefore(of: $0) } == [0, 1, 2])
  }

  @Test("A section map is a value: a copy does not change with the original")
  func copy() {
    var map = map(["a", "b"])
    let copy = map
    map.replace("c", at: 0)
    #expect(copy.objects as? [String] == ["a", "b"])
    #expect(map.objects as? [String] == ["c", "b"])
    #expect(copy.controllers.elementsEqual(map.controllers) { $0 === $1 })
  }

  @Test("Replacing an object in a section map keeps the identity of its entry")
  func replace() {
    var map = map(["a", "b"])
    map.replace("c", at: 0)
    #expect(map.section(of: "a".listIdentity) == 0)
    #expect(map.section(of: "c".listIdentity) == nil)
  }

  @Test("A section map returns the section controllers of one range that are not in another")
  func controllersInSections() {
    let map = map(["a", "b", "c", "d"])
    let bounds = 0...5
    let ranges = bounds.flatMap { start in (start...5).map { start..<$0 } }
    for sections in ranges {
      for others in ranges {
        let found = map.controllers(in: sections, but: others).compactMap { map.section(of: $0) }
        #expect(
          found == (0..<4).filter { sections.contains($0) && !others.contains($0) },
          "\(sections) but \(others)")
      }
    }
  }

  // MARK: In an adapter

  #if DEBUG
  @Test("An object whose identifier has changed is reported, and the list goes on")
  func changedIdentifier() {
    final class Shifty: ListDiffable {
      var id = 1
      func diffIdentifier() -> any NSObjectProtocol { id as NSNumber }
      func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { true }
    }
    let shifty = Shifty()
    let world = AdapterWorld(FreeSource([7, shifty]), updater: ListAdapterUpdater())
    var errors: [ListError] = []
    world.adapter.onError = { errors.append($0) }
    world.show()
    #expect(errors.isEmpty)
    shifty.id = 2
    Report.ignoring { world.show() }
    #expect(errors.count == 1)
    guard case .changedIdentifier(_, let section) = errors.first else {
      Issue.record("\(errors)")
      return
    }
    #expect(section == 1)
    #expect(world.view.numberOfSections == 2)
  }
  #endif
}

extension SectionMap {
  fileprivate var controllers: [AnySectionController] { entries.map(\.controller) }
}
