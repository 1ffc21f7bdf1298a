/// Which names of an element are read, as long as somebody wants to know.
///
///     let reading = NibReading()
///     NibReading.$current.withValue(reading) { _ = label.bool("hidden") }
///     reading.take()      // ["hidden"]
///
/// What a file says for some size classes only is set again without touching anything else: so it has to be known
/// which names a value came from. It is used by one thread at a time.
public final class NibReading: @unchecked Sendable {
  /// What wants to know.
  @TaskLocal public static var current: NibReading?

  private var names: Set<String> = []

  /// Creates one that has seen nothing.
  public init() {}

  /// The names that were read since this was asked for the last time.
  public func take() -> Set<String> {
    defer { names = [] }
    return names
  }

  internal static func note(_ name: String) {
    if let current { current.names.insert(name) }
  }
}
