import Foundation
import GalleyDrawing
import GalleyGeometry

/// Renders images.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///       UIColor.red.setFill()
///       context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
///     }
///     dot.size   // 8 × 8
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for the content of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer for the content of a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
  }

  /// Creates a renderer for images of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat.preferred())
  }

  /// Creates a renderer for images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Returns the image that a closure draws; an empty image if the renderer has no size.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = imageFormat.scale > 0 ? imageFormat.scale : UIGraphics.screenScale
    let context = CGContext(bounds: bounds.galley.standardized, scale: scale)
    let image = UIGraphics.Image(isOpaque: imageFormat.opaque, scale: scale)
    let depth = UIGraphics.depth
    UIGraphics.push(UIGraphics.Entry(context: context, image: image))
    // Contexts that the actions have begun and not ended are ended, too.
    defer { UIGraphics.pop(downTo: depth) }
    let drawn = UIGraphicsImageRendererContext(context, imageFormat)
    actions(drawn)
    return drawn.currentImage
  }

  /// Returns the image that a closure draws as the bytes of a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image that a closure draws as the bytes of a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context in which an image is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  internal init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context, format)
  }

  /// The image that has been drawn so far.
  open var currentImage: UIImage {
    let background = imageFormat.opaque ? Color.black : nil
    guard let bitmap = cgContext.bitmap(background: background) else { return UIImage() }
    return UIImage(bitmap: bitmap, scale: CGFloat(cgContext.scale))
  }
}

/// The format of an image that is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of an image's colors.
  ///
  /// - Differs: Pictures are always drawn in sRGB.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The number of pixels per point; 0 for the scale of the screen.
  open var scale: CGFloat = UIGraphics.screenScale
  /// Whether the image is opaque.
  open var opaque = false
  /// The range of colors.
  open var preferredRange = Range.standard

  /// Creates the format that suits some traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}
