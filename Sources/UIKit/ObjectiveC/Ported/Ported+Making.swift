import Foundation

// Creates objects of classes that are known only at run time, such as the class in a variable of
// the type `T.Type`. Swift accepts expressions such as `T()` only with Objective-C. So Galley's
// porting step, which rewrites sources of an app for Linux, replaces such expressions with calls of
// these functions.

extension Ported {
  /// The initializers that are called on class values. Views, controllers and other objects of
  /// UIKit have these initializers.
  public enum Initializer {
    /// `init()`.
    case plain
    /// `init(frame:)`, with its argument.
    case frame(CGRect)
    /// `init(nibName:bundle:)`, with its arguments.
    case nib(String?, Bundle?)

    fileprivate var name: String {
      switch self {
      case .plain: "init()"
      case .frame: "init(frame:)"
      case .nib: "init(nibName:bundle:)"
      }
    }
  }

  /// A class whose objects can be created from the class alone.
  ///
  /// The porting step adds this conformance to the classes that are passed as values, or named in a
  /// property list:
  ///
  ///     class Feed: UIView, UIKit.Ported.Made {
  ///       @MainActor
  ///       class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? {
  ///         switch initializer { case .frame(let frame): Feed(frame: frame); default: nil } }
  ///     }
  public protocol Made: AnyObject {
    /// Creates an object of the class; `nil` if the class has no such initializer.
    @MainActor static func _portedMake(_ initializer: Initializer) -> AnyObject?
  }

  /// Creates an object of a class that is known only at run time.
  ///
  /// The porting step replaces `T()` with a call of this function if `T` is a generic parameter or
  /// a variable.
  ///
  ///     func make<T: UIView>(_ type: T.Type) -> T { UIKit.Ported.make(type) }
  ///
  /// Without Objective-C, Swift calls an initializer of such a class only if it is `required`, and
  /// most initializers of UIKit's classes are not.
  public static func make<Object: AnyObject>(_ type: Object.Type) -> Object {
    make(type, .plain)
  }

  /// Creates a view of a class that is known only at run time, instead of `T(frame: frame)`.
  public static func make<Object: AnyObject>(_ type: Object.Type, frame: CGRect) -> Object {
    make(type, .frame(frame))
  }

  /// Creates a view controller of a class that is known only at run time.
  ///
  /// A call of this function replaces `T(nibName: name, bundle: bundle)`.
  public static func make<Object: AnyObject>(
    _ type: Object.Type, nibName: String?, bundle: Bundle?
  ) -> Object {
    make(type, .nib(nibName, bundle))
  }

  /// Creates a table view cell of a class that is known only at run time.
  ///
  /// A call of this function replaces `T(style: .default, reuseIdentifier: nil)`.
  @preconcurrency @MainActor
  public static func make<Cell: UITableViewCell>(
    _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
  ) -> Cell {
    let cell = type.init(_dequeuedWithStyle: style, reuseIdentifier ?? "")
    // The initializer takes no optional, so `nil` was passed as an empty identifier. A cell without
    // an identifier must not be reused.
    if reuseIdentifier == nil, cell.reuseIdentifier == "" { cell.reuseIdentifier = nil }
    return cell
  }

  /// Creates a header or footer of a table, of a class that is known only at run time.
  ///
  /// A call of this function replaces `T(reuseIdentifier: nil)`.
  @preconcurrency @MainActor
  public static func make<View: UITableViewHeaderFooterView>(
    _ type: View.Type, reuseIdentifier: String?
  ) -> View {
    let view = type.init(_dequeuedWithIdentifier: reuseIdentifier ?? "")
    if reuseIdentifier == nil, view.reuseIdentifier == "" { view.reuseIdentifier = nil }
    return view
  }

  /// Creates a segue of a class that is known only at run time.
  ///
  /// A call of this function replaces `T(identifier: name, source: self, destination: next)`.
  @preconcurrency @MainActor
  public static func make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> Segue {
    type.init(_named: identifier, source: source, destination: destination)
  }

  /// Creates an object with an initializer that Swift can call only if the class is known at
  /// compile time.
  ///
  /// A call of this function replaces `type.init(title: title, message: nil)` if `type` is a class
  /// of UIKit or a subclass of such a class.
  ///
  /// - Differs: this function traps for a subclass, because `initializer` creates an object of
  ///   UIKit's class.
  public static func make<Object: AnyObject>(
    _ type: Object.Type, by initializer: @autoclosure () -> AnyObject?
  ) -> Object {
    let object = initializer()
    if let object = object as? Object, Swift.type(of: object) == type { return object }
    let found = object.map { "\(Swift.type(of: $0))" } ?? "nothing"
    Misuse.trap(
      "\(String(reflecting: type)) can't be created from its class alone",
      "this initializer only creates \(found). Pass a closure that creates the object, instead of "
        + "the class")
  }

  private static func make<Object: AnyObject>(
    _ type: Object.Type, _ initializer: Initializer
  ) -> Object {
    // The main actor is not required here, because objects other than views may be created on any
    // actor. The initializers of views check that they are called on the main actor.
    let make = unsafeBitCast(
      object(of:by:) as @MainActor (AnyClass, Initializer) -> AnyObject?,
      to: ((AnyClass, Initializer) -> AnyObject?).self)
    if let object = make(type, initializer) as? Object { return object }
    guard type is any Made.Type || platformClasses[ObjectIdentifier(type)] != nil else {
      Misuse.trap(
        "\(String(reflecting: type)) can't be created from its class alone",
        "it is not in the sources that the porting step has read. Pass a closure that creates the "
          + "object, as in { \(type)() }, instead of the class"
      )
    }
    missingInitializer(initializer.name, of: String(reflecting: type))
  }

  /// Creates an object of a class; `nil` if the class is unknown, or does not have the initializer.
  @MainActor
  internal static func object(of type: AnyClass, by initializer: Initializer) -> AnyObject? {
    let made =
      platformClasses[ObjectIdentifier(type)].map { $0(initializer) }
      ?? (type as? any Made.Type)?._portedMake(initializer)
    // A class that inherits `_portedMake` creates objects of its superclass, which are not
    // returned.
    guard let made, Swift.type(of: made) == type else { return nil }
    return made
  }

  /// Creates an object of the class with a name, by `init()`; `nil` if there is no such class.
  @MainActor
  internal static func make(named name: String) -> AnyObject? {
    (classWithOwnName(name) ?? classNamed(name)).flatMap { object(of: $0, by: .plain) }
  }

  /// Returns the class with a name; `nil` if there is none.
  ///
  /// The name includes the module, and the types in which the class is nested: `App.Outer.Feed`. A
  /// class of UIKit may be named without a module.
  internal static func classNamed(_ name: String) -> AnyClass? {
    let parts = name.split(separator: ".")
    guard parts.count > 2 else {
      // Foundation can't read mangled names, and would log an error.
      if name.hasPrefix("_Tt") { return classMangled(name) }
      if let type = NSClassFromString(name) { return type }
      // In Objective-C the names of UIKit's classes have no module, and nibs may name the module
      // `UIKit`.
      guard parts.count == 1 || parts.first == "UIKit", let last = parts.last else { return nil }
      return NSClassFromString("\(moduleOfUIKit).\(last)")
    }
    // Foundation does not find nested types.
    return nestedClass(parts)
  }

  /// The closures that create objects of UIKit's own classes, by class.
  private static let platformClasses: [ObjectIdentifier: @MainActor (Initializer) -> AnyObject?] =
    Dictionary(
      (views + controllers + objects).map { (ObjectIdentifier($0.type), $0.make) },
      uniquingKeysWith: { first, _ in first })
}
