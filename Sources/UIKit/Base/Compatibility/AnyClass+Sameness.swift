// Classes are objects of the Objective-C runtime, so that they can be compared as objects. Here they
// are not.

/// Whether two values are the same class, or both `nil`.
///
///     cellClass === UITableViewCell.self
@_disfavoredOverload
public func === (one: AnyClass?, other: AnyClass?) -> Bool { one == other }

/// Whether two values are not the same class.
@_disfavoredOverload
public func !== (one: AnyClass?, other: AnyClass?) -> Bool { one != other }
