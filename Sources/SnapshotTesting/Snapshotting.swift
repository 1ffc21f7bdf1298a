import Foundation

/// A strategy for recording a value, and for comparing it with the recorded snapshot.
///
///     assertSnapshot(of: user, as: .dump)
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///
/// Make your own strategies from existing strategies:
///
///     extension Snapshotting where Value == User, Format == String {
///       static var card: Snapshotting { Snapshotting<String, String>.lines.pullback(\.card) }
///     }
public struct Snapshotting<Value, Format> {
  /// The path extension of the files; `nil` for none.
  public var pathExtension: String?
  /// The functions that read, write and compare snapshots.
  public var diffing: Diffing<Format>
  /// Makes the snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose snapshots are made asynchronously.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy whose snapshots are made synchronously.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for another type. The strategy converts a value of that type to a value of
  /// this type, and then makes the snapshot of the converted value.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns a strategy for another type. The strategy converts a value of that type asynchronously
  /// to a value of this type, and then makes the snapshot of the converted value.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let own = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { own($0).run(callback) } }
    }
  }
}

/// A strategy for values that are recorded unchanged.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are recorded unchanged.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// The functions that read, write and compare snapshots of a type.
public struct Diffing<Value> {
  /// Returns the contents of a file for a snapshot.
  public var toData: (Value) -> Data
  /// Returns the snapshot in the contents of a file.
  public var fromData: (Data) -> Value
  /// Returns a description of the differences of two snapshots, with files that show them; `nil` if
  /// they are equal.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Whether the snapshot contains frames, which depend on the fonts and on the scale of the
  /// screen. Such a snapshot is recorded in the folder `Linux`, so that a snapshot from a phone is
  /// not overwritten.
  internal var hasFrames = false

  /// Creates a value from its functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A value that is provided asynchronously.
public struct Async<Value> {
  /// Calls a closure with the value as soon as it is available.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that is passed to a callback as soon as it is available.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available already.
  public init(value: Value) { self.init { $0(value) } }

  /// Returns a value that is converted from this value as soon as this value is available.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// A file that shows the difference of snapshots. XCTest has no attachments on Linux, so this type
/// replaces them. In Swift Testing the files become attachments of the test.
public struct XCTAttachment {
  /// The name of the file.
  public var name: String?
  internal let data: Data

  /// Creates an attachment from the contents of a file.
  public init(data: Data) { self.data = data }

  /// Creates an attachment from the contents of a file of a type.
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}
