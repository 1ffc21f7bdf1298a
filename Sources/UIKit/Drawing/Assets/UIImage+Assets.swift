import Foundation
import Synchronization

extension UIImage {
  /// The reference of an image to its asset.
  ///
  /// An image retains its asset. An asset retains only the contents of its images.
  internal final class AssetReference: Sendable {
    private let held = Mutex<UIImageAsset?>(nil)

    /// Returns the asset of the image. If the image has no asset, a closure creates the asset.
    func asset(_ make: () -> UIImageAsset) -> UIImageAsset {
      if let known { return known }
      let made = make()
      return held.withLock {
        if let known = $0 { return known }
        $0 = made
        return made
      }
    }

    /// The asset of the image; `nil` if the asset has not been created yet.
    var known: UIImageAsset? { held.withLock { $0 } }

    func set(_ asset: UIImageAsset) { held.withLock { $0 = asset } }
  }

  /// Returns the variant of the image for some traits. Changes that were made to this image, such
  /// as another rendering mode, also apply to the variant.
  ///
  /// An image without variants returns itself.
  internal func resolved(for traits: UITraitCollection) -> UIImage {
    if let catalogImage = content.catalogImage {
      guard var other = catalogImage.content(for: traits) else { return self }
      other.catalogImage = catalogImage
      for change in content.changes { change(&other) }
      other.changes = content.changes
      other.traits = traits
      return other.isLike(content) ? self : UIImage(other)
    }
    return assetReference.known?.registered(for: traits) ?? self
  }

  /// Returns the content of a catalog's image for some traits; `nil` if no catalog has an image
  /// with this name. The inner optional is `nil` if the image has no content for the traits.
  internal static func catalogContent(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) -> Content?? {
    guard let image = CatalogImage(named: name, in: bundle) else { return nil }
    guard var content = image.content(for: .current(with: traits)) else { return .some(nil) }
    content.catalogImage = image
    content.traits = traits
    return content
  }
}

extension UIImage.Content {
  /// Whether another content shows the same image.
  internal func isLike(_ other: UIImage.Content) -> Bool {
    source == other.source && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && tint == other.tint && caps == other.caps
      && vector == other.vector && isFlippedForRightToLeft == other.isFlippedForRightToLeft
      && alignmentRectInsets == other.alignmentRectInsets
      && baselineOffset == other.baselineOffset && pointSize == other.pointSize
  }
}
