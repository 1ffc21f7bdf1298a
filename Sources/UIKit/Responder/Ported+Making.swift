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

  /// Makes objects of one class. Each class of ported sources has a maker, which is found by its name:
  /// `_PortedMaker_Feed` for `Feed`.
  public protocol Maker: AnyObject {
    /// An object; `nil` if the class has no such initializer.
    @MainActor static func make(_ initializer: Initializer) -> AnyObject?
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

  private static func make<Object: AnyObject>(
    _ type: Object.Type, _ initializer: Initializer
  ) -> Object {
    // A model may be made on any actor. Controls and their like check by themselves that it is the main one.
    let call = unsafeBitCast(method(for: type), to: ((Initializer) -> AnyObject?).self)
    if let object = call(initializer) as? Object, Swift.type(of: object) == type { return object }
    missingInitializer(initializer.name, of: String(reflecting: type))
  }

  private static func method(for type: AnyClass) -> @MainActor (Initializer) -> AnyObject? {
    if let own = ownClasses[ObjectIdentifier(type)] { return own }
    if let maker = maker(for: String(reflecting: type)) { return { maker.make($0) } }
    Misuse.trap(
      "\(String(reflecting: type)) can't be made from its class alone",
      "it is generic, declared within a function, or not among the ported sources. Give the function that "
        + "makes it a closure, as in { \(type)() }")
  }

  /// Makes an object of a class by the class's name and `init()`; `nil` if no class is known by it.
  @MainActor internal static func make(named name: String) -> AnyObject? {
    maker(for: name)?.make(.plain)
  }

  /// The class `App._PortedMaker_Outer_Feed` for `App.Outer.Feed`, and for a private class of that name.
  private static func maker(for name: String) -> (any Maker.Type)? {
    guard !name.contains("<") else { return nil }
    // "App.(unknown context at $55d0c8a3e1c4).Feed"
    let parts = name.split(separator: ".").filter { !$0.hasPrefix("(") }
    guard let module = parts.first, parts.count > 1 else { return nil }
    let maker = "\(module)._PortedMaker_\(parts.dropFirst().joined(separator: "_"))"
    return NSClassFromString(maker) as? any Maker.Type
  }

  private static let ownClasses: [ObjectIdentifier: @MainActor (Initializer) -> AnyObject?] =
    Dictionary(
      (views + controllers + objects).map { (ObjectIdentifier($0.type), $0.make) },
      uniquingKeysWith: { first, _ in first })
}
