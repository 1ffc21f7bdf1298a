import Synchronization

/// An image that is used as a color.
internal final class ColorPattern: Sendable {
  let image: UIImage
  private let known = Mutex<CGColor?>(nil)

  init(_ image: UIImage) { self.image = image }

  /// The mean color of the image, with the image as its pattern.
  ///
  /// The color is computed once, because a scroll view reads its background color at each step.
  var cgColor: CGColor {
    if let color = known.withLock({ $0 }) { return color }
    let color = CGColor(image.meanColor, pattern: PatternTile(image))
    known.withLock { $0 = color }
    return color
  }
}
