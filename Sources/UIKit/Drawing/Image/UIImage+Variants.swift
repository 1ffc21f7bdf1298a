import Foundation
import GalleyDrawing

// Images with the same pixels, and with other properties.

extension UIImage {
  /// Returns the image with changed content. The change of a catalog's image is stored, because the
  /// change also applies to the image's variants for other traits.
  internal func changing(_ change: @escaping @Sendable (inout Content) -> Void) -> UIImage {
    var content = content
    change(&content)
    if content.catalogImage != nil { content.changes.append(change) }
    return UIImage(content)
  }

  /// Returns a resizable image in which one point after each cap is stretched. With a cap of zero,
  /// the whole width or height is stretched.
  internal func stretchable(left: CGFloat, top: CGFloat) -> UIImage {
    resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// Returns an animated image with some frames; `nil` if there are no frames.
  internal static func animation(of frames: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = frames.first else { return nil }
    return first.changing {
      $0.frames = frames
      $0.duration = duration
    }
  }

  /// Returns the image with a configuration: a symbol with the size and weight of the
  /// configuration, or the variant of a catalog's image for the traits of the configuration.
  internal func configured(by configuration: Configuration) -> UIImage {
    var image = self
    if let traits = configuration.traitCollection, content.catalogImage != nil {
      image = resolved(for: .current(with: traits)).changing { $0.traits = traits }
    }
    guard let configuration = configuration as? SymbolConfiguration, isSymbolImage else {
      return image
    }
    return image.changing {
      if let symbol = $0.source.symbol { $0.source = .symbol(symbol.with(configuration)) }
    }
  }

  /// Returns a copy of the image that is just large enough to cover a size, with the same
  /// proportions. An image that is too small is not enlarged. Returns `nil` if the image or the
  /// size is empty, or if the copy can't be drawn.
  internal func thumbnail(covering size: CGSize) -> UIImage? {
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

  /// The pixels of the upright image.
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
  /// The orientation of the horizontally mirrored image.
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
