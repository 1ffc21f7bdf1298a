import Foundation
import GalleyDrawing
import Synchronization
import TestSupport
import Testing
@testable import GalleyUIKit

@Suite("Measuring and drawing strings")
struct StringDrawingTests {
  /// The height of a line of 20 points.
  private let line: CGFloat = 23.8671875

  private func bounds(
    _ text: String, _ width: CGFloat, _ height: CGFloat = .greatestFiniteMagnitude,
    _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ mode: NSLineBreakMode = .byWordWrapping
  ) -> CGRect {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    return (text as NSString).boundingRect(
      with: CGSize(width: width, height: height), options: options,
      attributes: attributes(20, [.paragraphStyle: style]), context: nil)
  }

  @Test("The size of a string is as wide as the widest line, and not rounded")
  func size() {
    inSquares {
      let one = ("Hello" as NSString).size(withAttributes: attributes(17))
      #expect(one.width == 42.5 && isSame(one.height, 20.28711))
      let two = "Hello\nyou".size(withAttributes: attributes())
      #expect(two.width == 50 && two.height == 2 * line)
      #expect("".size(withAttributes: attributes()) == CGSize(width: 0, height: line))
      #expect("x".size().width == 6)
      let text = NSAttributedString(string: "Hello", attributes: attributes())
      #expect(text.size() == CGSize(width: 50, height: line))
      #expect(NSAttributedString().size() == .zero)
    }
  }

  @Test("Strings break at the width; without line fragments they have one line")
  func lines() {
    inSquares {
      #expect(bounds("Hello you", 60) == CGRect(x: 0, y: 0, width: 50, height: 2 * line))
      #expect(bounds("Hello you", 0).width == 90)
      let one = bounds("Hello you", 60, .greatestFiniteMagnitude, [])
      #expect(one.width == 90 && one.height == line)
      // The rectangle begins at the descender, as its origin is on the base line.
      #expect(isSame(one.minY, UIFont.systemFont(ofSize: 20).descender))
    }
  }

  @Test("Lines that do not fit the height are left out")
  func height() {
    inSquares {
      #expect(bounds("one two six", 30).height == 3 * line)
      #expect(bounds("one two six", 30, 50).height == 2 * line)
      #expect(bounds("one two six", 30, 1).height == line)
      #expect(bounds("one two six", 30, 0).height == 3 * line)
      let cut = bounds(
        "one two sixteen", 60, 50, [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
      #expect(cut.height == 2 * line && cut.width <= 60)
    }
  }

  @Test("A truncating line break mode leaves one line")
  func cutting() {
    inSquares {
      let cut = bounds("Hello you", 60, 500, .usesLineFragmentOrigin, .byTruncatingTail)
      #expect(cut.height == line && cut.width == 60)
      let clipped = bounds("Hello you", 60, 500, .usesLineFragmentOrigin, .byClipping)
      #expect(clipped.height == line && clipped.width <= 60 && clipped.width >= 50)
    }
  }

  @Test("The bounding rectangle of centered text is centered")
  func alignment() {
    inSquares {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let text = NSAttributedString(
        string: "abcd", attributes: attributes(20, [.paragraphStyle: style]))
      let rect = text.boundingRect(
        with: CGSize(width: 100, height: 0), options: .usesLineFragmentOrigin, context: nil)
      #expect(rect == CGRect(x: 30, y: 0, width: 40, height: line))
      for width in [CGFloat.greatestFiniteMagnitude, .infinity, .nan, -1] {
        let room = CGSize(width: width, height: width)
        let free = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        #expect(free == CGRect(x: 0, y: 0, width: 40, height: line), "\(width)")
      }
    }
  }

  @Test("A drawing context lets text shrink, and tells by how much")
  func context() {
    inSquares {
      let context = NSStringDrawingContext()
      let text = NSAttributedString(string: "abcdefghij", attributes: attributes())
      let room = CGSize(width: 80, height: 30)
      _ = text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: context)
      #expect(context.actualScaleFactor == 1)
      context.minimumScaleFactor = 0.5
      let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
      #expect(context.actualScaleFactor < 0.801 && context.actualScaleFactor > 0.78)
      #expect(rect.width <= 80 && rect == context.totalBounds)
      context.minimumScaleFactor = 0.9
      _ = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: context)
      #expect(context.actualScaleFactor == 0.9)
    }
  }

  /// The lines that a closure draws, with their ranges and positions.
  private func drawn(_ body: () -> Void) -> [String] {
    let texts = Mutex<[String]>([])
    inSquares {
      TextDrawing.$sink.withValue({ layout, point in
        let lines = layout.lines.map { line in
          let origin = CGPoint(x: point.x + line.origin.x, y: point.y + line.frame.minY)
          return "\(line.range) at \(origin.x), \(origin.y)"
        }
        texts.withLock { $0 += lines }
      }) { body() }
    }
    return texts.withLock { $0 }
  }

