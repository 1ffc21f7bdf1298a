import Foundation
import GalleyProofFiles

/// The options of the commands about proofs: recorded pictures and texts with which tests compare
/// their results.
internal struct ProofOptions {
  /// An error in the arguments.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// The arguments that are not options: filters or folders.
  var arguments: [String] = []
  /// The folder with the results of tests; `nil` for the folder of the package's results.
  var results: String?
  /// The folder to search for proofs.
  var root = "."
  /// The folder to write a sheet to.
  var target: String?
  var isJSON = false
  var removes = false
  var begins = false

  /// Creates the options from arguments.
  ///
  /// - Parameter other: Reads an option that only one command has. Returns `false` if the option is
  ///   unknown.
  init(
    _ arguments: some Sequence<String>,
    other: (_ name: String, _ value: () throws -> String) throws -> Bool = { _, _ in false }
  ) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        self.arguments.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      func value() throws -> String {
        guard let value = parts.dropFirst().first ?? rest.popFirst() else {
          throw Mistake(description: "\(parts[0]) needs a value")
        }
        return value
      }
      switch parts[0] {
      case "--results": results = try value()
      case "--root": root = try value()
      case "--to": target = try value()
      case "--json": isJSON = true
      case "--remove": removes = true
      case "--begin": begins = true
      default:
        guard try other(parts[0], value) else {
          throw Mistake(description: "there is no option '\(parts[0])'")
        }
      }
    }
  }

  /// Throws if there are arguments that the command does not take.
  func checkNoArguments(_ command: String) throws {
    guard let argument = arguments.first else { return }
    throw Mistake(description: "\(command) takes no argument '\(argument)'")
  }

  /// The folder of the package; the folder to search for proofs if there is no package.
  var package: URL {
    let root = URL(fileURLWithPath: root).absoluteURL.standardizedFileURL
    return ProofStore.package(around: root) ?? root
  }

  /// The folder with the results of tests.
  var folder: URL {
    if let results { return URL(fileURLWithPath: results).absoluteURL }
    if let named = ProcessInfo.processInfo.environment["GALLEY_PROOFS"], !named.isEmpty {
      return URL(fileURLWithPath: named).absoluteURL
    }
    return package.appendingPathComponent(".build/proofs")
  }

  /// Returns the message for results without a changed proof.
  ///
  /// - Parameter verb: What the command would do with changed proofs.
  func nothingChanged(to verb: String) -> String {
    FileManager.default.fileExists(atPath: folder.path)
      ? "proof: every proof of the last run held, so there is nothing to \(verb)"
      : "proof: there is nothing to \(verb), because no test has compared a proof yet: there is no "
        + "folder \(folder.path). Run the tests first: swift run proof run"
  }

  /// Whether a name matches one of the filters.
  ///
  /// Without filters, every name matches.
  func isWanted(_ name: String) -> Bool {
    arguments.isEmpty || arguments.contains { name.localizedCaseInsensitiveContains($0) }
  }
}

/// Searches folders for the files of proofs.
internal enum ProofFolders {
  /// Returns all files in folders that are named `__Proofs__`, sorted.
  static func files(in root: URL) -> [URL] {
    var found: [URL] = []
    func visit(_ folder: URL, isInside: Bool) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let child = folder.appendingPathComponent(name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: child.path, isDirectory: &isFolder) else {
          continue
        }
        if isFolder.boolValue {
          visit(child, isInside: isInside || name == "__Proofs__")
        } else if isInside {
          found.append(child)
        }
      }
    }
    visit(root.standardizedFileURL.resolvingSymlinksInPath(), isInside: false)
    return found
  }
}
