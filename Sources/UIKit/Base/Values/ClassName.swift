/// Returns the name that a class has on a phone: of a class of UIKit the name alone, of another class
/// the name with the module.
///
///     className(of: UIView.self)     // "UIView"
///     className(of: FeedCell.self)   // "Feed.FeedCell"
internal func className(of type: Any.Type) -> String {
  let name = String(reflecting: type)
  return name.hasPrefix(moduleOfUIKit) ? String(name.dropFirst(moduleOfUIKit.count)) : name
}

/// The name of the module that declares UIKit's classes, and a dot.
internal let moduleOfUIKit = "GalleyUIKit."
