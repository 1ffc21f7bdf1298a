import Foundation
import GalleyMarkup
import GalleyNibs
import GalleyStrings

extension GalleyReport.Topic {
  /// Missing nibs, and errors in nib files.
  public static let nib = GalleyReport.Topic(rawValue: "nib")
}

/// Finds the contents of nibs.
///
/// All code that loads a nib by its name uses this type.
@MainActor
internal enum NibSource {
  /// The contents that were provided for the whole program.
  static var standard: [String: UINib.Contents] = [:]
  /// The contents that were provided for the current task.
  @TaskLocal static var scoped: [String: UINib.Contents] = [:]

  static func adding(_ contents: [String: UINib.Contents]) -> [String: UINib.Contents] {
    scoped.merging(contents) { $1 }
  }

  /// Returns the contents that were provided in code for a nib.
  static func provided(_ name: String) -> UINib.Contents? { scoped[name] ?? standard[name] }

  /// Calls `awakeFromNib()` of an object.
  ///
  /// A class that is not a responder has this method only in ported sources, which Galley's porting
  /// step has rewritten for Linux. In this case, the method is found by name.
  static func awaken(_ object: Any) {
    if let responder = object as? UIResponder {
      responder.awakeFromNib()
    } else if let object = object as? NSObject,
      let call = Ported.call("awakeFromNib", of: object)
    {
      call([]) as Void
    }
  }

  // MARK: Files

  /// The files that were read, by path and modification date; `nil` for files that cannot be read.
  private static var files: [String: NibFile?] = [:]
  /// The files that the latest preview has read.
  private static var filesOfPreview: (preview: NibPreview.Notes, files: [String: NibFile?])?

  /// Returns the file of a nib in a bundle.
  static func file(_ name: String, _ bundle: Bundle?) -> NibFile? {
    guard let path = path(of: name, "xib", bundle) else { return nil }
    return file(at: path, bundle ?? Bundle(for: path) ?? .main)
  }

  /// Returns the contents of a file.
  ///
  /// The file is read again only if it has changed, and once for each preview.
  static func file(at path: String, _ bundle: Bundle) -> NibFile? {
    let modified =
      try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    let key = "\(path) \(modified?.timeIntervalSinceReferenceDate ?? 0)"
    if let preview = NibPreview.current {
      if filesOfPreview?.preview !== preview { filesOfPreview = (preview, [:]) }
      if let known = filesOfPreview?.files[key] { return known }
      let file = read(path, bundle)
      filesOfPreview?.files[key] = .some(file)
      return file
    }
    if let known = files[key] { return known }
    let file = read(path, bundle)
    files[key] = .some(file)
    return file
  }

  private static func read(_ path: String, _ bundle: Bundle) -> NibFile? {
    guard let data = FileManager.default.contents(atPath: path) else {
      Report.record(.nib, "\(path) can't be read")
      return nil
    }
    return read(data, path, bundle)
  }

