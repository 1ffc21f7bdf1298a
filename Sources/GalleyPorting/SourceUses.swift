// Uses of names in one file whose edits may depend on other files.

/// A selector expression with the name of a method.
struct SelectorUse: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case method, getter, setter }

  var range: Range<Int>
  var kind: Kind
  /// The expression before the dot; empty if there is none.
  var base: String
  /// The type of the value before the dot; empty if the file does not contain it.
  var baseType = ""
  var name: String
  /// The labels in parentheses; `nil` if none are written.
  var labels: [String]?
  /// The argument types in the function type after `as`.
  var types: [String]?
  /// The result type in the function type after `as`.
  var result = ""
  /// The names of the types around the expression, the outermost first.
  var scope: [String]
  /// Whether the selector is in a pattern: `case #selector(copy(_:)):`.
  var isPattern = false
}

/// A call of an initializer on a class value: `type.init(frame: .zero)`.
struct ClassValueCall: Hashable, Codable, Sendable {
  /// The range from the class to the opening parenthesis; for a reference, the range of the whole
  /// expression.
  var callee: Range<Int>
  /// The range of a cast in parentheses before the dot: `(type as? Feed.Type)?.init()`.
  var cast: Range<Int>?
  /// Whether a question mark follows the cast.
  var isChained = false
  /// Whether the class value is read through an optional: `item?.kind.init()`.
  var isWithinChain = false
  /// Whether a member of the new object follows the call.
  var isContinued = false
  /// The end of the closing parenthesis.
  var end: Int
  /// The class value as an expression: `type`, or `T.self`.
  var value = ""
  /// The superclass and the protocols of the class, as far as they are known: `UIView`.
  var bounds: [String] = []
  /// The name of the property with the class value, if there is one.
  var property = ""
  var labels: [String]
  /// The names of the types around the call, the outermost first.
  var scope: [String]
  /// Whether the initializer is not called, but passed on as a function: `T.init(frame:)`.
  var isReference = false

  /// Sets the class value to a generic parameter or an associated type.
  mutating func name(_ placeholder: String, bounds: [String]) {
    value = placeholder + ".self"
    self.bounds = bounds
  }

  /// The full name of the initializer, such as `init(frame:)`.
  var initializer: String {
    "init(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}

/// The names in `#keyPath`.
struct KeyPathUse: Hashable, Codable, Sendable {
  var range: Range<Int>
  var names: [String]
}

/// A call of an optional method, or a test whether an object has the method.
///
/// A call is `delegate?.feed?(self, didOpen: item)`, and a test is
/// `delegate?.feed(_:didOpen:) != nil`.
struct OptionalCall: Hashable, Codable, Sendable {
  var name: String
  /// The range of the name; in a test, with its labels.
  var nameRange: Range<Int>
  /// The last name before the dot, such as `delegate`.
  var base: String
  /// The range of the value before `?.` or `!.`; `nil` if there is neither.
  var baseRange: Range<Int>?
  /// The type of the value before the dot; empty if the file does not contain it.
  var baseType = ""
  /// Whether a test has labels, as in `open(_:)`, so that it refers to a method.
  var isNamed = false
  /// The labels; `nil` in a test without labels.
  var labels: [String]?
  /// The ranges of the labels, each with its colon and the space after it.
  var labelRanges: [Range<Int>]
  /// Whether the call has a trailing closure.
  var hasTrailingClosure: Bool
}
