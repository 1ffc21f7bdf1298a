/// Records the names of the attributes that are read from elements.
///
///     let reading = NibReading()
///     NibReading.$current.withValue(reading) { _ = label.bool("hidden") }
///     reading.take()      // ["hidden"]
///
/// The attributes in a variation for size classes are set again without changing others. For that,
/// the names from which a value was read have to be known. An instance is used by one thread at a
/// time.
public final class NibReading: @unchecked Sendable {
  /// The instance that is recording now.
  @TaskLocal public static var current: NibReading?

  private var names: Set<String> = []

  /// Creates an instance without names.
  public init() {}

  /// Returns the names that were read since the last call, and removes them.
  public func take() -> Set<String> {
    defer { names = [] }
    return names
  }

  internal static func note(_ name: String) {
    if let current { current.names.insert(name) }
  }
}
