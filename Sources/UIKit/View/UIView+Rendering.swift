import Foundation
import GalleyDrawing
import GalleyGeometry

// From views to pictures.

extension UIView {
  /// What the view shows, in its own coordinates, laid out before if that was asked for.
  package func displayList() -> DisplayList {
    layoutIfNeeded()
    return layer.recordInside()
  }

  /// What the view paints itself, without what its subviews paint.
  package var ownDisplayList: DisplayList { DisplayList(layer.ownItems) }

  /// The view as a PNG file: for a look at it, and for whoever writes pictures.
  ///
  ///     try view.galleyPNG()?.write(to: URL(fileURLWithPath: "feed.png"))
  ///
  /// A large view is drawn in tiles. One of more than a million pixels in a row or a column, or of more
  /// than 2²⁸ in all, is not drawn, and reported.
  ///
  /// - Parameter scale: How many pixels a point has: as the view's screen, if `nil`.
  /// - Returns: `nil` if the view has no size, or is too large.
  public func galleyPNG(scale: CGFloat? = nil) -> Data? {
    galleyBitmap(scale: scale).flatMap { $0.galleyPNG }
  }

  /// The view as pixels. The same holds as for `galleyPNG(scale:)`.
  package func galleyBitmap(scale: CGFloat? = nil) -> Bitmap? {
    let list = displayList().moved(by: bounds.origin)
    let scale = scale ?? traitCollection.displayScale
    if let excess = pictureExcess(scale: scale) {
      Report.record(.drawing, excess)
      return nil
    }
    let bitmap = Platform.current.render(list, bounds.size.galley, scale, nil)
    if let bitmap { WorkCounter.count(\.pixelsPainted, by: bitmap.width * bitmap.height) }
    return bitmap
  }
}

extension UIView {
  /// Why the view is too large to be drawn; `nil` if it is not.
  package func pictureExcess(scale: CGFloat) -> String? {
    Platform.current.pictureExcess(bounds.size.galley, scale).map {
      "\(self) is too large to be drawn: \($0). Draw it at a smaller scale, or a part of it"
    }
  }

  /// The view's frame, with three places at most.
  package var galleyFrame: String { frame.galleyDescription }

  /// Does something with letters that are squares.
  package static func withSquareText<Result>(_ body: () throws -> Result) rethrows -> Result {
    var platform = Platform.current
    platform.textEngine = SquareTextEngine()
    return try Platform.$current.withValue(platform, operation: body)
  }
}

extension CGRect {
  /// The rectangle, with three places at most: `(16, 20, 288, 20.333)`.
  package var galleyDescription: String {
    let numbers = [origin.x, origin.y, size.width, size.height].map(\.galleyDescription)
    return "(\(numbers.joined(separator: ", ")))"
  }
}

extension CGFloat {
  /// The number, with three places at most.
  package var galleyDescription: String {
    let number = Double(self)
    return (magnitude < 1e12 ? (number * 1_000).rounded() / 1_000 : number).shortDescription
  }
}

extension Bitmap {
  /// The pixels as a PNG file.
  package var galleyPNG: Data? { Platform.current.encodePNG(self) }

  /// The pixels of an image's bytes.
  package static func galleyDecoded(_ data: Data) -> Bitmap? {
    try? Platform.current.decodeImage(data)
  }
}

extension DisplayList {
  /// The list with a point of it at zero.
  internal func moved(by origin: CGPoint) -> DisplayList {
    guard origin != .zero else { return self }
    var group = Group(self)
    group.transform = AffineTransform(translationX: -origin.x, y: -origin.y)
    return DisplayList([.group(group)])
  }
}
