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

  /// The view as a PNG file: for a look at it, and for whoever writes pictures.
  ///
  ///     try view.galleyPNG()?.write(to: URL(fileURLWithPath: "feed.png"))
  ///
  /// - Parameter scale: How many pixels a point has: as the view's screen, if `nil`.
  public func galleyPNG(scale: CGFloat? = nil) -> Data? {
    let list = displayList().moved(by: bounds.origin)
    let scale = scale ?? traitCollection.displayScale
    let bitmap = Platform.current.render(list, bounds.size.galley, scale, nil)
    return bitmap.flatMap { Platform.current.encodePNG($0) }
  }
}

extension UIView {
  /// The view's frame, with three places at most.
  package var galleyFrame: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    let text = numbers.map { ((Double($0) * 1_000).rounded() / 1_000).shortDescription }
    return "(\(text.joined(separator: ", ")))"
  }

  /// Does something with letters that are squares.
  package static func withSquareText<Result>(_ body: () throws -> Result) rethrows -> Result {
    var platform = Platform.current
    platform.textEngine = SquareTextEngine()
    return try Platform.$current.withValue(platform, operation: body)
  }
}

extension Bitmap {
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
