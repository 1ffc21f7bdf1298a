import Foundation
import GalleyMarkup
import GalleyNibs

/// A storyboard file that was read: its controllers by their identifiers.
@MainActor
internal final class StoryboardFile {
  /// A closure that creates a controller with a coder.
  typealias Creator = (NSCoder) -> UIViewController?

  /// The path of the file, for reports.
  let path: String
  let compiler: NibCompiler?
  /// The identifier in the file of the initial controller.
  let initialController: String?
  /// The identifiers in the file, by the identifiers that are used in code.
  private(set) var identifiers: [String: String] = [:]
  private var scenes: [String: StoryboardSceneDescription] = [:]
  private var placeholders: [String: NibElement] = [:]
  /// The scenes that are being created, the outermost first.
  ///
  /// A scene is in this list while the scenes that it needs are created.
  private static var making: [StoryboardSceneDescription] = []

  init(_ file: NibFile?, _ path: String) {
    self.path = path
    compiler = file?.compiler
    initialController = file?.document.initialController
    guard let document = file?.document, let compiler else { return }
    if document.kind != .storyboard {
      Report.record(
        .nib, "\(path) is a nib and no storyboard: it has no scenes. Read it with UINib")
    }
    for scene in document.scenes { read(scene, compiler) }
    if let initialController, scenes[initialController] == nil,
      placeholders[initialController] == nil
    {
      Report.record(
        .nib, "\(path) starts at the controller '\(initialController)', which is not there")
    }
  }

  /// Returns the file at a path.
  ///
  /// The file is read again only if it has changed.
  static func file(at path: String, _ bundle: Bundle?) -> StoryboardFile {
    guard let read = NibSource.file(at: path, bundle ?? NibSource.bundle(of: path)) else {
      return StoryboardFile(nil, path)
    }
    if let known = read.storyboard { return known }
    let file = StoryboardFile(read, path)
    read.storyboard = file
    return file
  }

  /// The elements of the controllers, in the order of the file.
  private(set) var controllers: [NibElement] = []

  private func read(_ scene: NibDocument.Scene, _ compiler: NibCompiler) {
    for element in scene.objects where element.string("sceneMemberID") == "viewController" {
      guard let id = element.id else { continue }
      if element.kind == "viewControllerPlaceholder" {
        placeholders[id] = element
      } else {
        scenes[id] = StoryboardSceneDescription(element, id, scene, compiler)
        controllers.append(element)
      }
      guard let identifier = element.string("storyboardIdentifier") else { continue }
      if identifiers[identifier] != nil {
        compiler.report(
          element,
          "another controller has the identifier '\(identifier)' too, and is the one that is found")
      } else {
        identifiers[identifier] = id
      }
    }
  }

  /// Creates a controller of the file; `nil` if there is none or it cannot be created, which is
  /// reported.
  func make(_ id: String, for storyboard: UIStoryboard, _ creator: Creator?) -> UIViewController? {
    if let placeholder = placeholders[id] { return resolve(placeholder, from: storyboard, creator) }
    guard let scene = scenes[id], let compiler else {
      Report.record(.nib, "\(path) names the controller '\(id)', which is not there")
      return nil
    }
    // A controller may have a segue to its own scene, but the creation of the controller must not
    // create the same scene again.
    guard !Self.making.contains(where: { $0 === scene }) else {
      compiler.report(
        scene.element, "the controller contains itself, and stays without itself there")
      return nil
    }
    Self.making.append(scene)
    defer { Self.making.removeLast() }
    return scene.make(for: storyboard, compiler, creator)
  }

  /// Creates the controller of another storyboard that a placeholder refers to.
  private func resolve(
    _ placeholder: NibElement, from storyboard: UIStoryboard, _ creator: Creator?
  ) -> UIViewController? {
    guard let name = placeholder.string("storyboardName") else {
      compiler?.report(placeholder, "the reference names no storyboard")
      return nil
    }
    let own = compiler?.bundle
    let bundle = placeholder.string("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? own
    let path =
      NibSource.path(of: name, "storyboard", bundle)
      ?? NibSource.path(of: name, "storyboard", nil)
    guard path != nil else {
      compiler?.report(
        placeholder,
        "Could not find a storyboard named '\(name)' in bundle NSBundle "
          + "<\((bundle ?? .main).bundlePath)> (loaded)")
      return nil
    }
    let isInBundle = NibSource.path(of: name, "storyboard", bundle) != nil
    let other = UIStoryboard(name: name, bundle: isInBundle ? bundle : nil)
    guard let identifier = placeholder.string("referencedIdentifier") else {
      guard let id = other.file.initialController else {
        compiler?.report(
          placeholder, "the storyboard '\(name)' that it refers to has no initial view controller")
        return nil
      }
      return makeReferenced(id, of: other, placeholder, creator)
    }
    guard let id = other.file.identifiers[identifier] else {
      compiler?.report(
        placeholder,
        "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
      return nil
    }
    return makeReferenced(id, of: other, placeholder, creator)
  }

  /// The number of references between storyboards that are being followed, one inside another.
  private static var references = 0

  private func makeReferenced(
    _ id: String, of other: UIStoryboard, _ placeholder: NibElement, _ creator: Creator?
  ) -> UIViewController? {
    guard Self.references < 32 else {
      compiler?.report(placeholder, "the reference leads back to itself")
      return nil
    }
    Self.references += 1
    defer { Self.references -= 1 }
    return other.file.make(id, for: other, creator)
  }
}
