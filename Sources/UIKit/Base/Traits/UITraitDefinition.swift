/// A trait: a type without instances that identifies the trait.
///
/// An app defines its own traits, and reads and writes them with subscripts:
///
///     struct Density: UITraitDefinition { static let defaultValue = 1.0 }
///     let traits = UITraitCollection { $0[Density.self] = 2 }
///     traits[Density.self]   // 2
public protocol UITraitDefinition<Value> {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of an unspecified trait.
  static var defaultValue: Value { get }
  /// The name of the trait in descriptions.
  static var name: String { get }
  /// An identifier that is the same in every run.
  static var identifier: String { get }
  /// Whether colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type, with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// Whether colors depend on the trait. The default is `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as used in lists of traits: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system.
internal protocol SystemTrait: UITraitDefinition {
  /// The property with the trait's value.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}
