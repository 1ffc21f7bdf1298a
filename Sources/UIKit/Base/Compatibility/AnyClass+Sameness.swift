// On Apple's systems, classes are objects of the Objective-C runtime, so `===` compares them. On
// Linux, classes are not objects, so the standard library has no `===` for classes.

/// Whether two values are the same class, or both `nil`.
///
///     cellClass === UITableViewCell.self
@_disfavoredOverload
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether two values are not the same class.
@_disfavoredOverload
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
