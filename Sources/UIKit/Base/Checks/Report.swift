import Foundation
import Synchronization

/// A report of a problem that does not stop the program, such as the problems that UIKit writes to
/// the log.
///
/// In a program, a report is printed to the standard error output. A test that imports `Galley`
/// fails on a report that it did not expect. The function `reports` returns the reports that a test
/// expects:
///
///     let found = reports { _ = UIImage(data: Data([1, 2, 3])) }
///     #expect(found.map(\.topic) == [.image])
///
/// In a file that imports `Galley`, this type is also named `Report`.
public struct GalleyReport: Hashable, Sendable {
  /// The topic of a report.
  public struct Topic: RawRepresentable, Hashable, Sendable {
    /// The name of the topic, as it is printed.
    public var rawValue: String

    /// Creates a topic from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The topic.
  public var topic: Topic
  /// The message: what went wrong, where, and what can be done about it.
  ///
  /// The message has no addresses of objects, so it is the same in each run.
  public var message: String

  /// Creates a report. The addresses of objects are removed from the message.
  public init(topic: Topic, message: String) {
    self.topic = topic
    self.message = message.withoutAddresses
  }
}

/// The name of `GalleyReport` inside the package.
///
/// The short name is not public, because apps have types of that name.
package typealias Report = GalleyReport

extension GalleyReport.Topic {
  /// Missing files, images and colors.
  public static let asset = GalleyReport.Topic(rawValue: "asset")
  /// Data that is not an image.
  public static let image = GalleyReport.Topic(rawValue: "image")
  /// Symbols that Galley can't draw.
  ///
  /// Such a report fails no test, because Galley does not know whether Apple has a symbol of that
  /// name.
  public static let symbol = GalleyReport.Topic(rawValue: "symbol")
  /// Real time that a test waits for.
  ///
  /// Such a report fails no test.
  public static let waiting = GalleyReport.Topic(rawValue: "waiting")
  /// Whether a report under the topic fails the running test.
  package var isFault: Bool { self != .symbol && self != .waiting }
  /// Drawing that is not possible.
  public static let drawing = GalleyReport.Topic(rawValue: "drawing")
  /// Layout that does not settle, and sizes that can't be laid out.
  public static let layout = GalleyReport.Topic(rawValue: "layout")
  /// Frames, sizes and offsets that are not a number.
  public static let geometry = GalleyReport.Topic(rawValue: "geometry")
  /// Calls of UIKit from outside the main actor.
  public static let mainActor = GalleyReport.Topic(rawValue: "main actor")
}

extension GalleyReport: CustomStringConvertible {
  /// The topic and the message, for example `[asset] no image is named 'moon'`.
  public var description: String { "[\(topic.rawValue)] \(message)" }
}

extension String {
  /// The text without the addresses of objects, which differ in each run: `<Row: 0x7f01a84c20>`
  /// becomes `<Row>`.
  fileprivate var withoutAddresses: String {
    guard contains("0x") else { return self }
    return replacing(/(: |; | )?\b0x[0-9a-fA-F]{9,16}\b/, with: "")
  }
}

// MARK: - Recording

extension GalleyReport {
  /// Receives the reports.
  final class Log: Sendable {
    /// The treatment of reports by a log.
    enum Use: Sendable {
      /// The report is kept for the caller of `gathering`.
      case kept
      /// The report fails the running test. If no test runs, it is printed.
      case unexpected
      /// The report is printed if its topic is in the set, or if the set is `nil`.
      ///
      /// A report about any other topic is unexpected.
      case allowed(Set<Topic>?)
    }

    private let use: Use
    /// The log that gets the reports that this log does not handle; `nil` for the outermost log.
    private let outer: Log?
    /// The reports that were kept; `nil` after the log was closed.
    private let kept = Mutex<[Report]?>([])
    /// The keys of reports that are made only once and have been made.
    private let once = Mutex<Set<String>>([])

    init(_ use: Use, in outer: Log? = nil) {
      self.use = use
      self.outer = outer
    }

    /// The reports that have been kept so far.
    var reports: [Report] { kept.withLock { $0 ?? [] } }

    /// Closes the log and returns the reports that were kept, the oldest first.
    ///
    /// The result contains at most the last thousand reports. Reports that are added later go to
    /// the outer log.
    func close() -> [Report] {
      kept.withLock { reports in
        defer { reports = nil }
        return reports ?? []
      }
    }

