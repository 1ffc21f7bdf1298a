// Values that are boxed as objects.

extension FilePorter {
  /// Has values boxed that are cast to protocols of objects, as on a phone.
  mutating func boxCasts() {
    for range in facts.objectCasts {
      imports.insert("UIKit")
      edits.append(.insert("UIKit.Ported.object(", at: range.lowerBound))
      edits.append(.insert(")", at: range.upperBound))
    }
  }
}
