import TestSupport
import Testing

@testable import GalleyUIKit

@Suite("The changes of a document")
struct DocumentChangesTests {
  /// A simple model for comparison: the changes that can be undone and redone, each with a number.
  private struct Judge {
    /// The changes that were made. The document may have been changed before the test.
    var made = [-3, -2, -1]
    var undone: [Int] = []
    /// The changes that the saved contents have.
    var saved = [-3, -2, -1]
    private var last = 0

    var isEdited: Bool { made != saved }

    mutating func change() {
      last += 1
      made.append(last)
      undone = []
    }

    mutating func undo() { if let change = made.popLast() { undone.append(change) } }

    mutating func redo() { if let change = undone.popLast() { made.append(change) } }
  }

  @Test("A document is edited if a list of all its changes differs from the saved one")
  func judged() {
    withSeededRandom("changes of a document", steps: 2_000) { random in
      var (changes, judge) = (DocumentChanges(), Judge())
      // The savings that have begun, the oldest first.
      var savings: [(changes: DocumentChanges, made: [Int])] = []
      var text = ""
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        switch Int.random(in: 0..<12, using: &random) {
        case 0..<4:
          changes.count(.done)
          judge.change()
          text += "d"
        case 4..<7 where !judge.made.isEmpty:
          changes.count(.undone)
          judge.undo()
          text += "u"
        case 7, 8:
          guard !judge.undone.isEmpty else { continue }
          changes.count(.redone)
          judge.redo()
          text += "r"
        case 9:
          savings.append((changes, judge.made))
          text += "("
        case 10:
          guard !savings.isEmpty else { continue }
          // A saving that other code waits for overtakes the others.
          let isLast = Bool.random(using: &random)
          let saving = savings.remove(at: isLast ? savings.count - 1 : 0)
          #expect(saving.changes.hasSameContents(as: changes) == (saving.made == judge.made))
          changes.noteSaved(saving.changes)
          judge.saved = saving.made
          text += isLast ? "]" : ")"
        case 11 where Int.random(in: 0..<4, using: &random) == 0:
          changes.count(.cleared)
          judge.saved = judge.made
          text += "c"
        default: continue
        }
        #expect(changes.isEdited == judge.isEdited, "after \(text)")
      }
    }
  }

  @Test("An edit that replaces an undone change remains unsaved if the saving began before both")
  func replacedDuringSaving() {
    var changes = DocumentChanges()
    changes.count(.done)
    let saving = changes
    changes.count(.undone)
    changes.count(.done)
    changes.noteSaved(saving)
    #expect(changes.isEdited)
    changes.count(.undone)
    #expect(changes.isEdited)
    changes.noteSaved(changes)
    #expect(!changes.isEdited)
  }

  @Test("The saved contents can be reached again by undoing the changes after them")
  func undone() {
    var changes = DocumentChanges()
    changes.count(.undone)
    changes.noteSaved(changes)
    changes.count(.done)
    #expect(changes.isEdited)
    changes.count(.undone)
    #expect(!changes.isEdited)
  }
}
