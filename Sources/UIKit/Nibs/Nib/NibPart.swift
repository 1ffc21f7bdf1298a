import Foundation
import GalleyNibs

/// A compiled object of a nib: its class and the steps that set its properties.
///
/// A nib is read and compiled once. Creating its objects runs the steps and does not read the file
/// again.
@MainActor
internal final class NibPart {
  typealias Step = @MainActor (NSObject, NibLoad) -> Void

  let element: NibElement
  let kind: NibKind
  /// The class of the object: the app's or UIKit's.
  let type: AnyClass
  /// The UIKit class whose initializer sets the object's properties.
  let fillingClass: AnyClass
  /// The compiled elements that the initializer of the object needs.
  var children: [NibPart] = []
  private(set) var steps: [Step] = []
  /// The names of the attributes that each step reads, if they are recorded.
  private var names: [Set<String>] = []
  /// Records the names of the attributes that are read; `nil` if they are not recorded.
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

  /// Adds a step that also uses other objects of the same nib.
  func add(_ step: @escaping Step) {
    steps.append(step)
    guard let reading else { return }
    let read = reading.takeNames()
    // Several steps in a row may use values that were read before the first of these steps. So a
    // step without names of its own gets the names of the step before.
    names.append(read.isEmpty ? names.last ?? [] : read)
  }

  /// Returns the steps whose values were read under one of these names.
  func steps(setting some: Set<String>) -> [Step] {
    zip(steps, names).filter { !$0.1.isDisjoint(with: some) }.map(\.0)
  }

  /// Adds a step for objects of a class.
  ///
  /// Objects of another class are left unchanged.
  func set<Object: NSObject>(_ type: Object.Type, _ body: @escaping @MainActor (Object) -> Void) {
    add { object, _ in
      if let object = object as? Object { body(object) }
    }
  }

  /// Adds a step with a value, if the file has one.
  func set<Object: NSObject, Value>(
    _ value: Value?, _ type: Object.Type, _ body: @escaping @MainActor (Object, Value) -> Void
  ) {
    guard let value else {
      // The names that were read so far have no step, so they must not count for the next step.
      _ = reading?.takeNames()
      return
    }
    set(type) { body($0, value) }
  }

  /// Adds a step with a text that is shown, if the file has one.
  ///
  /// The text may be translated.
  func text<Object: NSObject>(
    _ name: String, _ type: Object.Type, as key: String? = nil,
    _ body: @escaping @MainActor (Object, String) -> Void
  ) {
    guard let text = element.string(name) else {
      _ = reading?.takeNames()
      return
    }
    self.text(text, "\(element.id ?? "").\(key ?? name)", type, body)
  }

  /// Adds a step with a text that is shown and may be translated.
  func text<Object: NSObject>(
    _ text: String, _ key: String, _ type: Object.Type,
    _ body: @escaping @MainActor (Object, String) -> Void
  ) {
    add { object, load in
      if let object = object as? Object { body(object, load.text(text, key: key)) }
    }
  }
}

/// A kind of element, with the class of its objects.
@MainActor
internal struct NibKind {
  /// The UIKit class.
  let type: AnyClass
  /// Creates an object of a class: the file's custom class or the UIKit class.
  let make: @MainActor (AnyClass, NibCoder) -> NSObject?
  /// Compiles the attributes and children of an element.
  let read: @MainActor (NibPart, NibCompiler) -> Void
  /// Whether the properties are set after the creation, because the class has no `init(coder:)`
  /// that sets them.
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
