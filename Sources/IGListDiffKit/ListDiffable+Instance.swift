/// Whether two objects are one and the same, as `===` has it.
///
/// A value has no place of its own: it is the same while it is equal.
package func isSameInstance(_ one: any ListDiffable, _ other: any ListDiffable) -> Bool {
  let type = type(of: one)
  guard type == Swift.type(of: other) else { return false }
  // Asked of the type: `as AnyObject` would put a value into a box of its own.
  guard type is AnyClass else { return one.isEqual(toDiffableObject: other) }
  return one as AnyObject === other as AnyObject
}

/// Whether an object that was found again shows what it did.
package func isSame(
  _ before: any ListDiffable, _ after: any ListDiffable, by option: ListDiffOption
) -> Bool {
  if isSameInstance(after, before) { return true }
  guard option == .equality else { return false }
  // A value is the same instance while it is equal: it has been asked.
  let type = type(of: after)
  if !(type is AnyClass), type == Swift.type(of: before) { return false }
  return after.isEqual(toDiffableObject: before)
}
