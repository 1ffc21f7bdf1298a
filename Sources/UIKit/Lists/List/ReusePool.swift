import Foundation
import GalleyLayout

/// The key of views in a reuse pool: a kind of element and a reuse identifier.
internal struct ReuseKey: Hashable {
  var kind: Element.Kind
  var identifier: String

  init(_ kind: Element.Kind, _ identifier: String) {
    self.kind = kind
    self.identifier = identifier
  }

  /// UIKit's name for the kind.
  var kindName: String {
    switch kind {
    case .item: "UICollectionElementKindCell"
    case .supplementary(let name), .decoration(let name): name
    }
  }
}

/// Views that show no element now, by reuse key.
@MainActor
internal struct ReusePool {
  private var views: [ReuseKey: [_ListElementView]] = [:]

  /// Returns the view that was enqueued last.
  ///
  /// Views of another class or nib are removed. Such views come from an earlier registration of the
  /// key or, for decoration views, from a registration with another layout.
  mutating func dequeue(_ key: ReuseKey, _ source: ViewSource) -> _ListElementView? {
    while let view = views[key]?.popLast() {
      if source.hasMade(view) { return view }
      view.removeFromSuperview()
    }
    return nil
  }

  /// Returns the view that was enqueued last, whatever class or nib it was created from.
  mutating func dequeue(_ key: ReuseKey) -> _ListElementView? { views[key]?.popLast() }

  /// Removes a view from the pool, because the app has returned the view without dequeuing it. Does
  /// nothing if the view is not in the pool.
  mutating func remove(_ view: _ListElementView) {
    guard let key = view.reuseKey else { return }
    views[key]?.removeAll { $0 === view }
  }

  mutating func enqueue(_ view: _ListElementView, _ key: ReuseKey) {
    views[key, default: []].append(view)
  }

  /// All views in the pool.
  var all: [_ListElementView] { views.values.flatMap { $0 } }
}

/// A request for a view to the data source, while it is in progress.
@MainActor
internal struct ViewRequest {
  /// The element that the view is for.
  let element: Element.ID
  /// The data source's path of the element.
  let path: IndexPath
  /// The element with its frame and attributes, as the layout has returned it.
  let place: LaidOutElement
  /// The view that shows the element already and is reconfigured.
  var existing: _ListElementView?
  /// Whether a cell was dequeued for `path`, and not for another path.
  var hasCell = false
  /// The views that were dequeued during the request.
  var dequeued: [_ListElementView] = []
  /// The last view that was dequeued for `path`. This view already has its frame.
  var placed: _ListElementView?
}
