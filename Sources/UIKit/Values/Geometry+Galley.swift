import Foundation
import GalleyGeometry

// Between Core Graphics' names and the cores'.

extension CGPoint {
  internal init(_ point: Point) { self.init(x: point.x, y: point.y) }
  internal var point: Point { Point(x: x, y: y) }
}

extension CGSize {
  internal init(_ size: Size) { self.init(width: size.width, height: size.height) }
  internal var galley: Size { Size(width: width, height: height) }
}

extension CGRect {
  internal init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
  internal var galley: Rect { Rect(origin: origin.point, size: size.galley) }
}
