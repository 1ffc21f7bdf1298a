/// Returns every list with elements from `alphabet`, up to a length. Elements may repeat.
///
///     Array(lists(over: ["a", "b"], upToLength: 2))
///     // [[], ["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"]]
///
/// The lists are made one at a time: shorter lists first, and lists of the same length in
/// lexicographic order.
///
/// - Complexity: O(`length`) for each list. There are 1 + *k* + *k*² + … lists, where *k* is
///   `alphabet.count`.
public func lists<Element>(
  over alphabet: [Element], upToLength length: Int
) -> some Sequence<[Element]> {
  sequence(state: length < 0 ? nil : [] as [Int]?) { state -> [Element]? in
    guard let digits = state else { return nil }
    state = nextDigits(after: digits, base: alphabet.count, upToLength: length)
    return digits.map { alphabet[$0] }
  }
}

/// Returns the digits of the next number. After the last number of a length, returns one zero more;
/// `nil` after the last of all.
private func nextDigits(after digits: [Int], base: Int, upToLength length: Int) -> [Int]? {
  var next = digits
  for place in digits.indices.reversed() {
    next[place] += 1
    if next[place] < base { return next }
    next[place] = 0
  }
  return digits.count < length && base > 0 ? next + [0] : nil
}
