/// Finds the elements with the same identities in two arrays. The type of the identities determines
/// the scheme, that is, the way in which identities are hashed and compared.
@inlinable
internal func match<Reader: IdentityReader>(
  _ before: [Reader.Element], _ after: [Reader.Element], reader: Reader, areUnique: Bool,
  cancellation: Cancellation
) throws(MatchingStop) -> Matching {
  switch IdentityKind(of: Reader.Identity.self) {
  case .word:
    try match(
      before, after, reader, WordScheme<Reader.Identity>.self, areUnique, cancellation)
  case .wordPair:
    try match(
      before, after, reader, WordPairScheme<Reader.Identity>.self, areUnique, cancellation)
  case .text:
    try match(
      before, after, reader, TextScheme<Reader.Identity>.self, areUnique, cancellation)
  case .hashable:
    try match(
      before, after, reader, HashableScheme<Reader.Identity>.self, areUnique, cancellation)
  }
}

@inlinable
internal func match<Reader: IdentityReader, Scheme: IdentityScheme>(
  _ before: [Reader.Element], _ after: [Reader.Element], _ reader: Reader, _ scheme: Scheme.Type,
  _ areUnique: Bool, _ cancellation: Cancellation
) throws(MatchingStop) -> Matching where Reader.Identity == Scheme.Identity {
  try withElements(of: before, after) { (beforeStart, afterStart) throws(MatchingStop) in
    let lists = ElementLists(
      before: beforeStart, after: afterStart, reader: reader, scheme: scheme, seed: .process)
    return try match(
      lists, beforeCount: before.count, afterCount: after.count, areUnique: areUnique,
      cancellation: cancellation)
  }
}

/// Calls `body` with pointers to the elements of two arrays.
@inlinable
internal func withElements<Element, Result, Failure: Error>(
  of before: [Element], _ after: [Element],
  _ body: (UnsafePointer<Element>, UnsafePointer<Element>) throws(Failure) -> Result
) throws(Failure) -> Result {
  try before.withUnsafeBufferPointer { (before) throws(Failure) in
    try after.withUnsafeBufferPointer { (after) throws(Failure) in
      // An empty array may have no address. Nothing is read through this placeholder.
      let nowhere = UnsafePointer<Element>(bitPattern: MemoryLayout<Element>.alignment)!
      return try body(before.baseAddress ?? nowhere, after.baseAddress ?? nowhere)
    }
  }
}

/// Whether two arrays share the same memory, and are therefore equal without comparing their
/// elements.
@inlinable
internal func shareStorage<Element>(_ one: [Element], _ other: [Element]) -> Bool {
  one.count == other.count
    && one.withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
    }
}
