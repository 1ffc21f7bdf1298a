import Foundation
import Synchronization

/// The variants of an image for different traits.
///
///     let asset = UIImageAsset()
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     asset.image(with: UITraitCollection(userInterfaceStyle: .dark))   // moon
///
/// The asset of an image from an asset catalog contains all variants of the image. An image view
/// shows the variant for its own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    var traits: UITraitCollection
    var image: UIImage
  }

  /// The content of the image from which the asset was created; `nil` if the app has created it.
  private let original: UIImage.Content?
  private let entries = Mutex<[Entry]>([])

  /// Creates an asset without images.
  public override init() { original = nil }

  internal init(of content: UIImage.Content) { original = content }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Returns the image that was registered for some traits.
  ///
  /// If there is none, the result is the variant of the image from which the asset was created. An
  /// asset that the app has created returns its image for an unspecified, a light or a dark style,
  /// in this order, or else an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let found = registered(for: traitCollection) { return found }
    if let original {
      let image = UIImage(original)
      image.assetReference.set(self)
      return original.catalogImage == nil
        ? image : image.resolved(for: .current(with: traitCollection))
    }
    let all = entries.withLock { $0 }
    let fallback = [UIUserInterfaceStyle.unspecified, .light, .dark].lazy.compactMap { style in
      all.first { $0.traits.userInterfaceStyle == style }
    }.first
    return fallback?.image ?? UIImage()
  }

  /// Returns the image for a configuration; see `image(with:)`.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Returns the registered image whose traits are all among the given ones; if there are several,
  /// the one with the most traits.
  internal func registered(for traits: UITraitCollection) -> UIImage? {
    entries.withLock { entries in
      entries.filter { traits.containsTraits(in: $0.traits) }
        .max { $0.traits.specifiedTraitCount < $1.traits.specifiedTraitCount }?.image
    }
  }

  /// Registers an image for some traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, image: image))
    }
    image.assetReference.set(self)
  }

  /// Registers an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for some traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image for the traits of a configuration.
  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UITraitCollection {
  /// The number of the system's traits that are specified.
  fileprivate var specifiedTraitCount: Int {
    TraitValues.systemTraits.filter { values.specifies($0) }.count
  }
}
