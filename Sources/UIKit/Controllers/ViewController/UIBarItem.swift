import Foundation

/// An item of a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an empty item.
  public override init() { super.init() }

  /// Creates the item that a nib describes.
  ///
  /// With the decoder of an empty archive, all properties have default values. Other archives are
  /// not supported: this initializer traps with another coder.
  public required init?(coder: NSCoder) {
    guard coder.givesDefaults else { UIView.trapOnArchive(Self.self) }
    super.init()
  }

  /// Writes the object into an archive.
  ///
  /// - Precondition: Subclasses override this method and do not call `super`. Archives of views,
  ///   controllers and bar items can't be written or read, so this method traps.
  open func encode(with coder: NSCoder) { Misuse.trapOnWriting(Self.self) }

  /// The title.
  open var title: String? {
    willSet { willChangeValue(forKey: "title") }
    didSet {
      changed()
      didChangeValue(forKey: "title")
    }
  }
  /// The image.
  open var image: UIImage? {
    willSet { willChangeValue(forKey: "image") }
    didSet {
      changed()
      didChangeValue(forKey: "image")
    }
  }
  /// The image in a compact bar. If this is `nil`, a compact bar shows `image`.
  open var landscapeImagePhone: UIImage? { didSet { changed() } }
  /// The insets of the image from its default frame.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The insets of `landscapeImagePhone` from its default frame.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The image that the large content viewer shows for the item. If this is `nil`, the viewer shows
  /// `image`.
  open var largeContentSizeImage: UIImage? { didSet { changed() } }
  /// The insets of the image that the large content viewer shows.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether the item is enabled.
  open var isEnabled = true { didSet { changed() } }
  /// An identifier for tests, which VoiceOver does not speak.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// A number with which an app identifies the item.
  open var tag = 0

  // MARK: Accessibility

  /// Whether the item is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? false }
    set {
      accessibilityValues.isElement = newValue
      changed()
    }
  }
  /// The accessibility label.
  open var accessibilityLabel: String? {
    get { accessibilityValues.label?.string }
    set {
      accessibilityValues.label = newValue.map { NSAttributedString(string: $0) }
      changed()
    }
  }
  /// The accessibility value, such as a number or a state.
  open var accessibilityValue: String? {
    get { accessibilityValues.value?.string }
    set {
      accessibilityValues.value = newValue.map { NSAttributedString(string: $0) }
      changed()
    }
  }
  /// The accessibility hint, which describes the result of an action.
  open var accessibilityHint: String? {
    get { accessibilityValues.hint?.string }
    set {
      accessibilityValues.hint = newValue.map { NSAttributedString(string: $0) }
      changed()
    }
  }
  /// The accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits ?? .none }
    set {
      accessibilityValues.traits = newValue
      changed()
    }
  }

  // MARK: Text

  /// Sets text attributes of the title for a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }

  /// Returns the text attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  private var textAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Returns the image for a bar: in a compact bar `landscapeImagePhone`, if there is one.
  internal final func shownImage(isInCompactBar: Bool) -> UIImage? {
    (isInCompactBar ? landscapeImagePhone : nil) ?? image
  }

  /// Returns the insets of the image for a bar.
  internal final func shownInsets(isInCompactBar: Bool) -> UIEdgeInsets {
    if isInCompactBar, landscapeImagePhone != nil { return landscapeImagePhoneInsets }
    return image == nil ? .zero : imageInsets
  }

  /// The bar that shows the item.
  internal final weak var bar: UIView? {
    didSet { if let bar { Appearances.apply(to: self, in: bar) } }
  }

  /// Asks the bar to update the item.
  internal func changed() { bar?.setNeedsLayout() }
}

extension UIImage {
  /// The image as bars draw it: in the tint color, unless the app has set a rendering mode.
  ///
  /// Symbols have the tint color anyway.
  internal var inBar: UIImage {
    renderingMode == .automatic && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self
  }
}
