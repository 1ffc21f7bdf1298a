import Foundation

// The sizes of segments, and their drawing.

extension UISegmentedControl {
  private static let height: CGFloat = 32

  internal var fittingSize: CGSize {
    let widths = contentWidths
    let shared = apportionsSegmentWidthsByContent ? nil : widths.max()
    let width = zip(segments, widths).reduce(dividersWidth) { sum, pair in
      sum + (pair.0.width > 0 ? pair.0.width : (shared ?? pair.1).rounded())
    }
    return CGSize(width: width.rounded(.up), height: UISegmentedControl.height)
  }

  /// The width of all dividers: one point between two segments.
  private var dividersWidth: CGFloat { CGFloat(max(segments.count - 1, 0)) }

  /// The widths that the segments' content needs.
  private var contentWidths: [CGFloat] {
    segments.map { segment in
      let width = segment.image?.size.width ?? text(of: segment, in: .normal).size().width
      return width + 20
    }
  }

  /// The frames of the segments, in reading order.
  internal var segmentFrames: [CGRect] {
    let content = contentWidths
    // The segments without a fixed width share the width that remains beside the other segments.
    let fixed = segments.reduce(0) { $0 + $1.width }
    let isFree = segments.map { $0.width <= 0 }
    let rest = max(bounds.width - fixed - dividersWidth, 0)
    let whole = zip(content, isFree).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    let count = CGFloat(isFree.filter { $0 }.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = isMirrored ? bounds.maxX : bounds.minX
    return segments.indices.map { index in
      var width = segments[index].width
      if isFree[index] {
        width =
          apportionsSegmentWidthsByContent && whole > 0
          ? rest * content[index] / whole : rest / count
      }
      if isMirrored { x -= width }
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += isMirrored ? -1 : width + 1
      return frame
    }
  }

  /// Returns the index of the segment that is horizontally nearest to a point.
  internal func segment(at point: CGPoint) -> Int? {
    let frames = segmentFrames
    return frames.indices.min { left, right in
      distance(from: point, to: frames[left]) < distance(from: point, to: frames[right])
    }
  }

  private func distance(from point: CGPoint, to frame: CGRect) -> CGFloat {
    max(frame.minX - point.x, point.x - frame.maxX, 0)
  }

  // MARK: Drawing

  private func state(of index: Int) -> State {
    var state = State.normal
    if index == selectedSegmentIndex { state.insert(.selected) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    if index == touched, isHighlighted { state.insert(.highlighted) }
    return state
  }

  private func attributes(in state: State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : UIColor.label,
    ]
    if state.contains(.highlighted), !isSelected {
      attributes[.foregroundColor] = UIColor.secondaryLabel
    }
    attributes.merge(titleAttributes[exactly: .normal] ?? [:]) { $1 }
    if state != .normal { attributes.merge(titleAttributes[exactly: state] ?? [:]) { $1 } }
    return attributes
  }

  private func text(of segment: SegmentContent, in state: State) -> NSAttributedString {
    NSAttributedString(string: segment.title ?? "", attributes: attributes(in: state))
  }

  internal func drawSegments() {
    let frames = segmentFrames
    if backgrounds.isEmpty {
      UIColor.tertiarySystemFill.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
    }
    for (index, frame) in frames.enumerated() { drawBackground(index, frame) }
    for index in frames.indices.dropFirst() { drawDivider(before: index, frames) }
    for (index, frame) in frames.enumerated() { drawContent(index, frame) }
  }

  private func drawBackground(_ index: Int, _ frame: CGRect) {
    if !backgrounds.isEmpty {
      backgrounds[state(of: index)]?.draw(in: frame)
    } else if index == selectedSegmentIndex {
      let color = selectedSegmentTintColor ?? SegmentColors.selected
      ThumbDrawing.draw(
        in: frame.insetBy(dx: 2, dy: 2), color: color, radius: 7, strength: isEnabled ? 1 : 0.5)
    }
  }

  private func drawDivider(before index: Int, _ frames: [CGRect]) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? frames[index].maxX + 0.5 : frames[index].minX - 0.5
    let (left, right) = isMirrored ? (index, index - 1) : (index - 1, index)
    let image = dividerImage(
      forLeftSegmentState: state(of: left), rightSegmentState: state(of: right),
      barMetrics: .default)
    if let image {
      let width = image.size.width
      return image.draw(
        in: CGRect(x: x - width / 2, y: bounds.minY, width: width, height: bounds.height))
    }
    // The shape of the selected segment replaces the dividers beside it.
    let isSeen = index != selectedSegmentIndex && index - 1 != selectedSegmentIndex
    guard isSeen, backgrounds.isEmpty else { return }
    UIColor.separator.setFill()
    UIBezierPath(
      roundedRect: CGRect(x: x - 0.5, y: bounds.minY + 8, width: 1, height: bounds.height - 16),
      cornerRadius: 0.5
    ).fill()
  }

  private func drawContent(_ index: Int, _ frame: CGRect) {
    let segment = segments[index]
    let state = state(of: index)
    func place(_ size: CGSize) -> CGRect {
      let width = min(size.width, max(frame.width - 8, 0))
      return CGRect(
        x: frame.midX - width / 2 + segment.offset.width,
        y: (frame.midY - size.height / 2).rounded() + segment.offset.height, width: width,
        height: size.height)
    }
    if let image = segment.image {
      let color = attributes(in: state)[.foregroundColor] as? UIColor ?? .label
      return image.stencil(in: color).draw(in: place(image.size))
    }
    let text = text(of: segment, in: state)
    let size = text.size()
    text.draw(
      with: place(CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
}

private enum SegmentColors {
  /// The color of the selected segment: white, or gray in dark appearance.
  static let selected = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : UIColor(white: 1, alpha: 1)
  }
}
