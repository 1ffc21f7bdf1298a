/// Marks points and intervals of time for a performance tool such as Instruments.
///
///     let signposter = OSSignposter(subsystem: "com.example.feed", category: "layout")
///     let interval = signposter.beginInterval("rows")
///     layOutRows()
///     signposter.endInterval("rows", interval)
///
/// - Differs: Linux has no such tool, so nothing is written.
public struct OSSignposter: Sendable {
  /// A signposter that never writes.
  public static let disabled = OSSignposter()

  /// Creates a signposter for the default log.
  public init() {}

  /// Creates a signposter for a category of a subsystem.
  public init(subsystem: String, category: String) {}

  /// Creates a signposter for one of the system's categories, such as `.pointsOfInterest`.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a signposter that writes to the log of a logger.
  public init(logger: Logger) {}

  /// Creates a signposter that writes to a log.
  public init(logHandle: OSLog) {}

  /// Whether a tool records signposts.
  ///
  /// The value is always `false`.
  public var isEnabled: Bool { false }

  /// Returns an identifier for one of several intervals of the same name.
  ///
  /// Because nothing is written, the identifier is always the same.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }

  /// Returns an identifier that belongs to an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment, with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Begins an interval.
  ///
  /// Pass the result to `endInterval(_:_:)`.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Begins an interval for an animation.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { .beginState(id: id) }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval, with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState,
    _ message: @autoclosure () -> SignpostMetadata
  ) {}

  /// Calls a closure within an interval, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Calls a closure within an interval with a message, and returns its result.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive,
    _ message: @autoclosure () -> SignpostMetadata, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// The message of a signpost.
public typealias SignpostMetadata = OSLogMessage

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable, Codable {
  /// The identifier that the interval began with.
  internal let signpostID: UInt64

  private init(id: OSSignpostID) { signpostID = id.rawValue }

  /// Returns the state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
}
