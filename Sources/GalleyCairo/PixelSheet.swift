import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// Pixels that are drawn on repeatedly, such as the pixels of a window. Each drawing replaces the
/// previous drawing.
///
///     let sheet = PixelSheet(size: Size(width: 320, height: 480), scale: 2)
///     sheet?.draw(list, background: .white, bitmaps: bitmaps)
///     sheet?.bitmap   // 640 × 960 pixels
///
/// Do not use a sheet on several threads at once.
public final class PixelSheet {
  /// The number of pixels per point.
  public let scale: Double
  internal let image: ImageSurface

  /// Creates transparent pixels; `nil` if the size is zero or too large.
  public init?(size: Size, scale: Double) {
    guard size.isFinite, scale.isFinite, scale > 0 else { return nil }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width < 32_000, height < 32_000,
      let image = ImageSurface(width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    else { return nil }
    self.scale = scale
    self.image = image
  }

  internal init(_ image: ImageSurface, scale: Double) {
    self.scale = scale
    self.image = image
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - background: The color behind everything; transparent if `nil`.
  ///   - bitmaps: The cache of bitmaps from earlier pictures.
  public func draw(_ list: DisplayList, background: Color?, bitmaps: BitmapCache) {
    cairo_surface_set_device_scale(image.surface, scale, scale)
    defer { cairo_surface_set_device_scale(image.surface, 1, 1) }
    guard let context = cairo_create(image.surface) else { return }
    defer { cairo_destroy(context) }
    let canvas = CairoCanvas(context, scale: scale, bitmaps: bitmaps)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    canvas.setSource(background ?? .clear)
    cairo_paint(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    list.draw(on: canvas)
    #if INTERNAL_CHECKS
    // Cairo stops drawing at the first error, and does not report the error by itself.
    let status = cairo_status(context)
    precondition(
      status == CAIRO_STATUS_SUCCESS, String(cString: cairo_status_to_string(status)))
    #endif
  }

  /// A copy of the current pixels.
  public var bitmap: Bitmap { image.bitmap }
}
