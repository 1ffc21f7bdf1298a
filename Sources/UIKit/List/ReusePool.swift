import Foundation
import GalleyLayout

/// What views are kept in the pool by: each kind of element and each identifier has views of its own.
internal struct ReuseKey: Hashable {
  var kind: Element.Kind
  var identifier: String

  init(_ kind: Element.Kind, _ identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  /// As UIKit names the kind.
  var kindName: String {
    switch kind {
    case .item: "UICollectionElementKindCell"
    case .supplementary(let name), .decoration(let name): name
    }
  }
}

/// Views that show nothing now, each waiting to show something of its kind.
@MainActor
internal struct ReusePool {
  private var views: [ReuseKey: [_ListElementView]] = [:]

  /// A view that waits, the one that came last. Those of another class or nib are let go: the key was
  /// registered for that before, or by another layout.
  mutating func dequeue(_ key: ReuseKey, _ source: ViewSource) -> _ListElementView? {
    while let view = views[key]?.popLast() {
      if source.hasMade(view) { return view }
      view.removeFromSuperview()
    }
    return nil
  }

  /// A view that waits, whatever it was made of.
  mutating func dequeue(_ key: ReuseKey) -> _ListElementView? { views[key]?.popLast() }

  /// Takes a view out, if it waits here: the app has returned it without dequeuing it.
  mutating func remove(_ view: _ListElementView) {
    guard let key = view.reuseKey else { return }
    views[key]?.removeAll { $0 === view }
  }

  mutating func enqueue(_ view: _ListElementView, _ key: ReuseKey) {
    views[key, default: []].append(view)
  }

  /// All views that wait.
  var all: [_ListElementView] { views.values.flatMap { $0 } }
}

/// What the data source is asked for at the moment.
@MainActor
internal struct ViewRequest {
  /// The element that a view is to be for.
  let element: Element.ID
  /// Where that is, as the data source knows it.
  let path: IndexPath
  /// Where and how it will be shown.
  let place: LaidOutElement
  /// The view that shows it already, and is to show it anew.
  var existing: _ListElementView?
  /// Whether a cell was dequeued for the path itself.
  var hasCell = false
  /// What was dequeued meanwhile.
  var dequeued: [_ListElementView] = []
}
