/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// An ordinary message.
  public static let `default` = OSLogType(0x00)
  /// An informational message.
  public static let info = OSLogType(0x01)
  /// A message for debugging.
  public static let debug = OSLogType(0x02)
  /// An error.
  public static let error = OSLogType(0x10)
  /// A fault: an error in the program.
  public static let fault = OSLogType(0x11)

  /// The name of the type.
  internal var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  /// The importance as a number. A higher number is more important.
  internal var weight: Int {
    switch self {
    case .debug: 0
    case .info: 1
    case .error: 3
    case .fault: 4
    default: 2
    }
  }
}
