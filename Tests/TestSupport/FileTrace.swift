import Foundation
import Runtime

/// The source files of Galley whose functions had been called, and had not returned, at some moments.
///
///     var trace = FileTrace(forced: ["CALayer.render(in:)"])
///     trace.note("cell asked for")   // in a cell provider
///     print(trace.files["cell asked for"] ?? [])
public struct FileTrace {
  /// The functions whose frames are left out: an app may override or implement them, so that every list has
  /// to go through them.
  public let forced: [String]
  private var stacks: [String: Backtrace] = [:]

  /// A trace of no moments.
  public init(forced: [String]) { self.forced = forced }

  /// Notes the calls that led here. Of several times, the last counts.
  public mutating func note(_ moment: String) {
    stacks[moment] = try? Backtrace.capture(limit: nil)
  }

  /// The files of each moment, the outermost first. A file stands there again if the calls come back to
  /// it.
  ///
  /// To find the names of functions takes a second or more for each moment.
  public var files: [String: [String]] { stacks.mapValues(files) }

  private func files(of stack: Backtrace) -> [String] {
    var files: [String] = []
    for frame in stack.symbolicated()?.frames.reversed() ?? [] {
      guard let symbol = frame.symbol, let path = symbol.sourceLocation?.path,
        path.contains("/Sources/"), !forced.contains(where: symbol.name.contains)
      else { continue }
      let file = String(path.split(separator: "/").last ?? "")
      if files.last != file { files.append(file) }
    }
    return files
  }
}

/// The page `Documentation/OneInsertion.md`.
public struct InsertionPage {
  private let lines: [String]

  /// Reads the page.
  ///
  /// - Parameter file: A file in a folder of `Tests`.
  public init(besideTestsOf file: String = #filePath) throws {
    let root = file[
      ..<(file.range(of: "/Tests/", options: .backwards)?.lowerBound ?? file.endIndex)]
    lines = try String(contentsOfFile: root + "/Documentation/OneInsertion.md", encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The files that a section of the page lists, in its order.
  public func files(of section: String) -> [String] {
    names(of: section) { $0.first?.isNumber == true }
  }

  /// The functions that the page lists as forced.
  public var forced: [String] { names(of: "Forced calls") { $0.hasPrefix("- ") } }

  private func names(of section: String, _ isEntry: (String) -> Bool) -> [String] {
    let start = lines.firstIndex(of: "## " + section).map { $0 + 1 } ?? lines.endIndex
    return lines[start...].prefix { !$0.hasPrefix("## ") }.filter(isEntry).compactMap { line in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      return parts.count > 1 ? String(parts[1]) : nil
    }
  }
}
