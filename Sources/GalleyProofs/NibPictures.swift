import Foundation
import GalleyUIKit

/// Draws nibs and storyboards to files.
@MainActor
internal struct NibPictures {
  private let options: NibOptions

  init(_ options: NibOptions) { self.options = options }

  /// The JSON for a picture.
  private struct Line: Encodable {
    var file: String
  }

  /// Writes the pictures of all files.
  ///
  /// Returns whether all pictures were written.
  func write(output: (String) -> Void, errors: (String) -> Void) -> Bool {
    guard options.isJSON else { return writeAll(output: output, errors: errors) }
    var lines: [Line] = []
    let isDone = writeAll(output: { lines.append(Line(file: $0)) }, errors: errors)
    ProofJSON.write(lines, output)
    return isDone
  }

  private func writeAll(output: (String) -> Void, errors: (String) -> Void) -> Bool {
    var isDone = true
    var written: Set<String> = []
    for file in options.files {
      let reports = GalleyReport.gathering {
        if !write(file, &written, output: output, errors: errors) { isDone = false }
      }
      var printed: Set<String> = []
      for report in reports where printed.insert(report.message).inserted {
        errors("proof: \(report.message)")
      }
    }
    return isDone
  }

  private func write(
    _ file: String, _ written: inout Set<String>, output: (String) -> Void,
    errors: (String) -> Void
  ) -> Bool {
    guard FileManager.default.fileExists(atPath: file) else {
      errors("proof: there is no file '\(file)'")
      return false
    }
    guard let bundle = resources(of: file) else {
      errors("proof: '\(options.resources ?? "")' is no folder")
      return false
    }
    guard let preview = NibPreview(path: file, resources: bundle) else { return false }
    if preview.parts.isEmpty {
      errors("proof: '\(file)' has no view and no controller")
      return false
    }
    let isDone = writeParts(of: preview, file, &written, output: output, errors: errors)
    if !preview.standIns.isEmpty {
      let names = preview.standIns.sorted().joined(separator: ", ")
      errors("proof: \(file): UIKit's classes stand in for \(names)")
    }
    return isDone
  }

  private func writeParts(
    of preview: NibPreview, _ file: String, _ written: inout Set<String>,
    output: (String) -> Void, errors: (String) -> Void
  ) -> Bool {
    var isDone = true
    for part in preview.parts {
      for look in options.looks {
        let stem = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let name = fileName([stem, part.name, look == .dark ? "dark" : nil], &written)
        guard let window = preview.window(of: part, size: options.size, in: scene(look)) else {
          errors("proof: \(name) can't be made")
          isDone = false
          continue
        }
        do {
          try write(window, to: name)
          output(path(of: name))
        } catch {
          errors("proof: \(path(of: name)) can't be written: \(error)")
          isDone = false
        }
      }
    }
    return isDone
  }

  private struct NoPicture: Error, CustomStringConvertible {
    let description = "it is too large, or has no size"
  }

  private func write(_ window: UIWindow, to name: String) throws {
    guard let data = window.galleyPNG(scale: options.scale) else { throw NoPicture() }
    try FileManager.default.createDirectory(
      atPath: options.folder, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path(of: name)), options: .atomic)
  }

  private func path(of name: String) -> String {
    options.folder == "." ? name : URL(fileURLWithPath: options.folder).relativePath + "/" + name
  }

  /// Returns a name for a picture that no other picture of this run has.
  private func fileName(_ parts: [String?], _ written: inout Set<String>) -> String {
    let stem = parts.compactMap { $0 }.joined(separator: "-").map { character in
      character.isLetter || character.isNumber || "-_. ".contains(character) ? character : "_"
    }
    var name = String(stem)
    var count = 1
    while !written.insert(name).inserted {
      count += 1
      name = String(stem) + "-\(count)"
    }
    return name + ".png"
  }

  /// Creates a scene with the requested style, language and size of text. Without a requested size,
  /// the scene has the size and the safe area of an iPhone 13.
  private func scene(_ look: NibOptions.Look) -> UIWindowScene {
    let size = options.size ?? CGSize(width: 390, height: 844)
    let scene = UIWindowScene(screen: UIScreen(size: size, scale: options.scale))
    if options.size == nil {
      scene.deviceSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    }
    scene.traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: look == .dark ? .dark : .light),
      UITraitCollection(preferredContentSizeCategory: options.textSize),
    ])
    if let language = options.language { scene.language = language }
    return scene
  }

  // MARK: Resources

  /// Returns the bundle with the images, colors and strings for a file.
  private func resources(of file: String) -> Bundle? {
    if let folder = options.resources {
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      return exists && isFolder.boolValue ? Bundle(path: folder) : nil
    }
    var parent = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    if parent.pathExtension == "lproj" { parent.deleteLastPathComponent() }
    let bundle = Bundle(path: nearestResources(around: parent).path)
    if let bundle { ProjectFiles(around: parent).addResources(to: bundle) }
    return bundle
  }

  /// Returns the nearest folder, from a file's folder upward, that contains an asset catalog or the
  /// folder of a language. Returns the file's folder if its project has no such folder.
  private func nearestResources(around parent: URL) -> URL {
    var folder = parent
    // Six levels are enough for the depth of most projects.
    for _ in 0..<6 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcassets") || $0.hasSuffix(".lproj") }) {
        return folder
      }
      let ends = ["Package.swift", ".git"]
      if names.contains(where: { ends.contains($0) || $0.hasSuffix(".xcodeproj") })
        || folder.path == "/"
      {
        break
      }
      folder.deleteLastPathComponent()
    }
    return parent
  }
}
