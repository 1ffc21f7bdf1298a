// Casts for which values are boxed as objects.

extension FilePorter {
  /// Boxes values that are cast to protocols of objects, as a phone does.
  mutating func boxCasts() {
    for range in facts.objectCasts {
      imports.insert("UIKit")
      edits.append(.insert("UIKit.Ported.object(", at: range.lowerBound))
      edits.append(.insert(")", at: range.upperBound))
    }
  }
}
