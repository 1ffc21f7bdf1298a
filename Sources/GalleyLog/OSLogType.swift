/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt8

  /// A type by its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Neither much nor little.
  public static let `default` = OSLogType(0x00)
  /// Good to know.
  public static let info = OSLogType(0x01)
  /// Good to know for those who look for a fault.
  public static let debug = OSLogType(0x02)
  /// Something went wrong.
  public static let error = OSLogType(0x10)
  /// Something is wrong with the program.
  public static let fault = OSLogType(0x11)

  /// What it is called.
  internal var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "default"
    }
  }

  /// The higher, the more it matters.
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
