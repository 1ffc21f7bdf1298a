import Foundation
import GalleyIGListDiffKit
import GalleyUIKit

/// Fails if the identities of a list's items do not identify them.
///
///     lintIdentities { dataSource.snapshot(of: posts) }                      // diffable data sources
///     lintIdentities { controller.objects(for: adapter) }                    // IGListKit
///     lintIdentities(from: { sections(before) }, to: { sections(after) })    // items in sections
///
/// The closure is called twice with the same state. The failure names
///
/// - identifiers that are made anew at each call, as by `UUID()`;
/// - items that occur twice, with the paths of both;
/// - items that are not equal to themselves at the second call;
/// - items that are equal and have different hash values;
/// - with two states: items that are equal although they show something else, because `==` compares
///   only the identifier;
/// - with two states: rows that are deleted and inserted although their contents are equal.
///
/// - Parameter snapshot: Makes a snapshot of one state. It is called twice.
@MainActor
public func lintIdentities<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ snapshot: () -> NSDiffableDataSourceSnapshot<Section, Item>
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(place, IdentitySections(snapshot()), IdentitySections(snapshot()), nil)
}

/// Fails if the identities of items do not identify them in two successive snapshots; see
/// `lintIdentities(_:)`.
///
/// - Parameters:
///   - before: Makes a snapshot of a state. It is called twice.
///   - after: Makes a snapshot of the state that follows.
///   - share: The largest fraction of the items after that may replace items with equal contents.
@MainActor
public func lintIdentities<Section: Hashable & Sendable, Item: Hashable & Sendable>(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  from before: () -> NSDiffableDataSourceSnapshot<Section, Item>,
  to after: () -> NSDiffableDataSourceSnapshot<Section, Item>
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(
    place, IdentitySections(before()), IdentitySections(before()),
    (IdentitySections(after()), share))
}

/// Fails if the identities of IGListKit's objects do not identify them; see `lintIdentities(_:)`.
///
/// The identity of an object is its `diffIdentifier()`. Objects are compared with
/// `isEqual(toDiffableObject:)`.
///
/// - Parameters:
///   - share: The largest fraction of the objects after that may replace objects with equal
///     contents.
///   - objects: Makes the objects of one state, as `objects(for:)` does. It is called twice.
///   - after: Makes the objects of a state that follows.
@MainActor
public func lintIdentities(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ objects: () -> [any ListDiffable], to after: (() -> [any ListDiffable])? = nil
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let lines = ListLab.identityFaults(of: objects, to: after, replacingAtMost: share)
  fail(place, lines)
}

/// Fails if the identities of items in sections do not identify them; see `lintIdentities(_:)`.
///
/// - Parameters:
///   - share: The largest fraction of the items after that may replace items with equal contents.
///   - sections: Makes the items of each section in one state. It is called twice.
///   - after: Makes those of a state that follows.
@MainActor
public func lintIdentities<Item: Hashable>(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  from sections: () -> [[Item]], to after: (() -> [[Item]])? = nil
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(
    place, IdentitySections(items: sections()), IdentitySections(items: sections()),
    after.map { (IdentitySections(items: $0()), share) })
}

/// Fails if the `id`s of items do not identify them; see `lintIdentities(_:)`. The identity of an
/// item is its `id`, as in declared lists.
///
/// - Parameters:
///   - share: The largest fraction of the items after that may replace items with equal contents.
///   - items: Makes the items of one state. It is called twice.
///   - after: Makes those of a state that follows.
@MainActor
public func lintIdentities<Item: Identifiable>(
  replacingAtMost share: Double = 0,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
  ofIdentifiable items: () -> [Item], to after: (() -> [Item])? = nil
) {
  let place = ProofPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  lint(
    place, IdentitySections(identifiable: items()), IdentitySections(identifiable: items()),
    after.map { (IdentitySections(identifiable: $0()), share) })
}

