/// By what an app finds again what it has added to a state.
///
///     extension UIConfigurationStateCustomKey {
///       static let isUnread = UIConfigurationStateCustomKey("com.example.isUnread")
///     }
///
/// The name should be one that nobody else takes.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A key by its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
