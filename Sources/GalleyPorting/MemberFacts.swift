/// A member of a type.
struct MemberFacts: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable { case function, variable, initializer }

  struct Parameter: Hashable, Codable, Sendable {
    /// The label; empty for `_`.
    var label: String
    /// The type as written, without attributes.
    var type: String
    /// The attributes of the type, such as `@escaping`.
    var attributes = ""
    var isInout = false
    var isVariadic = false
    /// The default value with its equals sign.
    var standard = ""

    /// Whether the type contains `some`.
    var isOpaque: Bool { type.split { !$0.isLetter }.contains("some") }
  }

  var kind: Kind
  var name: String
  var parameters: [Parameter] = []
  /// The result type of a function, or the type of a variable; empty if none is written.
  var type = ""
  var attributes: Set<String> = []
  var modifiers: Set<String> = []
  /// The attributes `@available`, as written.
  var availability = ""
  /// The Objective-C name in `@objc(name)`.
  var objectiveCName: String?
  var isAsync = false
  var isThrowing = false
  /// The effect as written: `throws`, `throws(Failure)` or `rethrows`.
  var throwing = ""
  /// The generic parameters with their brackets, and the `where` clause.
  var generics = ""
  var condition = ""
  /// The range of an initializer's first label; empty if there is no label.
  var labelPlace = 0..<0
  /// Whether an initializer may return `nil`.
  var isFailable = false
  var isGeneric = false
  /// Whether a variable can be set.
  var isSettable = false
  /// Whether a variable has no accessors other than `willSet` and `didSet`.
  var isStored = false
  /// The offsets at which changes of an observable variable are reported.
  var observing: Observing?
  /// The range of the name.
  var nameRange = 0..<0
  /// The offset of the word `func`.
  var keyword = 0
  /// The range of the word `override` and the space after it.
  var overrideRange: Range<Int>?
  /// The range of the word `open`.
  var openRange: Range<Int>?
  /// The range of the whole declaration.
  var range = 0..<0
  /// The conditions of `#if` between the type and the member.
  var conditions: [String] = []

  /// The offsets in a variable at which the porting step adds code that reports changes.
  struct Observing: Hashable, Codable, Sendable {
    /// The end of the declaration, if the variable has no braces.
    var end: Int?
    /// The offset after the opening brace of a setter.
    var setter: Int?
    /// The offset after the opening brace of `willSet`.
    var willSet: Int?
    var didSet: Int?
    /// The offset after the opening brace around both observers.
    var brace: Int?
  }

  /// The observers of a variable.
  struct Observer: Hashable, Codable, Sendable {
    /// One of the observers: `willSet` or `didSet`.
    struct Step: Hashable, Codable, Sendable {
      var range: Range<Int>
      var name: String
    }
    /// The range of `var name: Type`.
    var declaration: Range<Int>
    var willSet: Step?
    var didSet: Step?
  }
  var observer: Observer?

  /// The offsets in a member with `@NSManaged`, which has no implementation in the sources.
  struct Managed: Hashable, Codable, Sendable {
    /// The offset of the attribute.
    var attribute: Int
    /// The offset at which the implementation can be inserted.
    var end: Int?
    /// Whether a layer stores the property.
    var isOfLayer = false
  }
  var managed: Managed?

  /// Whether the variable can be observed by its name.
  var isObservable: Bool { modifiers.contains("dynamic") }
  /// Whether the member is unavailable.
  var isUnavailable: Bool { GalleyPorting.isUnavailable(availability) }
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { overrideRange != nil }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  var labels: [String] { parameters.map(\.label) }
}

/// Returns whether attributes `@available` make a declaration unavailable on every platform.
func isUnavailable(_ availability: String) -> Bool {
  availability.filter { !$0.isWhitespace }.split(separator: "@").contains { attribute in
    ["(*,", "(swift,"].contains(where: attribute.contains)
      && [",unavailable", ",obsoleted"].contains(where: attribute.contains)
  }
}
