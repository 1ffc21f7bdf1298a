import Foundation

extension UITraitCollection {
  private convenience init<Trait: SystemTrait>(said value: Trait.Value, of trait: Trait.Type) {
    var values = TraitValues()
    values[keyPath: trait.path] = value
    self.init(values)
  }

  /// Circumstances of which one thing is said. The kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(said: userInterfaceIdiom, of: UITraitUserInterfaceIdiom.self)
  }

  /// Circumstances of which one thing is said. Light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(said: userInterfaceStyle, of: UITraitUserInterfaceStyle.self)
  }

  /// Circumstances of which one thing is said. From which side the interface is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(said: layoutDirection, of: UITraitLayoutDirection.self)
  }

  /// Circumstances of which one thing is said. How many pixels there are in a point.
  public convenience init(displayScale: CGFloat) {
    self.init(said: displayScale, of: UITraitDisplayScale.self)
  }

  /// Circumstances of which one thing is said. Whether there is little room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(said: horizontalSizeClass, of: UITraitHorizontalSizeClass.self)
  }

  /// Circumstances of which one thing is said. Whether there is little room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(said: verticalSizeClass, of: UITraitVerticalSizeClass.self)
  }

  /// Circumstances of which one thing is said. Whether the screen feels how hard it is pressed.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(said: forceTouchCapability, of: UITraitForceTouchCapability.self)
  }

  /// Circumstances of which one thing is said. How large the user wants text to be.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(said: preferredContentSizeCategory, of: UITraitPreferredContentSizeCategory.self)
  }

  /// Circumstances of which one thing is said. Which colors the screen can show.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(said: displayGamut, of: UITraitDisplayGamut.self)
  }

  /// Circumstances of which one thing is said. How strongly colors have to stand out.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(said: accessibilityContrast, of: UITraitAccessibilityContrast.self)
  }

  /// Circumstances of which one thing is said. Whether it lies on top of other content.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(said: userInterfaceLevel, of: UITraitUserInterfaceLevel.self)
  }

  /// Circumstances of which one thing is said. How heavy text has to be.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(said: legibilityWeight, of: UITraitLegibilityWeight.self)
  }

  /// Circumstances of which one thing is said. Whether the window is the one that is worked in.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(said: activeAppearance, of: UITraitActiveAppearance.self)
  }

  /// What some collections say, each taking precedence over those before it.
  ///
  ///     let traits = UITraitCollection(traitsFrom: [base, UITraitCollection(displayScale: 3)])
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(into: TraitValues()) { $0.take($1.values) })
  }

  /// Circumstances that are said one by one.
  ///
  ///     UITraitCollection { $0.userInterfaceStyle = .dark }
  public convenience init(mutations: UITraitMutations) {
    self.init(UITraitCollection.values(TraitValues(), changedBy: mutations))
  }

  /// Circumstances of which one thing is said, which an app may have defined.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  /// The same circumstances, but for some.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(UITraitCollection.values(values, changedBy: mutations))
  }

  /// The same circumstances, but for one.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> UITraitCollection {
    var values = values
    values[trait] = value
    return UITraitCollection(values)
  }

  /// A circumstance by its name.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  private static func values(
    _ values: TraitValues, changedBy mutations: UITraitMutations
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}
