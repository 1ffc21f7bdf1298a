import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A text storage")
struct NSTextStorageTests {
  private final class RecordingDelegate: NSObject, NSTextStorageDelegate {
    var calls: [String] = []
    var onWillProcess: ((NSTextStorage) -> Void)?

    private func record(
      _ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
    ) {
      let kinds = [
        mask.contains(.editedAttributes) ? "attributes" : nil,
        mask.contains(.editedCharacters) ? "characters" : nil,
      ].compactMap { $0 }.joined(separator: "+")
      calls.append("\(name) \(kinds) \(range.location)..<\(NSMaxRange(range)) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      record("will", editedMask, editedRange, delta)
      onWillProcess?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { record("did", editedMask, editedRange, delta) }
  }

  @Test("The delegate is notified of the kind, the range and the change in length of each edit")
  func edits() {
    let (storage, delegate) = (NSTextStorage(string: "Hello"), RecordingDelegate())
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Ch")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
    storage.deleteCharacters(in: NSRange(location: 3, length: 3))
    storage.append(NSAttributedString(string: "f"))
    #expect(storage.string == "Chef")
    #expect(
      delegate.calls.filter { $0.hasPrefix("did") } == [
        "did characters 0..<2 1", "did attributes 2..<4 0", "did characters 3..<3 -3",
        "did attributes+characters 3..<4 1",
      ])
    #expect(delegate.calls.count == 8)
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  @Test("Edits between beginEditing() and endEditing() are reported to the delegate as one")
  func gathering() {
    let (storage, delegate) = (NSTextStorage(string: "one two"), RecordingDelegate())
    storage.delegate = delegate
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "a")
    storage.endEditing()
    #expect(delegate.calls.isEmpty)
    storage.endEditing()
    #expect(storage.string == "a three")
    #expect(
      delegate.calls == ["will characters 0..<7 0", "did characters 0..<7 0"])
  }

  @Test("The delegate is not called again for attributes that it changes in willProcessEditing")
  func changing() {
    let (storage, delegate) = (NSTextStorage(string: "one"), RecordingDelegate())
    storage.delegate = delegate
    delegate.onWillProcess = { storage in
      storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: storage.length))
    }
    storage.append(NSAttributedString(string: "!"))
    #expect(
      delegate.calls == [
        "will attributes+characters 3..<4 1", "did attributes+characters 0..<4 1",
      ])
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test("Notifications are posted before and after an edit is processed")
  func notifications() {
    let storage = NSTextStorage(string: "one")
    nonisolated(unsafe) var names: [Notification.Name] = []
    let observers = [
      NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: storage, queue: nil) {
        names.append($0.name)
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!"))
    #expect(names.isEmpty)
    storage.endEditing()
    #expect(
      names == [
        NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification,
      ])
  }

  @Test("A layout manager lays out the text again after an edit")
  func managers() {
    let (storage, manager) = (NSTextStorage(string: "one"), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 1_000, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let before = manager.usedRect(for: container).width
    storage.append(NSAttributedString(string: " and two"))
    #expect(manager.usedRect(for: container).width > before)
  }

  @Test("The stroke width is a percentage of the font size")
  func strokes() {
    func stroke(_ width: Any, _ color: UIColor? = nil) -> TextStyle.Stroke? {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 20), .strokeWidth: width,
      ]
      attributes[.strokeColor] = color
      return TextStyle(attributes, TextDefaults()).stroke
    }
    #expect(stroke(5) == TextStyle.Stroke(width: 1, isFilled: false))
    #expect(stroke(-10.0, .red)?.isFilled == true && stroke(-10.0, .red)?.width == 2)
    #expect(stroke(-10.0, .red)?.color == UIColor.red.cgColor.color)
    #expect(stroke(0) == nil)
  }

  @Test("Text is laid out with the tab stops of its paragraph style")
  func tabs() {
    let style = NSMutableParagraphStyle()
    #expect(ParagraphStyle(style).tabs.isEmpty, "the text engine has the default tab stops itself")
    style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
    style.defaultTabInterval = 50
    #expect(ParagraphStyle(style).tabs == [ParagraphStyle.Tab(at: 200, alignment: .right)])
    #expect(ParagraphStyle(style).tabInterval == 50)
    inSquares {
      let text = NSAttributedString(
        string: "a\tbb", attributes: attributes(20, [.paragraphStyle: style]))
      let width = text.boundingRect(
        with: CGSize(width: 1_000, height: 1_000), options: .usesLineFragmentOrigin, context: nil
      ).width
      #expect(width == 200)
    }
  }
}

@Suite("A text storage with characters of several UTF-16 units")
struct NSTextStorageLetterTests {
  private let mark = NSAttributedString.Key("mark")

  @Test("A carriage return and a newline end a paragraph together")
  func paragraphs() {
    let units = TextUnits("a\r\nb\nc")
    let found = (0...6).map { units.paragraph(at: $0) }
    #expect(found == [0..<1, 0..<1, 0..<1, 3..<4, 3..<4, 5..<6, 5..<6])
  }

  @Test(
    "An edit of any range of whole scalars leaves the right text, with attributes for all of it",
    arguments: ["👨‍👩‍👧‍👦🇩🇪", "e\u{301}\u{302}", "a\r\nb", "xyz"])
  func splits(text: String) {
    let units = TextUnits(text)
    for start in 0...units.length {
      for end in start...units.length {
        let range = units.whole(NSRange(start..<end))
        let storage = NSTextStorage(string: text, attributes: [mark: 1])
        storage.replaceCharacters(
          in: range, with: NSAttributedString(string: "++", attributes: [mark: 2]))
        let expected =
          Array(text.utf16.prefix(range.location)) + Array("++".utf16)
          + Array(text.utf16.dropFirst(range.location + range.length))
        #expect(Array(storage.string.utf16) == expected)
        #expect(storage.length == expected.count)
        var marks: [Int?] = []
        for index in 0..<storage.length {
          marks.append(storage.attribute(mark, at: index, effectiveRange: nil) as? Int)
        }
        #expect(marks.allSatisfy { $0 == 1 || $0 == 2 })
        #expect(marks.contains(2))
        storage.deleteCharacters(in: NSRange(location: range.location, length: 2))
        #expect(storage.length == expected.count - 2)
      }
    }
  }
}
