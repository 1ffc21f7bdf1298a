import Foundation
import Synchronization

/// Images that stand for the same thing in different circumstances.
///
///     let asset = UIImageAsset()
///     asset.register(moon, with: UITraitCollection(userInterfaceStyle: .dark))
///     asset.image(with: UITraitCollection(userInterfaceStyle: .dark))   // moon
///
/// That of an image of a catalog knows all its variants. An image view shows the one for its own circumstances.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Entry {
    var traits: UITraitCollection
    var image: UIImage
  }

  /// The image that the asset was made for.
  private let original: UIImage.Content?
  private let entries = Mutex<[Entry]>([])

  /// An asset without images.
  public override init() { original = nil }

  internal init(of content: UIImage.Content) { original = content }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  /// The image for some circumstances; the one for no style in particular where there is no other,
  /// and one of nothing where there is none at all.
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

  /// The image for some configuration; see `image(with:)`.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// The registered image that says most of what some circumstances say, and nothing else.
  internal func registered(for traits: UITraitCollection) -> UIImage? {
    entries.withLock { entries in
      entries.filter { traits.containsTraits(in: $0.traits) }
        .max { $0.traits.said < $1.traits.said }?.image
    }
  }

  /// Gives the asset an image for some circumstances.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    entries.withLock { entries in
      entries.removeAll { $0.traits == traitCollection }
      entries.append(Entry(traits: traitCollection, image: image))
    }
    image.assetPlace.join(self)
  }

  /// Gives the asset an image for the circumstances that a configuration says.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Takes the image for some circumstances away.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    entries.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Takes the image for the circumstances that a configuration says away.
  open func unregister(imageWith configuration: UIImage.Configuration) {
    unregister(imageWith: configuration.traitCollection ?? UITraitCollection())
  }
}

extension UITraitCollection {
  /// Of how many things something is said.
  fileprivate var said: Int { TraitValues.systemTraits.filter { values.says($0) }.count }
}
