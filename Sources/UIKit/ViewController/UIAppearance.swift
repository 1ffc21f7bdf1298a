import Foundation

/// A kind of view whose look can be set for all that are made from then on.
///
///     UINavigationBar.appearance().tintColor = .systemOrange
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// One that stands for all that are made from then on: of this class, and of its subclasses.
  /// - Differs: UIKit sets them when a view comes into a window; here it has them from the start, and
  ///   only those properties that its class says.
  static func appearance() -> Self
}

/// Those that stand for all, in the order in which they were asked for.
@MainActor
internal enum Appearances {
  private struct Known {
    var type: AnyClass
    var proxy: UIView
    var covers: (UIView) -> Bool
  }

  private static var known: [Known] = []

  static func proxy<Kind: UIView>(of type: Kind.Type, make: () -> Kind) -> Kind {
    for one in known where one.type == type {
      if let proxy = one.proxy as? Kind { return proxy }
    }
    let proxy = make()
    known.append(Known(type: type, proxy: proxy, covers: { $0 is Kind }))
    return proxy
  }

  /// Those that stand for a view, its superclass first.
  static func proxies(for view: UIView) -> [UIView] {
    known.filter { $0.covers(view) }
      .sorted { left, right in right.proxy !== left.proxy && left.covers(right.proxy) }
      .map(\.proxy)
  }
}
