import Foundation
import GalleyPorting

/// The Swift files of a folder, by their paths within it.
func swiftFiles(in folder: String) throws -> [String] {
  guard let files = FileManager.default.enumerator(atPath: folder) else {
    throw Failure("there is no folder \(folder)")
  }
  var result: [String] = []
  while let file = files.nextObject() as? String {
    let name = (file as NSString).lastPathComponent
    if isSkipped(name) {
      files.skipDescendants()
    } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix(".") {
      result.append(file)
    }
  }
  return result.sorted()
}

/// Whether a folder holds no sources of the app's own.
private func isSkipped(_ name: String) -> Bool {
  [".build", "build", "DerivedData", "Pods", "Carthage", ".git", ".swiftpm"].contains(name)
    || name.hasSuffix(".playground")
}

/// The table of modules of a folder, if there is one.
private func tableFile(in folder: String) -> String? {
  let path = folder + "/" + ModuleTable.fileName
  return FileManager.default.fileExists(atPath: path) ? path : nil
}

/// Makes a ported copy of a folder: Swift files are ported, all others copied.
struct FolderCopy {
  private let folder: String
  private let out: String
  private var porting = Porting()

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    let table = arguments.removeValue(of: "--modules")
    let paths = arguments.filter { !$0.hasPrefix("--") }
    guard paths.count == 2 else {
      throw Failure("usage: port FOLDER OUT [--program] [--modules FILE]")
    }
    folder = URL(fileURLWithPath: paths[0]).standardizedFileURL.path
    out = URL(fileURLWithPath: paths[1]).standardizedFileURL.path
    if arguments.contains("--program") { porting.entryPoint = .kept }
    guard out != folder, !folder.hasPrefix(out + "/"), !out.hasPrefix(folder + "/") else {
      throw Failure("the copy has to lie outside of \(folder)")
    }
    porting.modules = try ModuleTable(at: table ?? tableFile(in: folder))
  }

  func run() throws {
    let all = try swiftFiles(in: folder)
    // A library begins nowhere. Its tests would not compile with code outside of functions.
    let isProgram = porting.entryPoint == .kept
    let names = isProgram ? all : all.filter { ($0 as NSString).lastPathComponent != "main.swift" }
    for name in all where !names.contains(name) {
      print("\(name) is left out, which begins a program: keep it with --program")
    }
    let sources = try names.map { try source(at: folder + "/" + $0) }
    let ported = porting.port(sources)
    for (name, file) in zip(names, ported) {
      let place = (name as NSString).deletingLastPathComponent
      try write(file.text, to: out + "/" + (place.isEmpty ? "" : place + "/") + file.name)
      report(file.findings)
    }
    let others = try copyOthers(than: Set(all))
    print("ported \(names.count) files and copied \(others) into \(out)")
  }

  /// Copies what is no Swift file: nibs, pictures, texts.
  private func copyOthers(than names: Set<String>) throws -> Int {
    let manager = FileManager.default
    guard let files = manager.enumerator(atPath: folder) else { return 0 }
    var count = 0
    while let file = files.nextObject() as? String {
      let name = (file as NSString).lastPathComponent
      if isSkipped(name) {
        files.skipDescendants()
        continue
      }
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder),
        !isFolder.boolValue,
        !names.contains(file)
      else { continue }
      let copy = URL(fileURLWithPath: out + "/" + file)
      try manager.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
      try data.write(to: copy, options: .atomic)
      count += 1
    }
    return count
  }
}

/// Tells what of a folder would come through, before anyone begins.
struct FolderCheck {
  private let folder: String
  private let modules: ModuleTable

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    let table = arguments.removeValue(of: "--modules")
    guard let path = arguments.first(where: { !$0.hasPrefix("--") }) else {
      throw Failure("usage: check FOLDER [--modules FILE]")
    }
    folder = URL(fileURLWithPath: path).standardizedFileURL.path
    modules = try ModuleTable(at: table ?? tableFile(in: folder))
  }

  func run() throws {
    let names = try swiftFiles(in: folder)
    let files = try names.map { try source(at: folder + "/" + $0) }
    print(PortingCheck(files, modules: modules).description)
  }
}
