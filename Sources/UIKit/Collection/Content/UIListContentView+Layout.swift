import Foundation
import GalleyGeometry
import GalleyLayout

// Where the parts of content are. Where image and texts as a whole stand is the core's business; here
// the texts share what it gives them.

extension UIListContentView {
  /// Where the parts are, as text is read from left to right.
  internal struct Parts {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
    /// How far from the edge where reading begins the texts begin, or would.
    var textStart: CGFloat = 0
  }

  /// Where the parts are in a size.
  internal func parts(in size: CGSize) -> Parts {
    let image = imageSizes
    let layout = ListCellLayout(
      cellContent(image?.reserved), in: size.galley, metrics: figures)
    var parts = Parts()
    parts.textStart = layout.textStart
    if let image, let room = layout.imageFrame {
      parts.image = image.shown.centered(in: room, of: image.reserved)
    }
    if let room = layout.textFrame.map({ CGRect($0) }) {
      let texts = texts(forWidth: room.width)
      let height = min(texts.height, room.height)
      let top = room.minY + (room.height - height) / 2
      parts.text = texts.text.map {
        $0.offsetBy(dx: room.minX, dy: top).cut(atY: top + height)
      }
      parts.secondaryText = texts.secondaryText.map {
        $0.offsetBy(dx: room.minX, dy: top).cut(atY: top + height)
      }
    }
    return parts
  }

  /// How wide the view would be with each text on as few lines as it has.
  internal var naturalWidth: CGFloat {
    let widths = [textLabel, secondaryLabel].compactMap { $0?.oneLine.width }
    let isBeside = content.prefersSideBySideTextAndSecondaryText && widths.count == 2
    let texts =
      isBeside
      ? widths[0] + content.textToSecondaryTextHorizontalPadding + widths[1] : widths.max() ?? 0
    return up(sideRoom + texts)
  }

  /// How high the view has to be if it is so wide.
  internal func height(forWidth width: CGFloat) -> CGFloat {
    let texts = texts(forWidth: max(width - sideRoom, 0))
    let margins = margins
    let inside = max(texts.height, CGFloat(imageSizes?.reserved.height ?? 0))
    return up(inside + CGFloat(margins.top + margins.bottom))
  }

  /// Puts the parts where they belong.
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

  /// The texts in a width, from their common top on.
  private struct Texts {
    var text: CGRect?
    var secondaryText: CGRect?
    var height: CGFloat = 0
  }

  private func texts(forWidth width: CGFloat) -> Texts {
    switch (textLabel, secondaryLabel) {
    case (nil, nil): return Texts()
    case (let label?, nil):
      let frame = label.frame(inWidth: width)
      return Texts(text: frame, height: frame.height)
    case (nil, let label?):
      let frame = label.frame(inWidth: width)
      return Texts(secondaryText: frame, height: frame.height)
    case (let first?, let second?):
      return beside(first, second, in: width) ?? stacked(first, second, in: width)
    }
  }

  private func stacked(_ first: UILabel, _ second: UILabel, in width: CGFloat) -> Texts {
    let upper = first.frame(inWidth: width)
    let lower = second.frame(inWidth: width)
      .offsetBy(dx: 0, dy: upper.height + content.textToSecondaryTextVerticalPadding)
    return Texts(text: upper, secondaryText: lower, height: lower.maxY)
  }

  /// Both on one line; `nil` if they are not to be, or find no room there.
  private func beside(_ first: UILabel, _ second: UILabel, in width: CGFloat) -> Texts? {
    guard content.prefersSideBySideTextAndSecondaryText else { return nil }
    let (left, right) = (first.oneLine, second.oneLine)
    let padding = content.textToSecondaryTextHorizontalPadding
    guard left.width + padding + right.width <= width else { return nil }
    // On one base line.
    let base = max(first.baselineOffsets.first, second.baselineOffsets.first)
    let text = CGRect(
      x: 0, y: base - first.baselineOffsets.first, width: left.width, height: left.height)
    let secondary = CGRect(
      x: width - right.width, y: base - second.baselineOffsets.first, width: right.width,
      height: right.height)
    return Texts(text: text, secondaryText: secondary, height: max(text.maxY, secondary.maxY))
  }

  // MARK: Figures

  /// Room beside the texts.
  private var sideRoom: CGFloat {
    let margins = margins
    let sides = CGFloat(margins.leading + margins.trailing)
    guard let image = imageSizes?.reserved else { return sides }
    let hasText = textLabel != nil || secondaryLabel != nil
    return sides + CGFloat(image.width) + (hasText ? content.imageToTextPadding : 0)
  }

  /// The figures of what is shown, for the core.
  private var figures: ListMetrics {
    var figures = listFigures
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

  /// The margins: on some axes no less than those around.
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

  /// The figures of the list that the view is in.
  internal var listFigures: ListMetrics {
    inheritedFigures ?? (superview as? _ListElementView)?.listFigures ?? ListFigures.usual
  }

  /// The margins of the content. Those that nobody has changed are the list's.
  private var ownMargins: DirectionalInsets {
    let own = content.directionalLayoutMargins.galley
    let style = content.style
    return own == style.figures.margins ? listFigures[style.content].margins : own
  }

  /// As far as the margins of the view around reach into this one.
  private var marginsAround: DirectionalInsets {
    guard let superview else { return .zero }
    let (around, inner) = (superview.layoutMargins, superview.bounds)
    let reach = UIEdgeInsets(
      top: inner.minY + around.top - frame.minY, left: inner.minX + around.left - frame.minX,
      bottom: frame.maxY - (inner.maxY - around.bottom),
      right: frame.maxX - (inner.maxX - around.right))
    // A view that has not been placed yet lies over all of the one around.
    let margins = bounds.isEmpty ? around : reach
    return margins.directional(in: effectiveUserInterfaceLayoutDirection).galley
  }

  private func up(_ length: CGFloat) -> CGFloat {
    let grid = PixelGrid(scale: Double(traitCollection.displayScale))
    // A hair above a pixel is that pixel.
    return grid.hasPixels ? ((length - 1e-6) * grid.scale).rounded(.up) / grid.scale : length
  }
}

extension UILabel {
  /// How large the text is on as few lines as it has.
  fileprivate var oneLine: CGSize {
    sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// The text in a width, which it takes whole so that its lines are aligned.
  fileprivate func frame(inWidth width: CGFloat) -> CGRect {
    // Without any room, a line is as high as it is.
    let room = CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)
    return CGRect(x: 0, y: 0, width: max(width, 0), height: sizeThatFits(room).height)
  }
}

extension CGRect {
  /// What of the rectangle is above a line.
  fileprivate func cut(atY limit: CGFloat) -> CGRect {
    var cut = self
    cut.size.height = max(min(maxY, limit) - minY, 0)
    return cut
  }
}
