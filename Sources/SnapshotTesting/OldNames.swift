import Foundation
import XCTest

// Functions of older versions of swift-snapshot-testing, which tests still use: functions whose
// `record` is a Boolean, from before version 1.17, and functions with the label `matching`, from
// before version 1.12. They are not deprecated here, so that an app's tests compile without
// warnings on Linux.

extension SnapshotTestingConfiguration.Record {
  fileprivate init?(_ isRecording: Bool?) {
    guard let isRecording else { return nil }
    self = isRecording ? .all : .missing
  }
}

/// The same as the newer `assertSnapshot(of:as:named:record:timeout:)`.
///
/// Here, `record` is a Boolean: `true` means the mode `.all`, and `false` means `.missing`.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// The same as the newer `assertSnapshots(of:as:record:timeout:)`.
///
/// Here, `record` is a Boolean: `true` means the mode `.all`, and `false` means `.missing`.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// The same as the newer `assertSnapshots(of:as:record:timeout:)`.
///
/// Here, `record` is a Boolean: `true` means the mode `.all`, and `false` means `.missing`.
@_disfavoredOverload
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// The same as the newer `verifySnapshot(of:as:named:record:snapshotDirectory:timeout:)`.
///
/// Here, `record` is a Boolean: `true` means the mode `.all`, and `false` means `.missing`.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), snapshotDirectory: snapshotDirectory,
    timeout: timeout, fileID: fileID, file: filePath, testName: testName, line: line, column: column
  )
}

/// The old name of `assertSnapshot(of:as:named:record:timeout:)`.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), timeout: timeout, file: file,
    testName: testName, line: line)
}

/// The old name of `assertSnapshots(of:as:record:timeout:)`.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>], record recording: Bool? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, file: file, testName: testName, line: line)
}

/// The old name of `assertSnapshots(of:as:record:timeout:)`.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  assertSnapshots(
    of: try value(), as: strategies, record: SnapshotTestingConfiguration.Record(recording),
    timeout: timeout, file: file, testName: testName, line: line)
}

/// The old name of `verifySnapshot(of:as:named:record:snapshotDirectory:timeout:)`.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name,
    record: SnapshotTestingConfiguration.Record(recording), snapshotDirectory: snapshotDirectory,
    timeout: timeout, file: file, testName: testName, line: line)
}

/// The old name of `XCTestCase`.
public typealias SnapshotTestCase = XCTestCase
