import Foundation
import GalleyGeometry

// Conversions between the types of Core Graphics and UIKit and the types of GalleyGeometry. The
// property `galley`, or `point` of a `CGPoint`, converts the value to a type of GalleyGeometry.

extension CGPoint {
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
  package var point: Point { Point(x: x, y: y) }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
  package var galley: Size { Size(width: width, height: height) }
}

extension CGRect {
  package init(_ rect: Rect) { self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size)) }
  package var galley: Rect { Rect(origin: origin.point, size: size.galley) }
}

extension UIEdgeInsets {
  package var galley: Insets { Insets(top: top, left: left, bottom: bottom, right: right) }
}
