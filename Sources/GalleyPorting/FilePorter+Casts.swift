// Casts of values to Foundation's protocols for objects, such as `NSCopying`. The values have to be
// boxed for such a cast.

extension FilePorter {
  /// Boxes values that are cast to protocols for objects. On Apple's systems, Swift boxes such
  /// values itself.
  mutating func boxCasts() {
    for range in facts.objectCasts {
      imports.insert("UIKit")
      edits.append(.insert("UIKit.Ported.object(", at: range.lowerBound))
      edits.append(.insert(")", at: range.upperBound))
    }
  }
}
