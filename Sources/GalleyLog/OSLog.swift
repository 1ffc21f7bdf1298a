import Foundation
import Synchronization

/// A log, which receives the messages of one part of a program.
///
/// - Differs: there is no system log. Errors and faults are written to the standard error output.
///   If the environment variable `GALLEY_LOG` is `debug`, `info` or `default`, messages of that
///   type and of all more important types are written as well. Tests collect messages with
///   `OSLog.gathering { … }`.
public final class OSLog: NSObject, Sendable {
  /// A category of messages with a meaning for tools.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Points of interest, for measuring time.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Signposts that are recorded only while a tool measures.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// Signposts that are recorded with the call stack.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// The subsystem: a program or library.
  internal let subsystem: String
  /// The category: a part of the subsystem.
  internal let category: String
  /// Whether messages are written. This is `false` only for `OSLog.disabled`.
  private let isOn: Bool

  /// Creates a log for a category of a subsystem.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isOn = true
  }

  /// Creates a log for a category with a meaning for tools.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isOn: Bool) {
    subsystem = ""
    category = ""
    self.isOn = isOn
  }

  /// The default log.
  public static let `default` = OSLog(isOn: true)
  /// A log that ignores all messages.
  public static let disabled = OSLog(isOn: false)

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { isOn && OSLog.sink.accepts(type) }

  /// Whether signposts are written.
  ///
  /// The value is always `false`.
  public var signpostsEnabled: Bool { false }

  /// Writes a message, if messages of its type are written.
  internal func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    OSLog.sink.write(
      Entry(subsystem: subsystem, category: category, type: type, message: message()))
  }
}

// MARK: - Writing

extension OSLog {
  /// A message that was written.
  ///
  /// This type is for tests. Apple's framework does not have it.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// The subsystem of the log.
    public let subsystem: String
    /// The category of the log.
    public let category: String
    /// The type of the message.
    public let type: OSLogType
    /// The text of the message.
    public let message: String

    /// One line, for example `[error] com.example.feed:network: no answer`.
    public var description: String {
      let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
      return "[\(type.name)] " + (place.isEmpty ? "" : place + ": ") + message
    }
  }

  /// Calls a closure, and returns the messages of all types that it writes.
  ///
  /// These messages are not written to the standard error output. Messages of detached tasks and of
  /// other threads are not included.
  ///
  ///     let entries = OSLog.gathering { Logger().info("loaded \(3) items") }
  ///     entries.first?.message   // loaded 3 items
  public static func gathering(_ body: () throws -> Void) rethrows -> [Entry] {
    let collector = Sink(minimumWeight: 0, isCollecting: true)
    try $sink.withValue(collector, operation: body)
    return collector.entries
  }

  /// Calls an asynchronous closure, and returns the messages of all types that it and its child
  /// tasks write.
  ///
  /// Messages of detached tasks and of other threads are not included.
  public static func gathering(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [Entry] {
    let collector = Sink(minimumWeight: 0, isCollecting: true)
    try await $sink.withValue(collector, operation: body)
    return collector.entries
  }

  /// The destination of messages of the current task.
  @TaskLocal private static var sink = Sink(
    minimumWeight: minimumWeightInEnvironment, isCollecting: false)

  /// The weight of the least important messages that are written, according to the environment
  /// variable `GALLEY_LOG`.
  private static var minimumWeightInEnvironment: Int {
    switch ProcessInfo.processInfo.environment["GALLEY_LOG"] {
    case "debug": OSLogType.debug.weight
    case "info": OSLogType.info.weight
    case "default": OSLogType.default.weight
    default: OSLogType.error.weight
    }
  }

  /// A destination of messages: an array, or the standard error output.
  private final class Sink: Sendable {
    private let minimumWeight: Int
    private let isCollecting: Bool
    private let collected = Mutex<[Entry]>([])

    init(minimumWeight: Int, isCollecting: Bool) {
      self.minimumWeight = minimumWeight
      self.isCollecting = isCollecting
    }

    var entries: [Entry] { collected.withLock { $0 } }

    func accepts(_ type: OSLogType) -> Bool { type.weight >= minimumWeight }

    func write(_ entry: Entry) {
      if isCollecting {
        collected.withLock { $0.append(entry) }
      } else {
        FileHandle.standardError.write(Data("\(entry)\n".utf8))
      }
    }
  }
}
