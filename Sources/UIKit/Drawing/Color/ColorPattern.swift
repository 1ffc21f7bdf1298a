import Synchronization

/// An image that is used as a color.
internal final class ColorPattern: Sendable {
  let image: UIImage
  private let known = Mutex<CGColor?>(nil)

  init(_ image: UIImage) { self.image = image }

  /// The mean color of the image. It reads all pixels once, because the color is asked for at each
  /// step of a scroll.
  var meanColor: CGColor {
    if let color = known.withLock({ $0 }) { return color }
    let color = CGColor(image.meanColor)
    known.withLock { $0 = color }
    return color
  }
}
