/// Carries the sources of a target over to where there is no Objective-C.
///
///     let ported = Porting().port([SourceFile(path: "Feed.swift", text: text)])
///     ported[0].text        // the same source, as Swift on Linux compiles it
///     ported[0].findings    // what could not be carried over
///
/// All files of a target are ported together: an extension may override in one file what a class declares in
/// another. Lines stay where they are, and columns wherever that can be. Porting what is ported changes
/// nothing.
public struct Porting: Hashable, Codable, Sendable {
  /// What becomes of `@main` and `@UIApplicationMain`.
  public enum EntryPoint: String, Hashable, Codable, Sendable {
    /// The target is a program: its delegate stays the beginning.
    case kept
    /// The target is a library that tests import: nothing begins there.
    case removed
  }

  /// What becomes of the beginning of the program.
  public var entryPoint: EntryPoint

  /// What becomes of imports.
  public var modules: ModuleTable

  /// Creates a porting step.
  public init(entryPoint: EntryPoint = .removed, modules: ModuleTable = ModuleTable()) {
    self.entryPoint = entryPoint
    self.modules = modules
  }

  /// Ports the files of a target.
  ///
  /// - Returns: One file for each, in the same order.
  /// - Complexity: O(*n*) in the length of the sources, but for looking up names.
  public func port(_ files: [SourceFile]) -> [PortedFile] {
    let target = TargetFacts(concurrentMap(files) { SourceFacts(of: $0, modules) })
    return files.indices.map { port(files[$0], at: $0, in: target) }
  }

  /// Ports one file whose facts are among those of its target.
  func port(_ file: SourceFile, at index: Int, in target: TargetFacts) -> PortedFile {
    var porter = FilePorter(self, file, index, target)
    return porter.port()
  }
}

/// A file as it is compiled.
public struct PortedFile: Hashable, Codable, Sendable {
  /// The name for the copy: `Feed.ported.swift`. Another one than the original's, since the compiler would
  /// otherwise take the two for one. A program's `main.swift` keeps its name.
  public var name: String
  /// The source. Its first line says where the original lies, so that errors and failures name that.
  public var text: String
  /// What could not be carried over.
  public var findings: [Finding]
}

extension String {
  /// A text without the mark of its byte order, which may stand at a file's beginning only.
  var withoutMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
