import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The animation of rows that come and go")
struct RowAnimationTests {
  private func table() -> TestTable {
    TestTable([["one", "two", "three"], ["four"]], titles: ["A", "B"])
  }

  /// The distance of a view from its final frame, its opacity and its vertical scale, as shown now.
  private func shown(
    _ view: UIView?
  ) throws -> (delta: CGPoint, opacity: Float, scale: CGFloat) {
    let view = try #require(view)
    let layer = view.layer.presentation() ?? view.layer
    let delta = CGPoint(
      x: layer.position.x - view.layer.position.x, y: layer.position.y - view.layer.position.y)
    return (delta, layer.opacity, CGFloat(layer.transform.m22))
  }

  private func halfway(_ table: TestTable) {
    table.window.layoutIfNeeded()
    table.window.frameClock.advance(by: 0.15)
  }

  private func check(
    _ view: UIView?, _ animation: UITableView.RowAnimation,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (delta, opacity, scale) = try shown(view)
    let isFaded = opacity > 0.05 && opacity < 0.95
    let holds =
      switch animation {
      case .fade, .automatic: delta == .zero && isFaded
      case .none: delta == .zero && opacity == 1
      case .right: delta.x > 20 && delta.y == 0
      case .left: delta.x < -20 && delta.y == 0
      case .top: delta.y < -5 && delta.x == 0 && isFaded
      case .bottom: delta.y > 5 && delta.x == 0 && isFaded
      case .middle: scale > 0.05 && scale < 0.95
      }
    #expect(
      holds, "\(animation): \(delta), opacity \(opacity), scale \(scale)",
      sourceLocation: sourceLocation)
  }

  private static let all: [UITableView.RowAnimation] = [
    .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
  ]

  @Test("A row that is inserted comes from where its animation says", arguments: 0..<8)
  func inserted(_ index: Int) throws {
    let (table, animation) = (table(), RowAnimationTests.all[index])
    table.sections[0].insert("new", at: 1)
    table.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    halfway(table)
    try check(table.view.cellForRow(at: IndexPath(row: 1, section: 0)), animation)
    // Rows below make space.
    let below = try shown(table.view.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(below.delta.y < -5 && below.delta.x == 0 && below.opacity == 1)
    table.window.frameClock.advanceUntilStill()
    let end = try shown(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(end.delta == .zero && end.opacity == 1 && end.scale == 1)
  }

  @Test("A row that is deleted goes where its animation says", arguments: 0..<8)
  func deleted(_ index: Int) throws {
    let (table, animation) = (table(), RowAnimationTests.all[index])
    let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
    let start = cell.layer.position
    table.sections[0].remove(at: 1)
    table.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: animation)
    halfway(table)
    let layer = try #require(cell.layer.presentation())
    let delta = CGPoint(x: layer.position.x - start.x, y: layer.position.y - start.y)
    switch animation {
    case .left: #expect(delta.x < -20 && delta.y == 0, "\(delta)")
    case .right: #expect(delta.x > 20 && delta.y == 0, "\(delta)")
    case .top: #expect(delta.y < -5 && delta.x == 0, "\(delta)")
    case .bottom: #expect(delta.y > 5 && delta.x == 0, "\(delta)")
    case .fade, .automatic: #expect(delta == .zero && layer.opacity < 0.95, "\(layer.opacity)")
    case .none: #expect(delta == .zero && layer.opacity == 1, "\(layer.opacity)")
    case .middle: #expect(layer.transform.m22 < 0.95, "\(layer.transform.m22)")
    }
    table.window.frameClock.advanceUntilStill()
    #expect(!table.view.visibleCells.contains(cell))
    #expect(table.shown == ["one", "three", "four"])
  }

  @Test("A row that the delegate inserts while another row is displayed has its own animation")
  func insertedMeanwhile() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var whenDisplayed: () -> Void = {}
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        let call = whenDisplayed
        whenDisplayed = {}
        call()
      }
    }
    let (table, delegate) = (table(), Delegate())
    table.view.delegate = delegate
    table.window.layoutIfNeeded()
    delegate.whenDisplayed = {
      table.sections[0].insert("second", at: 0)
      table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .left)
    }
    table.sections[0].insert("first", at: 0)
    table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .right)
    halfway(table)
    #expect(table.shown.first == "second")
    try check(table.view.cellForRow(at: IndexPath(row: 0, section: 0)), .left)
  }

  @Test("The animations of a batch that reloads the table are not used for the next batch")
  func afterReload() throws {
    let table = table()
    table.view.performBatchUpdates {
      table.sections[0].insert("new", at: 1)
      table.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      table.view.reloadData()
    }
    table.window.layoutIfNeeded()
    table.sections.insert(["x", "y"], at: 0)
    table.view.insertSections([0], with: .fade)
    halfway(table)
    try check(table.view.cellForRow(at: IndexPath(row: 1, section: 0)), .fade)
  }

  @Test("The header of a section that is reloaded has the animation of its rows")
  func reloadedSection() throws {
    let table = table()
    let old = try #require(table.view.headerView(forSection: 0))
    table.titles[0] = "New"
    table.view.reloadSections([0], with: .left)
    halfway(table)
    let new = try #require(table.view.headerView(forSection: 0))
    #expect(new !== old && new.textLabel?.text == "New")
    try check(new, .left)
    try check(table.view.cellForRow(at: IndexPath(row: 0, section: 0)), .left)
    let other = try shown(table.view.headerView(forSection: 1))
    #expect(other.delta == .zero && other.opacity == 1)
  }

  @Test("A row that is reloaded beside an inserted row has its own animation at its new path")
  func reloadedBesideInserted() throws {
    let table = table()
    table.view.performBatchUpdates {
      table.sections[0].insert("new", at: 1)
      table.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      table.view.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .right)
    }
    halfway(table)
    try check(table.view.cellForRow(at: IndexPath(row: 1, section: 0)), .left)
    try check(table.view.cellForRow(at: IndexPath(row: 2, section: 0)), .right)
  }

  @Test("A section that is reloaded below an inserted section has its own animation")
  func reloadedBelowInserted() throws {
    let table = table()
    table.view.performBatchUpdates {
      table.sections.insert(["zero"], at: 0)
      table.titles.insert("Z", at: 0)
      table.view.reloadSections([0], with: .right)
      table.view.insertSections([0], with: .left)
    }
    halfway(table)
    try check(table.view.cellForRow(at: IndexPath(row: 0, section: 0)), .left)
    try check(table.view.cellForRow(at: IndexPath(row: 0, section: 1)), .right)
    try check(table.view.headerView(forSection: 1), .right)
  }
}
