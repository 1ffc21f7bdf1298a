import Foundation

// Creating objects of classes that are known only as values.

extension Ported {
  /// The initializers that are called on class values: those that UIKit declares for all views,
  /// controllers and other objects.
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

  /// A class whose objects can be created from the class alone. The porting step adds this
  /// conformance to the classes that are passed as values, or named by a property list:
  ///
  ///     class Feed: UIView, UIKit.Ported.Made {
  ///       @MainActor class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? {
  ///         switch initializer { case .frame(let frame): Feed(frame: frame); default: nil } }
  ///     }
  public protocol Made: AnyObject {
    /// Creates an object of the class; `nil` if the class has no such initializer.
    @MainActor static func _portedMake(_ initializer: Initializer) -> AnyObject?
  }

  /// Creates an object of a class value: this replaces `T()` of a phone, where `T` is a variable.
  ///
  ///     func make<T: UIView>(_ type: T.Type) -> T { UIKit.Ported.make(type) }
  ///
  /// Swift calls an initializer of a class value only if it is `required`, and the initializers of
  /// Objective-C's classes are not.
  public static func make<Object: AnyObject>(_ type: Object.Type) -> Object {
    make(type, .plain)
  }

  /// Creates a view of a class value: this replaces `T(frame: frame)` of a phone.
  public static func make<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object {
    make(type, .frame(frame))
  }

  /// Creates a controller of a class value.
  public static func make<Object: AnyObject>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    make(type, .nib(nibName, bundle))
  }

  /// Creates a table's cell of a class value: this replaces `T(style: .default, reuseIdentifier:
  /// nil)` of a phone.
  @preconcurrency @MainActor
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    type.init(_dequeuedWithStyle: style, reuseIdentifier ?? "")
  }

  /// Creates an object by an initializer that Swift can call only on a known class: this replaces
  /// `type.init(title: title, message: nil)` of a phone, where `type` is a class of UIKit or a
  /// subclass.
  ///
  /// - Differs: a subclass traps, because `initializer` creates an object of UIKit's class.
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
    // A model may be created on any actor. Controls and the like check themselves that it is the
    // main actor.
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

  /// Creates an object of a class; `nil` if no initializer is known, or the class has hidden it.
  @MainActor
  internal static func object(of type: AnyClass, by initializer: Initializer) -> AnyObject? {
    let made =
      ownClasses[ObjectIdentifier(type)].map { $0(initializer) }
      ?? (type as? any Made.Type)?._portedMake(initializer)
    // A class without an own implementation returns an object of its superclass.
    guard let made, Swift.type(of: made) == type else { return nil }
    return made
  }

  /// Creates an object with the class's name and `init()`; `nil` if there is no such class.
  @MainActor
  internal static func make(named name: String) -> AnyObject? {
    classNamed(name).flatMap { object(of: $0, by: .plain) }
  }

  /// Returns the class with a name that includes the module, and which may be nested in other
  /// types: `App.Outer.Feed`.
  internal static func classNamed(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    guard parts.count > 2 else {
      if let type = NSClassFromString(name) { return type }
      // A phone knows UIKit's classes without a module; nibs may name the module UIKit.
      guard parts.count == 1 || parts.first == "UIKit", let last = parts.last else { return nil }
      return NSClassFromString("\(moduleOfUIKit).\(last)")
    }
    // Foundation does not find nested types. The types around may be structures, enumerations and
    // classes.
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
