/// Every list whose elements come from `alphabet`, with repeats, up to a length.
///
///     Array(lists(over: ["a", "b"], upToLength: 2))
///     // [[], ["a"], ["b"], ["a", "a"], ["a", "b"], ["b", "a"], ["b", "b"]]
///
/// They are made one at a time: shorter ones first, and those of a length in
/// dictionary order.
///
/// - Complexity: O(`length`) for each of the lists, which are as many as 1 + *k* +
///   *k*² + … , where *k* is `alphabet.count`.
public func lists<Element>(
  over alphabet: [Element], upToLength length: Int
) -> some Sequence<[Element]> {
  sequence(state: length < 0 ? nil : [] as [Int]?) { state -> [Element]? in
    guard let digits = state else { return nil }
    state = nextDigits(after: digits, base: alphabet.count, upToLength: length)
    return digits.map { alphabet[$0] }
  }
}

/// The digits of the next number, or zeros in one place more when they run over.
private func nextDigits(after digits: [Int], base: Int, upToLength length: Int) -> [Int]? {
  var next = digits
  for place in digits.indices.reversed() {
    next[place] += 1
    if next[place] < base { return next }
    next[place] = 0
  }
  return digits.count < length && base > 0 ? next + [0] : nil
}
