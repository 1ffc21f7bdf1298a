import Foundation

/// What can stand in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// An item without anything.
  public override init() { super.init() }

  /// Creates what a nib describes. Other archives are not read: with another coder this traps.
  public required init?(coder: NSCoder) {
    guard coder is ClassCoder else { UIView.trapOnArchive(Self.self) }
    super.init()
  }

  /// The text.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// The image in a low bar; the usual one, if `nil`.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// How far the image is from the edges of its usual place.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { changed() } }
  /// A name that tests find it by, and nobody hears.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// A number to find it by.
  open var tag = 0

  /// Sets font and color of the text in a state, as far as they are not the usual ones.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }

  /// What was set of the text in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  internal final weak var bar: UIView? {
    didSet { if let bar { Appearances.apply(to: self, in: bar) } }
  }

  /// The bar has to show it anew.
  internal func changed() { bar?.setNeedsLayout() }
}
