import Foundation

/// What a tab bar shows of a controller.
/// - Differs: there is no tab bar yet: what is set is kept.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item without anything.
  public override init() { super.init() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An item with a text and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with a text, an image, and another one for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// The image for when it is chosen.
  open var selectedImage: UIImage?
  /// A few letters on it: how much is new.
  open var badgeValue: String?
  /// What is behind these.
  open var badgeColor: UIColor?
}
