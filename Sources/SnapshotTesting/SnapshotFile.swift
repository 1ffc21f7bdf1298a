import Foundation
import Testing
import GalleyUIKit

/// The file of a recorded snapshot.
internal struct SnapshotFile {
  /// The recorded file.
  private let reference: URL
  /// The contents of the recorded file; `nil` if the file does not exist or can't be read.
  private let recorded: Data?
  /// The file of the snapshot in the folder `Linux`.
  private let own: URL
  /// The file for a new snapshot that differs from the recorded snapshot.
  private let failed: URL
  private let test: String

  /// Whether snapshots of a format are pictures, which differ between Linux and a device.
  static func isPicture<Format>(_ format: Format.Type) -> Bool { format == UIImage.self }

  init(
    source: String, directory: String?, test: String, name: String?, pathExtension: String?,
    isPicture: Bool
  ) {
    let test = Ported.testName(test)
    let source = URL(fileURLWithPath: source, isDirectory: false)
    let stem = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(stem)
    self.test = SnapshotFile.plain(test)
    let number =
      name.map { SnapshotFile.plain($0) }
      ?? "\(SnapshotCounter.current.next(for: folder.appendingPathComponent(test).absoluteString))"
    let ending = pathExtension.map { ".\($0)" } ?? ""
    let file = "\(self.test).\(number)\(ending)"
    // A file in the folder `Linux` overrides a file that was recorded on a phone.
    own = folder.appendingPathComponent("Linux").appendingPathComponent(file)
    reference =
      isPicture || FileManager.default.fileExists(atPath: own.path)
      ? own : folder.appendingPathComponent(file)
    recorded = FileManager.default.contents(atPath: reference.path)
    let artifacts =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
    failed = URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent(stem)
      .appendingPathComponent(file)
  }

  /// The scale of the screen on which the snapshot to compare with was recorded; `nil` if the scale
  /// is not known.
  @TaskLocal static var recordedScale: CGFloat?

  /// The scale of the screen on which the recorded text was made: 3 if a frame in the text has
  /// thirds of a point, and otherwise `nil`.
  ///
  /// Frames are rounded to whole pixels, so only a screen with a scale of 3 has thirds of a point.
  /// Without thirds, the scale is not known, because whole points are possible at any scale.
  var scale: CGFloat? {
    guard reference.pathExtension == "txt", let recorded else { return nil }
    let text = String(decoding: recorded, as: UTF8.self)
    let hasThirds = text.contains(/frame = \([^)]*\.(33+|66+7)[; )]/)
    return hasThirds ? 3 : nil
  }

  /// Returns a name in which everything but letters, digits and underscores is replaced by hyphens.
  /// Hyphens at the ends are removed.
  private static func plain(_ name: String) -> String {
    name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }

  private func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  /// Compares a value with the recorded value, and records the new value if `record` requires it.
  ///
  /// Returns the message of a failure; `nil` if there is no failure.
  func compare<Format>(
    _ now: Format, _ diffing: Diffing<Format>, name: String?,
    record: SnapshotTestingConfiguration.Record
  ) throws -> String? {
    let exists = FileManager.default.fileExists(atPath: reference.path)
    // A text with frames is recorded in the folder `Linux`, so that it does not overwrite a text
    // from a phone.
    let target = diffing.hasFrames ? own : reference
    if record == .all || (!exists && record != .never) {
      try write(diffing.toData(now), to: target)
      return recordedMessage(target, recordsAll: record == .all)
    }
    guard exists else {
      return "There is no snapshot at \(target.path), and recording is turned off."
    }
    let data = try recorded ?? Data(contentsOf: reference)
    if Format.self == UIImage.self, !SnapshotFile.isImage(data) {
      return "The snapshot can't be read: \(reference.path) is no image."
    }
    guard let (difference, attachments) = diffing.diff(diffing.fromData(data), now) else {
      return nil
    }
    try write(diffing.toData(now), to: failed)
    attach(attachments)
    if record == .failed { try write(diffing.toData(now), to: target) }
    return differenceMessage(difference, name: name, isRecorded: record == .failed)
  }

  /// Returns the message of a test that has recorded its snapshot.
  private func recordedMessage(_ target: URL, recordsAll: Bool) -> String {
    let reason = recordsAll ? "All snapshots are recorded." : "There was no snapshot yet."
    let advice = recordsAll ? "Turn recording off, and run" : "Run"
    return """
      \(reason) It is recorded now: …

      open "\(target.absoluteString)"

      \(advice) "\(test)" again to compare with it.
      """
  }

  /// Returns the message of a test whose value differs from the recorded value.
  private func differenceMessage(
    _ difference: String, name: String?, isRecorded: Bool
  ) -> String {
    var message =
      name.map { "Snapshot \"\($0)\" does not match reference." }
      ?? "Snapshot does not match reference."
    if isRecorded { message += " A new snapshot is recorded." }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? SnapshotDefaults.diffTool
    return """
      \(message)

      \(tool(currentFilePath: reference.path, failedFilePath: failed.path))

      \(difference.trimmingCharacters(in: .whitespacesAndNewlines))
      """
  }

  private static func isImage(_ data: Data) -> Bool { UIImage(data: data) != nil }

  private func attach(_ attachments: [XCTAttachment]) {
    guard Test.current != nil else { return }
    for (index, attachment) in attachments.enumerated() {
      Attachment.record(
        [UInt8](attachment.data), named: attachment.name ?? "\(test)-\(index + 1).txt")
    }
  }
}
