import Foundation
import Synchronization

/// The variants of an image for different traits.
///
///     let asset = UIImageAsset()
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     asset.image(with: UITraitCollection(userInterfaceStyle: .dark))   // moon
///
/// The asset of a catalog's image contains all its variants. An image view shows the one for its
/// own traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    var traits: UITraitCollection
    var image: UIImage
  }

  /// The image for which the asset was created.
  private let original: UIImage.Content?
  private let entries = Mutex<[Entry]>([])

  /// Creates an asset without images.
  public override init() { original = nil }

  internal init(of content: UIImage.Content) { original = content }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// Returns the image for some traits; if there is none, the one without a style, or else an empty
  /// image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let found = registered(for: traitCollection) { return found }
    if let original {
      let image = UIImage(original)
      image.assetPlace.join(self)
      return original.catalogImage == nil
        ? image : image.resolved(for: .current(with: traitCollection))
    }
    let all = entries.withLock { $0 }
    let spare = [UIUserInterfaceStyle.unspecified, .light, .dark].lazy.compactMap { style in
      all.first { $0.traits.userInterfaceStyle == style }
    }.first
    return spare?.image ?? UIImage()
  }

  /// Returns the image for a configuration; see `image(with:)`.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Returns the registered image that shares most of its traits with the given ones, and
  /// contradicts none.
  internal func registered(for traits: UITraitCollection) -> UIImage? {
    entries.withLock { entries in
      entries.filter { traits.containsTraits(in: $0.traits) }
        .max { $0.traits.said < $1.traits.said }?.image
    }
  }

  /// Registers an image for some traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, image: image))
    }
    image.assetPlace.join(self)
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
  /// The number of traits that are specified.
  fileprivate var said: Int { TraitValues.systemTraits.filter { values.says($0) }.count }
}
