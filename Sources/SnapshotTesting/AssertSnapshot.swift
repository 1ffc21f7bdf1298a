import Foundation
import Testing
import XCTest

/// Compares a value with its recorded snapshot, in `__Snapshots__/<TestFile>/<test>.<name>.<ext>`.
///
///     assertSnapshot(of: user, as: .json)
///     assertSnapshot(of: controller, as: .image(on: .iPhone13), named: "dark")
///
/// Texts are compared with snapshots that were recorded on a phone. Pictures that Galley draws
/// differ from the pictures of a phone. So Galley's pictures are recorded in the folder `Linux`
/// beside the phone's pictures, which are never read and never written. Texts with frames are
/// recorded in the folder `Linux`, too. If that folder contains a text, the text is used instead of
/// the phone's text.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name that distinguishes several snapshots of one test. Snapshots without a name are
///     numbered.
///   - record: The snapshots to record. With `nil`, the configuration decides.
///   - timeout: The number of seconds to wait for the snapshot.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a value with several recorded snapshots, each with a name and a strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with several recorded snapshots, each with a strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its recorded snapshot, and returns the message of the failure.
///
/// Use this function in assertion functions of your own, for example with another folder.
///
/// - Parameter snapshotDirectory: The folder of the snapshots; `nil` for `__Snapshots__/<TestFile>`
///   beside the test.
/// - Returns: The message of the failure; `nil` if the value is equal to the snapshot.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let record =
    record ?? SnapshotTestingConfiguration.current?.record ?? SnapshotDefaults.record
  return withSnapshotTesting(record: record) {
    let file = SnapshotFile(
      source: "\(filePath)", directory: snapshotDirectory, test: testName, name: name,
      pathExtension: snapshotting.pathExtension, isPicture: SnapshotFile.isPicture(Format.self))
    do {
      let value = try value()
      let now = SnapshotFile.$recordedScale.withValue(
        snapshotting.diffing.hasFrames ? file.scale : nil
      ) {
        Waiting.value(of: snapshotting.snapshot(value), timeout: timeout)
      }
      switch now {
      case .none:
        return
          "The snapshot was not there after \(timeout) seconds. If what it shows takes longer to come, say "
          + "so with the parameter timeout of assertSnapshot."
      case .some(let now):
        return try file.compare(now, snapshotting.diffing, name: name, record: record)
      }
    } catch {
      return "\(error)"
    }
  }
}

/// Fails the running test.
@_spi(Internals)
public func recordIssue(
  _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt,
  column: UInt
) {
  guard Test.current != nil else { return XCTFail(message(), file: filePath, line: line) }
  Issue.record(
    Comment(rawValue: message()),
    sourceLocation: SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}
