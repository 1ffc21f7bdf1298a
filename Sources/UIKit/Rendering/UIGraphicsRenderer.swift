import Foundation
import GalleyDrawing
import GalleyGeometry

/// What is drawn in, and its size.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let kept: UIGraphicsRendererFormat

  /// What is drawn in.
  open var cgContext: CGContext { context }

  /// What the picture is.
  open var format: UIGraphicsRendererFormat { kept }

  internal init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    self.context = context
    kept = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(blendMode, 1) { $0.fill(rect) }
  }

  /// Draws a line one point wide along a rectangle, inside of it.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line one point wide along a rectangle, inside of it.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Draws only inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a picture is.
open class UIGraphicsRendererFormat: NSObject {
  /// What the picture shows, in points.
  open internal(set) var bounds = CGRect.zero

  /// The usual.
  public required override init() {}

  /// The usual.
  open class func `default`() -> Self { self.init() }

  /// What suits the screen.
  open class func preferred() -> Self { self.init() }
}

/// Draws pictures.
open class UIGraphicsRenderer: NSObject {
  private let area: CGRect
  private let kept: UIGraphicsRendererFormat

  /// What the picture is.
  open var format: UIGraphicsRendererFormat { kept }

  /// Draws what is in a rectangle.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    kept = format
    format.bounds = bounds
  }

  internal var bounds: CGRect { area }
}
