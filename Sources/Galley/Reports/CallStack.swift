import Foundation
import Runtime
import Synchronization

/// The calls that led here, as far as they stand in source files.
internal enum CallStack {
  /// A call.
  struct Frame {
    /// The function, for example `UILabel.text.setter`.
    var name: String
    var filePath: String
    var line: Int
    var column: Int
  }

  /// The calls, the innermost first. Empty where that is not known.
  ///
  /// Finding the names takes a second in a large program. So they are remembered by their addresses, and
  /// looked up for the first fifty stacks only.
  static var current: [Frame] {
    guard let backtrace = try? Backtrace.capture(limit: 128) else { return [] }
    let key = backtrace.frames.map { "\($0)" }
    return known.withLock { known in
      if let frames = known[key] { return frames }
      let frames = known.count < 50 ? frames(of: backtrace) : []
      if known.count < 50 { known[key] = frames }
      return frames
    }
  }

  private static let known = Mutex<[[String]: [Frame]]>([:])

  private static func frames(of backtrace: Backtrace) -> [Frame] {
    guard let symbolicated = backtrace.symbolicated() else { return [] }
    return symbolicated.frames.compactMap { frame in
      guard let symbol = frame.symbol, let place = symbol.sourceLocation,
        place.line > 0
      else { return nil }
      return Frame(
        name: symbol.name, filePath: place.path, line: place.line, column: place.column)
    }
  }

  /// Where Galley was called from, for example `UILabel.text.setter, called at FeedTests.swift:31`.
  static var placeOfCall: String? {
    let frames = current
    guard let index = frames.firstIndex(where: { !isInGalley($0.filePath) }) else { return nil }
    let caller = frames[index]
    let file = caller.filePath.split(separator: "/").last.map(String.init) ?? caller.filePath
    guard index > 0 else { return "called at \(file):\(caller.line)" }
    return "\(plain(frames[index - 1].name)), called at \(file):\(caller.line)"
  }

  /// The name of a function without the words that the optimizer puts before it.
  static func plain(_ name: String) -> String {
    var name = name[...]
    for word in ["merged ", "specialized "] where name.hasPrefix(word) {
      name = name.dropFirst(word.count)
    }
    return String(name)
  }

  /// The folder of Galley's sources.
  private static let sources: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/"
  }()

  /// Whether a file is one of Galley's sources, or was written by the compiler.
  static func isInGalley(_ path: String) -> Bool {
    if path.hasPrefix("<") || path.hasPrefix("/<") { return true }
    if path.hasPrefix("/") { return path.hasPrefix(sources) }
    // In optimized code a path begins at the folder of its package, which may be the client's.
    let folder = "Sources/"
    return path.hasPrefix(folder)
      && FileManager.default.fileExists(atPath: sources + path.dropFirst(folder.count))
  }
}
