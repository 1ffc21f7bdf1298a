import Foundation
import GalleyDrawing
import GalleyGeometry

/// A gradient of colors.
///
///     CGGradient(
///       colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
///       locations: [0, 1])
public final class CGGradient: Sendable {
  internal let stops: [Gradient.Stop]

  /// Creates a gradient from colors at locations from 0 to 1; `nil` if there are no colors. Without
  /// locations, the colors are evenly spaced.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = (0..<colors.count).compactMap { colors.object(at: $0) as? CGColor }
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.indices.map { index in
      Gradient.Stop(colors[index].color, at: Double(locations?[index] ?? CGFloat(index) / last))
    }.sorted { $0.location < $1.location }
  }

  /// Creates a gradient from colors of a space, given as their components one after the other.
  public init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let last = CGFloat(max(count - 1, 1))
    stops = (0..<count).compactMap { index in
      CGColor(colorSpace: space, components: colorComponents + index * width).map {
        Gradient.Stop($0.color, at: Double(locations?[index] ?? CGFloat(index) / last))
      }
    }.sorted { $0.location < $1.location }
  }
}

/// Whether the first and the last color continue before and after a gradient.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits: one bit for each end of the gradient.
  public let rawValue: UInt32

  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color continues before the start.
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 1)
  }
  /// The last color continues after the end.
  public static var drawsAfterEndLocation: CGGradientDrawingOptions {
    CGGradientDrawingOptions(rawValue: 2)
  }
}

extension CGContext {
  /// Draws a gradient along a line. The gradient fills the clip between the ends of the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let (start, end) = (startPoint.point, endPoint.point)
    let paint = Gradient(.linear(from: start, to: end), stops: gradient.stops)
    guard let band = Band(from: start, to: end, options, in: recorder.clipBounds) else { return }
    append(DisplayList([.fill(band.path, .gradient(paint), .winding)]))
  }

  /// Draws a gradient from one circle to another. The gradient fills the area between the circles,
  /// inside of the clip.
  ///
  /// - Differs: If neither circle contains the other, the area beside both circles is painted, too.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let paint = Gradient(
      .radial(
        from: startCenter.point, startRadius: startRadius, to: endCenter.point,
        endRadius: endRadius), stops: gradient.stops)
    let goesOutwards = endRadius >= startRadius
    let (inner, outer) =
      goesOutwards
      ? (Path(circle: startCenter, startRadius), Path(circle: endCenter, endRadius))
      : (Path(circle: endCenter, endRadius), Path(circle: startCenter, startRadius))
    let goesOnInside = options.contains(
      goesOutwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let goesOnOutside = options.contains(
      goesOutwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var path = goesOnOutside ? Path(recorder.clipBounds) : outer
    let hasHole = !goesOnInside && min(startRadius, endRadius) > 0
    if hasHole { path.append(inner) }
    append(DisplayList([.fill(path, .gradient(paint), hasHole ? .evenOdd : .winding)]))
  }
}

extension Path {
  fileprivate init(circle center: CGPoint, _ radius: CGFloat) {
    self.init(
      ellipseIn: Rect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}

/// The area that a gradient along a line fills. At an end beyond which the gradient is not drawn,
/// the area ends at a line that is perpendicular to the gradient.
private struct Band {
  var path: Path

  init?(from start: Point, to end: Point, _ options: CGGradientDrawingOptions, in area: Rect) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = Elementary.squareRoot(dx * dx + dy * dy)
    guard length > 0, length.isFinite, area.isFinite, !area.isEmpty else { return nil }
    let goesOnBefore = options.contains(.drawsBeforeStartLocation)
    let goesOnAfter = options.contains(.drawsAfterEndLocation)
    if goesOnBefore, goesOnAfter {
      path = Path(area)
      return
    }
    // This distance reaches beyond the area in every direction.
    let corners = [
      Point(x: area.minX, y: area.minY), Point(x: area.maxX, y: area.minY),
      Point(x: area.minX, y: area.maxY), Point(x: area.maxX, y: area.maxY),
    ]
    let reach = corners.map { $0.distance(to: start) }.max()! + length
    let (x, y) = (dx / length, dy / length)
    let first = goesOnBefore ? -reach : 0
    let last = goesOnAfter ? reach : length
    func corner(_ along: Double, _ beside: Double) -> Point {
      Point(x: start.x + x * along - y * beside, y: start.y + y * along + x * beside)
    }
    if dx == 0 || dy == 0 {
      let one = corner(first, -reach)
      let other = corner(last, reach)
      let rect = Rect(x: one.x, y: one.y, width: other.x - one.x, height: other.y - one.y)
      path = Path(rect.standardized.intersection(area))
      return
    }
    path = Path()
    path.move(to: corner(first, -reach))
    path.addLine(to: corner(last, -reach))
    path.addLine(to: corner(last, reach))
    path.addLine(to: corner(first, reach))
    path.close()
  }
}
