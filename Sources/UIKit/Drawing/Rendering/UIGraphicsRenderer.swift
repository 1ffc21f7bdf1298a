import Foundation
import GalleyDrawing
import GalleyGeometry

/// The context of a renderer, with its format.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let kept: UIGraphicsRendererFormat

  /// The context to draw in.
  open var cgContext: CGContext { context }

  /// The format of the picture.
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

  /// Strokes a line one point wide inside of a rectangle's edge.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line one point wide inside of a rectangle's edge.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Restricts drawing to the inside of a rectangle from now on.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The format of a picture.
open class UIGraphicsRendererFormat: NSObject {
  /// The area that the picture shows, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates the default format.
  public required override init() {}

  /// Returns the default format.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that suits the screen.
  open class func preferred() -> Self { self.init() }
}

/// The base class of renderers.
open class UIGraphicsRenderer: NSObject {
  private let area: CGRect
  private let kept: UIGraphicsRendererFormat

  /// The format of the picture.
  open var format: UIGraphicsRendererFormat { kept }

  /// Creates a renderer for the content of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    area = bounds
    kept = format
    format.bounds = bounds
  }

  internal var bounds: CGRect { area }
}
