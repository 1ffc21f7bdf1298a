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
  private struct Entry: Sendable {
    var traits: UITraitCollection
    /// The content of the image. The image retains the asset, so the asset does not retain the
    /// image.
    var content: UIImage.Content
    /// The image, as long as the app retains it.
    weak var image: UIImage?
  }

  /// The content of the image from which the asset was created; `nil` if the app has created the
  /// asset.
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
  /// If no image was registered for the traits, the result is the variant of the image from which
  /// the asset was created. An asset that the app has created returns its image for an unspecified,
  /// a light or a dark style, in this order, or else an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    if let found = registered(for: traitCollection) { return found }
    if var content = original {
      let traits = UITraitCollection.current(with: traitCollection)
      if content.catalogImage != nil { content.traits = traits }
      let image = UIImage(content).resolved(for: traits)
      image.assetReference.set(self)
      return image
    }
    return entries.withLock { entries -> UIImage in
      for style in [UIUserInterfaceStyle.unspecified, .light, .dark] {
        if let index = entries.firstIndex(where: { $0.traits.userInterfaceStyle == style }) {
          return image(of: &entries[index])
        }
      }
      return UIImage()
    }
  }

  /// Returns the image for a configuration; see `image(with:)`.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Returns the registered image whose traits are all among the given traits. If there are several
  /// such images, returns the image with the most traits.
  internal func registered(for traits: UITraitCollection) -> UIImage? {
    entries.withLock { entries -> UIImage? in
      let best = entries.indices.filter { traits.containsTraits(in: entries[$0].traits) }
        .max { entries[$0].traits.specifiedTraitCount < entries[$1].traits.specifiedTraitCount }
      guard let best else { return nil }
      return image(of: &entries[best])
    }
  }

  /// Returns the image of an entry. If the app has released the image, the image is created again.
  private func image(of entry: inout Entry) -> UIImage {
    if let image = entry.image { return image }
    let image = UIImage(entry.content)
    image.assetReference.set(self)
    entry.image = image
    return image
  }

  /// Registers an image for some traits.
  ///
  /// - Differs: The asset retains only the content of the image. An image of a subclass that
  ///   nothing else retains is returned as a `UIImage`.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, content: image.content, image: image))
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
