import Foundation

/// A class that can be a container in `appearance(whenContainedInInstancesOf:)`: a class of views
/// or of view controllers.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose appearance can be set for all its objects: a class of views or of bar items.
///
///     UINavigationBar.appearance().tintColor = .systemOrange
///     UILabel.appearance(whenContainedInInstancesOf: [BannerView.self]).textColor = .white
///
/// `appearance()` returns a proxy. The values that are set on it apply to every view of the class
/// and its subclasses when the view enters a window, and to every item when it enters a bar (in a
/// toolbar, when the toolbar enters a window). A property that the app has set on the view itself
/// keeps its value. If several proxies apply, a proxy for a subclass takes precedence over a proxy
/// for its superclass, then a proxy with more containers over a proxy with fewer, then a proxy with
/// traits over a proxy without.
///
/// - Differs: only the properties of UIKit's own classes that are listed in
///   `Appearances.properties` can be set this way: colors, fonts, images, text attributes and the
///   like. A property with its default value counts as not set by the app. The proxy of an app's
///   own view class is created with `init(coder:)`, so there is none if that initializer traps.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy for all objects of the class.
  static func appearance() -> Self
  /// Returns the proxy for the objects inside a container.
  ///
  /// With several containers, the first container is inside the second, and so on.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
  /// Returns the proxy for the objects with the given traits.
  static func appearance(for trait: UITraitCollection) -> Self
  /// Returns the proxy for the objects with the given traits inside a container.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns the proxy for all views of the class.
  public static func appearance() -> Self { Appearances.proxy(of: Self.self, AppearanceScope()) }

  /// Returns the proxy for the views of the class inside a container.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: Self.self, AppearanceScope(containers: containerTypes))
  }

  /// Returns the proxy for the views of the class with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.proxy(of: Self.self, AppearanceScope(traits: trait))
  }

  /// Returns the proxy for the views of the class with the given traits inside a container.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: Self.self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}

/// The objects to which an appearance proxy applies.
@MainActor
internal struct AppearanceScope {
  /// The containers, the innermost first.
  var containers: [any UIAppearanceContainer.Type] = []
  /// The traits that an object must have, or `nil`.
  var traits: UITraitCollection?

  /// Returns whether another scope has the same containers and traits.
  func isSame(as other: AppearanceScope) -> Bool {
    containers.map { ObjectIdentifier($0) } == other.containers.map { ObjectIdentifier($0) }
      && traits == other.traits
  }

  /// Returns whether the scope covers an object.
  ///
  /// A view is not its own container.
  ///
  /// - Parameters:
  ///   - object: A view, or an item of a bar.
  ///   - responder: The view, or the bar of the item.
  func covers(_ object: NSObject, in responder: UIResponder?) -> Bool {
    var next = responder === object ? responder?.next : responder
    for container in containers {
      while let candidate = next, !AppearanceScope.isOne(candidate, of: container) {
        next = candidate.next
      }
      guard let found = next else { return false }
      next = found.next
    }
    guard let traits else { return true }
    let own = (responder as? any UITraitEnvironment)?.traitCollection
    return own?.containsTraits(in: traits) == true
  }

  /// Returns whether a responder is an instance of a container class.
  private static func isOne<Container: UIAppearanceContainer>(
    _ responder: UIResponder, of type: Container.Type
  ) -> Bool { responder is Container }
}

/// A class of views whose proxies are not created by `init(coder:)`.
@MainActor
internal protocol MadeForAppearance: UIView {
  /// Creates the proxy; `nil` if the class is a subclass whose proxy `init(coder:)` creates.
  static func madeForAppearance() -> UIView?
}

/// The appearance proxies.
@MainActor
internal enum Appearances {
  /// A proxy, and the objects to which it applies.
  private struct Known {
    /// The class of the proxy.
    var type: AnyClass
    var proxy: NSObject
    /// A new object of the class, with the default values.
    var untouched: NSObject?
    /// Returns whether an object is an instance of the class.
    var covers: (NSObject) -> Bool
    var scope: AppearanceScope
  }

  /// All proxies, in the order in which they were created.
  private static var known: [Known] = []
  /// The values that proxies have set on objects, by the index of the property.
  private static var given = WeakKeyTable<[Int: AnyHashable?]>()

  /// Returns the proxy for bars of a class.
  ///
  /// A bar copies the appearance of the proxy when the bar is created.
  static func proxy<Kind: UIView>(of type: Kind.Type, make: () -> Kind) -> Kind {
    find(type, AppearanceScope()) ?? add(make(), make(), AppearanceScope())
  }

  /// Returns the proxies that apply to a view in any container, the proxies of superclasses first.
  private static func proxies(for view: UIView) -> [UIView] {
    known.filter { $0.scope.isSame(as: AppearanceScope()) && $0.covers(view) }
      .sorted { left, right in right.proxy !== left.proxy && left.covers(right.proxy) }
      .compactMap { $0.proxy as? UIView }
  }

  /// Copies the properties of the proxies to a new bar, the proxies of superclasses first.
  ///
  /// The values of the bar count as values of the proxies, and not as values that the app has set
  /// on the bar. So a proxy for a container can replace them when the bar enters a window.
  static func copyProxies<Bar: UIView>(to bar: Bar, _ copy: (Bar) -> Void) {
    let proxies = proxies(for: bar)
    guard !proxies.isEmpty else { return }
    for case let proxy as Bar in proxies { copy(proxy) }
    var values: [Int: AnyHashable?] = [:]
    for (index, property) in properties.enumerated() where property.belongs(bar) {
      values[index] = .some(property.value(bar))
    }
    given.set(values, for: bar)
  }

