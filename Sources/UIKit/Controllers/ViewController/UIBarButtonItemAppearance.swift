import Foundation

/// The appearance of a bar button in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  internal override init() { super.init() }

  /// Text attributes that differ from the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// The image behind the title or the image of the button, stretched over the button's bounds.
  ///
  ///     appearance.buttonAppearance.normal.backgroundImage = UIImage(named: "pill")
  open var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The offset of the background image from its default position.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }

  /// Called when the state changes. The appearance to which the state belongs sets this closure.
  internal final var onChange: (@MainActor () -> Void)?

  fileprivate func copyProperties(of other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }

  /// The properties, for comparison.
  internal var contents: [AnyHashable?] {
    [
      AnyHashable(NSDictionary(dictionary: titleTextAttributes)),
      AnyHashable(titlePositionAdjustment), backgroundImage.map { AnyHashable($0) },
      AnyHashable(backgroundImagePositionAdjustment),
    ]
  }
}

/// The appearance of a bar button.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  private var style: UIBarButtonItem.Style

  /// Creates the default appearance of buttons with a style.
  public init(style: UIBarButtonItem.Style) {
    self.style = style
    super.init()
    for state in states { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Creates the default appearance of buttons.
  public override convenience init() { self.init(style: .plain) }

  /// The normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The disabled state. Values that are not set are those of the normal state.
  ///
  /// - Unverified: that the title does not have the color of the normal state.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The highlighted state, while a finger is on the button.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The focused state.
  ///
  /// - Differs: it is stored without effect.
  public let focused = UIBarButtonItemStateAppearance()

  /// Resets all states to the default appearance of buttons with a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    self.style = style
    for state in states { state.copyProperties(of: UIBarButtonItemStateAppearance()) }
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = UIBarButtonItemAppearance(style: style)
    for (from, to) in zip(states, other.states) { to.copyProperties(of: from) }
    return other
  }

  /// Returns the appearance of an enabled or a disabled button.
  ///
  /// A disabled button has the values of the normal state that are not set for the disabled state,
  /// except the color of the title.
  internal func state(isEnabled: Bool) -> UIBarButtonItemStateAppearance {
    guard !isEnabled else { return normal }
    let state = UIBarButtonItemStateAppearance()
    state.copyProperties(of: disabled)
    var attributes = normal.titleTextAttributes
    attributes[.foregroundColor] = nil
    state.titleTextAttributes = attributes.merging(disabled.titleTextAttributes) { $1 }
    if state.titlePositionAdjustment == .zero {
      state.titlePositionAdjustment = normal.titlePositionAdjustment
    }
    if state.backgroundImage == nil {
      state.backgroundImage = normal.backgroundImage
      state.backgroundImagePositionAdjustment = normal.backgroundImagePositionAdjustment
    }
    return state
  }

  // This method overrides the method of `NSObject`. Swift prefers the overload below,
  // which returns an appearance of the same class.
  @_disfavoredOverload
  open override func copy() -> Any { super.copy() }

  /// Returns a copy of the appearance, of the same class.
  ///
  ///     let quiet = appearance.buttonAppearance.copy()
  ///     quiet.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
  open func copy() -> Self { appearanceCopy(copy(with: nil), as: Self.self) }

  /// Called when the appearance changes. The bar appearance to which this appearance belongs sets
  /// this closure.
  internal final var onChange: (@MainActor () -> Void)?

  private var states: [UIBarButtonItemStateAppearance] { [normal, disabled, highlighted, focused] }

  /// The properties of all states, for comparison.
  internal var contents: [AnyHashable?] { states.flatMap(\.contents) }
}
