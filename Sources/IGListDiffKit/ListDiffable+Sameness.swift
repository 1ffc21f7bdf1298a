// In most models `isEqual(toDiffableObject:)` begins with `self === object`. Since values may be
// `ListDiffable` too, the operators of the standard library do not accept such an `object`.
//
// Each comparison has to match exactly one operator. A comparison of two objects with known classes
// matches the operator of the standard library. If one of the objects is a model of a known class,
// the comparison matches one of the two most constrained operators here.

/// Whether two objects are the same instance.
///
///     func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
///       if self === object { return true }
///       …
///
/// A value is not an instance, and is never the same as another value. `nil` is the same as `nil`.
@_disfavoredOverload
public func === (one: (any ListDiffable)?, other: (any ListDiffable)?) -> Bool {
  areSameInstance(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject>(one: Object?, other: (any ListDiffable)?) -> Bool {
  areSameInstance(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject>(one: (any ListDiffable)?, other: Object?) -> Bool {
  areSameInstance(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject & ListDiffable>(one: Object?, other: (any ListDiffable)?) -> Bool
{
  areSameInstance(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject & ListDiffable>(one: (any ListDiffable)?, other: Object?) -> Bool
{
  areSameInstance(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== (one: (any ListDiffable)?, other: (any ListDiffable)?) -> Bool {
  !areSameInstance(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject>(one: Object?, other: (any ListDiffable)?) -> Bool {
  !areSameInstance(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject>(one: (any ListDiffable)?, other: Object?) -> Bool {
  !areSameInstance(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject & ListDiffable>(one: Object?, other: (any ListDiffable)?) -> Bool
{
  !areSameInstance(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject & ListDiffable>(one: (any ListDiffable)?, other: Object?) -> Bool
{
  !areSameInstance(one, other)
}

private func areSameInstance(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  // The types are checked, because `as AnyObject` would wrap a value in a new object.
  guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
  return one as AnyObject === other as AnyObject
}
