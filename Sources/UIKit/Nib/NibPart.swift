import Foundation
import GalleyNibs

/// An object of a nib, compiled: the class it is made of, and the steps that fill it in.
///
/// A nib is read and compiled once. Making its objects runs the steps and looks at no text of the file.
@MainActor
internal final class NibPart {
  typealias Step = @MainActor (NSObject, NibLoad) -> Void

  let element: NibElement
  let kind: NibKind
  /// The class of the object: its own one, or UIKit's.
  let type: AnyClass
  /// The class of UIKit's whose initializer fills the object in.
  let fillingClass: AnyClass
  private(set) var steps: [Step] = []
  /// The names that each step has its values from, where somebody wants to know.
  private var names: [Set<String>] = []
  private let reading: NibReading?

  init(
    _ element: NibElement, _ kind: NibKind, _ type: AnyClass, _ reading: NibReading? = nil
  ) {
    self.reading = reading
    self.element = element
    self.kind = kind
    self.type = type
    var nearest: AnyClass = type
    while !NibCoder.fillingClasses.contains(ObjectIdentifier(nearest)),
      let above = _getSuperclass(nearest)
    {
      nearest = above
    }
    fillingClass = nearest
  }

  /// Adds a step that also looks at what else is loaded.
  func add(_ step: @escaping Step) {
    steps.append(step)
    guard let reading else { return }
    let read = reading.take()
    // Several steps in a row may set what was read before the first of them.
    names.append(read.isEmpty ? names.last ?? [] : read)
  }

  /// The steps that set something which was read under one of some names.
  func steps(touching some: Set<String>) -> [Step] {
    zip(steps, names).filter { !$0.1.isDisjoint(with: some) }.map(\.0)
  }

  /// Adds a step that sets something of an object of a class. Objects of another class are left alone.
  func set<Object: NSObject>(_ type: Object.Type, _ body: @escaping @MainActor (Object) -> Void) {
    add { object, _ in
      if let object = object as? Object { body(object) }
    }
  }

  /// Adds a step with a value, if the file has it.
  func set<Object: NSObject, Value>(
    _ value: Value?, _ type: Object.Type, _ body: @escaping @MainActor (Object, Value) -> Void
  ) {
    guard let value else {
      // What was read is nothing that the next step sets.
      _ = reading?.take()
      return
    }
    set(type) { body($0, value) }
  }

  /// Adds a step with a text that is shown, if the file has it. A text may be in another language.
  func text<Object: NSObject>(
    _ name: String, _ type: Object.Type, as key: String? = nil,
    _ body: @escaping @MainActor (Object, String) -> Void
  ) {
    guard let text = element.string(name) else {
      _ = reading?.take()
      return
    }
    self.text(text, "\(element.id ?? "").\(key ?? name)", type, body)
  }

  /// Adds a step with a text that is shown.
  func text<Object: NSObject>(
    _ text: String, _ key: String, _ type: Object.Type,
    _ body: @escaping @MainActor (Object, String) -> Void
  ) {
    add { object, load in
      if let object = object as? Object { body(object, load.text(text, key: key)) }
    }
  }
}

/// A kind of element, and what objects of it are.
@MainActor
internal struct NibKind {
  /// The class of UIKit's.
  let type: AnyClass
  /// Makes an object of a class: that of the file or UIKit's.
  let make: @MainActor (AnyClass, NibCoder) -> NSObject?
  /// Compiles the attributes and children of an element.
  let read: @MainActor (NibPart, NibCompiler) -> Void
  /// Whether the object has no `init(coder:)` that fills it in.
  let fillsAfterMaking: Bool

  init<View: UIView>(
    _ type: View.Type, _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) {
    self.type = type
    make = { type, coder in (type as? UIView.Type).flatMap { $0.init(coder: coder) } }
    self.read = read
    fillsAfterMaking = false
  }

  init<Object: NSObject>(
    object type: Object.Type, fillsAfterMaking: Bool = true,
    make: @escaping @MainActor (AnyClass, NibCoder) -> NSObject?,
    _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) {
    self.type = type
    self.make = make
    self.read = read
    self.fillsAfterMaking = fillsAfterMaking
  }
}
