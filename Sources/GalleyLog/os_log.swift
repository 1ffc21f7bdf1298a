import Foundation

/// Writes a message, its values after it.
///
///     os_log("%{public}@ has %d items", log: .default, type: .info, name, count)
///
/// - Differs: `%@`, `%s`, `%d`, `%i`, `%u`, `%ld`, `%lu`, `%lld`, `%llu`, `%x`, `%f`, `%.2f` and their
///   like are known; what is not is written as it stands.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: any CVarArg...
) { log.write(LogFormat.text("\(message)", args), type: type) }

/// Writes a message of a type, its values after it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) { log.write(LogFormat.text("\(message)", args), type: type) }

/// Writes a message of a type.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: type)
}

/// Writes a message with values in it.
///
///     os_log("loaded \(count) items")
@_disfavoredOverload
public func os_log(log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message.text, type: .default)
}

/// What a measured stretch of time is marked with.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt8

  /// A type by its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Something happens.
  public static let event = OSSignpostType(rawValue: 0)
  /// Something begins.
  public static let begin = OSSignpostType(rawValue: 1)
  /// Something ends.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Which of several stretches of the same name it is.
public struct OSSignpostID: Hashable, Sendable {
  /// Its number.
  public let rawValue: UInt64

  /// One by its number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// One of its own for a log: always the same.
  public init(log: OSLog) { rawValue = 1 }

  /// One for an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue))
  }

  /// The only one.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// None.
  public static let invalid = OSSignpostID(~0)
  /// None.
  public static let null = OSSignpostID(0)
}

/// Marks a place in time. There is nobody who measures: nothing happens.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a place in time, with a message. There is nobody who measures: nothing happens.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
