import Foundation

/// Circumstances that are being changed.
///
///     let traits = UITraitCollection { traits in
///       traits.userInterfaceStyle = .dark
///       traits.displayScale = 3
///     }
public protocol UIMutableTraits {
  /// A circumstance.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// From which side the interface is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How many pixels there are in a point.
  var displayScale: CGFloat { get set }
  /// Whether there is little room from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether there is little room from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the screen feels how hard it is pressed.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// How large the user wants text to be.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Which colors the screen can show.
  var displayGamut: UIDisplayGamut { get set }
  /// How strongly colors have to stand out.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether it lies on top of other content.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// How heavy text has to be.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the window is the one that is worked in.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// In what kind of list it stands.
  var listEnvironment: UIListEnvironment { get set }
}

/// Changes circumstances.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// From which side the interface is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// How many pixels there are in a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }

  /// Whether there is little room from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// Whether there is little room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// Whether the screen feels how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }

  /// How large the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Which colors the screen can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }

  /// How strongly colors have to stand out.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }

  /// Whether it lies on top of other content.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }

  /// How heavy text has to be.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// Whether the window is the one that is worked in.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }

  /// In what kind of list it stands.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }

}

/// Circumstances that are being changed, by themselves.
internal struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }
}