extension ListLab {
  /// Returns a line for each fault in the identities of objects.
  package static func identityFaults(
    of objects: () -> [any ListDiffable], to after: (() -> [any ListDiffable])? = nil,
    replacingAtMost share: Double = 0
  ) -> [String] {
    faults(
      IdentitySections(objects()), IdentitySections(objects()),
      after.map { (IdentitySections($0()), share) })
  }

  fileprivate static func faults(
    _ first: IdentitySections, _ again: IdentitySections,
    _ after: (sections: IdentitySections, share: Double)?
  ) -> [String] {
    var problems = IdentityProblems(first, again)
    if let after {
      problems.compare(first, with: after.sections, replacingAtMost: after.share)
    }
    return problems.lines
  }
}

@MainActor
private func lint(
  _ place: ProofPlace, _ first: IdentitySections, _ again: IdentitySections,
  _ after: (sections: IdentitySections, share: Double)?
) {
  fail(place, ListLab.faults(first, again, after))
}

@MainActor
private func fail(_ place: ProofPlace, _ lines: [String]) {
  guard !lines.isEmpty else { return }
  place.fail("The identities of items are not right.\n" + lines.joined(separator: "\n"))
}

// MARK: - Values

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
  /// The hash value at the time at which the snapshot was made; `nil` if the list does not use it.
  let hash: Int?

  /// The identifier of the item as an object; `nil` if the item is a value.
  var objectIdentifier: ObjectIdentifier? {
    guard type(of: value) is AnyClass else { return nil }
    return ObjectIdentifier(value as AnyObject)
  }

  /// Whether the identity of the same object was another one when its other snapshot was made. An
  /// object that is its own identity is judged by its hash value.
  func hasOtherIdentity(than other: IdentityItem) -> Bool {
    if let hash, let now = other.hash { return hash != now }
    return identity != other.identity
  }

  /// The identity in words.
  var identityText: String { hash == nil ? "\(identity.base)" : content }
}

/// The items of a list in sections.
internal struct IdentitySections {
  var names: [AnyHashable] = []
  var sections: [[IdentityItem]] = []

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    names = snapshot.sectionIdentifiers.map { AnyHashable($0) }
    sections = snapshot.sectionIdentifiers.map { section in
      snapshot.itemIdentifiers(inSection: section).map { IdentitySections.item($0) }
    }
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

  /// Returns the contents of a value. If `leavesOut` is `true`, properties that are named like
  /// identifiers and all UUIDs are left out.
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

// MARK: - Problems

/// The faults that are found in identities.
internal struct IdentityProblems {
  private(set) var lines: [String] = []

  /// Finds the faults in one state, of which there are two snapshots.
  init(_ first: IdentitySections, _ again: IdentitySections) {
    findDuplicates(in: first)
    findNew(first, again)
    findHashes(first, again)
  }

  private mutating func findDuplicates(in sections: IdentitySections) {
    var places: [AnyHashable: [String]] = [:]
    var order: [AnyHashable] = []
    for (place, item) in sections.placed {
      if places[item.identity] == nil { order.append(item.identity) }
      places[item.identity, default: []].append(place)
    }
    for identity in order {
      guard let found = places[identity], found.count > 1 else { continue }
      lines.append(
        "\(identity.base) is there \(found.count) times: \(found.joined(separator: " and "))")
    }
    var names: [AnyHashable: [Int]] = [:]
    for (index, name) in sections.names.enumerated() { names[name, default: []].append(index) }
    for (name, indices) in names where indices.count > 1 {
      lines.append("Two sections have the identifier \(name.base): \(indices)")
    }
  }

  /// Finds identifiers that are made anew at each call, and items that are not equal to themselves
  /// at the second call.
  private mutating func findNew(_ first: IdentitySections, _ again: IdentitySections) {
    let known = Set(first.placed.map(\.item.identity))
    let new = again.placed.filter { !known.contains($0.item.identity) }
    if let example = new.first {
      let old = first.placed.first { $0.place == example.place }?.item
      lines.append(
        "\(new.count) of \(again.placed.count) identifiers are made anew each time the same state is asked for: "
          + "\(example.place) is first \(old.map { "\($0.identity.base)" } ?? "none"), then "
          + "\(example.item.identity.base). Keep the identifier in the model")
    }
    if first.names != again.names {
      lines.append(
        "Identifiers of sections are made anew each time: first \(first.names.map(\.base)), then "
          + "\(again.names.map(\.base))")
    }
    let items = Dictionary(
      first.placed.map { ($0.item.identity, $0.item) }, uniquingKeysWith: { first, _ in first })
    for (place, item) in again.placed {
      guard let old = items[item.identity], !old.isEqual(item), old.content == item.content else {
        continue
      }
      lines.append("\(place) is not equal to itself when it is asked for again: \(item.content)")
      break
    }
  }

