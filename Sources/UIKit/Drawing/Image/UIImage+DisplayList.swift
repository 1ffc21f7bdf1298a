import Foundation
import GalleyDrawing
import GalleyGeometry

// Drawing an image.

extension UIImage {
  /// Returns the drawing of the image in a rectangle. The drawing has the orientation and the cap
  /// insets of the image, and the tint if the image is a template.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - tint: The color of templates; `nil` if there is no tint.
  ///   - isMirrored: Whether the image is mirrored. By default, an image that flips for
  ///     right-to-left layout is mirrored if the current traits are right to left.
  internal func displayList(in rect: CGRect, tint: Color?, isMirrored: Bool? = nil) -> DisplayList {
    let now = resolved(for: .current)
    guard now === self else { return now.displayList(of: rect, tint: tint, isMirrored: isMirrored) }
    return displayList(of: rect, tint: tint, isMirrored: isMirrored)
  }

  private func displayList(of rect: CGRect, tint: Color?, isMirrored: Bool?) -> DisplayList {
    let rect = rect.standardized.galley
    guard rect.isFinite, !rect.isEmpty else { return DisplayList() }
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    if isMirrored ?? (flipsForRightToLeftLayoutDirection && isRightToLeft) {
      var group = Group(
        upright(in: Rect(origin: .zero, size: rect.size), ink(tint)))
      group.transform = GalleyGeometry.AffineTransform(
        a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY)
      return DisplayList([.group(group)])
    }
    return upright(in: rect, ink(tint))
  }

  /// Returns the color in which the image is drawn, or `nil` for its own colors.
  private func ink(_ tint: Color?) -> Color? {
    let isStencil: Bool =
      switch content.renderingMode {
      case .alwaysTemplate: true
      case .alwaysOriginal: false
      case .automatic: isSymbolImage
      }
    return (isStencil ? tint : nil) ?? content.tint?.color
  }

  /// Returns the drawing of the image without mirroring for right-to-left layout.
  private func upright(in rect: Rect, _ ink: Color?) -> DisplayList {
    switch content.source {
    case .nothing: return DisplayList()
    case .symbol(let symbol): return symbol.displayList(in: rect, ink)
    case .bitmap(var bitmap):
      if let vector = content.vector, content.caps == nil, rect.size != size.galley,
        let sharp = vector.bitmap(size: CGSize(rect.size), scale: UIGraphics.screenScale)
      {
        bitmap = sharp
      }
      if content.orientation != .up {
        // Cap insets are relative to the edges of the upright image, so the pixels are turned
        // upright first.
        if let caps = content.caps, let seen = changing({ $0.caps = nil }).rendered(scale: scale) {
          return resized(seen, caps, in: rect, ink)
        }
        return oriented(bitmap, in: rect, ink)
      }
      if let caps = content.caps { return resized(bitmap, caps, in: rect, ink) }
      return DisplayList([.picture(Picture(bitmap, in: rect, tint: ink))])
    }
  }

  // MARK: Orientation

  /// Returns the drawing of pixels in the image's orientation.
  private func oriented(_ bitmap: Bitmap, in rect: Rect, _ ink: Color?) -> DisplayList {
    let size =
      content.orientation.isSideways
      ? Size(width: rect.height, height: rect.width) : rect.size
    let frame = Rect(origin: .zero, size: size)
    var group = Group(DisplayList([.picture(Picture(bitmap, in: frame, tint: ink))]))
    group.transform = content.orientation.transform(of: size)
      .concatenating(GalleyGeometry.AffineTransform(translationX: rect.minX, y: rect.minY))
    return DisplayList([.group(group)])
  }

  // MARK: Cap insets

