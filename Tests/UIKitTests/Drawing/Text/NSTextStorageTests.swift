import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@Suite("A text storage")
struct NSTextStorageTests {
  private final class Watcher: NSTextStorageDelegate {
    var calls: [String] = []
    var onWill: ((NSTextStorage) -> Void)?

    private func note(
      _ name: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
    ) {
      let what = [
        mask.contains(.editedAttributes) ? "attributes" : nil,
        mask.contains(.editedCharacters) ? "characters" : nil,
      ].compactMap { $0 }.joined(separator: "+")
      calls.append("\(name) \(what) \(range.location)..<\(NSMaxRange(range)) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      note("will", editedMask, editedRange, delta)
      onWill?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("did", editedMask, editedRange, delta) }
  }

  @Test("A text storage tells what was edited, where, and the change in length")
  func edits() {
    let (storage, watcher) = (NSTextStorage(string: "Hello"), Watcher())
    storage.delegate = watcher
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Ch")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
    storage.deleteCharacters(in: NSRange(location: 3, length: 3))
    storage.append(NSAttributedString(string: "f"))
    #expect(storage.string == "Chef")
    #expect(
      watcher.calls.filter { $0.hasPrefix("did") } == [
        "did characters 0..<2 1", "did attributes 2..<4 0", "did characters 3..<3 -3",
        "did attributes+characters 3..<4 1",
      ])
    #expect(watcher.calls.count == 8)
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  @Test("A text storage gathers the edits between begin and end")
  func gathering() {
    let (storage, watcher) = (NSTextStorage(string: "one two"), Watcher())
    storage.delegate = watcher
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "a")
    storage.endEditing()
    #expect(watcher.calls.isEmpty)
    storage.endEditing()
    #expect(storage.string == "a three")
    #expect(
      watcher.calls == ["will characters 0..<7 0", "did characters 0..<7 0"])
  }

  @Test("The delegate may change attributes while it is called, and is not called again for it")
  func changing() {
    let (storage, watcher) = (NSTextStorage(string: "one"), Watcher())
    storage.delegate = watcher
    watcher.onWill = { storage in
      storage.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: storage.length))
    }
    storage.append(NSAttributedString(string: "!"))
    #expect(
      watcher.calls == [
        "will attributes+characters 3..<4 1", "did attributes+characters 0..<4 1",
      ])
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test("A text storage has its layout managers lay out the text again")
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

  @Test("Text is set with the tab stops of its paragraph")
  func tabs() {
    let style = NSMutableParagraphStyle()
    #expect(ParagraphStyle(style).tabs.isEmpty, "the usual ones are what engines have anyway")
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

@Suite("A text storage with letters of many units")
struct NSTextStorageLetterTests {
  private let mark = NSAttributedString.Key("mark")

  @Test(
    "Text and attributes stay together where an edit splits a surrogate pair",
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
