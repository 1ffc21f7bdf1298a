/// A class, protocol or extension.
struct TypeFacts: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `class`, `protocol`, `extension`
    /// A structure, enumeration or actor.
    case other
  }

  var kind: Kind
  /// The name, preceded by the names of the types around it: `Feed.Cell`.
  ///
  /// An extension has the name of the extended type.
  var name: String
  /// The types in the inheritance clause.
  var inherited: [String] = []
  var attributes: Set<String> = []
  /// The Objective-C name in `@objc(name)`; empty if there is none.
  var objectiveCName = ""
  /// The access level; empty if none is written.
  var access = ""
  /// Whether the type is unavailable.
  var isUnavailable = false
  var isGeneric = false
  /// The generic parameters of the type, or the associated types of the protocol, with their
  /// constraints. Aliases that the type declares for them, or for their member types, are included.
  var placeholders: [String: [String]] = [:]
  /// Whether the class is final.
  var isFinal = false
  /// Whether the type is declared in a function.
  var isLocal = false
  /// Whether an extension has a `where` clause.
  var isConstrained = false
  /// The offset of the closing brace.
  var end = 0
  /// The end of the inheritance clause.
  ///
  /// If there is no inheritance clause, this is the end of the name and the generic parameters.
  var inheritanceEnd = 0
  /// The conditions of `#if` around the type.
  var conditions: [String] = []
  var members: [MemberFacts] = []
}
