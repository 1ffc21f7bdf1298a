import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// What is drawn again and again, as pixels: images at the size in which they are shown, and lists
/// that asked for it.
///
/// Not for several threads at once.
public final class BitmapCache {
  private struct ImageKey: Hashable {
    var bitmap: ObjectIdentifier
    var source: Rect?
    var width: Int
    var height: Int
    var isSmooth: Bool
  }

  private struct DrawingKey: Hashable {
    var list: ObjectIdentifier
    var scale: Double
  }

  /// A list that is drawn, and where its bitmap begins, in pixels.
  struct Drawing {
    /// Keeps the identity that it is found by.
    var list: DisplayList
    var left: Double
    var top: Double
    var image: ImageSurface
  }

  private struct ScaledImage {
    /// Keeps the identity that it is found by.
    var bitmap: Bitmap
    var image: ImageSurface
  }

  private var shadows: [KeptShadow: Stencil] = [:]
  private var corners: [RoundCorner: Stencil] = [:]
  private var images: [ImageKey: ScaledImage] = [:]
  private var drawings: [DrawingKey: Drawing] = [:]
  private var bytes = 0
  private let byteLimit: Int

  /// A cache of nothing.
  ///
  /// - Parameter byteLimit: How much it holds; when more comes, it begins anew.
  public init(byteLimit: Int = 256 << 20) { self.byteLimit = byteLimit }

  /// An image at the size in which it is shown.
  internal func image(of picture: Picture, width: Int, height: Int) -> ImageSurface? {
    let key = ImageKey(
      bitmap: picture.bitmap.identity, source: picture.source, width: width, height: height,
      isSmooth: picture.isSmooth)
    if let known = images[key] { return known.image }
    guard let original = ImageSurface(picture.bitmap) else { return nil }
    let scaled = original.scaled(
      picture.source ?? Rect(origin: .zero, size: picture.bitmap.size), width: width,
      height: height, isSmooth: picture.isSmooth)
    guard let scaled else { return nil }
    makeRoom(for: scaled.byteCount)
    images[key] = ScaledImage(bitmap: picture.bitmap, image: scaled)
    return scaled
  }

  /// A list as a bitmap.
  internal func drawing(of list: DisplayList, scale: Double) -> Drawing? {
    let key = DrawingKey(list: list.identity, scale: scale)
    if let known = drawings[key] { return known }
    let bounds = list.bounds
    guard bounds.isFinite, !bounds.isEmpty, bounds.width * bounds.height * scale * scale < 16e6
    else { return nil }
    let left = (bounds.minX * scale).rounded(.down)
    let top = (bounds.minY * scale).rounded(.down)
    let width = Int((bounds.maxX * scale).rounded(.up) - left)
    let height = Int((bounds.maxY * scale).rounded(.up) - top)
    guard let image = ImageSurface(width: width, height: height) else { return nil }
    let context = cairo_create(image.surface)
    defer { cairo_destroy(context) }
    guard let context else { return nil }
    cairo_translate(context, -left, -top)
    cairo_scale(context, scale, scale)
    list.draw(on: CairoCanvas(context, scale: scale, bitmaps: self))
    // Bounds leave room around letters: most of it is empty, and would be painted each time.
    let drawn = image.drawnArea
    let kept = image.part(drawn.x, drawn.y) ?? image
    makeRoom(for: kept.byteCount)
    let isTrimmed = kept !== image
    let drawing = Drawing(
      list: list, left: left + Double(isTrimmed ? drawn.x.lowerBound : 0),
      top: top + Double(isTrimmed ? drawn.y.lowerBound : 0), image: kept)
    drawings[key] = drawing
    return drawing
  }

  /// A round corner's coverage.
  internal func stencil(of corner: RoundCorner) -> Stencil? {
    if let known = corners[corner] { return known }
    // Those of a screen are a few; of an animation each is another one.
    if corners.count >= 512 { corners = [:] }
    let stencil = corner.drawn
    corners[corner] = stencil
    return stencil
  }

  /// A shape's shadow, drawn if it is not known.
  internal func stencil(of shadow: KeptShadow, _ draw: () -> Stencil?) -> Stencil? {
    if let known = shadows[shadow] { return known }
    guard let stencil = draw() else { return nil }
    makeRoom(for: shadow.grid.width * shadow.grid.height)
    shadows[shadow] = stencil
    return stencil
  }

  private func makeRoom(for count: Int) {
    if bytes + count > byteLimit {
      shadows = [:]
      images = [:]
      drawings = [:]
      bytes = 0
    }
    bytes += count
  }
}
