import Foundation
import GalleyLayout

/// The views in sight, each with the element that it shows.
@MainActor
internal struct VisibleElements {
  /// A view, and how it is shown.
  struct Shown {
    let view: UICollectionReusableView
    /// Where it is.
    var element: Element
    /// How it is, where that says more than the element does; the layout's own.
    var attributes: UICollectionViewLayoutAttributes?
    /// Whether the delegate has been told of it.
    var isDisplayed = false
    /// Whether it has said how large it wants to be.
    var isMeasured = false
  }

  private(set) var all: [Element.ID: Shown] = [:]

  subscript(id: Element.ID) -> Shown? {
    get { all[id] }
    set { all[id] = newValue }
  }

  var isEmpty: Bool { all.isEmpty }

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

  /// Gives elements other names, and hands out those that have none anymore, in order.
  mutating func rename(_ name: (Element.ID) -> Element.ID?) -> [Shown] {
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
    all = renamed
    return gone.sorted { $0.element.id < $1.element.id }
  }

  /// Hands out all, in order.
  mutating func takeAll() -> [Shown] {
    defer { all = [:] }
    return all.values.sorted { $0.element.id < $1.element.id }
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
