import Foundation
import GalleyPorting

/// Writes a stub of a module that is missing: a module whose declarations trap. The user may edit
/// the stub.
struct StubModule {
  private let module: String
  private let folder: String

  init(_ arguments: ArraySlice<String>) throws {
    guard (1...2).contains(arguments.count), let module = arguments.first,
      module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      module.first?.isLetter == true || module.first == "_"
    else { throw Failure("usage: stub MODULE [FOLDER]") }
    self.module = module
    folder = arguments.dropFirst().first ?? "."
  }

  func run() throws {
    let path = "Stubs/\(module)/\(module).swift"
    // The sources of other stubs only declare names and use no names, so these sources are left
    // out.
    let names = try swiftFiles(in: folder).filter { !$0.hasPrefix("Stubs/") }
    let prefix = folder == "." ? "" : folder + "/"
    let files = try names.map { try source(at: prefix + $0) }
    for file in files where !file.isText {
      report("\(file.path): warning: this file is not in UTF-8, and its uses are not seen")
    }
    let use = ModuleUse(of: module, in: files.filter(\.isText))
    guard use.fileCount > 0 else { throw Failure("no file in \(folder) imports \(module)") }
    try checkIsAbsent(path, for: use)
    try write(ModuleStub(use).text, to: path)
    print(
      """
      wrote \(path) with \(use.typeNames.count) types, from \(use.fileCount) of \(names.count) files
      Add it to the manifest, where it is Linux, and to the dependencies of the targets that import it:
        #if os(Linux)
        package.targets.append(
          .target(
            name: "\(module)", dependencies: [.product(name: "UIKit", package: "Galley")],
            path: "Stubs/\(module)"))
        #endif
      """)
  }

  /// Throws an error with the types that a stub lacks, if the stub is there already.
  private func checkIsAbsent(_ path: String, for use: ModuleUse) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let stub = try source(at: path)
    guard stub.isText else {
      throw Failure("\(path) is there already, and not in UTF-8. Save it in UTF-8")
    }
    let known = importableNames(in: stub.text)
    let missing = use.typeNames.filter { !known.contains($0) }
    throw Failure(
      "\(path) is there already and stays as it is. It lacks: "
        + (missing.isEmpty ? "no type" : missing.joined(separator: ", "))
        + ". To have it written anew, move it away first")
  }
}
