import CPangoCairo
import GalleyDrawing
import GalleyGeometry

/// A cache of pixels that are drawn repeatedly: images at the size in which they are shown, and
/// display lists that may be stored as bitmaps.
///
/// Do not use a cache on several threads at once.
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

  /// The bitmap of a display list, and its origin in pixels.
  struct Drawing {
    /// The display list, which is retained because the key contains only its identity.
    var list: DisplayList
    var left: Double
    var top: Double
    var image: ImageSurface
  }

  private struct ScaledImage {
    /// The owner of the image's pixels. If the owner has been released, the entry is not valid,
    /// because another image may have the same identity now. The reference is weak, because the
    /// pixels of the original image may need much more memory than the cache.
    weak var owner: AnyObject?
    var image: ImageSurface
  }

  private var shadows: [KeptShadow: Stencil] = [:]
  private var corners: [RoundCorner: Stencil] = [:]
  private var images: [ImageKey: ScaledImage] = [:]
  private var drawings: [DrawingKey: Drawing] = [:]
  /// The number of bytes of all bitmaps and shadows. The stencils of corners are not counted. A
  /// stencil stores the coverage of each pixel.
  private var bytes = 0
  private let byteLimit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter byteLimit: The maximum number of bytes. If an addition would exceed it, the cache
  ///   is emptied first.
  public init(byteLimit: Int = 256 << 20) { self.byteLimit = byteLimit }

  /// Returns an image at the size in which it is shown.
  internal func image(of picture: Picture, width: Int, height: Int) -> ImageSurface? {
    let key = ImageKey(
      bitmap: picture.bitmap.identity, source: picture.source, width: width, height: height,
      isSmooth: picture.isSmooth)
    let owner = picture.bitmap.owner
    if let known = images[key] {
      if known.owner === owner { return known.image }
      bytes -= known.image.byteCount
      images[key] = nil
    }
    let (bitmap, source) = picture.reduced
    guard let original = ImageSurface(bitmap),
      let scaled = original.scaled(
        source, width: width, height: height, isSmooth: picture.isSmooth)
    else { return nil }
    reserve(scaled.byteCount)
    images[key] = ScaledImage(owner: owner, image: scaled)
    return scaled
  }

  /// Returns the bitmap of a display list; `nil` if it is empty or too large.
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
    // The bounds include a margin around letters. Most of the margin is empty. The empty part is
    // cut off, so that it is not painted each time.
    let drawn = image.drawnArea
    let kept = image.part(drawn.x, drawn.y) ?? image
    reserve(kept.byteCount)
    let isTrimmed = kept !== image
    let drawing = Drawing(
      list: list, left: left + Double(isTrimmed ? drawn.x.lowerBound : 0),
      top: top + Double(isTrimmed ? drawn.y.lowerBound : 0), image: kept)
    drawings[key] = drawing
    return drawing
  }

  /// Returns the stencil of a round corner.
  internal func stencil(of corner: RoundCorner) -> Stencil? {
    if let known = corners[corner] { return known }
    // A screen has only a few corners, but an animation has a different corner in each frame. So
    // the number of stored corners is limited.
    if corners.count >= 512 { corners = [:] }
    let stencil = corner.drawn
    corners[corner] = stencil
    return stencil
  }

  /// Returns the stencil of a shadow, which is drawn if it is not in the cache.
  internal func stencil(of shadow: KeptShadow, _ draw: () -> Stencil?) -> Stencil? {
    if let known = shadows[shadow] { return known }
    guard let stencil = draw() else { return nil }
    reserve(shadow.grid.width * shadow.grid.height)
    shadows[shadow] = stencil
    return stencil
  }

  /// Counts bytes that are about to be added. If the limit would be exceeded, removes all images,
  /// drawings and shadows first.
  private func reserve(_ count: Int) {
    if bytes + count > byteLimit {
      shadows = [:]
      images = [:]
      drawings = [:]
      bytes = 0
    }
    bytes += count
  }
}
