import Foundation
import GalleyGeometry
import GalleyLayout

/// What is in sight of sections with a handler, and what the handlers have made of it.
@MainActor
internal struct VisibleItems {
  /// In the order in which a handler is told, by section.
  fileprivate var lists: [Int: [Element.ID]] = [:]
  /// As the handlers have left it, until they are called again.
  fileprivate(set) var changed: [Element.ID: UICollectionViewLayoutAttributes] = [:]

  /// Lets go of what handlers have made, because places have changed.
  mutating func forgetChanges() { changed = [:] }
}

extension UICollectionViewCompositionalLayout {
  /// Whether a section has a handler that wants to know what is in sight.
  internal var hasVisibleItemsHandlers: Bool {
    sections.contains { $0?.visibleItemsInvalidationHandler != nil }
  }

  /// Calls the handlers of sections in sight, the last section first. What they change holds until they
  /// are called again, and is part of what the layout answers. To be called when the layout was made and
  /// whenever something was scrolled.
  ///
  /// A handler is told of cells first, then of what stands around them. What stays in sight keeps its
  /// place among them; what comes into sight is told of last.
  /// - Unverified: the offset along the layout's own axis; here it is that of the view.
  internal func callVisibleItemsHandlers() {
    guard let host, let arrangement, hasVisibleItemsHandlers else { return }
    let viewport = host.viewport(host.bounds)
    var inSight: [Int: [Element]] = [:]
    for element in arrangement.elements(in: viewport) where !element.id.path.isGlobal {
      inSight[element.id.path.section, default: []].append(element)
    }
    let environment = environment(of: host)
    for (section, elements) in inSight.sorted(by: { $0.key > $1.key }) {
      guard let handler = self.section(at: section)?.visibleItemsInvalidationHandler else {
        continue
      }
      let items = items(of: section, elements)
      handler(items, scrollOffset(of: section, host), environment)
    }
    // Of what is out of sight nothing is kept.
    for section in visibleItems.lists.keys where inSight[section] == nil {
      for id in visibleItems.lists[section] ?? [] { visibleItems.changed[id] = nil }
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
    for id in before where byID[id] == nil { visibleItems.changed[id] = nil }
    visibleItems.lists[section] = order
    return order.map { id in
      if let kept = visibleItems.changed[id] { return kept }
      // It is in sight, so it is known.
      let attributes = makeAttributes(for: byID[id]!)
      visibleItems.changed[id] = attributes
      return attributes
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
