import Galley
import Testing
import UIKit

@MainActor
@Suite("Cells that all look the same")
struct EqualCellsTests {
  private func found(isRight: Bool) -> String {
    let screen = FilledTable.screen([[7, 7, 7]]) { cell, _, _ in
      if isRight && cell.gestureRecognizers?.isEmpty == false { return }
      cell.addGestureRecognizer(UITapGestureRecognizer())
    }
    return ListLab.staleCells(in: screen).joined(separator: "\n")
  }

  @Test("A gesture recognizer that each reuse adds is found in a list whose cells look the same")
  func piled() {
    let text = found(isRight: false)
    #expect(
      text.contains(
        "gestureRecognizers is UITapGestureRecognizer × 2 instead of UITapGestureRecognizer"),
      "\(text)")
  }

  @Test("A screen that shows no cell in any state fails")
  func noCells() {
    withKnownIssue {
      assertNoStaleCells(FilledTable.screen([[], []]))
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("No state of the screen shows a cell")
    }
    assertNoStaleCells(FilledTable.screen([[], [1]]))
  }

  @Test("A gesture recognizer that is added once is no fault in a list whose cells look the same")
  func once() {
    #expect(found(isRight: true) == "")
  }
}
