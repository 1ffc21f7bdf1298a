// `self === object` is how `isEqual(toDiffableObject:)` begins in most models. Since values may be
// `ListDiffable` too, the operators of the standard library don't take such an `object`.
//
// Each comparison has to mean one operator: of two objects whose classes are known, that of the standard
// library; where one of them is a model of a known class, the two that ask for the most.

/// Whether two objects are the same instance.
///
///     func isEqual(toDiffableObject object: ListDiffable?) -> Bool {
///       if self === object { return true }
///       …
///
/// A value is no instance, and the same as nothing. `nil` is the same as `nil`.
@_disfavoredOverload
public func === (one: (any ListDiffable)?, other: (any ListDiffable)?) -> Bool {
  areOne(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject>(one: Object?, other: (any ListDiffable)?) -> Bool {
  areOne(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject>(one: (any ListDiffable)?, other: Object?) -> Bool {
  areOne(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject & ListDiffable>(one: Object?, other: (any ListDiffable)?) -> Bool
{
  areOne(one, other)
}

/// Whether two objects are the same instance.
@_disfavoredOverload
public func === <Object: AnyObject & ListDiffable>(one: (any ListDiffable)?, other: Object?) -> Bool
{
  areOne(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== (one: (any ListDiffable)?, other: (any ListDiffable)?) -> Bool {
  !areOne(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject>(one: Object?, other: (any ListDiffable)?) -> Bool {
  !areOne(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject>(one: (any ListDiffable)?, other: Object?) -> Bool {
  !areOne(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject & ListDiffable>(one: Object?, other: (any ListDiffable)?) -> Bool
{
  !areOne(one, other)
}

/// Whether two objects are not the same instance.
@_disfavoredOverload
public func !== <Object: AnyObject & ListDiffable>(one: (any ListDiffable)?, other: Object?) -> Bool
{
  !areOne(one, other)
}

private func areOne(_ one: Any?, _ other: Any?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  // Asked of the types: `as AnyObject` would put a value into a box of its own.
  guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return false }
  return one as AnyObject === other as AnyObject
}
