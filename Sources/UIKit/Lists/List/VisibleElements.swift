import Foundation
import GalleyLayout

/// The views of the visible elements, by ID.
@MainActor
internal struct VisibleElements {
  /// A view, and the element that it shows.
  struct Shown {
    let view: _ListElementView
    /// The element, with its frame.
    var element: Element
    /// The layout's attributes, if they contain more than the element does.
    var attributes: UICollectionViewLayoutAttributes?
    /// The value of `LayoutPass.generation` when the view was last placed. If the value has changed
    /// since, the view may need another frame.
    var generation: Int?
    /// Whether the delegate was notified that the view is displayed.
    var didCallWillDisplay = false
    /// Whether the view was measured.
    var isMeasured = false

    /// Whether an element comes first in the order of all elements. Closures for `sorted` would
    /// check at each comparison that they run on the main actor.
    static func precedes(_ left: Shown, _ right: Shown) -> Bool {
      left.element.id < right.element.id
    }
  }

  private(set) var all: [Element.ID: Shown] = [:] { didSet { lastShown = nil } }

  /// Views that are not visible, but are kept for their elements, because they contain the first
  /// responder.
  private(set) var kept: [Element.ID: Shown] = [:]

  /// The visible elements in an order that is the same in every run: cells first, by path.
  var inOrder: [Shown] { all.values.sorted(by: Shown.precedes) }

  /// The IDs of all elements that have views, visible or kept.
  var names: [Element.ID] { Array(all.keys) + Array(kept.keys) }

  /// Keeps a view that is no longer visible.
  mutating func keep(_ shown: Shown) {
    kept[shown.element.id] = shown
    kept[shown.element.id]?.didCallWillDisplay = false
    lastShown = nil
  }

  /// Removes a kept view, which is visible again or no longer shows its element.
  mutating func dropKept(_ id: Element.ID) { kept[id] = nil }

  /// Marks a kept view to be measured again.
  mutating func forgetSize(ofKept id: Element.ID) { kept[id]?.isMeasured = false }

  /// The visible elements, as the layout returned them; `nil` if something has changed since.
  private(set) var lastShown: [Element]?

  /// Records that these elements are shown, and no others.
  mutating func noteShown(_ visible: [LaidOutElement]) { lastShown = visible.map(\.element) }

  subscript(id: Element.ID) -> Shown? {
    get { all[id] }
    set { all[id] = newValue }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Whether a view shows an element, visible or kept.
  func shows(_ view: _ListElementView) -> Bool {
    guard let id = view.element else { return false }
    return all[id]?.view === view || kept[id]?.view === view
  }

  /// Returns the elements that are no longer visible, and the elements that have become visible, if
  /// `visible` are the elements that are visible now.
  func change(to visible: [LaidOutElement]) -> (leaving: [Element.ID], entering: [LaidOutElement]) {
    var entering: [LaidOutElement] = []
    var staying = 0
    for place in visible {
      if all[place.element.id] == nil { entering.append(place) } else { staying += 1 }
    }
    // If every element that has a view is among the visible elements, no element has left.
    guard staying < all.count else { return ([], entering) }
    let kept = Set(visible.map(\.element.id))
    return (all.keys.filter { !kept.contains($0) }.sorted(), entering)
  }

  /// Changes the IDs of elements. Returns the visible and the kept elements for which `name`
  /// returns `nil`, in order.
  mutating func rename(
    _ name: (Element.ID) -> Element.ID?
  ) -> (removed: [Shown], removedKept: [Shown]) {
    let (visible, removed) = VisibleElements.renamed(all, name)
    let (others, removedKept) = VisibleElements.renamed(kept, name)
    all = visible
    kept = others
    return (removed, removedKept)
  }

  private static func renamed(
    _ all: [Element.ID: Shown], _ name: (Element.ID) -> Element.ID?
  ) -> ([Element.ID: Shown], removed: [Shown]) {
    var renamed: [Element.ID: Shown] = [:]
    var removed: [Shown] = []
    for (id, shown) in all {
      guard let new = name(id) else {
        removed.append(shown)
        continue
      }
      var shown = shown
      shown.element.id = new
      shown.view.element = new
      renamed[new] = shown
    }
    return (renamed, removed.sorted(by: Shown.precedes))
  }

  /// Removes and returns all views in order, including kept ones.
  mutating func removeAll() -> [Shown] {
    defer { (all, kept) = ([:], [:]) }
    return (Array(all.values) + Array(kept.values)).sorted(by: Shown.precedes)
  }
}

extension Element.ID: Comparable {
  /// Orders cells first, then supplementary views, then decorations; each of these by path.
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
