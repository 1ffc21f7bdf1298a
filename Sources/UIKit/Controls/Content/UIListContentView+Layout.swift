import Foundation
import GalleyGeometry
import GalleyLayout

// The frames of the image and the texts. `ListCellLayout` computes the space for the image and the
// space for both texts. This file divides the space for the texts between the two texts.

extension UIListContentView {
  /// The arrangement of a text and a secondary text.
  internal enum TextPlacement: Equatable {
    /// Side by side if `prefersSideBySideTextAndSecondaryText` is true and both fit in one line.
    /// Otherwise, the secondary text is below the text.
    case stackedUnlessFitting
    /// Side by side. If both texts do not fit, a text that is longer than half of the width gets
    /// the remaining width. If both texts are longer, each text gets half of the width.
    case sideBySide
    /// Side by side. The text is in a column of a fixed width, and the secondary text begins after
    /// a space.
    case column(width: CGFloat, space: CGFloat)
  }

  /// The frames of the parts, laid out from left to right.
  internal struct Parts {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
    /// The distance of the texts from the leading edge, even if there are no texts.
    var textStart: CGFloat = 0
  }

  /// Returns the frames of the parts in a size.
  internal func parts(in size: CGSize) -> Parts {
    let image = imageSizes
    let layout = ListCellLayout(
      cellContent(image?.reserved), in: size.galley, metrics: figures)
    var parts = Parts()
    parts.textStart = layout.textStart
    if let image, let frame = layout.imageFrame {
      parts.image = image.shown.centered(in: frame, of: image.reserved)
    }
    if let frame = layout.textFrame.map({ CGRect($0) }) {
      let texts = texts(forWidth: frame.width)
      let height = min(texts.height, frame.height)
      let top = frame.minY + (frame.height - height) / 2
      parts.text = texts.text.map {
        $0.offsetBy(dx: frame.minX, dy: top).cut(atY: top + height)
      }
      parts.secondaryText = texts.secondaryText.map {
        $0.offsetBy(dx: frame.minX, dy: top).cut(atY: top + height)
      }
    }
    return parts
  }

  /// The width of the view if no text is wrapped.
  internal var naturalWidth: CGFloat { up(sideSpace + naturalTextWidth) }

  /// The width of the texts if no text is wrapped.
  private var naturalTextWidth: CGFloat {
    let widths = [textLabel, secondaryLabel].compactMap { $0?.oneLine.width }
    if case .column(let column, let space) = textPlacement {
      let rest = secondaryLabel.map { space + $0.oneLine.width } ?? 0
      return widths.isEmpty ? 0 : column + rest
    }
    let isBeside = textPlacement == .sideBySide || content.prefersSideBySideTextAndSecondaryText
    guard isBeside, widths.count == 2 else { return widths.max() ?? 0 }
    return widths[0] + content.textToSecondaryTextHorizontalPadding + widths[1]
  }

  /// Returns the height of the view for a width.
  internal func height(forWidth width: CGFloat) -> CGFloat {
    let texts = texts(forWidth: max(width - sideSpace, 0))
    let margins = margins
    let inside = max(texts.height, CGFloat(imageSizes?.reserved.height ?? 0))
    return up(inside + CGFloat(margins.top + margins.bottom))
  }

  /// Sets the frames of the parts.
  internal func place(_ parts: Parts) {
    let grid = PixelGrid(scale: Double(traitCollection.displayScale))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func placed(_ frame: CGRect) -> CGRect {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      frame.origin = CGPoint(grid.point(frame.origin.point))
      return frame.offsetBy(dx: bounds.minX, dy: bounds.minY)
    }
    if let frame = parts.image { imageView?.frame = placed(frame) }
    if let frame = parts.text { textLabel?.frame = placed(frame) }
    if let frame = parts.secondaryText { secondaryLabel?.frame = placed(frame) }
    guides.follow(self)
  }

  // MARK: Texts

  /// The frames of the texts, relative to their common top.
  private struct Texts {
    var text: CGRect?
    var secondaryText: CGRect?
    var height: CGFloat = 0
  }

  private func texts(forWidth width: CGFloat) -> Texts {
    if case .column(let column, let space) = textPlacement {
      return beside(
        textLabel, secondaryLabel, min(column, width), at: column + space,
        max(width - column - space, 0))
    }
    switch (textLabel, secondaryLabel) {
    case (nil, nil): return Texts()
    case (let label?, nil):
      let frame = label.frame(inWidth: width)
      return Texts(text: frame, height: frame.height)
    case (nil, let label?):
      if textPlacement == .sideBySide {
        let end = min(label.oneLine.width, width)
        return beside(nil, label, 0, at: width - end, end)
      }
      let frame = label.frame(inWidth: width)
      return Texts(secondaryText: frame, height: frame.height)
    case (let first?, let second?):
      if let texts = beside(first, second, in: width) { return texts }
      guard textPlacement == .sideBySide else { return stacked(first, second, in: width) }
      let available = max(width - content.textToSecondaryTextHorizontalPadding, 0)
      let end = min(second.oneLine.width, available - min(first.oneLine.width, available / 2))
      return beside(first, second, available - end, at: width - end, end)
    }
  }

  private func stacked(_ first: UILabel, _ second: UILabel, in width: CGFloat) -> Texts {
    let upper = first.frame(inWidth: width)
    let lower = second.frame(inWidth: width)
      .offsetBy(dx: 0, dy: upper.height + content.textToSecondaryTextVerticalPadding)
    return Texts(text: upper, secondaryText: lower, height: lower.maxY)
  }

