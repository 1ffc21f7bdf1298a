/// Records the names of the attributes that are read from elements.
///
///     let reading = NibReading()
///     NibReading.$current.withValue(reading) { _ = label.bool("hidden") }
///     reading.takeNames()      // ["hidden"]
///
/// When size classes change, the attributes of a variation are set again, and all other attributes
/// are left unchanged. The recorded names indicate which steps of loading the nib must be repeated.
/// Only one thread may use an instance at a time.
public final class NibReading: @unchecked Sendable {
  /// The instance that is recording now.
  @TaskLocal public static var current: NibReading?

  private var names: Set<String> = []

  /// Creates an instance without names.
  public init() {}

  /// Returns the names that were read since the last call, and removes them.
  public func takeNames() -> Set<String> {
    defer { names = [] }
    return names
  }

  /// Records the name of an attribute that is read, if an instance is recording.
  internal static func note(_ name: String) {
    if let current { current.names.insert(name) }
  }
}
