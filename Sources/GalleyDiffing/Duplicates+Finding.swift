/// Returns a list without duplicates. The first of several elements with the same identity remains.
///
/// Remove duplicates where the app receives a list. Then the positions in a difference are
/// positions in the list on screen.
///
///     let (rows, leftOut) = uniqueElements(of: response.rows, identifiedBy: { $0.id })
///
/// - Returns: The elements that remain, and a report of the elements that were left out.
/// - Complexity: O(*n*) on average.
@inlinable
public func uniqueElements<Element, Identity: Hashable>(
  of list: [Element], identifiedBy identity: @escaping (Element) -> Identity
) -> (elements: [Element], duplicates: [Duplicate]) {
  withoutCancellation { () throws(MatchingStop) in
    let found = try duplicates(in: list, side: .after, reader: ClosureReader(identity))
    return (removing(found, from: list), found)
  }
}

/// Returns a list of identities without duplicates, see `uniqueElements(of:identifiedBy:)`.
///
///     uniqueElements(of: [3, 1, 3]).elements  // [3, 1]
@inlinable
public func uniqueElements<Element: Hashable>(
  of list: [Element]
) -> (elements: [Element], duplicates: [Duplicate]) {
  withoutCancellation { () throws(MatchingStop) in
    let found = try duplicates(in: list, side: .after, reader: WholeElementReader())
    return (removing(found, from: list), found)
  }
}

/// Returns the elements whose identity occurs earlier in the same list.
@inlinable
internal func duplicates<Reader: IdentityReader>(
  in list: [Reader.Element], side: Duplicate.Side, reader: Reader,
  _ cancellation: Cancellation = .ignored
) throws(MatchingStop) -> [Duplicate] {
  switch IdentityKind(of: Reader.Identity.self) {
  case .word:
    try duplicates(in: list, side, reader, WordScheme<Reader.Identity>.self, cancellation)
  case .wordPair:
    try duplicates(in: list, side, reader, WordPairScheme<Reader.Identity>.self, cancellation)
  case .text:
    try duplicates(in: list, side, reader, TextScheme<Reader.Identity>.self, cancellation)
  case .hashable:
    try duplicates(in: list, side, reader, HashableScheme<Reader.Identity>.self, cancellation)
  }
}

@inlinable
internal func duplicates<Reader: IdentityReader, Scheme: IdentityScheme>(
  in list: [Reader.Element], _ side: Duplicate.Side, _ reader: Reader, _ scheme: Scheme.Type,
  _ cancellation: Cancellation
) throws(MatchingStop) -> [Duplicate] where Reader.Identity == Scheme.Identity {
  try withElements(of: list, list) { (start, _) throws(MatchingStop) in
    let lists = ElementLists(
      before: start, after: start, reader: reader, scheme: scheme, seed: .process)
    var table = IdentityTable(capacity: list.count, positionLimit: list.count)
    var duplicates: [Duplicate] = []
    var done = 0
    while done < list.count {
      let end = min(done + Cancellation.stride, list.count)
      _ = lists.forEachHash(before: done..<end) { position, hash in
        let first = table.position(hash: hash, orInsert: position) {
          lists.isSame(before: $0, before: position)
        }
        if let first {
          duplicates.append(Duplicate(side: side, position: position, first: first))
        }
        return true
      }
      done = end
      try cancellation.check()
    }
    return duplicates
  }
}

/// Returns the elements of a list without its duplicates.
@inlinable
internal func removing<Element>(_ duplicates: [Duplicate], from list: [Element]) -> [Element] {
  if duplicates.isEmpty { return list }
  var kept: [Element] = []
  kept.reserveCapacity(list.count - duplicates.count)
  var start = 0
  for duplicate in duplicates {
    kept.append(contentsOf: list[start..<duplicate.position])
    start = duplicate.position + 1
  }
  kept.append(contentsOf: list[start...])
  return kept
}
