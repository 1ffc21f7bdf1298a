import Foundation

/// Writes messages to a log.
///
///     let logger = Logger(subsystem: "com.example.feed", category: "network")
///     logger.error("no answer from \(host, privacy: .public)")
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger that writes to the default log.
  public init() { log = .default }

  /// Creates a logger for a category of a subsystem.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    log.write(message.text, type: level)
  }

  /// Writes a message of the default type.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a trace message, which has the type debug.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes an informational message.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Writes a notice, which has the default type.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a warning, which has the type error.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes a critical message, which has the type fault.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes a fault: an error in the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
