import Foundation
import GalleyUIKit

/// The asset catalogs, pictures, fonts, nibs and storyboards in all folders of a project.
internal struct ProjectFiles {
  /// The paths of asset catalogs. Catalogs near the folder where the search begins come first.
  private(set) var catalogs: [String] = []
  /// The folders with pictures. Folders near the folder where the search begins come first.
  private(set) var pictureFolders: [String] = []
  /// The files of fonts.
  private(set) var fonts: [URL] = []
  /// The paths of nibs and storyboards, by the names of the files. Of several files with the same
  /// name, this is the nearest to the folder where the search begins.
  private(set) var nibs: [String: String] = [:]

  /// The largest number of folders that are searched.
  ///
  /// In a larger project, the other folders are ignored.
  private static let folderLimit = 5_000
  /// The names of folders with build products and with code of other projects.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "build", "DerivedData", "node_modules",
  ]

  /// The extensions of folders that are not searched: projects, products and documents.
  private static let unsearched: Set<String> = [
    "xcodeproj", "xcworkspace", "framework", "xcframework", "app", "appex", "dsym", "xcarchive",
    "xcresult", "xcdatamodeld", "xcdatamodel", "docc", "doccarchive", "icon", "photoslibrary",
  ]
  /// The extensions of files of code and data.
  ///
  /// A path with one of these extensions is treated as a file, without a check on the disk.
  private static let notFolders: Set<String> = [
    "swift", "h", "m", "mm", "c", "cpp", "hpp", "metal", "md", "txt", "json", "yml", "yaml",
    "plist",
    "strings", "stringsdict", "xcstrings", "xcconfig", "xib", "storyboard", "nib", "pdf", "svg",
    "html", "css", "js", "py", "rb", "sh", "mp3", "mp4", "mov", "wav", "caf", "zip", "a", "o",
  ]

  /// Searches the project that contains a folder, from the folder outwards.
  ///
  /// If the folder is not part of a project, there are no files.
  init(around folder: URL) {
    guard let root = Self.project(around: folder) else { return }
    var seen: Set<String> = []
    var next = folder
    while true {
      look(in: next, &seen)
      if next.path == root.path || next.path == "/" { break }
      next.deleteLastPathComponent()
    }
  }

  /// Returns the nearest folder, from `folder` upward, that contains a project or a package, or is
  /// the root of a repository.
  private static func project(around folder: URL) -> URL? {
    var folder = folder
    for _ in 0..<12 where folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains {
        ["Package.swift", ".git"].contains($0) || $0.hasSuffix(".xcodeproj")
          || $0.hasSuffix(".xcworkspace")
      }
      if isProject { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Searches a folder and its subfolders, level by level.
  private mutating func look(in folder: URL, _ seen: inout Set<String>) {
    var waiting = [folder]
    while !waiting.isEmpty {
      let level = waiting
      waiting = []
      for folder in level where seen.count < Self.folderLimit {
        if seen.insert(folder.path).inserted { waiting += addFiles(of: folder) }
      }
    }
  }

  /// Adds a folder's catalogs, pictures, fonts and nibs, and returns the subfolders to search.
  private mutating func addFiles(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var folders: [URL] = []
    var hasPictures = false
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let url = folder.appendingPathComponent(name)
      switch url.pathExtension.lowercased() {
      case "xcassets": catalogs.append(url.path)
      case "png", "jpg", "jpeg", "gif": hasPictures = true
      case "ttf", "otf", "ttc": fonts.append(url)
      case "xib", "storyboard": if nibs[name] == nil { nibs[name] = url.path }
      case let ending where Self.unsearched.contains(ending) || Self.notFolders.contains(ending):
        break
      // Any other ending may be part of a folder's name, as in "Version 2.0", so check whether it
      // is a folder.
      default: if Self.isFolder(url) { folders.append(url) }
      }
    }
    if hasPictures { pictureFolders.append(folder.path) }
    return folders
  }

  /// Whether a URL is a folder.
  ///
  /// Links are not followed, because a link may lead to a folder that contains the link.
  private static func isFolder(_ url: URL) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: url.path)
    return facts?[.type] as? FileAttributeType == .typeDirectory
  }

  /// Adds the asset catalogs, pictures and nibs to a bundle, and registers the fonts.
  ///
  /// A file of the bundle takes precedence over a file of the project with the same name.
  func addResources(to bundle: Bundle) {
    ProjectResources(catalogs: catalogs, folders: pictureFolders, nibs: nibs)
      .addResources(to: bundle)
    for font in fonts { _ = CTFontManagerRegisterFontsForURL(font as CFURL, .process, nil) }
  }
}
