/// Ports the sources of a target to a platform without Objective-C.
///
///     let ported = Porting().port([SourceFile(path: "Feed.swift", text: text)])
///     ported[0].text        // the same source, as Swift on Linux compiles it
///     ported[0].findings    // the parts that could not be ported
///
/// All files of a target are ported together, because an extension in one file may override members
/// of a class in another. The numbers of lines do not change, and the numbers of columns do not
/// change where possible. Porting a ported file changes nothing.
public struct Porting: Hashable, Codable, Sendable {
  /// The handling of `@main` and `@UIApplicationMain`.
  public enum EntryPoint: String, Hashable, Codable, Sendable {
    /// The target is a program, and its delegate remains the entry point.
    case kept
    /// The target is a library that tests import, and has no entry point.
    case removed
  }

  /// The handling of the entry point.
  public var entryPoint: EntryPoint

  /// The table of the modules that replace an import.
  public var modules: ModuleTable

  /// The handling of `Bundle.module`.
  public enum ModuleBundle: Hashable, Codable, Sendable {
    /// `Bundle.module` is not replaced. The package manager declares it, with the resources of the
    /// manifest.
    case kept
    /// `Bundle.module` is replaced by the bundle with the ported resources of a module.
    case named(String)
    /// `Bundle.module` is replaced by a search for the bundle of the module that the sources will
    /// be part of. Use this case for a copy of sources whose module is not known yet.
    case searched
  }

  /// The handling of `Bundle.module`.
  public var moduleBundle: ModuleBundle

  /// Creates a porting step.
  public init(
    entryPoint: EntryPoint = .removed, modules: ModuleTable = ModuleTable(),
    moduleBundle: ModuleBundle = .kept
  ) {
    self.entryPoint = entryPoint
    self.modules = modules
    self.moduleBundle = moduleBundle
  }

  /// Ports the files of a target.
  ///
  /// - Returns: One ported file for each file, in the same order.
  /// - Complexity: O(*n*) in the length of the sources, apart from looking up names.
  public func port(_ files: [SourceFile]) -> [PortedFile] {
    let target = TargetFacts(concurrentMap(files) { SourceFacts(of: $0, modules) })
    return files.indices.map { port(files[$0], at: $0, in: target) }
  }

  /// Ports one file of a target. The argument `target` contains the declarations and expressions
  /// that were found in all files of the target.
  func port(_ file: SourceFile, at index: Int, in target: TargetFacts) -> PortedFile {
    var porter = FilePorter(self, file, index, target)
    return porter.port()
  }
}

/// A ported file.
public struct PortedFile: Hashable, Codable, Sendable {
  /// The file name of the ported copy, for example `Feed.ported.swift`.
  ///
  /// The name differs from the name of the original, because the compiler would otherwise confuse
  /// the two files. A file named `main.swift` has the same name as the original.
  public var name: String
  /// The source.
  ///
  /// The first line contains the path of the original, so that errors and failures refer to the
  /// original.
  public var text: String
  /// The parts that could not be ported.
  public var findings: [Finding]
}

extension String {
  /// The text without the byte order mark at its beginning.
  var withoutMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