  /// Returns the drawing of an image whose edges keep their size.
  private func resized(
    _ bitmap: Bitmap, _ caps: CapInsets, in rect: Rect, _ ink: Color?
  ) -> DisplayList {
    let columns = Stretch(
      caps.insets.left, caps.insets.right, center: caps.centerWidth.map { Double($0) },
      of: size.width,
      from: rect.minX, to: rect.maxX)
    let rows = Stretch(
      caps.insets.top, caps.insets.bottom, center: caps.centerHeight.map { Double($0) },
      of: size.height,
      from: rect.minY, to: rect.maxY)
    let across = columns.parts(caps.mode)
    let down = rows.parts(caps.mode)
    guard across.count * down.count < 10_000 else {
      Report.record(.image, "\(self) would be painted too often to fill \(rect): it is stretched")
      return DisplayList([.picture(Picture(bitmap, in: rect, tint: ink))])
    }
    let scale = Double(content.scale)
    let items = down.flatMap { row in
      across.map { column in
        DisplayList.Item.picture(
          Picture(
            bitmap,
            source: Rect(
              x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
              width: (column.source.upperBound - column.source.lowerBound) * scale,
              height: (row.source.upperBound - row.source.lowerBound) * scale),
            in: Rect(
              x: column.target.lowerBound, y: row.target.lowerBound,
              width: column.target.upperBound - column.target.lowerBound,
              height: row.target.upperBound - row.target.lowerBound), tint: ink))
      }
    }
    return DisplayList(items)
  }
}

/// One axis of an image whose edges keep their size.
private struct Stretch {
  /// A part of the image along the axis, and the range that this part fills.
  struct Part {
    var source: Range<Double>
    var target: Range<Double>
  }

  /// The length of the image, in points.
  private let length: Double
  /// The range that the image fills.
  private let target: Range<Double>
  /// The inset at the start, limited to the length of the image.
  private let before: Double
  /// The inset at the end, limited to the length that the inset at the start leaves.
  private let after: Double
  /// The visible length of the part between the insets; `nil` for the whole part.
  private let center: Double?
  /// The factor by which both insets shrink if they are longer than the target.
  private let factor: Double

  init(
    _ before: Double, _ after: Double, center: Double?, of length: Double, from start: Double,
    to end: Double
  ) {
    self.length = length
    self.center = center
    target = start..<max(end, start)
    // Insets may be invalid: negative, wider than the image, or not numbers.
    self.before = before > 0 ? min(before, length) : 0
    self.after = after > 0 ? min(after, length - self.before) : 0
    let edges = self.before + self.after
    factor = edges > target.upperBound - start ? (target.upperBound - start) / edges : 1
  }

  func parts(_ mode: UIImage.ResizingMode) -> [Part] {
    let first = target.lowerBound + before * factor
    let last = max(target.upperBound - after * factor, first)
    var parts: [Part] = []
    if before > 0 { parts.append(Part(source: 0..<before, target: target.lowerBound..<first)) }
    parts += middle(mode, in: first..<last)
    if after > 0 {
      parts.append(Part(source: (length - after)..<length, target: last..<target.upperBound))
    }
    return parts.filter { !$0.target.isEmpty }
  }

  private func middle(_ mode: UIImage.ResizingMode, in space: Range<Double>) -> [Part] {
    let whole = max(length - after - before, 0)
    let source = before..<before + min(center ?? whole, whole)
    let step = source.upperBound - source.lowerBound
    guard step > 0, !space.isEmpty else { return [] }
    let count = ((space.upperBound - space.lowerBound) / step).rounded(.up)
    guard mode == .tile, step > 1, count < 10_000 else {
      return [Part(source: source, target: space)]
    }
    return (0..<Int(count)).map { index in
      let start = space.lowerBound + Double(index) * step
      let end = max(min(start + step, space.upperBound), start)
      return Part(
        source: source.lowerBound..<(source.lowerBound + (end - start)), target: start..<end)
    }
  }
}

extension UIImage.Orientation {
  /// Returns the transform that turns pixels, drawn in the given size, to the image's orientation.
  fileprivate func transform(of size: Size) -> GalleyGeometry.AffineTransform {
    let (width, height) = (size.width, size.height)
    func matrix(
      _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
    ) -> GalleyGeometry.AffineTransform {
      GalleyGeometry.AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
    return switch self {
    case .up: .identity
    case .down: matrix(-1, 0, 0, -1, width, height)
    case .left: matrix(0, -1, 1, 0, 0, width)
    case .right: matrix(0, 1, -1, 0, height, 0)
    case .upMirrored: matrix(-1, 0, 0, 1, width, 0)
    case .downMirrored: matrix(1, 0, 0, -1, 0, height)
    case .leftMirrored: matrix(0, 1, 1, 0, 0, 0)
    case .rightMirrored: matrix(0, -1, -1, 0, height, width)
    }
  }
}
