import GalleyMarkup

/// A nib or storyboard that Xcode has saved.
public struct NibDocument: Sendable {
  /// The kind of a file.
  public enum Kind: Hashable, Sendable {
    /// A nib, with its objects at the top level of the file.
    case nib
    /// A storyboard, with its objects in scenes.
    case storyboard
  }

  /// A scene of a storyboard.
  public struct Scene: Hashable, Sendable {
    /// The identifier of the scene.
    public let id: String?
    /// The controller, its placeholders and the other objects in the scene's dock.
    public let objects: [NibElement]
  }

  /// An error in a file that can be read nevertheless.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The line of the file.
    public let line: Int
    /// The error, as a sentence without a period.
    public let message: String
    /// The line and the error.
    public var description: String { "line \(line): \(message)" }
  }

  /// Whether the file is a nib or a storyboard.
  public let kind: Kind
  /// The objects at the top level of a nib, including placeholders.
  public let objects: [NibElement]
  /// The scenes of a storyboard.
  public let scenes: [Scene]
  /// The identifier of a storyboard's initial controller.
  public let initialController: String?
  /// The tint of a storyboard's windows, which Xcode calls the global tint.
  public let globalTint: NibColor?
  /// The colors that Xcode has stored for names in asset catalogs.
  public let namedColors: [String: NibColor]
  /// The colors that Xcode has stored for names of system colors.
  public let systemColors: [String: NibColor]
  /// The sizes of the images that the file uses, by their names in asset catalogs. Xcode stores the
  /// sizes so that it can show the file without the images.
  public let imageSizes: [String: NibSize]
  /// The sizes that Xcode has measured for the content of custom views, by the views' identifiers.
  public let designedSizes: [String: NibSize]
  /// The errors that were found in the file, although the file could be read.
  public private(set) var findings: [Finding]

  /// Reads a `.xib` or `.storyboard` file.
  ///
  /// - Throws: A `MarkupError` with a line, if the file is not an interface for iOS, or was saved
  ///   by a very old version of Xcode.
  public init(reading bytes: [UInt8]) throws(MarkupError) {
    var root = try XMLElement(parsing: bytes)
    guard root.name == "document" || root.name == "archive" else {
      throw MarkupError("<\(root.name)> is not an Interface Builder document", line: root.line)
    }
    if root.name == "archive" {
      throw MarkupError(
        "this nib was saved by Xcode 4 or older; open and save it with a newer one", line: root.line
      )
    }
    let type = root["type"] ?? ""
    try NibDocument.checkPlatform(of: root)
    NibColorMatching(root)?.convertColors(in: &root)
    kind = root.first("scenes") != nil || type.contains("Storyboard") ? .storyboard : .nib
    objects = root.all("objects").flatMap(\.children).map(NibElement.init)
    scenes = root.all("scenes").flatMap { $0.all("scene") }.map { scene in
      Scene(
        id: scene["sceneID"], objects: scene.all("objects").flatMap(\.children).map(NibElement.init)
      )
    }
    initialController = root["initialViewController"]
    globalTint = NibElement(root).color("tintColor")
    let resources = root.all("resources").flatMap(\.children)
    namedColors = NibDocument.colors("namedColor", resources)
    systemColors = NibDocument.colors("systemColor", resources)
    imageSizes = NibDocument.imageSizes(resources)
    designedSizes = NibDocument.designedSizes(root.all("designables").flatMap(\.children))
    findings = []
    findings = NibDocument.platformFindings(root) + duplicates(in: root)
  }

  /// Throws an error if a document is an interface for a Mac or a watch. The elements of such a
  /// document do not belong to UIKit.
  private static func checkPlatform(of root: XMLElement) throws(MarkupError) {
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    let name = type.isEmpty ? runtime : type
    if type.contains("Cocoa.") && !type.contains("CocoaTouch") || runtime.hasPrefix("MacOSX") {
      throw MarkupError("this is an interface for the Mac (\(name))", line: root.line)
    }
    if type.contains("WatchKit") || runtime == "watchKit" {
      throw MarkupError("this is an interface for a watch (\(name))", line: root.line)
    }
  }

  /// Returns a finding if a document is an interface for Apple TV. The document can be read,
  /// because its elements belong to UIKit.
  private static func platformFindings(_ root: XMLElement) -> [Finding] {
    let names = [root["type"], root["targetRuntime"]].compactMap { $0 }
    guard let name = names.first(where: { $0.contains("AppleTV") }) else { return [] }
    return [
      Finding(
        line: root.line,
        message: "this is an interface for Apple TV (\(name)): it is read as one for a phone")
    ]
  }

  private static func colors(_ kind: String, _ resources: [XMLElement]) -> [String: NibColor] {
    Dictionary(
      resources.filter { $0.name == kind }.compactMap { color in
        guard let name = color["name"], let value = color.first("color") else { return nil }
        return NibElement(value).color.map { (name, $0) }
      }, uniquingKeysWith: { $1 })
  }

  private static func imageSizes(_ resources: [XMLElement]) -> [String: NibSize] {
    let images = resources.filter { $0.name == "image" && $0["catalog"] == nil }
    return Dictionary(
      images.compactMap { image in
        guard let name = image["name"] else { return nil }
        let element = NibElement(image)
        guard let width = element.number("width"), let height = element.number("height") else {
          return nil
        }
        return (name, NibSize(width: width, height: height))
      }, uniquingKeysWith: { $1 })
  }

  private static func designedSizes(_ designables: [XMLElement]) -> [String: NibSize] {
    Dictionary(
      designables.compactMap { designable in
        guard let id = designable["name"],
          let size = NibElement(designable).size("intrinsicContentSize")
        else { return nil }
        return (id, size)
      }, uniquingKeysWith: { $1 })
  }

  /// Returns a finding for each object that has the same identifier as an earlier object.
  private func duplicates(in root: XMLElement) -> [Finding] {
    var lines: [String: Int] = [:]
    var findings: [Finding] = []
    var waiting = [root]
    while let element = waiting.popLast() {
      if let id = element["id"], !["device", "imageReference"].contains(element.name),
        // Placeholders such as the first responder occur in each scene, and a variation has the
        // identifier of the object that it changes.
        element["placeholderIdentifier"] == nil, element.name != "variation"
      {
        if let line = lines[id] {
          findings.append(
            Finding(line: element.line, message: "the identifier \(id) is that of line \(line) too")
          )
        }
        lines[id] = element.line
      }
      waiting += element.children.reversed()
    }
    return findings.sorted { $0.line < $1.line }
  }
}
