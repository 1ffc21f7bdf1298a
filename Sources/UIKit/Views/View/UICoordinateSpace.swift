import Foundation

/// A coordinate space: a view, or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space.
  var bounds: CGRect { get }
  /// Converts a point of this space to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point of another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle of this space to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle of another space to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen as a coordinate space.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as a coordinate space that does not turn with the device.
  /// - Differs: it turns with the device.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion(from: self, to: coordinateSpace).convert(point)
  }

  /// Converts a point of another space to the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateConversion(from: coordinateSpace, to: self).convert(point)
  }

  /// Converts a rectangle of the screen to another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion(from: self, to: coordinateSpace).convert(rect)
  }

  /// Converts a rectangle of another space to the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateConversion(from: coordinateSpace, to: self).convert(rect)
  }
}

/// The conversion from one space to the coordinates of the screen, and from there to another space.
@MainActor
internal struct CoordinateConversion {
  let transform: AffineTransform

  init(from start: any UICoordinateSpace, to end: any UICoordinateSpace) {
    let back = CoordinateConversion.toScreen(from: end).inverted() ?? .identity
    transform = CoordinateConversion.toScreen(from: start).concatenating(back)
  }

  /// Returns the transform to the screen.
  ///
  /// The outermost layer of a view is the layer of its window, which has a position on the screen.
  private static func toScreen(from space: any UICoordinateSpace) -> AffineTransform {
    guard let layer = (space as? UIView)?.layer else { return .identity }
    var outermost = layer
    while let outer = outermost.superlayer { outermost = outer }
    return (layer.conversion(to: nil) ?? .identity).concatenating(outermost.placement)
  }

  func convert(_ point: CGPoint) -> CGPoint { CGPoint(point.point.applying(transform)) }

  func convert(_ rect: CGRect) -> CGRect { CGRect(transform.applied(to: rect.galley)) }
}