    func add(_ report: Report) {
      if consume(report) { return }
      if let outer { return outer.add(report) }
      if !report.topic.isFault || Report.observer?.fail(with: report) != true { Log.print(report) }
    }

    /// Keeps or prints a report, if this log handles it.
    ///
    /// - Returns: Whether this log has handled the report.
    private func consume(_ report: Report) -> Bool {
      switch use {
      case .kept:
        return kept.withLock { reports in
          guard var all = reports.take() else { return false }
          if all.count >= 1_000 { all.removeFirst(500) }
          all.append(report)
          reports = all
          return true
        }
      case .allowed(let topics):
        guard topics?.contains(report.topic) ?? true else { return false }
        Log.print(report)
        return true
      case .unexpected: return false
      }
    }

    /// Returns whether the key is new in this log. A log that does not keep its reports may serve
    /// several tests. In such a log, the key has to be new in the running test only.
    func isFirst(_ key: String) -> Bool {
      let key = keyInTest(key)
      return once.withLock { $0.insert(key).inserted }
    }

    /// Whether `isFirst(_:)` was called for the key before.
    func contains(_ key: String) -> Bool {
      let key = keyInTest(key)
      return once.withLock { $0.contains(key) }
    }

    private func keyInTest(_ key: String) -> String {
      let test = if case .kept = use { "" } else { Report.observer?.testName ?? "" }
      return "\(test) \(key)"
    }

    private static func print(_ report: Report) {
      FileHandle.standardError.write(Data("Galley: \(report)\n".utf8))
    }
  }

  /// The log of the current task.
  @TaskLocal internal static var log = Log(.unexpected)

  /// Reports that something went wrong.
  package static func record(_ topic: Topic, _ message: String) {
    log.add(Report(topic: topic, message: message))
  }

  /// Reports that something went wrong, unless a report with the same key was made before in the
  /// same test.
  package static func record(_ topic: Topic, once key: String, _ message: @autoclosure () -> String)
  {
    if log.isFirst("\(topic.rawValue) \(key)") { record(topic, message()) }
  }

  /// Whether a report with the key was made before in the same test.
  package static func hasRecorded(_ topic: Topic, once key: String) -> Bool {
    log.contains("\(topic.rawValue) \(key)")
  }

  /// Calls `body`, and returns the reports that were made during the call.
  package static func gathering(_ body: () throws -> Void) rethrows -> [Report] {
    let log = Log(.kept, in: Report.log)
    try $log.withValue(log, operation: body)
    return log.close()
  }

  /// Calls `body`, and returns the reports that were made during the call.
  package static func gathering(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [Report] {
    let log = Log(.kept, in: Report.log)
    try await $log.withValue(log, operation: body)
    return log.close()
  }

  /// Calls `body`.
  ///
  /// Reports about the given topics that are made during the call are printed and fail no test.
  ///
  /// - Parameter topics: The topics; `nil` for all.
  package static func allowing<Result>(
    _ topics: Set<Topic>?, _ body: () throws -> Result
  ) rethrows -> Result {
    try $log.withValue(Log(.allowed(topics), in: Report.log), operation: body)
  }

  /// Calls `body`.
  ///
  /// Reports about the given topics that are made during the call are printed and fail no test.
  ///
  /// - Parameter topics: The topics; `nil` for all.
  package static func allowing<Result>(
    _ topics: Set<Topic>?, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $log.withValue(Log(.allowed(topics), in: Report.log), operation: body)
  }
}

// MARK: - Tests

/// Turns reports into test failures. The only implementation is in the module `Galley`.
package protocol ReportObserver: AnyObject, Sendable {
  /// Fails the running test with a report. Returns `false` if no test runs.
  static func fail(with report: Report) -> Bool
  /// The name of the running test, if known. Each case of a test with arguments has its own name.
  static var testName: String? { get }
  /// Returns the place of the call outside Galley, for example `UILabel.text.setter, called at
  /// FeedTests.swift:31`.
  static func callPlace() -> String?
}

extension GalleyReport {
  /// The observer of `Galley`, if that module is part of the program.
  ///
  /// Galley can't register the observer, because Swift has no module initializers and the symbols
  /// of a test bundle are not exported. The class is found by its name instead, which works even if
  /// the linker removes unused symbols.
  package static let observer: (any ReportObserver.Type)? =
    NSClassFromString("Galley.TestReportObserver") as? any ReportObserver.Type
}
