import Foundation
import GalleyNibs

/// One making of a nib's objects: what is made so far, by identifier, and what is done when all of it is there.
@MainActor
internal final class NibLoad {
  let compiler: NibCompiler
  /// The File's Owner.
  let owner: NSObject?
  private(set) var objects: [String: NSObject] = [:]
  /// The objects that are told that they came from a nib, in the order in which they were made.
  private var made: [NSObject] = []
  private var connecting: [@MainActor () -> Void] = []
  private var constraining: [@MainActor () -> Void] = []
  private var describing: [@MainActor () -> Void] = []
  /// The identifiers of the subviews that views have in the file.
  var subviewIDs: [String: [String]] = [:]
  /// The controller whose scene is loaded.
  weak var controller: UIViewController?
  /// The scene that is loaded, if the objects are those of a storyboard.
  var scene: StoryboardScene?

  init(_ compiler: NibCompiler, owner: NSObject?) {
    self.compiler = compiler
    self.owner = owner
  }

  // MARK: Making

  /// Makes an object, and all that is within it.
  func make(_ part: NibPart) -> NSObject? {
    let coder = NibCoder(part, self)
    guard let object = part.kind.make(part.type, coder) else {
      compiler.report(
        part.element, "\(part.type).init(coder:) returned nil, so that the object is missing")
      return nil
    }
    if part.kind.fillsAfterMaking { fill(object, part) }
    return object
  }

  /// Makes an object of a class.
  func make<Object: NSObject>(_ part: NibPart, _ type: Object.Type) -> Object? {
    make(part) as? Object
  }

  /// Fills an object in: one that was made for the part, or one that another object has brought along.
  func fill(_ object: NSObject, _ part: NibPart) {
    if let id = part.element.id { objects[id] = object }
    made.append(object)
    for step in part.steps { step(object, self) }
  }

  /// Makes an object known under an identifier of the file.
  func know(_ object: NSObject?, as id: String?) {
    if let id, let object { objects[id] = object }
  }

  /// Lets go of an object that would otherwise be kept by what it keeps.
  func forget(_ id: String) { objects[id] = nil }

  // MARK: Afterwards

  func connect(_ body: @escaping @MainActor () -> Void) { connecting.append(body) }
  func constrain(_ body: @escaping @MainActor () -> Void) { constraining.append(body) }
  func describe(_ body: @escaping @MainActor () -> Void) { describing.append(body) }

  /// Does what needs all objects: constraints, outlets and actions, runtime attributes. Then the objects are told.
  ///
  /// - Unverified: whether UIKit sets runtime attributes after outlets.
  func finish() {
    while !(constraining.isEmpty && connecting.isEmpty && describing.isEmpty) {
      let (constraints, connections, attributes) = (constraining, connecting, describing)
      constraining = []
      connecting = []
      describing = []
      for body in constraints + connections + attributes { body() }
    }
    let awakened = made
    made = []
    for object in awakened { NibSource.awaken(object) }
  }

  /// Whether texts are changed, whatever the file has.
  private lazy var isPseudo = GalleyLanguage.current.pseudo != nil

  /// A text in the language of the screen: that of the file's table, which is named like the file.
  func text(_ text: String, key: String) -> String {
    guard compiler.hasTable || isPseudo, let dot = key.firstIndex(of: ".") else { return text }
    return LocalizedText.nibText(
      text, of: String(key[..<dot]), String(key[key.index(after: dot)...]), nib: compiler.table,
      bundle: compiler.bundle)
  }
}
