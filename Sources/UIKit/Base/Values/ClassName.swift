/// Returns the name that a class has on Apple's systems.
///
/// The name of a class of UIKit has no module; the name of another class begins with its module.
///
///     className(of: UIView.self)     // "UIView"
///     className(of: FeedCell.self)   // "Feed.FeedCell"
package func className(of type: Any.Type) -> String {
  let name = String(reflecting: type)
  return isOfUIKit(type) ? String(name.dropFirst(moduleOfUIKit.count + 1)) : name
}

/// Returns whether a type is declared in UIKit.
package func isOfUIKit(_ type: Any.Type) -> Bool {
  String(reflecting: type).hasPrefix(moduleOfUIKit + ".")
}

/// The name of the module that declares UIKit's classes.
internal let moduleOfUIKit = "GalleyUIKit"
