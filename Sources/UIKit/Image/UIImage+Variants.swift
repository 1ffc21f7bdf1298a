import Foundation
import GalleyDrawing

// The same ink, shown in another way.

extension UIImage {
  internal func changing(_ change: @escaping @Sendable (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    if content.catalogImage != nil { content.changes.append(change) }
    return UIImage(content)
  }

  /// The image in its own colors, or as a stencil.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The image as a stencil of a color.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// The image as a stencil of a color.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The image with edges that keep their size. What is between them is painted again and again.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size. What is between them is stretched, or painted again
  /// and again.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing { $0.caps = Caps(insets: capInsets, mode: resizingMode) }
  }

  /// The image with edges that keep their size, and one point between them that is stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// The image, lined up by what is so far inside of it.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image with a base line so far above its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// The image without a base line.
  public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

  /// The image, to be mirrored where text is read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.isFlippedForRightToLeft = true }
  }

  /// The image, mirrored.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: Moving images

  /// An image of several frames, which an image view in a window shows in turns. Elsewhere the first
  /// is shown.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changing {
      $0.frames = images
      $0.duration = duration
    }
  }

  // MARK: Getting ready

  /// The image, ready to be shown.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image, ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls back with the image, ready to be shown.
  ///
  /// - Differs: It calls back before it returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// A smaller image that keeps the sides' proportion and covers a size; `nil` if there can't be one.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let whole = self.size
    guard whole.width > 0, whole.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(max(size.width / whole.width, size.height / whole.height), 1)
    let small = CGSize(
      width: (whole.width * factor).rounded(), height: (whole.height * factor).rounded())
    let list = displayList(
      in: CGRect(origin: .zero, size: small), tint: nil, isMirrored: false)
    return Platform.current.render(list, small.galley, Double(scale), nil)
      .map { UIImage(bitmap: $0, scale: scale) }
  }

  /// A smaller image; see `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls back with a smaller image; see `preparingThumbnail(of:)`.
  ///
  /// - Differs: It calls back before it returns.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  // MARK: As bytes

  /// The image as the bytes of a PNG file, upright; `nil` for an image of nothing.
  public func pngData() -> Data? { upright.flatMap { Platform.current.encodePNG($0) } }

  /// The image as the bytes of a JPEG file, upright, on black; `nil` for an image of nothing.
  ///
  /// - Parameter compressionQuality: From 0, which is small, to 1, which is good.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.flatMap { Platform.current.encodeJPEG($0, Double(compressionQuality)) }
  }

  /// The pixels, turned as they are seen.
  internal var upright: Bitmap? {
    if case .bitmap(let bitmap) = content.source, content.orientation == .up, content.tint == nil {
      return bitmap.width > 0 && bitmap.height > 0 ? bitmap : nil
    }
    return rendered(scale: scale)
  }

  internal func rendered(scale: CGFloat) -> Bitmap? {
    guard size.width > 0, size.height > 0 else { return nil }
    let list = displayList(
      in: CGRect(origin: .zero, size: size), tint: nil, isMirrored: false)
    return Platform.current.render(list, size.galley, Double(scale), nil)
  }

  /// The mean color of all pixels.
  internal var meanColor: Color {
    (cgImage?.bitmap).map(\.meanColor) ?? .clear
  }
}

extension UIImage.Orientation {
  /// As it is in a mirror.
  internal var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
