import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("The text that VoiceOver reads of a cell", .walksInProcess)
struct LabSpeechTests {
  /// A table with a star in each row, which turns full when it is pressed.
  private func screen(updatesLabel: Bool) -> LabScreen<[Int]> {
    var full: Set<Int> = []
    return FilledTable.screen { cell, number, _ in
      let star =
        (cell.part as? UIButton) ?? UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      cell.part = star
      cell.accessoryView = star
      cell.selectionStyle = .none
      let fill = { star.setTitle(full.contains(number) ? "★" : "☆", for: .normal) }
      let speak = { star.accessibilityLabel = full.contains(number) ? "Unmark" : "Mark" }
      fill()
      speak()
      cell.onUse = {
        full.formSymmetricDifference([number])
        fill()
        if updatesLabel { speak() }
      }
      star.addAction(
        UIAction(identifier: .init("use")) { [weak cell] _ in cell?.use() }, for: .touchUpInside)
    }
  }

  private func found(updatesLabel: Bool) -> String? {
    ListLab.fuzzing(screen(updatesLabel: updatesLabel), replaying: [.tap(1), .rest])
  }

  @Test("The text that VoiceOver reads is compared, although it is not visible")
  func label() throws {
    let text = try #require(found(updatesLabel: false))
    #expect(text.contains("what VoiceOver reads, accessibilityLabel, is"), "\(text)")
    #expect(found(updatesLabel: true) == nil)
  }
}
