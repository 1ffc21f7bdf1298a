import Foundation
import Testing
import UIKit

@testable import Galley

/// A table whose buttons, alerts and swipe actions trap for some numbers.
@MainActor
private final class TrappingTable: FilledTable {
  /// Called with the number of a row that was touched.
  private let act: (Int) -> Void

  init(_ numbers: [Int], act: @escaping (Int) -> Void) {
    self.act = act
    super.init(numbers) { cell, number, _ in
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
      button.setTitle("Open", for: .normal)
      button.addAction(UIAction { _ in act(number) }, for: .touchUpInside)
      cell.accessoryView = button
    }
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let number = numbers[indexPath.row]
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [act] _ in act(number) })
    present(alert, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let number = numbers[indexPath.row]
    let archive = UIContextualAction(style: .normal, title: "Archive") {
      [act] _, _, completion in
      act(number)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [archive])
  }
}

@MainActor
@Suite("A touch that traps")
struct LabTrappingTouchTests {
  private func screen(trapsFor trapping: Int?) -> LabScreen<[Int]> {
    LabScreen(states: [[1, 2, 3], [4, 3]]) { numbers in
      TrappingTable(numbers) { number in
        if number == trapping { fatalError("no page for \(number)") }
      }
    } update: { (table: TrappingTable, numbers, _) in
      table.show(numbers)
    }
  }

  @Test("A touch that traps is named with its control and its row")
  func control() throws {
    let text = try #require(
      ListLab.fuzzing(screen(trapsFor: 2), replaying: [.rest, .tap(1), .rest]))
    #expect(
      text.contains(
        "The program traps.\nno page for 2\nThe last step is tap(1): a tap on UIButton"), "\(text)")
    #expect(text.contains(" of item 1 of section 0.\n"), "\(text)")
    #expect(text.contains("  tap(1)  // a tap on UIButton"), "\(text)")
    let right = ListLab.fuzzing(screen(trapsFor: 3), replaying: [.rest, .tap(1), .rest])
    #expect(right == nil, "\(right ?? "")")
  }

  @Test("A touch that traps is named with the button of the alert that it has shown")
  func alert() async throws {
    // The alert calls its handler when it has gone, after the tap.
    let words =
      "The last step is tap(0): a tap on item 0 of section 0, then a tap on \"Delete\" in the "
      + "alert."
    let short = try #require(ListLab.fuzzing(screen(trapsFor: 1), replaying: [.tap(0)]))
    #expect(short.contains(words), "\(short)")
    let withTasks = try #require(
      await ListLab.fuzzingWithTasks(screen(trapsFor: 1), replaying: [.tap(0)]))
    #expect(withTasks.contains(words), "\(withTasks)")
    let text = try #require(ListLab.fuzzing(screen(trapsFor: 1), replaying: [.tap(0), .rest]))
    #expect(
      text.contains(
        "The last step is rest, after tap(0): a tap on item 0 of section 0, then a tap on "
          + "\"Delete\" in the alert."), "\(text)")
  }

  @Test("A swipe that traps is named, also in a walk with tasks")
  func swipe() async throws {
    let words = "The last step is swipe(0): a swipe of item 0 of section 0."
    let text = try #require(ListLab.fuzzing(screen(trapsFor: 1), replaying: [.swipe(0)]))
    #expect(text.contains(words), "\(text)")
    let textWithTasks = try #require(
      await ListLab.fuzzingWithTasks(screen(trapsFor: 1), replaying: [.swipe(0)]))
    #expect(textWithTasks.contains(words), "\(textWithTasks)")
  }

  @Test("A touch of two screens is named once if the second screen traps")
  func inBoth() throws {
    final class Touches { var count = 0 }
    let touches = Touches()
    let screen = LabScreen(states: [[1, 2, 3], [4, 3]]) { numbers in
      TrappingTable(numbers) { _ in
        touches.count += 1
        if touches.count == 2 { fatalError("the second touch") }
      }
    } update: { (table: TrappingTable, numbers, _) in
      table.show(numbers)
    }
    let text = try #require(
      ListLab.fuzzing(screen, replaying: [.update(1), .tapInBoth(5)]))
    #expect(text.contains("The program traps.\nthe second touch\n"), "\(text)")
    #expect(text.contains("The last step is tapInBoth(5): a tap on UIButton"), "\(text)")
    #expect(text.components(separatedBy: "a tap on UIButton").count == 3, "\(text)")
  }

  @Test("A touch that traps is named in the shortest of the random walks")
  func random() throws {
    let text = try #require(ListLab.fuzzing(screen(trapsFor: 3), walks: 40))
    #expect(text.contains("no page for 3\nThe last step is "), "\(text)")
    #expect(text.contains("  // a "), "\(text)")
  }
}

@Suite("The last step of a child that has trapped")
struct LastStepTests {
  private let steps: [LabStep] = [.update(1), .tap(3)]

  @Test("The last step before a trap is described with its touches")
  func words() {
    var last = LastStep()
    #expect(last.words(in: steps) == "This happens when the screen is made.")
    last.begin(0)
    #expect(last.words(in: steps) == "The last step is update(1).")
    last.begin(1)
    last.note(touch: "a tap on item 3 of section 0")
    last.note(choice: "the choice of \"Copy\" in the menu")
    #expect(
      last.words(in: steps)
        == "The last step is tap(3): a tap on item 3 of section 0, then the choice of \"Copy\" in "
        + "the menu.")
    last.begin(2)
    #expect(
      last.words(in: steps + [.rest])
        == "The last step is rest, after tap(3): a tap on item 3 of section 0, then the choice of "
        + "\"Copy\" in the menu.")
    #expect(
      last.words(in: steps) == "This happens when the screen is removed, after the last step.")
    #expect(last.touches.keys.sorted() == [1])
  }

  @Test("The last step before a trap has no touches of an earlier attempt")
  func again() {
    var last = LastStep()
    last.begin(1)
    last.note(touch: "a tap on item 3 of section 0")
    last.begin(0)
    #expect(last.touches.isEmpty)
    last.begin(1)
    last.note(touch: "a tap on item 1 of section 0")
    last.note(touch: "a tap on item 2 of section 0")
    #expect(last.touches == [1: "a tap on item 2 of section 0"])
  }
}
