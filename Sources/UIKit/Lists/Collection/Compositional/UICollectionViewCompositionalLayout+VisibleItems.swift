import Foundation
import GalleyGeometry
import GalleyLayout

/// The visible items of sections with a handler, and the changes that the handlers have made.
@MainActor
internal struct VisibleItems {
  /// The IDs of the visible items of each section, in the order in which they are passed to its
  /// handler.
  fileprivate var lists: [Int: [Element.ID]] = [:]
  /// The attributes that a handler may have changed, and the item's frame in the layout when the
  /// attributes were passed to the handler. The attributes are used until the handlers are called
  /// again.
  private var changes: [Element.ID: (attributes: UICollectionViewLayoutAttributes, frame: CGRect)] =
    [:]

  /// Returns the attributes that a handler may have changed.
  func changed(_ id: Element.ID) -> UICollectionViewLayoutAttributes? { changes[id]?.attributes }

  /// Removes the changes of the handlers, because frames have changed.
  mutating func forgetChanges() { changes = [:] }

  fileprivate mutating func forgetChanges(of id: Element.ID) { changes[id] = nil }

  /// Returns the attributes that are passed to the handler.
  ///
  /// If the item was passed before, this is the same object, moved by the delta by which the layout
  /// has moved the item since. Scrolling moves only pinned items.
  fileprivate mutating func attributes(
    of id: Element.ID, now: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let frame = now.frame
    guard let (kept, before) = changes[id] else {
      changes[id] = (now, frame)
      return now
    }
    if before != frame {
      kept.center.x += frame.midX - before.midX
      kept.center.y += frame.midY - before.midY
      if before.size != frame.size { kept.size = frame.size }
      changes[id] = (kept, frame)
    }
    return kept
  }
}

extension UICollectionViewCompositionalLayout {
  /// Calls the handlers of the visible sections, the last section first.
  ///
  /// The layout returns the changes of the handlers until the handlers are called again. Call this
  /// method when the layout was prepared, and whenever a scroll view has scrolled.
  ///
  /// The items are passed in this order: cells first, then supplementary and decoration views.
  /// Items that stay visible keep their order. Items that have become visible come last.
  /// - Unverified: the offset that a handler gets along the layout's own axis. Here it is the
  ///   content offset of the collection view.
  internal func callVisibleItemsHandlers() {
    guard let host, let arrangement, hasVisibleItemsHandlers else { return }
    let viewport = host.viewport(host.bounds)
    var bySection: [Int: [Element]] = [:]
    for element in arrangement.elements(in: viewport) where !element.id.path.isGlobal {
      bySection[element.id.path.section, default: []].append(element)
    }
    let environment = environment(of: host)
    for (section, elements) in bySection.sorted(by: { $0.key > $1.key }) {
      guard let handler = self.section(at: section)?.visibleItemsInvalidationHandler else {
        continue
      }
      let items = items(of: section, elements)
      handler(items, scrollOffset(of: section, host), environment)
    }
    // Changes of items that are not visible are dropped.
    for section in visibleItems.lists.keys where bySection[section] == nil {
      for id in visibleItems.lists[section] ?? [] { visibleItems.forgetChanges(of: id) }
      visibleItems.lists[section] = nil
    }
  }

  private func items(
    of section: Int, _ elements: [Element]
  ) -> [UICollectionViewLayoutAttributes] {
    let before = visibleItems.lists[section] ?? []
    let known = Set(before)
    let byID = Dictionary(elements.map { ($0.id, $0) }) { first, _ in first }
    let order =
      before.filter { byID[$0] != nil } + elements.map(\.id).filter { !known.contains($0) }
    for id in before where byID[id] == nil { visibleItems.forgetChanges(of: id) }
    visibleItems.lists[section] = order
    return order.map { id in
      // The layout does not pin cells, so the changed attributes of a cell remain valid. All these
      // items are visible, so `byID` contains them.
      if id.kind == .item, let kept = visibleItems.changed(id) { return kept }
      return visibleItems.attributes(of: id, now: makeAttributes(for: byID[id]!))
    }
  }

  private func scrollOffset(of section: Int, _ host: any LayoutHost) -> CGPoint {
    var offset = host.bounds.origin
    guard let row = arrangement?.orthogonalSection(section) else { return offset }
    let sideways = host.orthogonalOffsets[section] ?? CGFloat(row.initialOffset)
    if configuration.scrollDirection == .vertical {
      offset.x = sideways
    } else {
      offset.y = sideways
    }
    return offset
  }
}
