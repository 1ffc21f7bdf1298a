import Foundation
import GalleyDrawing

extension UIImage {
  /// The image as pixels, without its orientation.
  internal var bitmap: Bitmap? {
    if case .bitmap(let bitmap) = content.source, content.caps == nil { return bitmap }
    let list = displayList(in: CGRect(origin: .zero, size: size), tint: nil)
    return Platform.current.render(list, size.galley, Double(scale), nil)
  }
}

extension UIImage {
  /// Creates an image of pixels that were drawn at a scale.
  package convenience init(galleyBitmap bitmap: Bitmap, scale: CGFloat) {
    self.init(bitmap: bitmap, scale: scale)
  }

  /// The pixels of the image, upright.
  package var galleyBitmap: Bitmap? { upright }
}
