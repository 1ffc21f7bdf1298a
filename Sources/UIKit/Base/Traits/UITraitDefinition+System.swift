import Foundation

// The traits of the system.

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The name of the trait.
  public static var name: String { "UserInterfaceIdiom" }
  /// Whether colors depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// The light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The name of the trait.
  public static var name: String { "UserInterfaceStyle" }
  /// Whether colors depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// The layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The name of the trait.
  public static var name: String { "LayoutDirection" }
  internal static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: CGFloat { 0 }
  /// The name of the trait.
  public static var name: String { "DisplayScale" }
  internal static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The name of the trait.
  public static var name: String { "HorizontalSizeClass" }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// The vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The name of the trait.
  public static var name: String { "VerticalSizeClass" }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// Whether the screen measures the force of touches.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  /// The name of the trait.
  public static var name: String { "ForceTouchCapability" }
  internal static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

/// The text size that the user has set.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The name of the trait.
  public static var name: String { "PreferredContentSizeCategory" }
  internal static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The color gamut of the screen.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// The name of the trait.
  public static var name: String { "DisplayGamut" }
  /// Whether colors depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The contrast of colors.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The name of the trait.
  public static var name: String { "AccessibilityContrast" }
  /// Whether colors depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// The level of the interface, which is elevated for content on top of other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The name of the trait.
  public static var name: String { "UserInterfaceLevel" }
  /// Whether colors depend on the trait. The value is `true`.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// The weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  /// The name of the trait.
  public static var name: String { "LegibilityWeight" }
  internal static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window is active.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// The name of the trait.
  public static var name: String { "ActiveAppearance" }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The kind of list that contains the view.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// The value of an unspecified trait.
  public static var defaultValue: UIListEnvironment { .unspecified }
  /// The name of the trait.
  public static var name: String { "ListEnvironment" }
  internal static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}
