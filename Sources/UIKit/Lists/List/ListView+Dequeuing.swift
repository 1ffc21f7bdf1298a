import Foundation
import GalleyLayout

// Dequeuing of views, requests to the data source, and the return of views to the reuse pool.

extension _ListView {
  /// Returns a view for an element: the view that is reconfigured, a view from the reuse pool, or a
  /// new view.
  internal func dequeue(_ key: ReuseKey, _ path: IndexPath) -> _ListElementView {
    let request = requests.indices.last
    if let request, let existing = requests[request].existing, requests[request].path == path {
      guard existing.reuseKey == key else {
        Misuse.trap(
          CollectionMisuse.otherCell,
          "\(key.identifier) was dequeued for item \(path.item) of section \(path.section), which is "
            + "shown by a view of \(existing.reuseKey?.identifier ?? "no identifier"). Reload the item to give "
            + "it another kind of cell")
      }
      requests[request].dequeued.append(existing)
      return existing
    }
    guard let source = registry.source(for: key) else {
      Misuse.trap(
        CollectionMisuse.unregistered(key),
        "call register(_:for…) for it, before \(CollectionMisuse.name(path)) is asked for")
    }
    let view =
      pool.dequeue(key, source).map { preparedForReuse($0) } ?? makeView(source, key, for: request)
    guard let request else {
      unrequestedViews.append((view, path))
      return view
    }
    requests[request].dequeued.append(view)
    // The view gets its frame before the data source configures it.
    if requests[request].path == path {
      requests[request].placed = view
      place(view, as: requests[request].place)
      view.restoreHiddenAfterReuse()
    }
    return view
  }

  /// Prepares a view from the reuse pool, and returns it. A view of a table keeps the transform
  /// that the app has set.
  internal func preparedForReuse(_ view: _ListElementView) -> _ListElementView {
    WorkCounter.count(\.cellsReused)
    UIView.performWithoutAnimation {
      view.alpha = 1
      if !view.isInTable { view.transform = .identity }
      view.showWhenReturned()
      view.prepareToBeReused()
      // A collection view applies the attributes after `prepareForReuse()`.
      if !view.isInTable { view.showForUse() }
    }
    return view
  }

  /// Creates a view, with the frame of the element that was requested.
  internal func makeView(
    _ source: ViewSource, _ key: ReuseKey, for request: Int?
  ) -> _ListElementView {
    WorkCounter.count(\.cellsMade)
    let frame = request.map { CGRect(requests[$0].place.element.frame) } ?? .zero
    var made: _ListElementView?
    UIView.performWithoutAnimation { made = source.make(key, frame: frame) }
    guard let view = made else { preconditionFailure("no view was made") }
    view.reuseKey = key
    view.setReuseIdentifier(key.identifier)
    view.list = self
    // A row that hides itself when it is created stays hidden.
    if !view.isInTable { view.showForUse() }
    subclass.listen(to: view)
    return view
  }

  // MARK: The data source

  /// Returns the view for an element, from the data source or, for a decoration view, from the
  /// layout.
  ///
  /// - Parameter existing: The view that shows the element already and is reconfigured.
  internal func view(
    for place: LaidOutElement, reconfiguring existing: _ListElementView? = nil
  ) -> _ListElementView {
    let id = place.element.id
    let path = dataPath(of: place)
    if case .decoration(let kind) = id.kind { return decoration(kind, place) }
    requests.append(ViewRequest(element: id, path: path, place: place, existing: existing))
    WorkCounter.count(\.cellsConfigured)
    RegistrationToken.requestingLists.append(self)
    let view = subclass.askForView(of: id.kind, at: path)
    RegistrationToken.requestingLists.removeLast()
    subclass.check(view, against: requests.removeLast())
    return view
  }

  /// Enqueues the views that the app dequeued although the list had not requested a view. Since iOS
  /// 18 this method traps.
  ///
  /// - Unverified: at which time UIKit checks this.
  internal func checkUnrequestedViews() {
    guard !unrequestedViews.isEmpty else { return }
    let (view, path) = unrequestedViews[0]
    guard subclass.generation < .iOS18 else {
      Misuse.trap(
        CollectionMisuse.notReturned,
        "\(view) was dequeued for \(CollectionMisuse.name(path)) though nothing was asked for")
    }
    for dequeued in unrequestedViews { enqueueView(dequeued.view) }
    unrequestedViews = []
  }

  /// Enqueues a view. The view stays in its superview and is hidden, which is faster than removing
  /// the view and adding it again.
  internal func enqueueView(_ view: _ListElementView) {
    guard let key = view.reuseKey else {
      // A view without a reuse identifier is not reused.
      view.element = nil
      return view.removeFromSuperview()
    }
    // A hidden view must not stay first responder.
    if holdsFirstResponder(view) { view.endEditing(true) }
    window?.windowScene?.startedFocusSystem?.left(with: view)
    UIView.performWithoutAnimation {
      view.layer.removeAllAnimations()
      view.hideForReuse()
    }
    view.element = nil
    pool.enqueue(view, key)
  }
}
