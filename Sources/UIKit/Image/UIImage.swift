import Foundation
import GalleyDrawing

/// An image. Stands in for the whole type until that is there.
open class UIImage: NSObject, @unchecked Sendable {
  internal let bitmap: Bitmap?
  /// How many pixels there are in a point.
  public let scale: CGFloat
  /// How large it is, in points.
  open var size: CGSize {
    guard let bitmap else { return .zero }
    return CGSize(
      width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  internal init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }
}
