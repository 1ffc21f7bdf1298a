import Foundation
import GalleyDrawing
import GalleyGeometry

// Rendering views to pictures.

extension UIView {
  /// Returns the content of the view in its own coordinates, after pending layout.
  package func displayList() -> DisplayList {
    layoutIfNeeded()
    return layer.recordInside()
  }

  /// The items that the view paints itself, without the items of its subviews.
  package var ownDisplayList: DisplayList { DisplayList(layer.ownItems) }

  /// A group with the transform, clip, mask, shadow and blend mode of the view; `nil` if it has
  /// none of them.
  ///
  /// These properties change how the view and its subviews are drawn. The position and the alpha
  /// are not included.
  package var ownEffects: Group? { layer.effects }

  /// Returns the view as a PNG file.
  ///
  ///     try view.galleyPNG()?.write(to: URL(fileURLWithPath: "feed.png"))
  ///
  /// A large view is drawn in tiles. A view with more than a million pixels in a row or a column,
  /// or with more than 2²⁸ pixels in all, is not drawn, and a report is recorded.
  ///
  /// - Parameter scale: The number of pixels per point; `nil` for the scale of the screen.
  /// - Returns: `nil` if the view has no size, or is too large.
  public func galleyPNG(scale: CGFloat? = nil) -> Data? {
    galleyBitmap(scale: scale).flatMap { $0.galleyPNG }
  }

  /// Returns the view as pixels, with the same limits as `galleyPNG(scale:)`.
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
  /// Returns the reason why the view is too large to be drawn; `nil` if it can be drawn.
  package func pictureExcess(scale: CGFloat) -> String? {
    Platform.current.pictureExcess(bounds.size.galley, scale).map {
      "\(self) is too large to be drawn: \($0). Draw it at a smaller scale, or a part of it"
    }
  }

  /// The view's frame, with at most three decimal places.
  package var galleyFrame: String { frame.galleyDescription }

  /// Runs a closure in which all letters are drawn as squares.
  package static func withSquareText<Result>(_ body: () throws -> Result) rethrows -> Result {
    var platform = Platform.current
    platform.textEngine = SquareTextEngine()
    return try Platform.$current.withValue(platform, operation: body)
  }

  /// Runs an asynchronous closure in which all letters are drawn as squares, also in the tasks that
  /// the closure creates.
  package static func withSquareTextInTasks<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async rethrows -> Result {
    var platform = Platform.current
    platform.textEngine = SquareTextEngine()
    return try await Platform.$current.withValue(platform, operation: body)
  }

  /// Runs a closure in which letters are drawn in their fonts, even inside of `withSquareText(_:)`.
  package static func withFontText<Result>(_ body: () throws -> Result) rethrows -> Result {
    var platform = Platform.current
    platform.textEngine = Platform.standard.textEngine
    return try Platform.$current.withValue(platform, operation: body)
  }
}

extension CGRect {
  /// The rectangle, with at most three decimal places: `(16, 20, 288, 20.333)`.
  package var galleyDescription: String {
    var bytes: [UInt8] = []
    appendGalleyDescription(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `galleyDescription` to a text in UTF-8.
  package func appendGalleyDescription(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "("))
    append(origin.x, to: &bytes)
    append(origin.y, to: &bytes)
    append(size.width, to: &bytes)
    Double(size.height).appendThousandths(to: &bytes)
    bytes.append(UInt8(ascii: ")"))
  }

  private func append(_ number: CGFloat, to bytes: inout [UInt8]) {
    Double(number).appendThousandths(to: &bytes)
    bytes.append(UInt8(ascii: ","))
    bytes.append(UInt8(ascii: " "))
  }
}

extension CGFloat {
  /// The number, with at most three decimal places.
  package var galleyDescription: String {
    var bytes: [UInt8] = []
    Double(self).appendThousandths(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Bitmap {
  /// The pixels as a PNG file.
  package var galleyPNG: Data? { Platform.current.encodePNG(self) }

  /// Decodes the pixels of an image file.
  package static func galleyDecoded(_ data: Data) -> Bitmap? {
    try? Platform.current.decodeImage(data)
  }
}

extension DisplayList {
  /// Returns the display list moved so that `origin` becomes the origin of its coordinates.
  internal func moved(by origin: CGPoint) -> DisplayList {
    guard origin != .zero else { return self }
    var group = Group(self)
    group.transform = AffineTransform(translationX: -origin.x, y: -origin.y)
    return DisplayList([.group(group)])
  }
}
