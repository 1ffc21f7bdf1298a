import Foundation

extension CGRect {
  /// Creates a rectangle of a size whose center is the center of another rectangle.
  ///
  ///     CGRect(size: image.size, centeredIn: bounds)
  internal init(size: CGSize, centeredIn rect: CGRect) {
    self.init(
      x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
