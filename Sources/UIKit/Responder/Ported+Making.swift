import Foundation

// Objects of classes that are known as values only.

extension Ported {
  /// The initializers that are called on class values: those that UIKit declares for all views, controllers and
  /// other objects.
  public enum Initializer {
    case plain
    case frame(CGRect)
    case nib(String?, Bundle?)

    fileprivate var name: String {
      switch self {
      case .plain: "init()"
      case .frame: "init(frame:)"
      case .nib: "init(nibName:bundle:)"
      }
    }
  }

  /// A class whose objects can be made from the class alone. The porting step adds it to the classes that it
  /// finds to be handed over as values, or named by a property list:
  ///
  ///     class Feed: UIView, UIKit.Ported.Made {
  ///       @MainActor class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? {
  ///         switch initializer { case .frame(let frame): Feed(frame: frame); default: nil } }
  ///     }
  public protocol Made: AnyObject {
    /// An object of the class; `nil` if the class has no such initializer.
    @MainActor static func _portedMake(_ initializer: Initializer) -> AnyObject?
  }

  /// Makes an object of a class that is a value: what `T()` is on a phone, where `T` is some view.
  ///
  ///     func make<T: UIView>(_ type: T.Type) -> T { UIKit.Ported.make(type) }
  ///
  /// Swift calls an initializer of such a class only if it is `required`, and those of Objective-C's classes
  /// are not.
  public static func make<Object: AnyObject>(_ type: Object.Type) -> Object {
    make(type, .plain)
  }

  /// Makes a view of a class that is a value: what `T(frame: frame)` is on a phone.
  public static func make<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object {
    make(type, .frame(frame))
  }

  /// Makes a controller of a class that is a value.
  public static func make<Object: AnyObject>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    make(type, .nib(nibName, bundle))
  }

  /// Makes a table's cell of a class that is a value: what `T(style: .default, reuseIdentifier: nil)` is on a phone.
  @preconcurrency @MainActor
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    type.init(_dequeuedWithStyle: style, reuseIdentifier ?? "")
  }

  /// Makes an object by an initializer that only the class itself can call: what
  /// `type.init(title: title, message: nil)` is on a phone, where `type` is a class of UIKit's or one below it.
  ///
  /// - Differs: the class has to be the one that is named. An object of a class below it can't be made so, which
  ///   traps.
  public static func make<Object: AnyObject>(
    _ type: Object.Type, by initializer: @autoclosure () -> AnyObject?
  ) -> Object {
    let made = initializer()
    if let made = made as? Object, Swift.type(of: made) == type { return made }
    Misuse.trap(
      "\(String(reflecting: type)) can't be made from its class alone",
      "this initializer is found for \(made.map { "\(Swift.type(of: $0))" } ?? "nothing") only. Take a closure "
        + "that makes the object instead of the class")
  }

  private static func make<Object: AnyObject>(
    _ type: Object.Type, _ initializer: Initializer
  ) -> Object {
    // A model may be made on any actor. Controls and their like check by themselves that it is the main one.
    let make = unsafeBitCast(
      object(of:by:) as @MainActor (AnyClass, Initializer) -> AnyObject?,
      to: ((AnyClass, Initializer) -> AnyObject?).self)
    if let object = make(type, initializer) as? Object { return object }
    guard type is any Made.Type || ownClasses[ObjectIdentifier(type)] != nil else {
      Misuse.trap(
        "\(String(reflecting: type)) can't be made from its class alone",
        "it is not among the ported sources. Give the function that makes it a closure, as in { \(type)() }"
      )
    }
    missingInitializer(initializer.name, of: String(reflecting: type))
  }

  /// An object of a class; `nil` if nobody has said how one is made, or the class has hidden the initializer.
  @MainActor
  internal static func object(of type: AnyClass, by initializer: Initializer) -> AnyObject? {
    let made =
      ownClasses[ObjectIdentifier(type)].map { $0(initializer) }
      ?? (type as? any Made.Type)?._portedMake(initializer)
    // A class that says nothing itself answers with an object of the class above.
    guard let made, Swift.type(of: made) == type else { return nil }
    return made
  }

  /// Makes an object of a class by the class's name and `init()`; `nil` if no class is known by it.
  @MainActor
  internal static func make(named name: String) -> AnyObject? {
    classNamed(name).flatMap { object(of: $0, by: .plain) }
  }

  /// The class of a name with its module's, which may stand within other types: `App.Outer.Feed`.
  internal static func classNamed(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    guard parts.count > 2 else { return NSClassFromString(name) }
    // Foundation does not look into types. The types around may be structures, enumerations and classes.
    var mangled = ["\(parts[0].utf8.count)\(parts[0])"]
    for (index, part) in parts.enumerated().dropFirst() {
      let kinds = index == parts.count - 1 ? ["C"] : ["C", "O", "V"]
      mangled = mangled.flatMap { outer in
        kinds.map { "\(outer)\(part.utf8.count)\(part)\($0)" }
      }
    }
    return mangled.lazy.compactMap { _typeByName($0) as? AnyClass }.first
  }

  private static let ownClasses: [ObjectIdentifier: @MainActor (Initializer) -> AnyObject?] =
    Dictionary(
      (views + controllers + objects).map { (ObjectIdentifier($0.type), $0.make) },
      uniquingKeysWith: { first, _ in first })
}