  /// Returns the proxy of a class for a scope, which is created if needed.
  static func proxy<Kind: UIView>(of type: Kind.Type, _ scope: AppearanceScope) -> Kind {
    find(type, scope) ?? add(make(type), make(type), scope)
  }

  /// Returns the proxy of a class for a scope; `nil` if it was not created yet.
  static func find<Kind: NSObject>(_ type: Kind.Type, _ scope: AppearanceScope) -> Kind? {
    known.first { $0.type == type && $0.scope.isSame(as: scope) }?.proxy as? Kind
  }

  /// Adds a new proxy, with a second new object whose properties keep their default values.
  static func add<Kind: NSObject>(
    _ proxy: Kind, _ untouched: Kind, _ scope: AppearanceScope
  ) -> Kind {
    known.append(
      Known(
        type: Kind.self, proxy: proxy, untouched: untouched, covers: { $0 is Kind }, scope: scope))
    return proxy
  }

  /// Returns a new proxy. Traps if `init(coder:)` has returned `nil`.
  static func unwrap<Kind>(_ made: (some Any)?, _ type: Kind.Type) -> Kind {
    guard let made = made as? Kind else {
      Misuse.trap(
        "appearance()", "\(type).init(coder:) returned nil, so that nothing stands for it")
    }
    return made
  }

  /// Creates an object of a class.
  private static func make<Kind: UIView>(_ type: Kind.Type) -> Kind {
    let special = (type as? any MadeForAppearance.Type)?.madeForAppearance()
    return unwrap(special ?? type.init(coder: ClassCoder()), type)
  }

  // MARK: Applying

  /// Applies the proxies to a view that has entered a window, or to an item that has entered a bar.
  ///
  /// - Parameter responder: The view, or the bar of the item.
  static func apply(to object: NSObject, in responder: UIResponder?) {
    guard !known.isEmpty else { return }
    let fitting = known.filter { $0.covers(object) && $0.scope.covers(object, in: responder) }
    guard !fitting.isEmpty else { return }
    let order = fitting.sorted { isBefore($0, $1) }
    for (index, property) in properties.enumerated() where property.belongs(object) {
      let setter = order.last { one in
        property.belongs(one.proxy)
          && property.value(one.proxy) != one.untouched.flatMap { property.value($0) }
      }
      guard let setter else { continue }
      let own = property.value(object)
      let isGiven = given[object]?[index].map { $0 == own } ?? false
      let isUntouched = own == setter.untouched.flatMap { property.value($0) }
      guard property.merges || isUntouched || isGiven else { continue }
      property.copy(setter.proxy, object)
      var values = given[object] ?? [:]
      values[index] = .some(property.value(object))
      given.set(values, for: object)
    }
  }

  /// Returns whether the first proxy is less specific than the second proxy. A proxy for a
  /// superclass is less specific than a proxy for a subclass. If both proxies are for one class,
  /// the proxy with fewer containers is less specific or, with equally many containers, the proxy
  /// without traits.
  private static func isBefore(_ left: Known, _ right: Known) -> Bool {
    if left.type != right.type { return left.covers(right.proxy) }
    let (few, many) = (left.scope.containers.count, right.scope.containers.count)
    if few != many { return few < many }
    return left.scope.traits == nil && right.scope.traits != nil
  }
}

/// A property that an appearance proxy can set.
@MainActor
internal struct AppearanceProperty {
  /// Returns whether an object has the property.
  let belongs: (NSObject) -> Bool
  /// Returns the value of the property.
  let value: (NSObject) -> AnyHashable?
  /// Copies the value of the property from a proxy to an object.
  let copy: (_ proxy: NSObject, _ object: NSObject) -> Void
  /// Whether the property consists of several values, such as titles for several states.
  ///
  /// If the value is `true`, the values of the proxy are added to the values that the app has set
  /// on the object.
  let merges: Bool

  init<Object: NSObject, Value: Hashable>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    belongs = { $0 is Object }
    value = { ($0 as? Object).map { AnyHashable($0[keyPath: path]) } }
    copy = { proxy, object in
      guard let proxy = proxy as? Object, let object = object as? Object else { return }
      object[keyPath: path] = proxy[keyPath: path]
    }
    merges = false
  }

  /// Creates a property that holds text attributes.
  init<Object: NSObject>(
    attributes path: ReferenceWritableKeyPath<Object, [NSAttributedString.Key: Any]?>
  ) {
    self.init(
      { (object: Object) in object[keyPath: path].map { NSDictionary(dictionary: $0) } },
      { proxy, object in object[keyPath: path] = proxy[keyPath: path] })
  }

  init<Object: NSObject, Value: Hashable>(
    merges: Bool = false, _ value: @escaping (Object) -> Value,
    _ copy: @escaping (_ proxy: Object, _ object: Object) -> Void
  ) {
    belongs = { $0 is Object }
    self.value = { ($0 as? Object).map { AnyHashable(value($0)) } }
    self.copy = { proxy, object in
      guard let proxy = proxy as? Object, let object = object as? Object else { return }
      copy(proxy, object)
    }
    self.merges = merges
  }
}
