import Foundation
import GalleyUIKit

/// The first difference of what two views draw, with the attribute that differs.
@MainActor
internal struct PaintDifference {
  private(set) var property = "what it paints"
  private(set) var value: String
  private(set) var expected: String

  init(_ own: ViewLook, _ other: ViewLook) {
    let (owns, others) = (
      own.inks.flatMap { PaintDifference.lines(of: $0) },
      other.inks.flatMap { PaintDifference.lines(of: $0) }
    )
    let first = zip(owns, others).first { $0 != $1 }
    let line = first?.0 ?? owns.dropFirst(others.count).first
    let expectedLine = first?.1 ?? others.dropFirst(owns.count).first
    switch (line, expectedLine) {
    case (nil, nil):
      // The lines are the same, so the views have other frames or another order.
      (property, value, expected) = ("the order of its views", "another one", "that")
    case (let line?, let expectedLine?):
      (value, expected) = (line.text, expectedLine.text)
      narrow(line, expectedLine)
    default:
      (value, expected) = (line?.text ?? "nothing", expectedLine?.text ?? "nothing")
    }
    (value, expected) = PaintDifference.cut(value, expected)
  }

  /// A line of a display list, which lists everything that a view draws, in order.
  private struct Line: Hashable {
    var text: String
    /// The class of the view that draws the line.
    var view: String
  }

  private static func lines(of look: ViewLook) -> [Line] {
    let view = "\(type(of: look.view))"
    // An endless animation is at a different time in each look (recorded appearance), so its
    // pattern is compared instead.
    let texts = look.rhythm.isEmpty ? [look.effects, look.paint.description] : [look.rhythm]
    let clip = look.clips ? ["clips its subviews"] : []
    return (clip + texts).flatMap { $0.split(separator: "\n") }.map {
      Line(text: $0.trimmingCharacters(in: .whitespaces) + " in \(view)", view: view)
    }
  }

  /// Names the only attribute in which two lines of the same kind differ.
  private mutating func narrow(_ line: Line, _ other: Line) {
    let pattern = /(stroke|fill) (.+?) (#[0-9A-F]{6,8})(.*)/
    guard line.view == other.view,
      let own = line.text.wholeMatch(of: pattern)?.output,
      let its = other.text.wholeMatch(of: pattern)?.output, own.1 == its.1
    else { return }
    func name(_ attribute: String, _ values: (Substring, Substring)) {
      property = "\(attribute) in \(line.view)"
      (value, expected) = ("\(values.0)", "\(values.1)")
    }
    switch (own.2 == its.2, own.3 == its.3, own.4 == its.4) {
    case (false, true, true):
      name(own.1 == "stroke" ? "the path of its line" : "the path of its fill", (own.2, its.2))
    case (true, false, true): name("the \(own.1) color", (own.3, its.3))
    default: break
    }
  }

  /// Shortens two long texts to parts that contain their first difference.
  private static func cut(_ text: String, _ other: String) -> (String, String) {
    guard max(text.count, other.count) > 120 else { return (text, other) }
    let same = zip(text, other).prefix { $0 == $1 }.count
    let start = same < 50 ? 0 : same - 20
    func cut(_ text: String) -> String {
      let rest = text.dropFirst(start)
      return (start > 0 ? "… " : "") + rest.prefix(60) + (rest.count > 60 ? " …" : "")
    }
    return (cut(text), cut(other))
  }
}
