import Foundation

/// Images that stand for the same thing in different circumstances.
///
///     let asset = UIImageAsset()
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     asset.image(with: UITraitCollection(userInterfaceStyle: .dark))   // moon
///
/// - Differs: An image is found for the style that it was registered for, light or dark, and for
///   nothing else. An image view does not look for another one by itself.
open class UIImageAsset: NSObject {
  private var images: [UIUserInterfaceStyle: UIImage] = [:]

  /// An asset without images.
  public override init() {}

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// The image for some circumstances; the one for no style in particular where there is no other,
  /// and one of nothing where there is none at all.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    images[traitCollection.userInterfaceStyle] ?? images[.unspecified] ?? images[.light]
      ?? images[.dark] ?? UIImage()
  }

  /// Gives the asset an image for some circumstances.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images[traitCollection.userInterfaceStyle] = image
  }

  /// Gives the asset an image for the circumstances that a configuration says.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    images[configuration.traitCollection?.userInterfaceStyle ?? .unspecified] = image
  }

  /// Takes the image for some circumstances away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    images[traitCollection.userInterfaceStyle] = nil
  }
}
