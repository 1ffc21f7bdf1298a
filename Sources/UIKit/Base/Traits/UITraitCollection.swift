import Foundation

/// The traits of the interface: light or dark appearance, text size, pixels of the screen, and so
/// on.
///
/// A collection may specify only some traits; all other traits are unspecified.
///
///     UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle   // .dark
///     UITraitCollection(userInterfaceStyle: .dark).displayScale         // 0: unspecified
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  internal let values: TraitValues

  internal init(_ values: TraitValues) { self.values = values }

  /// Creates traits without any values.
  public override init() { values = TraitValues() }

  /// Traps, because Galley reads no archives.
  public required init?(coder: NSCoder) {
    preconditionFailure("\(Self.self).init(coder:): Galley reads no archives")
  }

  // MARK: Traits

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The light or dark appearance.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The number of pixels per point.
  open var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// Whether the screen measures the force of touches.
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The text size that the user has set.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The color gamut of the screen.
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The contrast of colors.
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The level of the interface, which is elevated for content on top of other content.
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The weight of text.
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the window is active.
  open var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// The kind of list that contains the view.
  open var listEnvironment: UIListEnvironment { values.listEnvironment }

  // MARK: NSObject

  /// Returns the traits themselves, which never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another collection has the same traits.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0.values == values } ?? false
  }

  /// The hash of the traits.
  open override var hash: Int { values.hashValue }

  /// A list of the traits that are specified.
  open override var description: String {
    var parts = TraitValues.systemTraits.filter { values.specifies($0) }
      .map { "\($0.name) = \(values[any: $0])" }
    parts += values.custom.values.map { "\($0.name) = \($0.value)" }.sorted()
    return "<UITraitCollection: \(parts.joined(separator: ", "))>"
  }
}
