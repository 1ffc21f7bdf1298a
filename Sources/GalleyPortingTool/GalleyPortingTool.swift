import Foundation
import GalleyPorting

// The tool that the plugins and `script/port` call:
//
//   GalleyPortingTool build CACHE-FILE [--program] [--bundle MODULE] [--modules FILE]
//     [--dependency MODULE]… [--info FILE]… [--info-copy COPY] [--beside MODULE FILE]… (FILE COPY)…
//     [--resources MODULE app|test FOLDER POINTER COPY [--resource FILE]…]
//   GalleyPortingTool folder FOLDER OUT [--program] [--modules FILE]
//   GalleyPortingTool check FOLDER [--modules FILE]
//   GalleyPortingTool package URL|PATH|NAME [--galley LOCATION] [--modules FILE]
//   GalleyPortingTool undo URL|PATH|NAME
//   GalleyPortingTool stub MODULE [FOLDER]
//
// A COPY is the file to write. `--bundle` names the module of the target. With this option, the
// ported resources of the target are in `Bundle.module`. `--info` names a property list of the app.
// `--beside` names a file of another module, which is read and not ported. FOLDER after
// `--resources` is the folder of links to the target's resources, POINTER is the file that contains
// the path of that folder, and COPY is a source file that makes the folder the main bundle.
//
// The last three commands work on the package in the current folder.

@main
enum GalleyPortingTool {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    do {
      switch arguments.popFirst() {
      case "build": try Build(arguments).run()
      case "folder": try FolderCopy(arguments).run()
      case "check": try FolderCheck(arguments).run()
      case "package": try PackagePort(arguments).run()
      case "undo": try PackageUndo(arguments).run()
      case "stub": try StubModule(arguments).run()
      default: throw Failure("usage: GalleyPortingTool build|folder|check|package|undo|stub …")
      }
    } catch let mistake as ModuleTable.Mistake {
      report(mistake.description)
      exit(1)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// An error that ends the tool, with a message for the user.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Reads a Swift file.
func source(at path: String) throws -> SourceFile {
  SourceFile(path: path, bytes: try bytes(at: path))
}

private func bytes(at path: String) throws -> Data {
  do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
    throw Failure("\(path) can't be read: \(error.localizedDescription)")
  }
}

/// Reads a property list.
func propertyList(at path: String) throws -> AppPropertyList {
  guard let list = AppPropertyList(path: path, data: try bytes(at: path)) else {
    throw Failure("\(path) is no property list")
  }
  return list
}

/// Reads a text.
private func text(at path: String) throws -> String {
  guard let text = String(validating: try bytes(at: path), as: UTF8.self) else {
    throw Failure("\(path) is no text in UTF-8. Save it as such")
  }
  return text
}

extension ModuleTable {
  /// Reads a table from a file, if there is a file.
  ///
  /// - Parameters:
  ///   - present: Modules that are available unchanged, unless the file has another entry for them.
  ///   - path: The file.
  init(present: [String] = [], at path: String?) throws {
    self.init(present: present)
    if let path { try extend(reading: text(at: path), path: path) }
  }
}

/// Writes a file atomically, unless it has the same contents already.
///
/// A file that is not written is not compiled again.
func write(_ text: String, to path: String) throws {
  let url = URL(fileURLWithPath: path)
  let data = Data(text.utf8)
  if let old = try? Data(contentsOf: url), old == data { return }
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try replaceFile(at: path, by: data)
}

/// Writes or replaces a file atomically. The file is complete even if this program is stopped while
/// it writes the file.
///
/// Unlike Foundation's atomic write, this function does not wait for the disk, which would take
/// longer than the porting.
func replaceFile(at path: String, by data: Data) throws {
  let new = path + "~"
  try data.write(to: URL(fileURLWithPath: new))
  guard rename(new, path) == 0 else { throw Failure("\(path) can't be written") }
}

func report(_ findings: [Finding]) {
  for finding in findings { report(finding.description) }
}

func report(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
