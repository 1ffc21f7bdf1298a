import Foundation
import GalleyPorting

/// Returns the paths of the Swift files in a folder, relative to the folder.
func swiftFiles(in folder: String) throws -> [String] {
  let result = try files(in: folder).filter(isSource)
  guard !result.isEmpty else { throw Failure("there is no Swift file in \(folder)") }
  return result
}

private func isSource(_ path: String) -> Bool {
  let name = (path as NSString).lastPathComponent
  return name.hasSuffix(".swift") && name != "Package.swift" && !name.hasPrefix(".")
}

/// Returns the paths of all files in a folder, relative to the folder.
///
/// Links to folders are followed, each folder once.
///
/// - Parameter excluded: A folder to leave out.
private func files(in folder: String, besides excluded: String? = nil) throws -> [String] {
  func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
  var done: Set<String> = excluded.map { [resolved($0)] } ?? []
  var result: [String] = []
  func walk(_ inner: String) throws {
    let path = inner.isEmpty ? folder : folder + "/" + inner
    guard done.insert(resolved(path)).inserted else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    where !isSkipped(name) {
      let file = inner.isEmpty ? name : inner + "/" + name
      var isFolder: ObjCBool = false
      // The target of a link may not exist.
      guard FileManager.default.fileExists(atPath: folder + "/" + file, isDirectory: &isFolder)
      else { continue }
      if isFolder.boolValue { try walk(file) } else { result.append(file) }
    }
  }
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
  else { throw Failure("there is no folder \(folder)") }
  try walk("")
  return result.sorted()
}

/// Whether a folder is skipped, because it contains no sources of the app's own.
private func isSkipped(_ name: String) -> Bool {
  [".build", "build", "DerivedData", "Pods", "Carthage", ".git", ".swiftpm"].contains(name)
    || name.hasSuffix(".playground")
}

/// The file with the table of modules in a folder, if there is one.
private func tableFile(in folder: String) -> String? {
  let path = folder + "/" + ModuleTable.fileName
  return FileManager.default.fileExists(atPath: path) ? path : nil
}

/// Creates a ported copy of a folder: Swift files are rewritten for Linux, other files and
/// manifests are copied.
struct FolderCopy {
  private let folder: String
  private let out: String
  private var porting = Porting()

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    let table = try arguments.removeValue(of: "--modules")
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
    // The folder of a whole package has a manifest that lists the resources of its targets.
    let manifest = folder + "/Package.swift"
    if !FileManager.default.fileExists(atPath: manifest) { porting.moduleBundle = .searched }
  }

  func run() throws {
    let everything = try files(in: folder, besides: out)
    let all = everything.filter(isSource)
    guard !all.isEmpty else { throw Failure("there is no Swift file in \(folder)") }
    // A library has no entry point, so `main.swift` is left out: tests of a module with code
    // outside of functions would not compile.
    let isLeftOut = { (name: String) in
      porting.entryPoint != .kept && (name as NSString).lastPathComponent == "main.swift"
    }
    let names = all.filter { !isLeftOut($0) }
    for name in all where isLeftOut(name) {
      print("\(name) is left out, which begins a program: keep it with --program")
    }
    let sources = try names.map { try source(at: folder + "/" + $0) }
    let ported = porting.port(sources)
    for (name, file) in zip(names, ported) {
      try write(file.text, to: out + "/" + path(name, file))
      report(file.findings)
    }
    let copies = Set(zip(names, ported).map(path))
    try writePropertyList(among: everything, besides: copies)
    let others = everything.filter { !isSource($0) }
    try others.forEach(copy)
    print("ported \(names.count) files and copied \(others.count) into \(out)")
  }

  /// Returns the path of a ported file in the copy.
  private func path(_ name: String, _ file: PortedFile) -> String {
    let place = (name as NSString).deletingLastPathComponent
    return (place.isEmpty ? "" : place + "/") + file.name
  }

  /// Writes a source file with the entries of the app's property list that UIKit reads, if there
  /// are any.
  private func writePropertyList(among files: [String], besides copies: Set<String>) throws {
    let lists = files.filter { AppPropertyList.isNamedSo(($0 as NSString).lastPathComponent) }
      .compactMap { try? propertyList(at: folder + "/" + $0) }
    guard let list = AppPropertyList.ofApp(among: lists), list.isReadAtLaunch else { return }
    let name = copies.contains("Info.ported.swift") ? "Info~2" : "Info"
    try write(list.source, to: "\(out)/\(name).ported.swift")
  }

  /// Copies a file that is not ported: a nib, a picture, a text, a manifest.
  private func copy(_ file: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
    let copy = URL(fileURLWithPath: out + "/" + file)
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: copy, options: .atomic)
  }
}

/// Lists the parts of a folder's sources that would be ported, and the parts that can't be ported,
/// without writing anything.
struct FolderCheck {
  private let folder: String
  private let modules: ModuleTable

  init(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    let table = try arguments.removeValue(of: "--modules")
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
