/// The table of the modules that replace an import.
///
///     let modules = try ModuleTable(reading: "CoreLocation: Places", path: "UIKitSources.txt")
///     Porting(modules: modules)     // import CoreLocation becomes import Places
///
/// A table that is read from a file extends the default table, in which OpenCombine replaces
/// Combine.
public struct ModuleTable: Hashable, Codable, Sendable {
  /// The name of the file in a target's folder that extends the default table.
  public static let fileName = "UIKitSources.txt"

  /// The replacements of each module.
  ///
  /// A module that is available unchanged has itself as its replacement.
  private var standIns: [String: [String]] = [
    "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
  ]

  /// Creates the default table.
  ///
  /// - Parameter present: Modules that are available unchanged, even if the default table replaces
  ///   them.
  public init(present: [String] = []) {
    for module in present { standIns[module] = [module] }
  }

  /// Reads a table that extends the default table.
  public init(reading text: String, path: String) throws {
    try extend(reading: text, path: path)
  }

  /// Reads a file that extends the table.
  ///
  /// Each line has a module, a colon, and the modules that replace it. The rest of a line after
  /// `//` is a comment. A line for a module that is in the table already overrides its entry.
  ///
  ///     // What an import becomes
  ///     CoreLocation: Places
  ///     RxCocoa: RxSwift, RxRelay
  ///     WebKit: WebKit              // a module of our own
  ///     CoreMotion: UIKit           // only a name or two, which UIKit has
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - path: The file, for error messages.
  /// - Throws: A ``Mistake`` for the first line that has another format.
  public mutating func extend(reading text: String, path: String) throws {
    var lines: [String: Int] = [:]
    for (index, line) in text.withoutMark.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let number = index + 1
      func mistake(_ message: String) -> Mistake {
        Mistake(path: path, line: number, message: message)
      }
      let words = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      guard !words.allSatisfy(\.isWhitespace) else { continue }
      let sides = words.split(separator: ":", omittingEmptySubsequences: false)
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(\.withoutSpace) }
      guard sides.count == 2, sides[0].count == 1 else {
        throw mistake(
          "expected a module, a colon and the modules in its place, as in Combine: OpenCombine")
      }
      let module = sides[0][0]
      if sides[1] == [""] {
        throw mistake(
          "nothing stands in for \(module). Write \(module): UIKit if UIKit has all names that are used"
        )
      }
      for name in [module] + sides[1] where !name.isModuleName {
        throw mistake("'\(name)' is no name of a module")
      }
      if let first = lines[module] {
        throw mistake("\(module) stands in line \(first) already")
      }
      lines[module] = number
      standIns[module] = sides[1]
    }
    try checkReplacements(in: lines, path: path)
  }

  /// Throws if a replacement has another replacement, because then porting a ported file would
  /// change it.
  ///
  /// - Parameters:
  ///   - lines: The modules of the file, with the number of each line.
  ///   - path: The file, for error messages.
  private func checkReplacements(in lines: [String: Int], path: String) throws {
    for (module, number) in lines.sorted(by: { $0.value < $1.value }) {
      let message: String
      if let other = standIns[module]?.first(where: { $0 != module && isReplaced($0) }) {
        message = "\(other) can't stand in for \(module), since other modules stand in for it"
      } else if isReplaced(module),
        let other = standIns.keys.sorted().first(where: {
          $0 != module && standIns[$0]?.contains(module) == true
        })
      {
        message = "\(module) can't be replaced, since it stands in for \(other)"
      } else {
        continue
      }
      throw Mistake(path: path, line: number, message: message)
    }
  }

  /// A line that can't be read.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The problem.
    public var message: String

    /// The error in the compiler's format: `App/UIKitSources.txt:3: error: …`.
    public var description: String { "\(path):\(line): error: \(message)" }
  }

  /// The modules that replace a module; `nil` for a module that is not in the table.
  subscript(module: String) -> [String]? { standIns[module] }

  /// Whether a module is replaced by others.
  func isReplaced(_ module: String) -> Bool { standIns[module].map { $0 != [module] } ?? false }

  /// Returns the modules that a ported file imports in place of a module.
  func modules(for module: String) -> [String] {
    standIns[module] ?? (SourceReader.isKept(module) ? [module] : [])
  }
}

extension Substring {
  fileprivate var withoutSpace: String {
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return String(self[..<end].drop(while: \.isWhitespace))
  }
}

extension String {
  fileprivate var isModuleName: Bool {
    first?.isNumber == false && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
