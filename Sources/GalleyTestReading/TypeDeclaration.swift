/// The isolation to an actor that a declaration specifies.
internal enum Isolation { case unspecified, globalActor, nonisolated }

/// A class, another type, a protocol or an extension, with the properties that are needed to find
/// tests.
internal struct TypeDeclaration {
  enum Kind { case `class`, `protocol`, `extension`, other }

  var kind: Kind
  /// The name, with the names of the types that contain the type: `Outer.Inner`. The name of an
  /// extension is the name of the extended type, as it is written in the source.
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
  /// Whether XCTest on Linux would find the method if the class were a test case and the method's
  /// name began with `test`: the method is an instance method without parameters and without a
  /// result, and is neither private nor generic.
  var canBeTest: Bool
}
