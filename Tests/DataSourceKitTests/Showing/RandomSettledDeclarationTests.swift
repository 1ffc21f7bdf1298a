import DataSourceKit
import Foundation
import Galley
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("A settled declared list")
struct RandomSettledDeclarationTests {
  /// A section in short: its name, its layout, and its rows, each with its number of lines.
  private struct Section {
    var name: String
    var layout: SectionLayout
    var rows: [(id: Int, count: Int)]

    var declared: TestSection {
      TestSection(
        name, layout: layout, header: name == "b" ? nil : DeclaredView(Title.self, name),
        cells: rows.map { id, count in
          row(id, (0..<count).map { "\(id) line \($0)" }.joined(separator: "\n"))
        })
    }
  }

  private static func declared(_ sections: [Section]) -> TestList {
    TestList(sections.map(\.declared))
  }

  private static let layouts: [SectionLayout] = [
    .list(), .list(.insetGrouped), .column(), .grid(columns: 3, height: 50),
  ]

  private static let states: [TestList] = layouts[0...1].flatMap { layout in
    [
      [Section(name: "a", layout: layout, rows: [(1, 1), (2, 1)])],
      [
        Section(name: "b", layout: .column(), rows: [(3, 2)]),
        Section(name: "a", layout: layout, rows: [(2, 3), (1, 1)]),
      ],
      [
        Section(name: "a", layout: .column(), rows: [(2, 3), (3, 1)]),
        Section(name: "b", layout: layout, rows: [(1, 4)]),
      ],
    ].map { declared($0) }
  }

  @Test(
    "A settled declared list equals a fresh one after all short walks", .noHang)
  func shortWays() {
    UIView.withSquareText {
      let states = Array(Self.states.indices)
      withEvery("way", in: lists(over: states, upToLength: 2)) { way in
        let world = ListWorld()
        for (index, state) in way.enumerated() {
          world.show(Self.states[state], animated: index % 2 == 1)
        }
        let problem = problem(of: world, isEverywhere: false)
        #expect(problem == nil)
      }
    }
  }

  @Test(
    "A settled declared list equals a fresh one at each step of a long walk",
    .noHang)
  func walks() {
    UIView.withSquareText {
      withSeededRandom("a declared list", steps: 8) { random in
        let world = ListWorld()
        world.view.frame.size.height = 300
        var sections: [Section] = []
        for _ in 0..<20 {
          edit(&sections, &random)
          world.list.show(Self.declared(sections), animated: Bool.random(using: &random))
          switch Int.random(in: 0..<4, using: &random) {
          case 0: world.window.frameClock.advance(by: .random(in: 0...0.4, using: &random))
          case 1:
            let room = max(0, world.view.contentSize.height - world.view.bounds.height)
            world.view.contentOffset.y = .random(in: 0...1, using: &random) * room
          default:
            let problem = problem(of: world, isEverywhere: Bool.random(using: &random))
            #expect(problem == nil, "\(sections)")
            if problem != nil { return }
          }
        }
      }
    }
  }

  private func problem(of world: ListWorld, isEverywhere: Bool = true) -> String? {
    world.settle()
    let fresh = ListWorld()
    fresh.view.frame = world.view.frame
    fresh.show(world.list.declaration, animated: false)
    return SettledScreen(world.view) { world.settle() }.difference(
      from: SettledScreen(fresh.view) { fresh.settle() }, isEverywhere: isEverywhere)
  }

  private func edit(_ sections: inout [Section], _ random: inout SeededRandom) {
    for _ in 0..<Int.random(in: 1...4, using: &random) { editOnce(&sections, &random) }
  }

  private func editOnce(_ sections: inout [Section], _ random: inout SeededRandom) {
    let free = ["a", "b", "c"].filter { name in !sections.contains { $0.name == name } }
    let known = Set(sections.flatMap(\.rows).map(\.id))
    let ids = (0..<24).filter { !known.contains($0) }.shuffled(using: &random)
    if let name = free.first, Int.random(in: 0..<4, using: &random) == 0 || sections.isEmpty {
      let layout = Self.layouts[Int.random(in: 0..<Self.layouts.count, using: &random)]
      sections.append(Section(name: name, layout: layout, rows: ids.prefix(5).map { ($0, 1) }))
      return
    }
    let section = Int.random(in: 0..<sections.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: sections.remove(at: section)
    case 1: sections.shuffle(using: &random)
    case 2: sections[section].rows.shuffle(using: &random)
    case 3: sections[section].rows = Array(sections[section].rows.dropFirst(2))
    case 4:
      guard let row = sections[section].rows.popLast() else { return }
      let other = Int.random(in: 0..<sections.count, using: &random)
      sections[other].rows.insert(row, at: 0)
    case 5:
      sections[section].layout = Self.layouts[Int.random(in: 0..<4, using: &random)]
    case 6: sections[section].rows += ids.prefix(3).map { ($0, 1) }
    default:
      for index in sections[section].rows.indices where Bool.random(using: &random) {
        sections[section].rows[index].count = Int.random(in: 1...4, using: &random)
      }
    }
  }
}
