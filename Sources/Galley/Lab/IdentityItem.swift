import Foundation
import GalleyIGListDiffKit
import GalleyUIKit

/// An item with its identity and its contents.
internal struct IdentityItem {
  /// The identity of the item.
  let identity: AnyHashable
  /// The contents of the item as text: all its stored properties.
  let content: String
  /// The contents without properties that look like identifiers.
  let contentWithoutIdentity: String
  /// Whether the list considers another item to have equal contents.
  let isEqual: (IdentityItem) -> Bool
  /// The item itself.
  let value: Any
  /// The hash value when the snapshot was made; `nil` if the list does not use hash values.
  let hash: Int?

  /// The identifier of the item as an object; `nil` if the item is a value.
  var objectIdentifier: ObjectIdentifier? {
    guard type(of: value) is AnyClass else { return nil }
    return ObjectIdentifier(value as AnyObject)
  }

  /// Whether this object has a different identity in another snapshot.
  ///
  /// For an object that is its own identity, the hash values are compared.
  func hasOtherIdentity(than other: IdentityItem) -> Bool {
    if let hash, let now = other.hash { return hash != now }
    return identity != other.identity
  }

  /// A description of the identity.
  var identityText: String { hash == nil ? "\(identity.base)" : content }
}

/// The items of a list in sections.
internal struct IdentitySections {
  /// The identifiers of the sections; empty if sections have no identifiers.
  var names: [AnyHashable] = []
  var sections: [[IdentityItem]] = []
  /// The identities of the items that the snapshot reloads or reconfigures.
  var updated: Set<AnyHashable> = []

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    names = snapshot.sectionIdentifiers.map { AnyHashable($0) }
    sections = snapshot.sectionIdentifiers.map { section in
      snapshot.itemIdentifiers(inSection: section).map { IdentitySections.item($0) }
    }
    let inSections = snapshot.reloadedSectionIdentifiers.flatMap {
      snapshot.itemIdentifiers(inSection: $0)
    }
    let items = snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers
    updated = Set((inSections + items).map { AnyHashable($0) })
  }

  init<Item: Hashable>(items: [[Item]]) {
    sections = items.map { $0.map { IdentitySections.item($0) } }
  }

  init(_ objects: [any ListDiffable]) {
    sections = [
      objects.map { object in
        let content = ContentText(object)
        return IdentityItem(
          identity: ContentText.identity(of: object.diffIdentifier()), content: content.text,
          contentWithoutIdentity: content.textWithoutIdentifiers,
          isEqual: { other in
            guard let its = other.value as? any ListDiffable else { return false }
            return object.isEqual(toDiffableObject: its)
          }, value: object, hash: nil)
      }
    ]
  }

  init<Item: Identifiable>(identifiable items: [Item]) {
    sections = [
      items.map { item in
        let content = ContentText(item)
        let equal: (IdentityItem) -> Bool = { other in
          guard let own = item as? any Equatable else { return content.text == other.content }
          return own.isEqualTo(other.value)
        }
        return IdentityItem(
          identity: AnyHashable(item.id), content: content.text,
          contentWithoutIdentity: content.textWithoutIdentifiers, isEqual: equal, value: item,
          hash: nil)
      }
    ]
  }

  private static func item<Item: Hashable>(_ item: Item) -> IdentityItem {
    let content = ContentText(item)
    return IdentityItem(
      identity: AnyHashable(item), content: content.text,
      contentWithoutIdentity: content.textWithoutIdentifiers,
      isEqual: { ($0.value as? Item) == item }, value: item, hash: item.hashValue)
  }

  /// The items with their positions: section and item.
  var placed: [(place: String, item: IdentityItem)] {
    sections.enumerated().flatMap { section, items in
      items.enumerated().map { (IdentitySections.place(section, $0.offset), $0.element) }
    }
  }

  /// The description of a position.
  static func place(_ section: Int, _ item: Int) -> String { "item \(item) of section \(section)" }
}

extension Equatable {
  fileprivate func isEqualTo(_ other: Any) -> Bool { (other as? Self) == self }
}

/// The contents of a value as text, read by reflection.
internal struct ContentText {
  let text: String
  let textWithoutIdentifiers: String

  init(_ value: Any) {
    text = ContentText.text(of: value, depth: 0, name: nil, leavesOut: false)
    textWithoutIdentifiers = ContentText.text(of: value, depth: 0, name: nil, leavesOut: true)
  }

  /// Returns the contents of a value.
  ///
  /// If `leavesOut` is `true`, properties that are named like identifiers and all UUIDs are left
  /// out.
  private static func text(of value: Any, depth: Int, name: String?, leavesOut: Bool) -> String {
    if leavesOut, isIdentifier(name, value) { return "" }
    if Properties.isClosure(value) { return "a closure" }
    let mirror = Mirror(reflecting: value)
    let isOfFoundation = String(reflecting: mirror.subjectType).hasPrefix("Foundation.")
    if mirror.displayStyle == nil || isOfFoundation { return "\(value)" }
    guard depth < 4 else { return "…" }
    var parts: [String] = []
    var current: Mirror? = mirror
    while let part = current {
      for child in part.children {
        let content = text(
          of: child.value, depth: depth + 1, name: child.label ?? name, leavesOut: leavesOut)
        if !(leavesOut && content.isEmpty) {
          parts.append("\(child.label.map { "\($0): " } ?? "")\(content)")
        }
      }
      current = part.superclassMirror
    }
    // Equal sets and dictionaries may list their contents in different orders.
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
    if parts.isEmpty, mirror.displayStyle == .class { return "\(mirror.subjectType)" }
    if parts.isEmpty { return mirror.displayStyle == .enum ? "\(value)" : "" }
    return "(\(parts.joined(separator: ", ")))"
  }

  private static func isIdentifier(_ name: String?, _ value: Any) -> Bool {
    if value is UUID { return true }
    if let text = value as? String, UUID(uuidString: text) != nil { return true }
    guard let name = name?.lowercased() else { return false }
    return name == "id" || name == "_id" || name == "identifier" || name == "uuid"
  }

  /// The identifier of an IGListKit object as a hashable value.
  static func identity(of object: any NSObjectProtocol) -> AnyHashable {
    (object as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object))
  }
}
