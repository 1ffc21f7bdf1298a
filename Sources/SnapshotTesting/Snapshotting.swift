import Foundation

/// A way to write a value down, and to compare it with what was written down before.
///
///     assertSnapshot(of: user, as: .dump)
///     assertSnapshot(of: controller, as: .image(on: .iPhone13))
///
/// A way of one's own is made from another:
///
///     extension Snapshotting where Value == User, Format == String {
///       static var card: Snapshotting { Snapshotting<String, String>.lines.pullback(\.card) }
///     }
public struct Snapshotting<Value, Format> {
  /// The path extension of the files; `nil` for none.
  public var pathExtension: String?
  /// How what was written down is read, written and compared.
  public var diffing: Diffing<Format>
  /// Makes what is written down of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A way that may take its time.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A way that is done at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The same way for other values, of which a value is made.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The same way for other values, of which a value is made that may take its time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let own = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { own($0).run(callback) } }
    }
  }
}

/// A way for values that are written down as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A way for values that are written down as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}

/// How what was written down is read, written and compared.
public struct Diffing<Value> {
  /// Makes the contents of a file.
  public var toData: (Value) -> Data
  /// Reads the contents of a file.
  public var fromData: (Data) -> Value
  /// What two values differ in, in words, and files that show it; `nil` if they are the same.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// A way to read, to write and to compare.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A value that may take its time.
public struct Async<Value> {
  /// Calls a closure with the value when it is there.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that is handed to a callback when it is there.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// Another value, made of this one when it is there.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// A file that shows what has changed. XCTest has no attachments on Linux, so this stands in for them; with Swift
/// Testing the files become attachments of the test.
public struct XCTAttachment {
  /// The name of the file.
  public var name: String?
  internal let data: Data

  /// A file with these contents.
  public init(data: Data) { self.data = data }

  /// A file with these contents, of a type.
  public init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}