  @Test("A string is drawn from its upper left corner")
  func drawing() {
    #expect(
      drawn { "ab".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes()) }
        == ["0..<2 at 3.0, 4.0"])
    #expect(
      drawn {
        NSAttributedString(string: "ab", attributes: attributes()).draw(at: CGPoint(x: 3, y: 4))
      } == ["0..<2 at 3.0, 4.0"])
    let rect = CGRect(x: 1, y: 2, width: 30, height: 50)
    #expect(
      drawn { ("one two six" as NSString).draw(in: rect, withAttributes: attributes()) }
        == ["0..<4 at 1.0, 2.0", "4..<8 at 1.0, 25.8671875"])
    #expect(
      drawn { NSAttributedString(string: "one two", attributes: attributes()).draw(in: rect) }
        == ["0..<4 at 1.0, 2.0", "4..<7 at 1.0, 25.8671875"])
    #expect(drawn { "".draw(in: rect, withAttributes: attributes()) }.isEmpty)
  }

  @Test("A string is drawn into the current graphics context")
  func graphics() {
    let list = inSquares {
      UIGraphics.record {
        "ab".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes())
      }
    }
    #expect(list.description == "text \"ab\" system 20 #000000 at (3, 4), 20 × 23.867")
    "ab".draw(at: .zero, withAttributes: attributes())
  }

  @Test("The text drawing mode of the context decides whether letters are filled or outlined")
  func textDrawingMode() {
    func list(_ mode: CGTextDrawingMode) -> DisplayList {
      inSquares {
        UIGraphics.record {
          let context = UIGraphicsGetCurrentContext()
          context?.setLineWidth(2)
          context?.setTextDrawingMode(mode)
          "ab".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes())
        }
      }
    }
    let filled = "text \"ab\" system 20 #000000 at (3, 4), 20 × 23.867"
    #expect(list(.fill).description == filled && list(.fillClip).description == filled)
    #expect(
      list(.stroke).description
        == "text \"ab\" system 20 #000000 outlined 2 hollow at (3, 4), 20 × 23.867")
    #expect(
      list(.fillStroke).description
        == "text \"ab\" system 20 #000000 outlined 2 at (3, 4), 20 × 23.867")
    #expect(list(.invisible).isEmpty && list(.clip).isEmpty)
  }

  @Test("The text drawing mode is saved with the state of the context")
  func savedTextDrawingMode() {
    let list = inSquares {
      UIGraphics.record {
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.setTextDrawingMode(.invisible)
        context?.restoreGState()
        "ab".draw(at: .zero, withAttributes: attributes())
      }
    }
    #expect(list.items.count == 1)
  }

  @Test("Each part of a drawn text throws its own shadow, once")
  func shadow() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 0, height: 1)
    shadow.shadowBlurRadius = 4
    let text = NSMutableAttributedString(string: "a", attributes: attributes(20))
    text.append(NSAttributedString(string: "b", attributes: attributes(20, [.shadow: shadow])))
    let list = inSquares { UIGraphics.record { text.draw(at: .zero) } }
    // The text draws its own shadows, so a shadow of the whole text would be drawn in addition.
    let item = try #require(list.items.first)
    guard case .text(let placed) = item else {
      Issue.record("the text is in a group: \(list)")
      return
    }
    #expect(placed.layout.text.runs.map(\.style.shadow) == [nil, shadow.drawn(in: .current)])
    #expect(list.items.count == 1)
  }

  @Test("Without line fragments, drawing begins at the baseline")
  func baseline() {
    let up = UIFont.systemFont(ofSize: 20).ascender
    let rect = CGRect(x: 1, y: 100, width: 300, height: 50)
    #expect(
      drawn { "ab".draw(with: rect, attributes: attributes(), context: nil) }
        == ["0..<2 at 1.0, \(100 - up)"])
    #expect(
      drawn {
        NSAttributedString(string: "ab", attributes: attributes())
          .draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
      } == ["0..<2 at 1.0, 100.0"])
  }

  @Test("A megabyte of text with few visible lines is drawn quickly")
  func long() {
    let text = String(repeating: "lorem ipsum dolor ", count: 60_000)
    inSquares {
      let time = processorTime {
        let rect = bounds(text, 300, 100)
        #expect(rect.height == 4 * line)
      }
      #expect(time < .seconds(2))
    }
    let room = CGSize(width: 300, height: 100)
    let rect = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes(), context: nil)
    #expect(rect.height <= 100 && rect.height > 90)
  }
}