  /// Reads the bytes of a nib.
  ///
  /// Errors are reported.
  static func read(_ data: Data, _ path: String, _ bundle: Bundle) -> NibFile? {
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist00".utf8)) {
      Report.record(
        .nib,
        "\(path) is a compiled nib, which only Apple's UIKit reads. Give the target the .xib file that Xcode "
          + "compiles, as a resource: .copy(\"…\")")
      return nil
    }
    do {
      let document = try NibDocument(reading: [UInt8](data))
      return NibFile(document, path: path, bundle: bundle)
    } catch {
      Report.record(.nib, "\(path), \(error)")
      return nil
    }
  }

  /// Returns the path of a nib or storyboard.
  ///
  /// A file outside of language folders is preferred, then a file in the folder of the screen's
  /// language, in `Base.lproj`, and in English. Most files are in `Base.lproj`, and their
  /// translations are string tables.
  static func path(of name: String, _ ending: String, _ bundle: Bundle?) -> String? {
    let bundles = ResourceBundles.searched(for: bundle)
    for bundle in bundles {
      guard let folder = bundle.resourcePath else { continue }
      if let path = path(of: name, ending, in: folder) { return path }
      let found = languages(in: folder).compactMap { language in
        path(of: name, ending, in: "\(folder)/\(language).lproj").map { (language, $0) }
      }
      guard let first = found.first else { continue }
      let wanted = GalleyLanguage.current.identifier.map { [$0] } ?? []
      let language = LanguageIdentifier.bestMatch(
        for: wanted, among: found.map(\.0), otherwise: first.0)
      return found.first { $0.0 == language }?.1
    }
    return pathInProject(of: name, ending, bundles)
  }

  /// Returns the path of a nib or storyboard in another folder of the project that contains the
  /// files of one of the bundles. Xcode copies the files of all folders into one bundle.
  private static func pathInProject(
    of name: String, _ ending: String, _ bundles: [Bundle]
  ) -> String? {
    for bundle in bundles {
      guard let folder = bundle.resourcePath, let project = ProjectResources.of(folder) else {
        continue
      }
      let paths = [deviceEnding, ""].lazy.compactMap { project.nibs["\(name)\($0).\(ending)"] }
      if let path = paths.first { return path }
    }
    return nil
  }

  private static func path(of name: String, _ ending: String, in folder: String) -> String? {
    [deviceEnding, ""].map { "\(folder)/\(name)\($0).\(ending)" }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The suffix of file names for the current kind of device.
  static var deviceEnding: String {
    let isPad =
      UIDevice.current.userInterfaceIdiom == .pad || Localization.current.device == "ipad"
    return isPad ? "~ipad" : "~iphone"
  }

  /// Returns the languages for which a folder has subfolders: `Base` first, then English, because
  /// most files were written in English, then the other languages.
  private static func languages(in folder: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let languages = all.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
    let order = ["Base": 0, "en": 1]
    return languages.sorted { (order[$0] ?? 2, $0) < (order[$1] ?? 2, $1) }
  }

  /// Returns the bundle that contains a file.
  static func bundle(of path: String) -> Bundle { Bundle(for: path) ?? .main }

  /// Reports that a nib is missing, in UIKit's words, with advice.
  static func reportMissing(_ name: String, _ bundle: Bundle) {
    let found = path(of: name, "nib", bundle).map {
      "There is the compiled \($0), which can't be read. "
    }
    Report.record(
      .nib,
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'. "
        + "\(found ?? "")Give the target \(name).xib as a resource: .copy(\"\(name).xib\"). Or say what it "
        + "holds: UINib.provide(\"\(name)\") { _ in [\(name)(frame: .zero)] }"
    )
  }
}

extension Bundle {
  /// Creates the bundle that contains a file; `nil` if there is none.
  fileprivate convenience init?(for path: String) {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    self.init(url: folder)
  }
}

/// A nib that was read: its compiler, and the parts at the top of the file.
@MainActor
internal final class NibFile {
  let document: NibDocument
  let path: String
  let bundle: Bundle
  /// The compiled objects at the top of the file.
  private var parts: [NibPart]?
  let compiler: NibCompiler
  /// The scenes of the file, if it is a storyboard.
  var storyboard: StoryboardFile?

  init(_ document: NibDocument, path: String, bundle: Bundle) {
    self.document = document
    self.path = path
    self.bundle = bundle
    // The resources of a package's target are in a folder that is named after the package and the
    // target.
    let folder = bundle.bundleURL.deletingPathExtension().lastPathComponent
    compiler = NibCompiler(
      document, file: URL(fileURLWithPath: path).lastPathComponent, bundle: bundle,
      modules: folder.split(separator: "_").last.map { [String($0)] } ?? [])
  }

  /// Creates the objects at the top of the nib.
  func objects(owner: Any?, external: [String: Any]) -> [Any] {
    load(owner: owner as? NSObject, external: external).objects
  }

  /// Creates the objects at the top of the nib, and the objects in them.
  ///
  /// - Parameter standIns: Existing objects that are used instead of new objects, by identifiers
  ///   in the file. The properties of the existing objects are set to the values in the file.
  func load(
    owner: NSObject?, external: [String: Any], standIns: [String: NSObject] = [:]
  ) -> (objects: [NSObject], load: NibLoad) {
    if let owner { compiler.addModule(Ported.moduleName(type(of: owner))) }
    let parts =
      self.parts
      ?? document.objects.filter { $0.kind != "placeholder" }.compactMap { compiler.part($0) }
    self.parts = parts
    let load = NibLoad(compiler, owner: owner)
    for placeholder in document.objects where placeholder.kind == "placeholder" {
      let name = placeholder.string("placeholderIdentifier")
      guard name != "IBFirstResponder",
        let object = name == "IBFilesOwner" ? owner : name.flatMap({ external[$0] as? NSObject })
      else { continue }
      load.register(object, as: placeholder.id)
      load.addConnectionStep {
        self.compiler.connect(object, placeholder.connections, placeholder, load)
      }
      load.addAttributeStep { self.compiler.setRuntimeAttributes(of: object, placeholder, load) }
    }
    let objects = parts.compactMap { part -> NSObject? in
      guard let object = part.element.id.flatMap({ standIns[$0] }) else { return load.make(part) }
      load.fill(object, part)
      return object
    }
    load.finish()
    return (objects, load)
  }
}
