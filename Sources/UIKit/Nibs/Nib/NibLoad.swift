import Foundation
import GalleyNibs

/// One instantiation of a nib: the objects that were created, by identifier, and the steps that
/// wait until all objects exist.
@MainActor
internal final class NibLoad {
  let compiler: NibCompiler
  /// The File's Owner.
  let owner: NSObject?
  private(set) var objects: [String: NSObject] = [:]
  /// The objects that are sent `awakeFromNib()`, in the order of the calls of
  /// `fill(_:_:)`.
  private var created: [NSObject] = []
  private var connectionSteps: [@MainActor () -> Void] = []
  private var constraintSteps: [@MainActor () -> Void] = []
  private var attributeSteps: [@MainActor () -> Void] = []
  /// The objects that were replaced, each with the result of its `awakeAfter(using:)`.
  private var replacements: [ObjectIdentifier: (replaced: NSObject, result: NSObject?)] = [:]
  /// The identifiers of the subviews of a view whose attributes or subviews vary with its size
  /// classes, in the order of the file, by the view's identifier.
  var subviewIDs: [String: [String]] = [:]
  /// The constraints that keep the frames of views, by the views' identifiers.
  var keptFrames: [String: NibKeptFrame] = [:]
  /// The constraints that are active as soon as all of their views are in one hierarchy.
  var installedConstraints: [NSLayoutConstraint] = []
  /// The controller whose scene is loaded.
  weak var controller: UIViewController?
  /// The scene that is loaded, if the file is a storyboard.
  var scene: StoryboardScene?

  init(_ compiler: NibCompiler, owner: NSObject?) {
    self.compiler = compiler
    self.owner = owner
  }

  // MARK: Creating objects

  /// Creates an object and the objects in it.
  ///
  /// Returns `nil` if `init(coder:)` or `awakeAfter(using:)` of the object returns `nil`.
  func make(_ part: NibPart) -> NSObject? {
    let coder = NibCoder(part, self)
    guard let object = part.kind.make(part.type, coder) else {
      compiler.report(
        part.element, "\(part.type).init(coder:) returned nil, so that the object is missing")
      return nil
    }
    if part.kind.fillsAfterMaking { fill(object, part) }
    return replacement(of: object, part, coder)
  }

  /// Returns the object that replaces a new object: the result of `awakeAfter(using:)`.
  ///
  /// The result is registered under the identifier of the new object. An object that is not a
  /// responder is not replaced.
  private func replacement(of object: NSObject, _ part: NibPart, _ coder: NibCoder) -> NSObject? {
    guard let responder = object as? UIResponder else { return object }
    let other = responder.awakeAfter(using: coder) as? NSObject
    if other === object { return object }
    created.removeAll { $0 === object }
    if let id = part.element.id { objects[id] = other }
    // The steps that wait refer to the replaced object. While it is retained here, no other object
    // has its identity.
    replacements[ObjectIdentifier(object)] = (object, other)
    return other
  }

  /// Returns the object that gets the outlets, actions and runtime attributes that the file has for
  /// a new object: the new object itself, or the object that replaced the new object. Returns `nil`
  /// if `awakeAfter(using:)` of the new object returned `nil`.
  func connected(_ object: NSObject) -> NSObject? {
    guard let replacement = replacements[ObjectIdentifier(object)] else { return object }
    return replacement.result
  }

  /// Creates an object; returns `nil` if the object is not an instance of the class.
  func make<Object: NSObject>(_ part: NibPart, _ type: Object.Type) -> Object? {
    make(part) as? Object
  }

  /// Registers an object, and sets its properties. The object was created for the part, or belongs
  /// to another object, as the content view of a cell does.
  func fill(_ object: NSObject, _ part: NibPart) {
    if let id = part.element.id { objects[id] = object }
    created.append(object)
    for step in part.steps { step(object, self) }
  }

  /// Registers an object under an identifier of the file.
  func register(_ object: NSObject?, as id: String?) {
    if let id, let object { objects[id] = object }
  }

  /// Releases an object that retains this load. Otherwise the object and the load would retain each
  /// other.
  func removeObject(_ id: String) { objects[id] = nil }

  // MARK: Steps for later

  /// Adds a step that connects outlets and actions.
  func addConnectionStep(_ body: @escaping @MainActor () -> Void) { connectionSteps.append(body) }

  /// Adds a step that creates constraints, or that needs the superviews of views.
  func addConstraintStep(_ body: @escaping @MainActor () -> Void) { constraintSteps.append(body) }

  /// Adds a step that sets runtime attributes, or the attributes that depend on the size classes of
  /// a view.
  func addAttributeStep(_ body: @escaping @MainActor () -> Void) { attributeSteps.append(body) }

  /// Runs the steps that need all objects: constraints, outlets and actions, runtime attributes.
  ///
  /// After that, `awakeFromNib()` of the objects is called.
  ///
  /// - Unverified: whether UIKit sets runtime attributes after outlets.
  func finish() {
    // A step may add further steps.
    while !(constraintSteps.isEmpty && connectionSteps.isEmpty && attributeSteps.isEmpty) {
      let (constraints, connections, attributes) = (
        constraintSteps, connectionSteps, attributeSteps
      )
      constraintSteps = []
      connectionSteps = []
      attributeSteps = []
      for body in constraints + connections + attributes { body() }
    }
    replacements = [:]
    let awakened = created
    created = []
    for object in awakened { NibSource.awaken(object) }
  }

  /// Whether the language of the screen is a pseudolanguage, in which all texts are changed.
  private lazy var isPseudo = GalleyLanguage.current.pseudo != nil

  /// Returns a text in the language of the screen, from the string table that is named like the
  /// file.
  func text(_ text: String, key: String) -> String {
    guard compiler.hasTable || isPseudo, let dot = key.firstIndex(of: ".") else { return text }
    return LocalizedText.nibText(
      text, of: String(key[..<dot]), String(key[key.index(after: dot)...]), nib: compiler.table,
      bundle: compiler.bundle)
  }
}
