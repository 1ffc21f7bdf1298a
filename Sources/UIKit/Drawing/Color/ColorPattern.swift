import Synchronization

/// An image that is used as a color.
internal final class ColorPattern: Sendable {
  let image: UIImage
  /// The last color, and the variant of the image from which the color was computed.
  private let known = Mutex<(image: UIImage, color: CGColor)?>(nil)

  init(_ image: UIImage) { self.image = image }

  /// Returns the mean color of the image for some traits, with the image as its pattern.
  ///
  /// The color of a variant is computed once, because a scroll view reads its background color in
  /// each frame of scrolling.
  func cgColor(in traits: UITraitCollection) -> CGColor {
    let now = image.resolved(for: .current(with: traits))
    if let last = known.withLock({ $0 }), last.image.isEqual(now) { return last.color }
    let color = CGColor(now.meanColor, pattern: PatternTile(image))
    known.withLock { $0 = (now, color) }
    return color
  }
}
