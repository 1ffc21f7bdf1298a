import Foundation
import GalleyMarkup
import GalleyNibs

/// The description of a scene in a storyboard file, with its controller.
@MainActor
internal final class StoryboardSceneDescription {
  /// The controller's element.
  let element: NibElement
  /// The controller's identifier in the file.
  let id: String
  /// The other elements of the scene: views and objects that are created with the controller.
  private let others: [NibElement]
  /// The gesture recognizers, which are created with the view.
  private let gestures: [NibElement]
  /// The segues that start in the scene.
  let segues: [SegueTemplate]
  /// The identifiers of the objects that are created with the view, and not with the controller.
  let viewIDs: Set<String>
  private unowned let compiler: NibCompiler

  init(
    _ element: NibElement, _ id: String, _ scene: NibDocument.Scene, _ compiler: NibCompiler
  ) {
    self.element = element
    self.id = id
    self.compiler = compiler
    let besides = scene.objects.filter { $0.id != id && !NibKinds.ignored.contains($0.kind) }
    gestures = besides.filter(Self.isGesture)
    others = besides.filter { !Self.isGesture($0) }
    segues = scene.objects.flatMap { Self.segues(in: $0.xml) }
    let guides = element.list("layoutGuides").compactMap(\.id)
    viewIDs = ([element.value("view")].compactMap { $0 } + gestures)
      .reduce(into: Set(guides)) { $0.formUnion(Self.identifiers(in: $1.xml)) }
  }

  private static func isGesture(_ element: NibElement) -> Bool {
    element.kind == "gestureRecognizer" || element.kind.hasSuffix("GestureRecognizer")
  }

  private static func segues(in element: XMLElement) -> [SegueTemplate] {
    [SegueTemplate(element)].compactMap { $0 } + element.children.flatMap(segues)
  }

  private static func identifiers(in element: XMLElement) -> Set<String> {
    element.children.reduce(into: Set([element["id"]].compactMap { $0 })) {
      $0.formUnion(identifiers(in: $1))
    }
  }

  /// The compiled controller.
  private lazy var part = compiler.part(element)
  private lazy var otherParts = others.compactMap { compiler.part($0) }
  /// The controller's compiled view; `nil` if the file has none.
  lazy var viewPart = element.value("view").flatMap { compiler.part($0) }
  lazy var gestureParts = gestures.compactMap { compiler.part($0) }

  /// Creates the controller and the other objects of the scene.
  func make(
    for storyboard: UIStoryboard, _ compiler: NibCompiler, _ creator: StoryboardFile.Creator?
  ) -> UIViewController? {
    guard let part else { return nil }
    let scene = StoryboardScene(self, of: storyboard, compiler)
    let load = NibLoad(compiler, owner: nil)
    load.scene = scene
    let made = creator.flatMap { $0(NibCoder(part, load)) }
    guard let controller = made ?? load.make(part) as? UIViewController else { return nil }
    // A creator may call an initializer that does not call `init(coder:)`. In this case, set the
    // properties now.
    if controller.scene == nil { load.fill(controller, part) }
    for other in otherParts { _ = load.make(other) }
    load.finish()
    scene.keep(load)
    return controller
  }
}
