import Foundation
import Synchronization

/// What went wrong and is not worth a crash: what UIKit only logs.
///
/// A report is printed to the standard error output, and kept. A test gathers the reports of what it
/// does, which are not printed then:
///
///     let reports = Report.gathering { _ = UIImage(data: Data([1, 2, 3])) }
///     reports.first?.topic   // .image
package struct Report: Hashable, Sendable {
  /// What a report is about.
  package struct Topic: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What it is about.
  package var topic: Topic
  /// What went wrong, where, and what can be done about it.
  package var message: String
}

extension Report.Topic {
  /// Files that are missing.
  static let asset = Report.Topic(rawValue: "asset")
  /// Bytes that are no image.
  static let image = Report.Topic(rawValue: "image")
  /// Drawing that can't be done.
  static let drawing = Report.Topic(rawValue: "drawing")
}

extension Report: CustomStringConvertible {
  /// For example `[asset] no image is named 'moon'`.
  package var description: String { "[\(topic.rawValue)] \(message)" }
}

// MARK: - Recording

extension Report {
  /// Where reports go.
  final class Log: Sendable {
    private let kept = Mutex<[Report]>([])
    private let isPrinted: Bool

    init(isPrinted: Bool) { self.isPrinted = isPrinted }

    /// The reports, the oldest first; not more than the last thousand.
    var reports: [Report] { kept.withLock { $0 } }

    func add(_ report: Report) {
      kept.withLock { reports in
        if reports.count >= 1_000 { reports.removeFirst(500) }
        reports.append(report)
      }
      guard isPrinted else { return }
      FileHandle.standardError.write(Data("Galley: \(report)\n".utf8))
    }
  }

  /// The log of what is done now.
  @TaskLocal static var log = Log(isPrinted: true)

  /// Notes that something went wrong.
  package static func record(_ topic: Topic, _ message: String) {
    log.add(Report(topic: topic, message: message))
  }

  /// Does something, and returns what is reported meanwhile.
  package static func gathering(_ body: () throws -> Void) rethrows -> [Report] {
    let log = Log(isPrinted: false)
    try $log.withValue(log, operation: body)
    return log.reports
  }

  /// Does something that takes its time, and returns what is reported meanwhile.
  package static func gathering(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [Report] {
    let log = Log(isPrinted: false)
    try await $log.withValue(log, operation: body)
    return log.reports
  }
}
