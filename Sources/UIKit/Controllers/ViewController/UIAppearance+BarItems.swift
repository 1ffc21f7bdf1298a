import Foundation

// The appearance proxies of bar items, for all items or for those inside certain containers.

extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIAppearance where Self: UIBarItem {
  /// Returns the proxy for all items of the class.
  public static func appearance() -> Self { Appearances.proxy(of: Self.self, AppearanceScope()) }

  /// Returns the proxy for the items of the class inside a container.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: Self.self, AppearanceScope(containers: containerTypes))
  }

  /// Returns the proxy for the items of the class with the given traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    Appearances.proxy(of: Self.self, AppearanceScope(traits: trait))
  }

  /// Returns the proxy for the items of the class with the given traits inside a container.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    Appearances.proxy(of: Self.self, AppearanceScope(containers: containerTypes, traits: trait))
  }
}

extension Appearances {
  static func proxy<Kind: UIBarItem>(of type: Kind.Type, _ scope: AppearanceScope) -> Kind {
    if let proxy: Kind = find(type, scope) { return proxy }
    func make() -> Kind { unwrap(type.init(coder: ClassCoder()), type) }
    return add(make(), make(), scope)
  }
}
