import Foundation

extension UITraitCollection {
  /// Creates traits with only one trait of the system.
  private convenience init<Trait: SystemTrait>(said value: Trait.Value, of trait: Trait.Type) {
    var values = TraitValues()
    values[keyPath: trait.path] = value
    self.init(values)
  }

  /// Creates traits with only the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(said: userInterfaceIdiom, of: UITraitUserInterfaceIdiom.self)
  }

  /// Creates traits with only the light or dark appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(said: userInterfaceStyle, of: UITraitUserInterfaceStyle.self)
  }

  /// Creates traits with only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(said: layoutDirection, of: UITraitLayoutDirection.self)
  }

  /// Creates traits with only the number of pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init(said: displayScale, of: UITraitDisplayScale.self)
  }

  /// Creates traits with only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(said: horizontalSizeClass, of: UITraitHorizontalSizeClass.self)
  }

  /// Creates traits with only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(said: verticalSizeClass, of: UITraitVerticalSizeClass.self)
  }

  /// Creates traits with only the force touch capability.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(said: forceTouchCapability, of: UITraitForceTouchCapability.self)
  }

  /// Creates traits with only the text size that the user has set.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(said: preferredContentSizeCategory, of: UITraitPreferredContentSizeCategory.self)
  }

  /// Creates traits with only the color gamut of the screen.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(said: displayGamut, of: UITraitDisplayGamut.self)
  }

  /// Creates traits with only the contrast of colors.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(said: accessibilityContrast, of: UITraitAccessibilityContrast.self)
  }

  /// Creates traits with only the level of the interface.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(said: userInterfaceLevel, of: UITraitUserInterfaceLevel.self)
  }

  /// Creates traits with only the weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(said: legibilityWeight, of: UITraitLegibilityWeight.self)
  }

  /// Creates traits with only the active appearance.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(said: activeAppearance, of: UITraitActiveAppearance.self)
  }

  /// Creates the traits of several collections. Later collections take precedence.
  ///
  ///     let traits = UITraitCollection(traitsFrom: [base, UITraitCollection(displayScale: 3)])
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
  }

  /// Creates traits with a closure that sets them.
  ///
  ///     UITraitCollection { $0.userInterfaceStyle = .dark }
  public convenience init(mutations: UITraitMutations) {
    self.init(UITraitCollection.values(TraitValues(), changedBy: mutations))
  }

  /// Creates traits with only one trait, which an app may have defined.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// Returns these traits with some changes.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(UITraitCollection.values(values, changedBy: mutations))
  }

  /// Returns these traits with one trait replaced.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  private static func values(
    _ values: TraitValues, changedBy mutations: UITraitMutations
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}
