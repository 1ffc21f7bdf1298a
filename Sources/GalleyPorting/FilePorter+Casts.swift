// Casts of values to protocols of objects, for which the values have to be boxed.

extension FilePorter {
  /// Boxes values that are cast to protocols of objects, as Swift does by itself on Apple's
  /// systems.
  mutating func boxCasts() {
    for range in facts.objectCasts {
      imports.insert("UIKit")
      edits.append(.insert("UIKit.Ported.object(", at: range.lowerBound))
      edits.append(.insert(")", at: range.upperBound))
    }
  }
}
