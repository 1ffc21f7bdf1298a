import Foundation

/// The circumstances in which something is shown: light or dark, the size of text, the pixels of the
/// screen.
///
/// A collection may say something of some of them only; the others are unspecified.
///
///     UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle   // .dark
///     UITraitCollection(userInterfaceStyle: .dark).displayScale         // 0: unspecified
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  internal let values: TraitValues

  internal init(_ values: TraitValues) { self.values = values }

  /// Circumstances of which nothing is said.
  public override init() { values = TraitValues() }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  // MARK: What is said

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// From which side the interface is read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// How many pixels there are in a point.
  open var displayScale: CGFloat { values.displayScale }
  /// Whether there is little room from side to side.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is little room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen feels how hard it is pressed.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// How large the user wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// Which colors the screen can show.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// How strongly colors have to stand out.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether it lies on top of other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// How heavy text has to be.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is the one that is worked in.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// In what kind of list it stands.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  // MARK: As an object

  /// Itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another collection says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values == values } ?? false
  }

  /// The same for collections that say the same.
  open override var hash: Int { values.hashValue }

  /// What is said, and nothing of what is not.
  open override var description: String {
    var parts = TraitValues.systemTraits.filter { values.says($0) }
      .map { "\($0.name) = \(values[any: $0])" }
    parts += values.custom.values.map { "\($0.name) = \($0.value)" }.sorted()
    return "<UITraitCollection: \(parts.joined(separator: ", "))>"
  }
}
