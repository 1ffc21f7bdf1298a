import Foundation
import Runtime

/// The source files of Galley that led to some moments, from the call stacks of those moments.
///
///     var trace = FileTrace()
///     trace.note("cell asked for")   // in a cell provider
///     print(trace.stacks["cell asked for"] ?? [])
public struct FileTrace {
  /// The files of each moment, the outermost first, each with those that follow it in one stretch.
  public private(set) var stacks: [String: [String]] = [:]

  /// A trace of no moments.
  public init() {}

  /// Notes which files led here. The last time counts.
  public mutating func note(_ moment: String) { stacks[moment] = Self.files() }

  /// The files of all moments, each once, in order of their names.
  public var files: [String] { Set(stacks.values.joined()).sorted() }

  /// The files that a stack goes back to after it has been in another one.
  ///
  /// - Parameter moment: The moment of the stack.
  public func reentered(at moment: String) -> [String] {
    var seen: Set<String> = []
    return (stacks[moment] ?? []).filter { !seen.insert($0).inserted }
  }

  /// The files of the calls that led here, the outermost first.
  private static func files() -> [String] {
    guard let backtrace = try? Backtrace.capture(limit: nil),
      let symbolicated = backtrace.symbolicated()
    else { return [] }
    var files: [String] = []
    for frame in symbolicated.frames.reversed() {
      guard let path = frame.symbol?.sourceLocation?.path,
        let range = path.range(of: "/Sources/")
      else { continue }
      let file = String(path[range.upperBound...].split(separator: "/").last ?? "")
      if files.last != file { files.append(file) }
    }
    return files
  }
}
