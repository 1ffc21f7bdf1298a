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
