import Foundation
import Runtime

/// The source files of Galley whose functions are on the call stack at some moments.
///
///     var trace = FileTrace(forced: ["CALayer.render(in:)"])
///     trace.note("cell asked for")   // in a cell provider
///     print(trace.files["cell asked for"] ?? [])
public struct FileTrace {
  /// Whether each function has its own frame, because Galley is not optimized (`script/test --quick`).
  public static let isComplete =
    ProcessInfo.processInfo.environment["GALLEY_OPTIMIZED"] == "off"

  /// The functions whose frames are left out: an app may override or implement them, so that every
  /// list has to call them.
  public let forced: [String]
  private var stacks: [String: Backtrace] = [:]

  /// Creates a trace without moments.
  public init(forced: [String]) { self.forced = forced }

  /// Records the current call stack for a moment. If a moment is recorded several times, the last
  /// time counts.
  public mutating func note(_ moment: String) {
    stacks[moment] = try? Backtrace.capture(limit: nil)
  }

  /// Removes the record of a moment.
  public mutating func forget(_ moment: String) { stacks[moment] = nil }

  /// The files of each moment, the file of the outermost call first. A file is listed again if a
  /// function of another file calls back into it.
  ///
  /// Finding the names of functions takes a second or more for each moment.
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

extension FileTrace {
  /// Returns the differences between a page and this trace: files that occur twice in a moment's
  /// calls, files in another order, and files that only one of the two has.
  ///
  /// - Parameters:
  ///   - page: The files that the page lists, in its order.
  ///   - moments: The moments that have to be recorded.
  public func differences(from page: [String], at moments: Set<String>) -> [String] {
    let stacks = files
    var differences = moments.subtracting(stacks.keys).sorted().map { "\($0) was not noted" }
    for (moment, files) in stacks.sorted(by: { $0.key < $1.key })
    where files.isEmpty || files != page.filter(files.contains) {
      differences.append("\(moment): \(files.joined(separator: ", "))")
    }
    let seen = Set(stacks.values.joined())
    differences += Set(page).subtracting(seen).sorted().map { "\($0) is on the page only" }
    return differences
  }
}

/// The page `Documentation/OneInsertion.md`.
public struct InsertionPage {
  private let lines: [String]
  private let root: String

  /// Reads the page.
  ///
  /// - Parameter file: A file in a folder of `Tests`.
  public init(besideTestsOf file: String = #filePath) throws {
    root = String(
      file[..<(file.range(of: "/Tests/", options: .backwards)?.lowerBound ?? file.endIndex)])
    lines = try String(contentsOfFile: root + "/Documentation/OneInsertion.md", encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The files that a section of the page lists, in its order.
  public func files(of section: String) -> [String] {
    names(of: section) { $0.first?.isNumber == true }
  }

  /// The functions that the page lists as forced.
  public var forced: [String] { names(of: "Forced calls") { $0.hasPrefix("- ") } }

  /// The functions that the page lists as forced although no app can override them: those that are
  /// not open methods in a file named after their type.
  public var forcedByNobody: [String] {
    let files =
      FileManager.default.enumerator(atPath: root + "/Sources")?
      .compactMap { $0 as? String } ?? []
    return forced.filter { call in
      let parts = call.split(separator: "(")[0].split(separator: ".")
      guard parts.count == 2, let file = files.first(where: { $0.hasSuffix("/\(parts[0]).swift") }),
        let text = try? String(contentsOfFile: root + "/Sources/" + file, encoding: .utf8)
      else { return true }
      return !text.contains("open func \(parts[1])(")
    }
  }

  private func names(of section: String, _ isEntry: (String) -> Bool) -> [String] {
    let start = lines.firstIndex(of: "## " + section).map { $0 + 1 } ?? lines.endIndex
    return lines[start...].prefix { !$0.hasPrefix("## ") }.filter(isEntry).compactMap { line in
      let parts = line.split(separator: "`", omittingEmptySubsequences: false)
      return parts.count > 1 ? String(parts[1]) : nil
    }
  }
}
