import Foundation
import Testing
import UIKit

@MainActor @Suite("A subclass of the share sheet")
struct ActivitySheetSubclassTests {
  /// A sheet that does not declare `init(coder:)`.
  private final class NoteSheet: UIActivityViewController {
    let note: String

    init(note: String) {
      self.note = note
      super.init(activityItems: [note], applicationActivities: nil)
    }
  }

  @Test("A share sheet with its own initializer needs no initializer for nibs")
  func initializer() {
    let sheet = NoteSheet(note: "milk")
    #expect(sheet.note == "milk")
    #expect(sheet.modalPresentationStyle == .popover)
  }
}
