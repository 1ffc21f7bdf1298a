import Foundation
import GalleyDrawing
import GalleyGeometry
import Synchronization

/// An image that is repeated in both directions, from the origin of the coordinates.
internal final class PatternTile: BackgroundPattern {
  private let image: UIImage
  /// The last sheet, which is a larger image with copies of a small image, and the small image.
  private let sheet = Mutex<(image: UIImage, sheet: UIImage)?>(nil)

  /// The maximum number of times that an image is drawn.
  private static let limit = 4_096
  /// The length in points that both sides of an image must have to be drawn without a sheet.
  private static let sheetSize: CGFloat = 64

  init(_ image: UIImage) { self.image = image }

  /// Returns a shape that is filled with the repeated image; `nil` if the image is empty, or so
  /// small that it would be drawn too many times.
  func fill(_ shape: Path, in bounds: Rect, opacity: Double) -> DisplayList.Item? {
    let tile = currentTile()
    guard let items = PatternTile.items(of: tile, in: bounds) else { return nil }
    var group = Group(DisplayList(items), name: "pattern")
    group.clip = shape
    group.opacity = min(max(opacity, 0), 1)
    return .group(group)
  }

  /// The image for the current traits or, for a small image, a sheet with copies of the image.
  /// Without a sheet, a small image would be drawn thousands of times.
  private func currentTile() -> UIImage {
    let now = image.resolved(for: .current)
    if let known = sheet.withLock({ $0 }), known.image.isEqual(now) { return known.sheet }
    let tile = PatternTile.sheet(of: now)
    sheet.withLock { $0 = (now, tile) }
    return tile
  }

  private static func sheet(of image: UIImage) -> UIImage {
    func count(_ length: CGFloat) -> CGFloat { max((sheetSize / length).rounded(.up), 1) }
    let size = image.size
    guard size.width > 0, size.height > 0, min(size.width, size.height) < sheetSize,
      count(size.width) * count(size.height) <= CGFloat(limit)
    else { return image }
    let whole = CGSize(
      width: size.width * count(size.width), height: size.height * count(size.height))
    let bounds = Rect(origin: .zero, size: whole.galley)
    guard let items = items(of: image, in: bounds),
      let bitmap = Platform.current.render(
        DisplayList(items), whole.galley, Double(image.scale), nil)
    else { return image }
    return UIImage(galleyBitmap: bitmap, scale: image.scale)
  }

  /// Returns the images that cover a rectangle; `nil` if there would be too many images, or no
  /// images.
  private static func items(of tile: UIImage, in bounds: Rect) -> [DisplayList.Item]? {
    let size = tile.size
    guard bounds.isFinite, !bounds.isEmpty, size.width > 0, size.height > 0,
      let columns = steps(bounds.minX, bounds.maxX, Double(size.width)),
      let rows = steps(bounds.minY, bounds.maxY, Double(size.height)),
      columns.count * rows.count <= limit
    else { return nil }
    return rows.flatMap { row in
      columns.flatMap { column in
        let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        return tile.displayList(
          in: CGRect(origin: origin, size: size), tint: nil, isMirrored: false
        ).items
      }
    }
  }

  /// Returns the indices of the tiles of a length that cover a range; `nil` if there are too many
  /// tiles, or no tiles.
  private static func steps(_ start: Double, _ end: Double, _ length: Double) -> Range<Int>? {
    let (first, last) = ((start / length).rounded(.down), (end / length).rounded(.up))
    guard abs(first) < 1e9, last - first <= Double(limit), last > first else { return nil }
    return Int(first)..<Int(last)
  }
}
