import Testing

/// The arguments of the running test as a part of the names of its proofs, so that each case of the
/// test has proofs of its own. A proof is a recorded picture or text with which a test compares its
/// result.
internal enum ProofArguments {
  /// Returns the arguments of the running test, separated by hyphens; `nil` if the test has no
  /// arguments with names.
  ///
  /// - Parameter isScreen: Whether the proof shows a screen. The name of such a proof contains the
  ///   device and the look anyway, so arguments that are devices or looks are left out.
  static func name(ofScreen isScreen: Bool = false) -> String? {
    guard let values = RunningCase.current?.values else { return nil }
    let names = values.filter { !isScreen || !isShown($0) }.compactMap { name(of: $0) }
    return names.isEmpty ? nil : names.joined(separator: "-")
  }

  /// Whether a screen shows an argument: a device, a look, or both.
  private static func isShown(_ value: Any) -> Bool {
    value is Look || value is Screen.Device || value is Variants.Variant
  }

  /// Returns the name of an argument; `nil` if the argument has no name that is the same in each
  /// run.
  ///
  /// The elements of a set or a dictionary have another order in each process, and the description
  /// of an object may contain its address. Tests with such arguments pass `named:`.
  static func name(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { name(of: $0.value) } ?? "nil"
    }
    if let value = value as? any CustomTestStringConvertible { return short(value.testDescription) }
    switch mirror.displayStyle {
    case .class, .set, .dictionary, .collection, .tuple: return nil
    case .enum where mirror.children.isEmpty: return short("\(value)")
    default: return value is any CustomStringConvertible ? short("\(value)") : nil
    }
  }

  /// Returns a text with one hyphen in place of each series of characters that are neither letters
  /// nor digits; `nil` if nothing is left.
  private static func short(_ text: String) -> String? {
    let sign = text.hasPrefix("-") ? "-" : ""
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.isEmpty ? nil : sign + words.joined(separator: "-")
  }
}
