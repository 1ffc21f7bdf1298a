import Foundation

/// Something that points are in: a view, or a screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Where it begins, and how far it goes.
  var bounds: CGRect { get }
  /// A point of this space, in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space, in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space, in another one.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space, in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen, as something that points are in.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen, in another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateWay(from: self, to: coordinateSpace).convert(point)
  }

  /// A point of another space, on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    CoordinateWay(from: coordinateSpace, to: self).convert(point)
  }

  /// A rectangle of the screen, in another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateWay(from: self, to: coordinateSpace).convert(rect)
  }

  /// A rectangle of another space, on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CoordinateWay(from: coordinateSpace, to: self).convert(rect)
  }
}

/// From one space to another, by way of the screen.
@MainActor
internal struct CoordinateWay {
  let way: AffineTransform

  init(from start: any UICoordinateSpace, to end: any UICoordinateSpace) {
    let back = CoordinateWay.toScreen(from: end).inverted() ?? .identity
    way = CoordinateWay.toScreen(from: start).concatenating(back)
  }

  /// A view's outermost layer is that of its window, which stands on the screen.
  private static func toScreen(from space: any UICoordinateSpace) -> AffineTransform {
    guard let layer = (space as? UIView)?.layer else { return .identity }
    var outermost = layer
    while let around = outermost.superlayer { outermost = around }
    return (layer.way(to: nil) ?? .identity).concatenating(outermost.placement)
  }

  func convert(_ point: CGPoint) -> CGPoint { CGPoint(point.point.applying(way)) }

  func convert(_ rect: CGRect) -> CGRect { CGRect(way.applied(to: rect.galley)) }
}
