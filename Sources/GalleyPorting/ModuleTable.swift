/// What becomes of imports: the modules that stand in for others.
///
///     let modules = try ModuleTable(reading: "CoreLocation: Places", path: "UIKitSources.txt")
///     Porting(modules: modules)     // import CoreLocation becomes import Places
///
/// A table that is read extends the default one, in which OpenCombine stands in for Combine.
public struct ModuleTable: Hashable, Codable, Sendable {
  /// The name of the file in a target's folder that extends the default.
  public static let fileName = "UIKitSources.txt"

  /// The modules that are imported in place of each. One that stands for itself is here as it is.
  private var standIns: [String: [String]] = [
    "Combine": ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
  ]

  /// Creates the default table.
  ///
  /// - Parameter present: Modules that are there as they are, whatever the default says of them.
  public init(present: [String] = []) {
    for module in present { standIns[module] = [module] }
  }

  /// Reads a table that extends the default one.
  public init(reading text: String, path: String) throws {
    try extend(reading: text, path: path)
  }

  /// Reads a file that extends the table.
  ///
  /// Each line names a module, a colon, and the modules that are imported in its place. What follows `//` is a
  /// comment. A line for a module that the table has takes the place of what it says.
  ///
  ///     // What an import becomes
  ///     CoreLocation: Places
  ///     RxCocoa: RxSwift, RxRelay
  ///     WebKit: WebKit              // a module of our own
  ///     CoreMotion: UIKit           // only a name or two, which UIKit has
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - path: The file, which a mistake names.
  /// - Throws: A ``Mistake``, for the first line that says none of this.
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
    // What has been ported must not change when it is ported again.
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
    /// The file.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// What is the matter.
    public var message: String

    /// `App/UIKitSources.txt:3: error: …`, as the compiler writes it.
    public var description: String { "\(path):\(line): error: \(message)" }
  }

  /// The modules that stand in for one; `nil` for one that is not in the table.
  subscript(module: String) -> [String]? { standIns[module] }

  /// Whether other modules stand in for one.
  func isReplaced(_ module: String) -> Bool { standIns[module].map { $0 != [module] } ?? false }

  /// The modules that a file imports here for one that it imports on a phone, as far as there are any.
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
