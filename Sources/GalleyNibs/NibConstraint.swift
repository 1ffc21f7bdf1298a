/// A constraint in a nib.
public struct NibConstraint: Hashable, Sendable {
  /// The identifier of the constraint, to which outlets refer.
  public var id: String?
  /// The identifiers of the items. If there is no first item, the view that contains the constraint
  /// is the first item.
  public var firstItem, secondItem: String?
  /// The attribute of the first item, for example `leadingMargin`.
  public var firstAttribute: String
  /// The attribute of the second item; `nil` if there is no second item.
  public var secondAttribute: String?
  /// The relation: `equal`, `lessThanOrEqual` or `greaterThanOrEqual`.
  public var relation: String
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The constant that is added to the second attribute.
  ///
  /// If the file has no constant, the constant is zero. For the standard spacing
  /// (`symbolic="YES"`), Xcode writes the number of points, too, unless the number is zero. The
  /// number is zero between a view and the safe area.
  public var constant: Double
  /// The priority, up to 1,000.
  public var priority: Double
  /// The name of the constraint for debugging.
  public var identifier: String?
  /// Whether the constraint exists only in Xcode and is removed when the nib is loaded.
  public var isPlaceholder: Bool
  /// Whether the constraint is installed.
  ///
  /// A variation of the view that contains the constraint can override this value.
  public var isInstalled: Bool
  /// The variations for some size classes.
  public var variations: [Variation]
  /// The line of the file on which the constraint starts.
  public var line: Int

  /// The values of a constraint for some size classes.
  public struct Variation: Hashable, Sendable {
    /// The traits, for example `heightClass=compact`.
    public var key: String
    /// The constant; `nil` if the variation does not change it.
    public var constant: Double?
    /// The priority; `nil` if the variation does not change it.
    public var priority: Double?
  }
}

extension NibElement {
  /// The constraint of this element; `nil` if the element is not a constraint, or has no first
  /// attribute.
  public var constraint: NibConstraint? {
    guard kind == "constraint", let attribute = string("firstAttribute") else { return nil }
    return NibConstraint(
      id: id, firstItem: string("firstItem"), secondItem: string("secondItem"),
      firstAttribute: attribute, secondAttribute: string("secondAttribute"),
      relation: string("relation") ?? "equal",
      multiplier: string("multiplier").flatMap(multiplier) ?? 1, constant: number("constant") ?? 0,
      priority: number("priority") ?? 1000, identifier: string("identifier"),
      isPlaceholder: bool("placeholder") ?? false, isInstalled: bool("installed") ?? true,
      variations: all("variation").compactMap(\.constraintVariation), line: line)
  }

  private var constraintVariation: NibConstraint.Variation? {
    guard let key, key != "default" else { return nil }
    return NibConstraint.Variation(
      key: key, constant: number("constant"), priority: number("priority"))
  }

  /// Returns the value of a multiplier, which may be written as a ratio: `16:9`, `1/2`.
  private func multiplier(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _) where value.isFinite: return value
    case (2, let first?, let second?) where second != 0 && (first / second).isFinite:
      return first / second
    default: return nil
    }
  }
}
