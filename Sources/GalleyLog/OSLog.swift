import Foundation
import Synchronization

/// Where messages go: the part of a program that they come from.
///
/// - Differs: there is no log of the system. Errors and faults are written to the standard error
///   output; with `GALLEY_LOG=debug`, `info` or `default` in the environment all messages from that
///   type on are. Tests gather them: `OSLog.gathering { … }`.
public final class OSLog: NSObject, Sendable {
  /// Kinds of messages that tools look for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// What it is called.
    public let rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is of interest when time is measured.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What is measured only when somebody measures.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    /// What is measured with the stack of calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }

  /// Which program or library.
  internal let subsystem: String
  /// Which part of it.
  internal let category: String
  private let isOn: Bool

  /// A part of a program or library.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isOn = true
  }

  /// A kind of messages that tools look for.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(isOn: Bool) {
    subsystem = ""
    category = ""
    self.isOn = isOn
  }

  /// No part in particular.
  public static let `default` = OSLog(isOn: true)
  /// Where messages go that nobody wants.
  public static let disabled = OSLog(isOn: false)

  /// Whether messages of a type go anywhere.
  public func isEnabled(type: OSLogType) -> Bool { isOn && OSLog.sink.wants(type) }

  /// Whether what is measured goes anywhere. It does not.
  public var signpostsEnabled: Bool { false }

  internal func write(_ message: @autoclosure () -> String, type: OSLogType) {
    guard isEnabled(type: type) else { return }
    OSLog.sink.write(
      Entry(subsystem: subsystem, category: category, type: type, message: message()))
  }
}

// MARK: - What is written

extension OSLog {
  /// A message as it was written. Apple's framework has no such type; tests read it.
  public struct Entry: Hashable, Sendable, CustomStringConvertible {
    /// Which program or library it comes from.
    public let subsystem: String
    /// Which part of it.
    public let category: String
    /// How much it matters.
    public let type: OSLogType
    /// What it says.
    public let message: String

    /// One line, for example `[error] com.example.feed:network: no answer`.
    public var description: String {
      let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
      return "[\(type.name)] " + (place.isEmpty ? "" : place + ": ") + message
    }
  }

  /// Does something, and returns what is written meanwhile, of all types. It goes nowhere else.
  ///
  ///     let entries = OSLog.gathering { Logger().info("loaded \(3) items") }
  ///     entries.first?.message   // loaded 3 items
  public static func gathering(_ body: () throws -> Void) rethrows -> [Entry] {
    let kept = Sink(least: 0, isKept: true)
    try $sink.withValue(kept, operation: body)
    return kept.entries
  }

  /// Does something that takes its time, and returns what is written meanwhile, of all types.
  public static func gathering(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [Entry] {
    let kept = Sink(least: 0, isKept: true)
    try await $sink.withValue(kept, operation: body)
    return kept.entries
  }

  @TaskLocal private static var sink = Sink(least: leastByEnvironment, isKept: false)

  private static var leastByEnvironment: Int {
    switch ProcessInfo.processInfo.environment["GALLEY_LOG"] {
    case "debug": OSLogType.debug.weight
    case "info": OSLogType.info.weight
    case "default": OSLogType.default.weight
    default: OSLogType.error.weight
    }
  }

  private final class Sink: Sendable {
    private let least: Int
    private let isKept: Bool
    private let kept = Mutex<[Entry]>([])

    init(least: Int, isKept: Bool) {
      self.least = least
      self.isKept = isKept
    }

    var entries: [Entry] { kept.withLock { $0 } }

    func wants(_ type: OSLogType) -> Bool { type.weight >= least }

    func write(_ entry: Entry) {
      if isKept {
        kept.withLock { $0.append(entry) }
      } else {
        FileHandle.standardError.write(Data("\(entry)\n".utf8))
      }
    }
  }
}
