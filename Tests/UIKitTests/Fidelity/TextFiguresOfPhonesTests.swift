import Foundation
import Testing

@testable import GalleyUIKit

/// The widths of text in Documentation/Fidelity/text.tsv, and the heights of lines in bars.tsv.
@MainActor @Suite("Figures of real phones: text")
struct TextFiguresOfPhonesTests {
  private let window = PhoneWindow(390, 844)

  // MARK: text.tsv

  /// A row of the sheet.
  private struct Line {
    let text: String
    let pointSize: CGFloat
    let weight: UIFont.Weight
    let width: CGFloat
    /// `nil` where the sheet has no height.
    let height: CGFloat?
    /// Whether the sheet says that a test holds the width.
    let isHeld: Bool
    /// The name of the row in messages.
    let name: String

    init(_ row: [String], of sheet: FidelitySheet) throws {
      func field(_ column: String) -> String { sheet.field(column, of: row) }
      func number(_ column: String) -> CGFloat? {
        // The number may be followed by a remark.
        field(column).split(separator: " ").first.flatMap { Double($0) }.map { CGFloat($0) }
      }
      text = field("text")
      pointSize = try #require(number("points"))
      weight = field("weight") == "semibold" ? .semibold : .regular
      width = try #require(number("width"))
      height = number("height")
      isHeld = field("held by").hasPrefix("test: ")
      name = [text, field("points"), field("weight"), field("system")].joined(separator: ", ")
    }
  }

  /// The size that Galley gives a line. Lines of 18 points are titles of buttons, as on the phones.
  private func size(of line: Line) -> CGSize {
    let view: UIView
    if line.pointSize == 18 {
      let button = UIButton()
      button.setTitle(line.text, for: .normal)
      view = button
    } else {
      let label = UILabel()
      label.font = .systemFont(ofSize: line.pointSize, weight: line.weight)
      label.text = line.text
      view = label
    }
    window.addSubview(view)
    defer { view.removeFromSuperview() }
    view.sizeToFit()
    return view.bounds.size
  }

  @Test("text.tsv: lines are as high, and those with a test as wide to one percent or half a pixel")
  func lineSizes() throws {
    let sheet = try FidelitySheet("text.tsv")
    var (widths, heights): ([String], [String]) = ([], [])
    for row in sheet.rows {
      let line = try Line(row, of: sheet)
      let size = size(of: line)
      let room = max(line.width / 100 + 0.001, halfPixel)
      let isNear = abs(size.width - line.width) <= room
      // A row that is marked as different must differ, so that a later match is noticed.
      if isNear != line.isHeld {
        let need = isNear ? "can be held" : "differs"
        widths.append("\(line.name) \(need): \(size.width) here, \(line.width) there")
      }
      if let height = line.height, abs(size.height - height) > 0.002 {
        heights.append("\(line.name): \(size.height) here, \(height) there")
      }
    }
    #expect(sheet.rows.count == 104)
    #expect(widths.isEmpty, "\(widths.joined(separator: "\n"))")
    #expect(heights.isEmpty, "\(heights.joined(separator: "\n"))")
  }

  // MARK: Lines of bars.tsv

  /// The height of a label with a text in a width.
  private func height(of text: String, _ font: UIFont, width: CGFloat) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = font
    label.text = text
    window.addSubview(label)
    defer { label.removeFromSuperview() }
    return label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  @Test("label-line-pitch-body-m: 21, label-line-pitch-body-xxxl: 29")
  func linePitch() {
    let pitches: [(UIContentSizeCategory, CGFloat, CGFloat)] = [
      (.medium, 16, 21), (.extraExtraExtraLarge, 23, 29),
    ]
    for (category, pointSize, figure) in pitches {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
      #expect(font.pointSize == pointSize)
      let heights = ["one", "one\ntwo", "one\ntwo\nthree"].map { height(of: $0, font, width: 358) }
      for (lower, higher) in zip(heights, heights.dropFirst()) {
        #expect(isWithinHalfPixel(higher - lower, of: figure), "\(heights)")
      }
    }
  }

  @Test("label-two-lines-14: 33⅔ high")
  func twoLines() {
    let text = "Some text that needs to wrap to multiple lines"
    let height = height(of: text, .systemFont(ofSize: 14), width: 160)
    #expect(isWithinHalfPixel(height, of: 33.667), "\(height)")
  }
}
