import Foundation
import GalleyIGListDiffKit
import GalleyUIKit

/// The faults in the identifiers of a list's items and sections, and in `==` and `hash(into:)` of
/// its items.
internal struct IdentityProblems {
  /// The descriptions of the faults.
  private(set) var lines: [String] = []

  /// Finds the faults in one state by comparing two snapshots of the state.
  init(_ first: IdentitySections, _ again: IdentitySections) {
    findDuplicates(in: first)
    findNew(first, again)
    findHashes(first, again)
  }

  /// Adds the description of a fault, unless an earlier state has the same fault.
  private mutating func addOnce(_ line: String) {
    if !lines.contains(line) { lines.append(line) }
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
      addOnce(
        "\(identity.base) is there \(found.count) times: \(found.joined(separator: " and "))")
    }
    var names: [AnyHashable: [Int]] = [:]
    for (index, name) in sections.names.enumerated() { names[name, default: []].append(index) }
    // The order of the dictionary differs from run to run, so the faults are added in the order of
    // the sections.
    for (index, name) in sections.names.enumerated() {
      guard let indices = names[name], indices.count > 1, indices[0] == index else { continue }
      addOnce("Two sections have the identifier \(name.base): \(indices)")
    }
  }

  /// Finds identifiers that differ in two snapshots of the same state, and items that are not equal
  /// in these snapshots although they have the same identifier and the same content.
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
    // Each position occurs once, so the counterpart of an item in the second snapshot is found by
    // its position. The counterpart can't be found by the hash values, because this method checks
    // them.
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

  /// Finds objects whose identifier has changed since a snapshot was made.
  ///
  /// A list can't find such an object again.
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
    // The cells of items that the snapshot reloads or reconfigures are updated anyway.
    let equal = after.placed.filter { _, item in
      guard let old = olds[item.identity], !after.updated.contains(item.identity) else {
        return false
      }
      return old.isEqual(item) && old.content != item.content
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
