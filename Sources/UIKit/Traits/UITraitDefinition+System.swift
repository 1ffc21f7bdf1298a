import Foundation

// The circumstances that the system knows.

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// `UserInterfaceIdiom`.
  public static var name: String { "UserInterfaceIdiom" }
  /// It does.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// `UserInterfaceStyle`.
  public static var name: String { "UserInterfaceStyle" }
  /// It does.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

/// From which side the interface is read.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// `LayoutDirection`.
  public static var name: String { "LayoutDirection" }
  internal static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// How many pixels there are in a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: CGFloat { 0 }
  /// `DisplayScale`.
  public static var name: String { "DisplayScale" }
  internal static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Whether there is little room from side to side.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// `HorizontalSizeClass`.
  public static var name: String { "HorizontalSizeClass" }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.horizontalSizeClass
  }
}

/// Whether there is little room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// `VerticalSizeClass`.
  public static var name: String { "VerticalSizeClass" }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> {
    \.verticalSizeClass
  }
}

/// Whether the screen feels how hard it is pressed.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  /// `ForceTouchCapability`.
  public static var name: String { "ForceTouchCapability" }
  internal static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> {
    \.forceTouchCapability
  }
}

/// How large the user wants text to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// `PreferredContentSizeCategory`.
  public static var name: String { "PreferredContentSizeCategory" }
  internal static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// Which colors the screen can show.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// `DisplayGamut`.
  public static var name: String { "DisplayGamut" }
  /// It does.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// How strongly colors have to stand out.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// `AccessibilityContrast`.
  public static var name: String { "AccessibilityContrast" }
  /// It does.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> {
    \.accessibilityContrast
  }
}

/// Whether it lies on top of other content.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// `UserInterfaceLevel`.
  public static var name: String { "UserInterfaceLevel" }
  /// It does.
  public static var affectsColorAppearance: Bool { true }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> {
    \.userInterfaceLevel
  }
}

/// How heavy text has to be.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  /// `LegibilityWeight`.
  public static var name: String { "LegibilityWeight" }
  internal static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window is the one that is worked in.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// `ActiveAppearance`.
  public static var name: String { "ActiveAppearance" }
  internal static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// In what kind of list it stands.
public struct UITraitListEnvironment: UITraitDefinition, SystemTrait {
  /// What it is where nobody says anything: nothing.
  public static var defaultValue: UIListEnvironment { .unspecified }
  /// `ListEnvironment`.
  public static var name: String { "ListEnvironment" }
  internal static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}
