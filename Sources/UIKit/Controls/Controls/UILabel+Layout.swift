import Foundation
import GalleyDrawing
import GalleyGeometry

// The layout of a label's text: the number of lines, and the scale of letters that shrink to fit.

extension UILabel {
  /// Returns the lines of the text that fit in a size; `nil` if there is no text.
  ///
  /// - Parameters:
  ///   - lines: The maximum number of lines; 0 for no limit.
  ///   - shrinks: Whether the letters of a single line shrink if the label allows it.
  internal func layout(in size: CGSize, lines: Int, shrinks: Bool = false) -> TextLayout? {
    var text = sharedText
    guard !text.text.isEmpty else { return nil }
    let direction: LayoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    var container = TextContainer(
      width: max(size.width, 0), maximumLineCount: lines > 0 ? lines : .max,
      truncation: lineBreakMode.galley, direction: direction)
    if shrinks && adjustsFontSizeToFitWidth && lines == 1 {
      let whole = text.size(in: TextContainer(maximumLineCount: 1, direction: direction)).width
      if whole > container.width {
        let least = minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.05
        let scale = TextFitting.scale(from: least) { factor in
          let smaller = SharedText(text.text.scaled(by: factor))
          return smaller.size(in: TextContainer(maximumLineCount: 1)).width <= container.width
        }
        text = SharedText(text.text.scaled(by: scale))
      }
    }
    let layout = text.layout(in: container)
    guard layout.size.height > size.height + 1e-6, layout.lines.count > 1 else { return layout }
    // Lines that exceed the height are left out, except for the first.
    container.maximumLineCount = max(
      layout.lines.prefix { $0.frame.maxY <= size.height + 1e-6 }.count, 1)
    return text.layout(in: container)
  }

  /// Returns the distance of a laid out text from the top of an area.
  internal func top(of layout: TextLayout, in size: CGSize) -> CGFloat {
    // The text is vertically centered, on whole points.
    func centered(_ layout: TextLayout) -> CGFloat {
      ((size.height - layout.size.height) / 2 + 0.5).rounded(.down)
    }
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      layout.text != sharedText.text, let original = self.layout(in: size, lines: 1),
      let line = layout.lines.first, let originalLine = original.lines.first
    else { return centered(layout) }
    let top = centered(original)
    return baselineAdjustment == .none ? top : top + originalLine.origin.y - line.origin.y
  }
}
