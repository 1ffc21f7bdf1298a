import Foundation
import GalleyDrawing
import GalleyGeometry

/// A text in a rectangle, for an app that measures and draws text itself.
internal struct StringDrawing {
  /// The laid out text.
  let layout: TextLayout
  /// The bounds of the text in a rectangle whose origin is zero.
  let bounds: CGRect
  /// The factor by which letters are scaled.
  let scale: Double
  /// The top left corner of the text, relative to the top left corner of the rectangle.
  private let origin: CGPoint

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The size of the rectangle; a width or height of 0 is no limit.
  ///   - options: The options for drawing.
  ///   - minimumScale: The smallest factor by which letters may shrink; 0 if they may not.
  ///   - font: The font whose line height is the height of an empty text; `nil` for no height.
  init(
    _ text: StyledText, in size: CGSize, options: NSStringDrawingOptions, minimumScale: Double = 0,
    fontIfEmpty font: Font? = nil
  ) {
    let area = StringArea(size, options)
    var shared = SharedText(text)
    var scale = 1.0
    if minimumScale > 0 && minimumScale < 1 && !area.fits(shared) {
      scale = TextFitting.scale(from: minimumScale) { area.fits(SharedText(text.scaled(by: $0))) }
      shared = SharedText(text.scaled(by: scale))
    }
    self.scale = scale
    layout = area.layout(of: shared)
    let left = layout.lines.map(\.frame.minX).min() ?? 0
    let right = layout.lines.map(\.frame.maxX).max() ?? 0
    let empty =
      layout.lines.isEmpty ? font.map { Platform.current.textEngine.metrics(of: $0) } : nil
    let height = empty?.lineHeight ?? layout.size.height
    // Without `.usesLineFragmentOrigin`, the origin of the text is on the baseline.
    let up = area.isOneLine ? empty?.ascent ?? layout.lines.first?.origin.y ?? 0 : 0
    origin = CGPoint(x: 0, y: -up)
    // Without `.usesLineFragmentOrigin`, the y coordinates of UIKit's bounds grow upward from the
    // baseline, so the bounds begin at the descender.
    let below = area.isOneLine ? height - up : 0
    bounds = CGRect(x: left, y: -below, width: right - left, height: height)
  }

  /// Draws the text in a rectangle.
  func draw(in rect: CGRect) {
    guard !layout.lines.isEmpty else { return }
    TextDrawing.draw(
      layout, at: CGPoint(x: rect.minX + origin.x, y: rect.minY + origin.y))
  }
}

/// The area for a text.
private struct StringArea {
  let isOneLine: Bool
  private let truncates: Bool
  private let usesFontLeading: Bool
  private let width: Double
  private let height: Double

  init(_ size: CGSize, _ options: NSStringDrawingOptions) {
    isOneLine = !options.contains(.usesLineFragmentOrigin)
    truncates = options.contains(.truncatesLastVisibleLine)
    usesFontLeading = options.contains(.usesFontLeading)
    width = size.width.asLimit
    height = size.height.asLimit
  }

  /// Returns whether a whole text fits in the area.
  func fits(_ text: SharedText) -> Bool {
    let layout = layout(of: text)
    return !layout.isTruncated && layout.size.width <= width + 1e-6
      && layout.size.height <= height + 1e-6
  }

  /// Returns the layout of the part of a text that fits in the area. The layout has at least one
  /// line.
  func layout(of text: SharedText) -> TextLayout {
    let style = text.text.runs.first?.style.paragraph ?? ParagraphStyle()
    if isOneLine {
      let cuts = truncates || style.lineBreaking.truncates
      return text.layout(
        in: TextContainer(
          width: cuts ? width : .infinity, maximumLineCount: 1,
          truncation: cuts ? style.lineBreaking.truncating : .clip))
    }
    var container = TextContainer(width: width, usesFontLeading: usesFontLeading)
    if !style.lineBreaking.wraps, !text.text.string.utf8.contains(10) {
      container.maximumLineCount = 1
    }
    if height.isFinite {
      container.maximumLineCount = min(container.maximumLineCount, text.text.mostLines(in: height))
    }
    let layout = text.layout(in: container)
    guard layout.isTruncated || layout.size.height > height + 1e-6 else { return layout }
    let count = layout.lines.prefix { $0.frame.maxY <= height + 1e-6 }.count
    container.maximumLineCount = max(count, 1)
    if truncates { container.truncation = style.lineBreaking.truncating }
    return text.layout(in: container)
  }
}

extension CGFloat {
  /// The number as a limit for text. The limit is infinite if the number is not positive, or larger
  /// than any text.
  internal var asLimit: Double { self > 0 && self < 1e7 ? self : .infinity }
}

extension ParagraphStyle.LineBreaking {
  /// Whether a long line continues on the next line.
  fileprivate var wraps: Bool { self == .byWord || self == .byCharacter }

  /// Whether an ellipsis replaces omitted text.
  fileprivate var truncates: Bool {
    self == .truncateHead || self == .truncateMiddle || self == .truncateTail
  }

  /// The mode itself, if an ellipsis replaces omitted text. Otherwise, the mode with an ellipsis at
  /// the end.
  fileprivate var truncating: ParagraphStyle.LineBreaking { truncates ? self : .truncateTail }
}

extension StyledText {
  /// Returns a number of lines that is larger than the number that fits in a height.
  fileprivate func mostLines(in height: Double) -> Int {
    let engine = Platform.current.textEngine
    var lowest = Double.infinity
    for run in runs {
      let paragraph = run.style.paragraph
      var line = engine.metrics(of: run.style.font).lineHeight
      if paragraph.lineHeightMultiple > 0 { line *= paragraph.lineHeightMultiple }
      line = max(line, paragraph.minimumLineHeight)
      if paragraph.maximumLineHeight > 0 { line = min(line, paragraph.maximumLineHeight) }
      lowest = min(lowest, line)
    }
    guard lowest.isFinite else { return .max }
    return Int(min(height / max(lowest, 0.25), 1e9)) + 1
  }
}
