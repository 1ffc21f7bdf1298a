import Foundation

/// A recipe, which can be archived.
@objc(BKRecipe)
final class Recipe: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  let title: String
  let steps: [String]

  init(title: String, steps: [String]) {
    self.title = title
    self.steps = steps
  }

  init?(coder: NSCoder) {
    guard let title = coder.decodeObject(of: NSString.self, forKey: "title") else { return nil }
    self.title = title as String
    steps =
      coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "steps") as? [String] ?? []
  }

  func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "title")
    coder.encode(steps, forKey: "steps")
  }
}

/// Whether two values are equal, compared as objects with `isEqual(_:)`.
func areSame(_ one: Any, _ other: Any?) -> Bool {
  (one as? NSObjectProtocol)?.isEqual(other) ?? false
}
