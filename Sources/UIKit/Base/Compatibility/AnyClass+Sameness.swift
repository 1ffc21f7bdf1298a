// On Apple's systems, classes are objects of the Objective-C runtime, so `===` compares them. On
// Linux they are not objects, so these operators are missing.

/// Whether two values are the same class, or both `nil`.
///
///     cellClass === UITableViewCell.self
@_disfavoredOverload
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether two values are not the same class.
@_disfavoredOverload
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
