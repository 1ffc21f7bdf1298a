import Foundation

/// Writes a message with a format and its values.
///
///     os_log("%{public}@ has %d items", log: .default, type: .info, name, count)
///
/// - Differs: only placeholders such as `%@`, `%s`, `%d`, `%i`, `%u`, `%ld`, `%lu`, `%lld`, `%llu`,
///   `%x`, `%f` and `%.2f` are supported. Other placeholders are written unchanged.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) { log.write(LogFormat.text("\(message)", args), type: type) }

/// Writes a message of a type with a format and its values.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(LogFormat.text("\(message)", args), type: type) }

/// Writes a message of a type.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}

/// Writes an interpolated message.
///
///     os_log("loaded \(count) items")
@_disfavoredOverload
public func os_log(log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: .default)
}

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A single event.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// An identifier that distinguishes intervals of the same name.
public struct OSSignpostID: Hashable, Sendable {
  /// The number of the identifier.
  public let rawValue: UInt64

  /// Creates an identifier from a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates an identifier for a log.
  ///
  /// The identifier is always the same.
  public init(log: OSLog) { rawValue = 1 }

  /// Creates an identifier for an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The identifier for intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// An invalid identifier.
  public static let invalid = OSSignpostID(~0)
  /// The null identifier.
  public static let null = OSSignpostID(0)
}

/// Marks a point in time.
///
/// This function has no effect, because no tool records signposts.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time, with a message.
///
/// This function has no effect, because no tool records signposts.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
