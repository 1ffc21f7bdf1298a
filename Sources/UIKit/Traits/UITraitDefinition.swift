/// A circumstance by itself: a type without instances, which stands for its name.
///
/// An app defines its own, and reads and writes it with square brackets:
///
///     struct Density: UITraitDefinition { static let defaultValue = 1.0 }
///     let traits = UITraitCollection { $0[Density.self] = 2 }
///     traits[Density.self]   // 2
public protocol UITraitDefinition<Value> {
  /// What it is told by.
  associatedtype Value
  /// What it is where nobody says anything.
  static var defaultValue: Value { get }
  /// What it is called when circumstances are printed.
  static var name: String { get }
  /// A name that is the same in every run.
  static var identifier: String { get }
  /// Whether colors may be others as soon as it is.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// The type's name, with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// It does not, unless it says so.
  public static var affectsColorAppearance: Bool { false }
}

/// A circumstance, as a list of some of them names it: `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// Circumstances that this module knows by name.
internal protocol SystemTrait: UITraitDefinition {
  /// Where it stands.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}
