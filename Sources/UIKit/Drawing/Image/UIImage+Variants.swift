import Foundation
import GalleyDrawing

// Images with the same pixels, and with other properties.

extension UIImage {
  /// Returns the image with changed content. The change of a catalog's image is stored, because it
  /// also applies to the image's variants for other traits.
  internal func changing(_ change: @escaping @Sendable (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    if content.catalogImage != nil { content.changes.append(change) }
    return UIImage(content)
  }

  /// Returns the image in its own colors, or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns the image as a template with a color.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// Returns the image as a template with a color, in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns the image with edges that keep their size. The part between them is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size. The part between them is stretched or
  /// tiled.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing { $0.caps = CapInsets(insets: capInsets, mode: resizingMode) }
  }

  /// Returns the image with edges that keep their size, and one point between them that is
  /// stretched.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// Returns the image with alignment insets.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance from its bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

  /// Returns the image in a form that is mirrored where text is read from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.isFlippedForRightToLeft = true }
  }

  /// Returns the image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  // MARK: Animated images

  /// Returns an image of several frames, which an image view in a window shows one after the other.
  /// Elsewhere, the first frame is shown.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.changing {
      $0.frames = images
      $0.duration = duration
    }
  }

  // MARK: Preparation

  /// Returns the image, prepared for display.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image, prepared for display.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls a handler with the image, prepared for display.
  ///
  /// - Differs: The handler is called before this method returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns a smaller image of the same proportions that covers a size; `nil` if that is not
  /// possible.
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

  /// Returns a smaller image; see `preparingThumbnail(of:)`.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Calls a handler with a smaller image; see `preparingThumbnail(of:)`.
  ///
  /// - Differs: The handler is called before this method returns.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  // MARK: Encoding

  /// Returns the image as the bytes of a PNG file, upright; `nil` if it has no pixels.
  public func pngData() -> Data? { upright.flatMap { Platform.current.encodePNG($0) } }

  /// Returns the image as the bytes of a JPEG file, upright, on black; `nil` if it has no pixels.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    upright.flatMap { Platform.current.encodeJPEG($0, Double(compressionQuality)) }
  }

  /// The pixels in the orientation in which they are shown.
  internal var upright: Bitmap? {
    if case .bitmap(let bitmap) = content.source, content.orientation == .up, content.tint == nil {
      return bitmap.width > 0 && bitmap.height > 0 ? bitmap : nil
    }
    return rendered(scale: scale)
  }

  /// Returns the image upright as pixels, without mirroring for right-to-left layout; `nil` if the
  /// image has no size.
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
  /// The mirror image of the orientation.
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
