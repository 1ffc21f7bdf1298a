/// Whether two objects are the same instance, as with `===`.
///
/// A value has no identity as an instance, so two equal values of one type count as the same
/// instance.
package func isSameInstance(_ one: any ListDiffable, _ other: any ListDiffable) -> Bool {
  let type = type(of: one)
  guard type == Swift.type(of: other) else { return false }
  // The type is checked, because `as AnyObject` would wrap a value in a new object.
  guard type is AnyClass else { return one.isEqual(toDiffableObject: other) }
  return one as AnyObject === other as AnyObject
}

/// Whether an object with the same identity has the same content.
package func isSame(
  _ before: any ListDiffable, _ after: any ListDiffable, by option: ListDiffOption
) -> Bool {
  if isSameInstance(after, before) { return true }
  guard option == .equality else { return false }
  // A value is the same instance if it is equal, which was already checked.
  let type = type(of: after)
  if !(type is AnyClass), type == Swift.type(of: before) { return false }
  return after.isEqual(toDiffableObject: before)
}