  /// Returns the texts side by side; `nil` if `prefersSideBySideTextAndSecondaryText` is false, or
  /// if the texts do not fit.
  private func beside(_ first: UILabel, _ second: UILabel, in width: CGFloat) -> Texts? {
    guard content.prefersSideBySideTextAndSecondaryText else { return nil }
    let (left, right) = (first.oneLine, second.oneLine)
    let padding = content.textToSecondaryTextHorizontalPadding
    guard left.width + padding + right.width <= width else { return nil }
    return beside(first, second, left.width, at: width - right.width, right.width)
  }

  /// Returns the texts side by side, with the same first baseline.
  ///
  /// The first text begins at zero and has the first width. The second text begins at `start` and
  /// has the second width.
  private func beside(
    _ first: UILabel?, _ second: UILabel?, _ width: CGFloat, at start: CGFloat,
    _ secondWidth: CGFloat
  ) -> Texts {
    let lines = [first, second].map { $0?.baselineOffsets.first ?? 0 }
    let base = max(lines[0], lines[1])
    func frame(_ label: UILabel, _ width: CGFloat) -> CGRect {
      let line = label.oneLine
      guard line.width > width else {
        return CGRect(x: 0, y: 0, width: width, height: line.height)
      }
      return label.frame(inWidth: width)
    }
    let text = first.map { frame($0, width).offsetBy(dx: 0, dy: base - lines[0]) }
    let secondary = second.map {
      frame($0, secondWidth).offsetBy(dx: start, dy: base - lines[1])
    }
    return Texts(
      text: text, secondaryText: secondary, height: max(text?.maxY ?? 0, secondary?.maxY ?? 0))
  }

  // MARK: Metrics

  /// The width of the margins, the image and the space between the image and the texts.
  private var sideSpace: CGFloat {
    let margins = margins
    let sides = CGFloat(margins.leading + margins.trailing)
    guard let image = imageSizes?.reserved else { return sides }
    let hasText = textLabel != nil || secondaryLabel != nil
    return sides + CGFloat(image.width) + (hasText ? content.imageToTextPadding : 0)
  }

  /// The metrics of the content, for `ListCellLayout`.
  private var figures: ListMetrics {
    var figures = listMetrics
    var own = ListContentMetrics()
    own.margins = margins
    own.axesPreservingMargins = []
    own.imageToTextPadding = content.imageToTextPadding
    figures.contents = [content.style.content: own]
    return figures
  }

  private func cellContent(_ imageSize: Size?) -> ListCellContent {
    var cell = ListCellContent(content.style.content)
    cell.hasText = textLabel != nil || secondaryLabel != nil
    cell.imageSize = imageSize
    return cell
  }

  /// The margins around the content. On an axis on which the view preserves the superview's
  /// margins, the margins are at least as large as the superview's margins.
  internal var margins: DirectionalInsets {
    var margins = ownMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    guard !axes.isEmpty else { return margins }
    let kept = cellMargins ?? marginsAround
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, kept.leading)
      margins.trailing = max(margins.trailing, kept.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, kept.top)
      margins.bottom = max(margins.bottom, kept.bottom)
    }
    return margins
  }

  /// The metrics of the list that contains the view.
  internal var listMetrics: ListMetrics {
    inheritedMetrics ?? (superview as? any ListMetricsView)?.listMetrics
      ?? DefaultListMetrics.outsideOfList
  }

  /// The margins of the configuration. Default margins of the configuration's style are replaced by
  /// the margins of the list.
  private var ownMargins: DirectionalInsets {
    let own = content.directionalLayoutMargins.galley
    let style = content.style
    return own == style.figures.margins ? listMetrics[style.content].margins : own
  }

  /// The part of the superview's margins that overlaps this view.
  private var marginsAround: DirectionalInsets {
    guard let superview else { return .zero }
    let (around, inner) = (superview.layoutMargins, superview.bounds)
    let reach = UIEdgeInsets(
      top: inner.minY + around.top - frame.minY, left: inner.minX + around.left - frame.minX,
      bottom: frame.maxY - (inner.maxY - around.bottom),
      right: frame.maxX - (inner.maxX - around.right))
    // A view that has no size yet is measured as if it had the size of its superview.
    let margins = bounds.isEmpty ? around : reach
    return margins.directional(in: effectiveUserInterfaceLayoutDirection).galley
  }

  /// Rounds a length up to whole pixels.
  private func up(_ length: CGFloat) -> CGFloat {
    let grid = PixelGrid(scale: Double(traitCollection.displayScale))
    // A length that is above a whole number of pixels by a rounding error is rounded down.
    return grid.hasPixels ? ((length - 1e-6) * grid.scale).rounded(.up) / grid.scale : length
  }
}

extension UILabel {
  /// The size of the text if no line is wrapped.
  fileprivate var oneLine: CGSize {
    sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// Returns the frame of the text in a width.
  ///
  /// The frame is as wide as the given width, so that the alignment of the lines has an effect.
  fileprivate func frame(inWidth width: CGFloat) -> CGRect {
    // A label computes the height of its lines only if the width is positive.
    let limit = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
    return CGRect(x: 0, y: 0, width: max(width, 0), height: sizeThatFits(limit).height)
  }
}

extension CGRect {
  /// Returns the part of the rectangle above a y coordinate.
  fileprivate func cut(atY limit: CGFloat) -> CGRect {
    var cut = self
    cut.size.height = max(min(maxY, limit) - minY, 0)
    return cut
  }
}