  /// Finds an item that is equal in both snapshots of the state and has different hash values in
  /// them.
  private mutating func findHashes(_ first: IdentitySections, _ again: IdentitySections) {
    // Each position occurs once, so the item that is asked for again is found by its position. The
    // hash values can't be used for that, because they are what is looked at.
    for (section, items) in again.sections.enumerated()
    where first.sections.indices.contains(section) {
      let olds = first.sections[section]
      for (index, (old, item)) in zip(olds, items).enumerated() {
        guard let hash = item.hash, let other = old.hash, other != hash, old.isEqual(item) else {
          continue
        }
        let place = IdentitySections.place(section, index)
        lines.append(
          "\(place) is equal each time it is asked for, and has another hash value: hash(into:) and == look at "
            + "different properties")
        return
      }
    }
  }

  /// Finds objects whose identifier has changed since a snapshot was made. A list can't find such
  /// an object again.
  private mutating func findMutated(_ before: IdentitySections, _ after: IdentitySections) {
    var olds: [ObjectIdentifier: IdentityItem] = [:]
    for item in before.sections.joined() {
      if let id = item.objectIdentifier { olds[id] = item }
    }
    guard !olds.isEmpty else { return }
    for (place, item) in after.placed {
      guard let id = item.objectIdentifier, let old = olds[id], old.hasOtherIdentity(than: item)
      else { continue }
      lines.append(
        "\(place) is the same object as before, and its identifier has changed: it was "
          + "\(old.identityText), and is \(item.identityText). An identifier must not change while the "
          + "object is in a list")
      return
    }
  }

  /// Finds the faults in two successive states.
  mutating func compare(
    _ before: IdentitySections, with after: IdentitySections, replacingAtMost share: Double
  ) {
    findDuplicates(in: after)
    findMutated(before, after)
    let olds = Dictionary(
      before.placed.map { ($0.item.identity, $0.item) }, uniquingKeysWith: { first, _ in first })
    let equal = after.placed.filter { _, item in
      olds[item.identity].map { $0.isEqual(item) && $0.content != item.content } ?? false
    }
    if let (place, item) = equal.first, let old = olds[item.identity] {
      lines.append(
        "\(equal.count) items show something else and are equal all the same, so their cells are not updated: "
          + "\(place) was \(old.content), and is \(item.content). Compare what is shown, too, or reconfigure them"
      )
    }
    findReplaced(before, after, share)
  }

  /// Finds items that are deleted and inserted although their contents are equal.
  private mutating func findReplaced(
    _ before: IdentitySections, _ after: IdentitySections, _ share: Double
  ) {
    let (olds, news) = (
      Set(before.placed.map(\.item.identity)), Set(after.placed.map(\.item.identity))
    )
    var deleted: [String: Int] = [:]
    for (_, item) in before.placed where !news.contains(item.identity) {
      deleted[item.contentWithoutIdentity, default: 0] += 1
    }
    var count = 0
    for (_, item) in after.placed
    where !olds.contains(item.identity) && !item.contentWithoutIdentity.isEmpty {
      guard let left = deleted[item.contentWithoutIdentity], left > 0 else { continue }
      deleted[item.contentWithoutIdentity] = left - 1
      count += 1
    }
    guard Double(count) > share * Double(max(after.placed.count, 1)) else { return }
    lines.append(
      "\(count) \(count == 1 ? "item was" : "items were") deleted and inserted although their contents are equal: "
        + "their identifiers have changed")
  }
}
