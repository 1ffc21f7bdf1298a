import Foundation
import GalleyUIKit

/// Names of views, from which a developer finds the views in the source code: `badge (UILabel)`.
@MainActor
internal enum ViewName {
  /// The name of a view in another view.
  static func of(_ view: UIView, in root: UIView) -> String {
    let type = className(view)
    guard view !== root else { return type }
    if (view.superview as? UICollectionViewCell)?.contentView === view
      || (view.superview as? UITableViewCell)?.contentView === view
    {
      return "contentView"
    }
    if let name = propertyName(of: view, below: root) { return "\(name) (\(type))" }
    if let name = view.accessibilityIdentifier { return "'\(name)' (\(type))" }
    let text = view.galleyText.map { " \(ViewTree.quoted($0))" } ?? ""
    return type + text
  }

  /// The class of an object, without its module. For an object of a class that Apple's UIKit does
  /// not have, the name is that of the nearest superclass that it has.
  static func className(_ object: AnyObject) -> String {
    let type: AnyClass = Swift.type(of: object)
    if let name = classNames[ObjectIdentifier(type)] { return name }
    var name = "\(type)"
    if isOwn(String(reflecting: type)) {
      var mirror = Mirror(reflecting: object).superclassMirror
      while let next = mirror, isOwn(String(reflecting: next.subjectType)) {
        mirror = next.superclassMirror
      }
      if let mirror { name = "\(mirror.subjectType)" }
    }
    classNames[ObjectIdentifier(type)] = name
    return name
  }

  /// The names of classes, by the identity of the class.
  private static var classNames: [ObjectIdentifier: String] = [:]

  /// Whether the class of an object is internal to Galley's UIKit, so that Apple's UIKit has no
  /// such class.
  static func isPartOfUIKit(_ object: AnyObject) -> Bool {
    isOwn(String(reflecting: Swift.type(of: object)))
  }

  /// Whether a class with a name is internal to Galley's UIKit.
  private static func isOwn(_ name: String) -> Bool {
    name.hasPrefix("GalleyUIKit.") && !name.hasPrefix("GalleyUIKit.UI")
  }

  /// The name of the property in which a superview or the controller holds the view.
  private static func propertyName(of view: UIView, below root: UIView) -> String? {
    var ancestor = view.superview
    while let holder = ancestor {
      if let name = properties(of: holder)[ObjectIdentifier(view)] {
        return holder === root ? name : "\(className(holder)).\(name)"
      }
      if let controller = holder.next as? UIViewController,
        let name = propertiesOf(controller)[ObjectIdentifier(view)]
      {
        return name
      }
      if holder === root { return nil }
      ancestor = holder.superview
    }
    return nil
  }

  /// The name of the property of a view that holds an object.
  static func property(holding object: AnyObject, in root: UIView) -> String? {
    propertiesOf(root)[ObjectIdentifier(object)]
  }

  /// The names of a view's properties that hold objects, by the identity of these objects.
  static func properties(of view: UIView) -> [ObjectIdentifier: String] { propertiesOf(view) }

  private static func propertiesOf(_ object: AnyObject) -> [ObjectIdentifier: String] {
    var names: [ObjectIdentifier: String] = [:]
    for (name, value) in Properties.own(of: object) {
      for (part, object) in Properties.objects(in: value) {
        let id = ObjectIdentifier(object)
        if names[id] == nil { names[id] = name + part }
      }
    }
    return names
  }
}

/// Reads the stored properties of objects. Properties that UIKit's classes declare are left out.
internal enum Properties {
  /// The properties with their values. The properties of the object's own class come first.
  static func own(of object: AnyObject) -> [(name: String, value: Any)] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var found: [(String, Any)] = []
    while let current = mirror, !isSystem(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        found.append((plain(label), child.value))
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Returns the name of a property as it is declared.
  ///
  /// Reflection reports lazy properties and property wrappers under the names of their storage.
  private static func plain(_ label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// Whether a class belongs to the system.
  ///
  /// The fields of some classes of the system, such as the fields of `DispatchWorkItem`, can't be
  /// reflected: the program would trap.
  private static func isSystem(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return isOfUIKit(type)
      || [
        "Swift.", "Foundation.", "FoundationEssentials.", "FoundationNetworking.", "Dispatch.",
        "__C.", "GalleyIGListKit.", "GalleyDataSourceKit.",
      ].contains { name.hasPrefix($0) }
  }

  /// Returns the value in an optional, or the value itself if it is not optional; `nil` for an
  /// empty optional.
  static func content(of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.map(\.value)
  }

  /// The objects in a value: the value itself, or the contents of an optional or an array. An
  /// element of an array also has its subscript, such as `[2]`, which follows the property's name.
  static func objects(in value: Any) -> [(part: String, object: AnyObject)] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: return [("", value as AnyObject)]
    case .optional: return mirror.children.first.map { objects(in: $0.value) } ?? []
    case .collection:
      guard mirror.children.count <= 64 else { return [] }
      return mirror.children.enumerated().flatMap { index, child in
        objects(in: child.value).map { ("[\(index)]" + $0.part, $0.object) }
      }
    default: return []
    }
  }
}
