/// The key of a custom state.
///
///     extension UIConfigurationStateCustomKey {
///       static let isUnread = UIConfigurationStateCustomKey("com.example.isUnread")
///     }
///
/// The name should be unique, for example in reverse domain notation.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
