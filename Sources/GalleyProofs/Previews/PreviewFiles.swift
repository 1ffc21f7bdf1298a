import Foundation
import GalleyProofFiles

/// The folder with the pictures of previews, and with the texts of the list lab, whose tools look
/// for faults in lists.
///
/// Files of other programs in the folder are never removed.
internal struct PreviewFiles {
  private let folder: URL
  private var names: [String] = []

  init(in folder: URL) { self.folder = folder }

  /// The file with the names of the files that were written, one on each line.
  private var list: URL { folder.appendingPathComponent(".files.txt") }

  /// Removes the files of the last run.
  func removeLast() throws {
    let data = FileManager.default.contents(atPath: list.path) ?? Data()
    for name in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard !name.split(separator: "/").contains("..") else { continue }
      let file = folder.appendingPathComponent(String(name))
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Writes a file, and adds it to the list.
  ///
  /// Returns the file.
  mutating func write(_ data: Data, named name: String) throws -> URL {
    names.append(name)
    // Write the list first, so that it contains each file even if the command is interrupted.
    try ProofStore.write(Data(names.map { $0 + "\n" }.joined().utf8), to: list)
    let file = folder.appendingPathComponent(name)
    try ProofStore.write(data, to: file)
    return file
  }
}
