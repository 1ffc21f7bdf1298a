import Foundation
import GalleyGeometry

// The size of the image, and the space that is reserved for it.

extension UIListContentView {
  /// The size of the image, and the space that is reserved for it.
  internal var imageSizes: (shown: CGSize, reserved: Size)? {
    guard let imageView, let image = content.image else { return nil }
    let properties = content.imageProperties
    let shown = imageView.sizeThatFits(.zero).fitted(into: properties.maximumSize)
    let wanted = properties.reservedLayoutSize
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    var reserved = shown
    if wanted.width > 0 { reserved.width = wanted.width }
    if wanted.height > 0 { reserved.height = wanted.height }
    if wanted.width == standard || (wanted.width == 0 && image.isSymbolImage) {
      let usual = UIFontMetrics(forTextStyle: .body).scaledValue(
        for: CGFloat(listMetrics.imageWidth), compatibleWith: traitCollection)
      reserved.width = max(usual, shown.width)
    }
    if wanted.height == standard {
      reserved.height = UIFontMetrics(forTextStyle: .body).scaledValue(
        for: UIListContentView.standardHeight, compatibleWith: traitCollection)
    }
    return (shown, reserved.galley)
  }

  private static let standardHeight: CGFloat = 20
}

extension CGSize {
  /// Returns the size, scaled down to fit a limit. A length of zero means no limit.
  fileprivate func fitted(into limit: CGSize) -> CGSize {
    var factor: CGFloat = 1
    if limit.width > 0, width > limit.width { factor = limit.width / width }
    if limit.height > 0, height * factor > limit.height { factor = limit.height / height }
    return CGSize(width: width * factor, height: height * factor)
  }

  /// Returns a rectangle of this size in the center of a space. If the height of the space is less
  /// than the reserved height, the rectangle is scaled down by the ratio of the two heights.
  internal func centered(in space: Rect, of reserved: Size) -> CGRect {
    let factor = reserved.height > space.height ? space.height / reserved.height : 1
    let size = CGSize(width: width * factor, height: height * factor)
    return CGRect(size: size, centeredIn: CGRect(space))
  }
}
