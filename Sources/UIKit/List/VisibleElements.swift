import Foundation
import GalleyLayout

/// The views in sight, each with the element that it shows.
@MainActor
internal struct VisibleElements {
  /// A view, and how it is shown.
  struct Shown {
    let view: _ListElementView
    /// Where it is.
    var element: Element
    /// How it is, where that says more than the element does; the layout's own.
    var attributes: UICollectionViewLayoutAttributes?
    /// Whether the delegate has been told of it.
    var isDisplayed = false
    /// Whether it has said how large it wants to be.
    var isMeasured = false
  }

  private(set) var all: [Element.ID: Shown] = [:] { didSet { lastShown = nil } }

  /// Views that are out of sight and go on showing their elements.
  private(set) var kept: [Element.ID: Shown] = [:]

  /// What all views show, in sight or out of it.
  var names: [Element.ID] { Array(all.keys) + Array(kept.keys) }

  /// A view goes on showing its element out of sight.
  mutating func keep(_ shown: Shown) {
    kept[shown.element.id] = shown
    kept[shown.element.id]?.isDisplayed = false
    lastShown = nil
  }

  /// A view out of sight is in sight again, or shows its element no more.
  mutating func dropKept(_ id: Element.ID) { kept[id] = nil }

  /// A view out of sight has to say anew how large it wants to be.
  mutating func forgetSize(ofKept id: Element.ID) { kept[id]?.isMeasured = false }

  /// All that is shown, as the layout answered it; `nil` if something has changed since.
  private(set) var lastShown: [Element]?

  /// All of these are shown now, and nothing else.
  mutating func noteShown(_ visible: [LaidOutElement]) { lastShown = visible.map(\.element) }

  subscript(id: Element.ID) -> Shown? {
    get { all[id] }
    set { all[id] = newValue }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether a view shows an element, in sight or out of it.
  func shows(_ view: _ListElementView) -> Bool {
    guard let id = view.element else { return false }
    return all[id]?.view === view || kept[id]?.view === view
  }

  /// What goes and what comes, if these are in sight now.
  func change(to visible: [LaidOutElement]) -> (leaving: [Element.ID], entering: [LaidOutElement]) {
    var entering: [LaidOutElement] = []
    var staying = 0
    for place in visible {
      if all[place.element.id] == nil { entering.append(place) } else { staying += 1 }
    }
    // As long as nothing comes and none is missed, nothing has gone.
    guard staying < all.count else { return ([], entering) }
    let kept = Set(visible.map(\.element.id))
    return (all.keys.filter { !kept.contains($0) }.sorted(), entering)
  }

  /// Gives elements other names, and hands out those that have none anymore, in order: those in sight, and
  /// those out of sight.
  mutating func rename(
    _ name: (Element.ID) -> Element.ID?
  ) -> (gone: [Shown], goneOutOfSight: [Shown]) {
    let (inSight, gone) = VisibleElements.renamed(all, name)
    let (outOfSight, goneOutOfSight) = VisibleElements.renamed(kept, name)
    all = inSight
    kept = outOfSight
    return (gone, goneOutOfSight)
  }

  private static func renamed(
    _ all: [Element.ID: Shown], _ name: (Element.ID) -> Element.ID?
  ) -> ([Element.ID: Shown], gone: [Shown]) {
    var renamed: [Element.ID: Shown] = [:]
    var gone: [Shown] = []
    for (id, shown) in all {
      guard let new = name(id) else {
        gone.append(shown)
        continue
      }
      var shown = shown
      shown.element.id = new
      shown.view.element = new
      renamed[new] = shown
    }
    return (renamed, gone.sorted { $0.element.id < $1.element.id })
  }

  /// Returns all views in order, those out of sight too. None is left.
  mutating func removeAll() -> [Shown] {
    defer { (all, kept) = ([:], [:]) }
    return (Array(all.values) + Array(kept.values)).sorted { $0.element.id < $1.element.id }
  }
}

extension Element.ID: Comparable {
  /// Cells first, then what stands around them, then decorations; each in the order of the list.
  public static func < (left: Element.ID, right: Element.ID) -> Bool {
    (left.kind.rank, left.kind.ownName, left.path) < (
      right.kind.rank, right.kind.ownName, right.path
    )
  }
}

extension Element.Kind {
  fileprivate var rank: Int {
    switch self {
    case .item: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }

  fileprivate var ownName: String {
    switch self {
    case .item: ""
    case .supplementary(let name), .decoration(let name): name
    }
  }
}
