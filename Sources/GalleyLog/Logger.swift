import Foundation

/// Writes messages to a log.
///
///     let logger = Logger(subsystem: "com.example.feed", category: "network")
///     logger.error("no answer from \(host, privacy: .public)")
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes for no part in particular.
  public init() { log = .default }

  /// Writes for a part of a program or library.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Writes to a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, type: level)
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes what is good to know for those who look closely. It is of type debug.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes what is good to know for those who look for a fault.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes what is good to know.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes what is worth a note.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes what may go wrong. It is of type error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes what went wrong.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes what is wrong with the program. It is of type fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes what is wrong with the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
