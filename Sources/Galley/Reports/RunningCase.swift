import Testing

/// The running case of a test that has arguments.
///
/// Swift Testing runs the cases of a test at the same time, and has no public properties for their
/// arguments and identities. So this type reads the arguments and the identity by reflection.
internal struct RunningCase {
  private let testCase: Test.Case

  /// The case of the current task; `nil` outside of tests, and in tests without arguments.
  static var current: RunningCase? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    return RunningCase(testCase: testCase)
  }

  /// Descriptions of the arguments.
  var arguments: [String] { values.map { String(describingForTest: $0) } }

  /// The arguments.
  var values: [Any] { parts.map { Self.value(named: "value", in: $0) ?? $0 } }

  /// A text that distinguishes this case from every other case of the test.
  ///
  /// Cases with equal arguments are numbered.
  var identity: String {
    let ids = parts.map { Self.value(named: "id", in: $0).map { "\($0)" } ?? "\($0)" }
    let number = Self.value(named: "discriminator", in: testCase).map { "\($0)" } ?? ""
    return (ids + [number]).joined(separator: " ")
  }

  private var parts: [Any] {
    let found = Self.value(named: "arguments", in: testCase)
    return found.map { Mirror(reflecting: $0).children.map(\.value) } ?? []
  }

  /// Searches a value and the values in it for the first property with a name.
  private static func value(named name: String, in value: Any, depth: Int = 0) -> Any? {
    guard depth < 4 else { return nil }
    let children = Mirror(reflecting: value).children
    if let child = children.first(where: { $0.label == name }) { return child.value }
    return children.lazy.compactMap { self.value(named: name, in: $0.value, depth: depth + 1) }
      .first
  }
}
