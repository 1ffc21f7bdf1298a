/// The isolation to an actor that a declaration states.
internal enum Isolation { case unspecified, globalActor, nonisolated }

/// A class, another type, a protocol or an extension, with the properties that are needed to find
/// tests.
internal struct TypeDeclaration {
  enum Kind { case `class`, `protocol`, `extension`, other }

  var kind: Kind
  /// The name, with the names of the types around it: `Outer.Inner`. That of an extension is the
  /// name of the type that it extends, as it is written.
  var name: String
  var isolation: Isolation
  var inherited: [String]
  var methods: [MethodDeclaration] = []
  var isGlobalActor = false
}

/// A method.
internal struct MethodDeclaration {
  var name: String
  var line: Int
  var isolation: Isolation
  var isOverride: Bool
  var isAsync: Bool
  /// Whether XCTest on Linux would find the method if its class is a test case and its name has the
  /// right prefix: it is an instance method without parameters or result, and is not private.
  var canBeTest: Bool
}
