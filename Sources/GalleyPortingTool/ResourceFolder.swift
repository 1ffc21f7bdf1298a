import Foundation
import GalleyPorting

/// The folder with links to a target's resources. The target's sources, which are rewritten for
/// Linux, use the folder as their bundle.
struct ResourceFolder {
  private let module: String
  private let isTest: Bool
  private let folder: String
  /// The file that contains the path of the folder.
  ///
  /// The package manager copies this file into the target's own bundle, beside the program.
  private let pointer: String
  /// The source file that makes this folder the bundle of the target's classes, and in an app also
  /// `Bundle.main`.
  private let copy: String

  init(_ arguments: inout ArraySlice<String>) throws {
    guard let module = arguments.popFirst(), let kind = arguments.popFirst(),
      let folder = arguments.popFirst(), let pointer = arguments.popFirst(),
      let copy = arguments.popFirst()
    else { throw Failure("build: --resources takes a module, its kind, a folder and two files") }
    self.module = module
    isTest = kind == "test"
    self.folder = folder
    self.pointer = pointer
    self.copy = copy
  }

  /// Creates all links again.
  ///
  /// The links are made in a new folder, which then replaces the old folder, so that the folder is
  /// never incomplete. If the new folder can't be moved, the old folder stays.
  func link(_ resources: AppResources) throws {
    let files = FileManager.default
    let new = folder + "~"
    try? files.removeItem(atPath: new)
    try files.createDirectory(atPath: new, withIntermediateDirectories: true)
    for (name, path) in resources.links {
      let link = "\(new)/\(name)"
      let parent = (link as NSString).deletingLastPathComponent
      try files.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try files.createSymbolicLink(atPath: link, withDestinationPath: path)
    }
    try replace(with: new)
    try write(folder + "\n", to: pointer)
    try write(AppResources.source(module: module, isTest: isTest), to: copy)
  }

  /// Replaces the folder with a new folder.
  ///
  /// The old folder is removed last, because the removal takes longest. A program that reads the
  /// folder finds the old links or the new links. The program finds no links only in the moment
  /// between two renames.
  private func replace(with new: String) throws {
    let files = FileManager.default
    let old = folder + "~old"
    try? files.removeItem(atPath: old)
    let hasOld = rename(folder, old) == 0
    guard rename(new, folder) == 0 else {
      let reason = String(cString: strerror(errno))
      if hasOld { _ = rename(old, folder) }
      throw Failure("\(folder) can't be written: \(reason)")
    }
    if hasOld { try? files.removeItem(atPath: old) }
  }
}
