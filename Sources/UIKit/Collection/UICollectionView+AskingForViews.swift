import Foundation
import GalleyLayout

// Views from the pool, and views that are made.

extension UICollectionView {
  internal func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    guard let cell = dequeue(ReuseKey(.item, identifier), path) as? UICollectionViewCell else {
      // The registry holds only cells for items.
      preconditionFailure("a cell of \(identifier) is none")
    }
    return cell
  }

  /// A view of a kind for a path: the one that is to be shown anew, one of the pool, or a new one.
  internal func dequeue(_ key: ReuseKey, _ path: IndexPath) -> UICollectionReusableView {
    let request = requests.indices.last
    if let request, let existing = requests[request].existing, requests[request].path == path {
      guard existing.reuseKey == key else {
        Misuse.trap(
          CollectionMisuse.otherCell,
          "\(key.identifier) was dequeued for item \(path.item) of section \(path.section), which is "
            + "shown by a view of \(existing.reuseIdentifier ?? "no identifier"). Reload the item to give "
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
    let view = pool.dequeue(key, source).map { prepared($0) } ?? made(source, key, for: request)
    guard let request else {
      strays.append((view, path))
      return view
    }
    requests[request].dequeued.append(view)
    // It is where it will be shown before it is filled.
    if requests[request].path == path { place(view, as: requests[request].place) }
    return view
  }

  private func prepared(_ view: UICollectionReusableView) -> UICollectionReusableView {
    UIView.performWithoutAnimation {
      view.alpha = 1
      view.transform = .identity
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
      }
      view.prepareForReuse()
    }
    return view
  }

  private func made(
    _ source: ViewSource, _ key: ReuseKey, for request: Int?
  ) -> UICollectionReusableView {
    let frame = request.map { CGRect(requests[$0].place.element.frame) } ?? .zero
    // The frame that it has first is that of its place; what it does there is not seen.
    var made: UICollectionReusableView?
    UIView.performWithoutAnimation { made = source.make(key, frame: frame) }
    guard let view = made else { preconditionFailure("no view was made") }
    view.reuseIdentifier = key.identifier
    view.reuseKey = key
    view.collectionView = self
    listen(to: view)
    return view
  }

  // MARK: Asking

  /// A view for an element: the data source is asked, or the layout for its own.
  ///
  /// - Parameter existing: A view that shows the element already, and is to show it anew.
  internal func view(
    for place: LaidOutElement, reconfiguring existing: UICollectionReusableView? = nil
  ) -> UICollectionReusableView {
    let id = place.element.id
    let path = dataPath(of: id)
    if case .decoration(let kind) = id.kind { return decoration(kind, place) }
    guard let dataSource else {
      Misuse.trap(
        "UICollectionView has no data source", "it has gone while \(id) is to be shown")
    }
    requests.append(ViewRequest(element: id, path: path, place: place, existing: existing))
    RegistrationToken.openRequests += 1
    let view: UICollectionReusableView
    switch id.kind {
    case .supplementary(let kind):
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    default: view = dataSource.collectionView(self, cellForItemAt: path)
    }
    RegistrationToken.openRequests -= 1
    if !machine.queue.isEmpty { machine.queue.asking = "\(id)" }
    check(view, against: requests.removeLast())
    return view
  }

  private func check(_ view: UICollectionReusableView, against request: ViewRequest) {
    let returned = request.dequeued.contains { $0 === view }
    switch request.element.kind {
    case .supplementary(let kind):
      // A cell may be a header, as rows of lists are, if it was dequeued as one.
      guard returned, view.reuseKey?.kind != .item else {
        let problem =
          returned
          ? "it was dequeued as a cell; register and dequeue it as \(kind)"
          : "return what dequeueReusableSupplementaryView gave for this path"
        Misuse.trap(
          CollectionMisuse.foreignSupplementary(kind, request.path, "\(view)"), problem)
      }
      if generation >= .iOS15, view.reuseKey?.kind != request.element.kind {
        Misuse.trap(
          CollectionMisuse.otherKind(kind, view.reuseKey?.kindName ?? "none"),
          "at \(CollectionMisuse.name(request.path))")
      }
    default:
      guard returned else {
        guard let existing = request.existing else {
          Misuse.trap(
            CollectionMisuse.foreignCell,
            "\(view) for item \(request.path.item) of section \(request.path.section)")
        }
        Misuse.trap(
          CollectionMisuse.otherCell,
          "\(view) was returned for item \(request.path.item) of section \(request.path.section), which "
            + "\(existing) shows")
      }
    }
    for other in request.dequeued where other !== view {
      guard generation < .iOS18 else {
        Misuse.trap(
          CollectionMisuse.notReturned,
          "\(request.element) was given \(view); \(other) was dequeued too")
      }
      putBack(other)
    }
  }

  /// Views that were dequeued though nothing was asked for: UIKit says so when it shows something next.
  ///
  /// - Unverified: when UIKit does so.
  internal func checkStrays() {
    guard !strays.isEmpty else { return }
    let (view, path) = strays[0]
    guard generation < .iOS18 else {
      Misuse.trap(
        CollectionMisuse.notReturned,
        "\(view) was dequeued for \(CollectionMisuse.name(path)) though nothing was asked for")
    }
    for stray in strays { putBack(stray.view) }
    strays = []
  }

  private func decoration(_ kind: String, _ place: LaidOutElement) -> UICollectionReusableView {
    let key = ReuseKey(.decoration(kind), kind)
    guard let source = decorationSource(kind) else {
      Misuse.trap(
        CollectionMisuse.unregistered(key),
        "call register(_:forDecorationViewOfKind:) of \(Swift.type(of: shownLayout)), with a subclass of "
          + "UICollectionReusableView")
    }
    let view = pool.dequeue(key, source).map { prepared($0) } ?? made(source, key, place)
    self.place(view, as: place)
    return view
  }

  private func decorationSource(_ kind: String) -> ViewSource? {
    if let nib = shownLayout.decorationNibs[kind] {
      return .nib(nib, or: UICollectionReusableView.self)
    }
    let type = shownLayout.decorationClasses[kind] as? UICollectionReusableView.Type
    return type.map { .type($0) }
  }

  private func made(
    _ source: ViewSource, _ key: ReuseKey, _ place: LaidOutElement
  ) -> UICollectionReusableView {
    requests.append(
      ViewRequest(element: place.element.id, path: IndexPath(place.element.id.path), place: place))
    defer { requests.removeLast() }
    return made(source, key, for: requests.count - 1)
  }

  /// Puts a view back that shows nothing anymore. It stays where it is, unseen: to be taken out and put
  /// in again would cost more than it is worth.
  internal func putBack(_ view: UICollectionReusableView) {
    guard let key = view.reuseKey else { return }
    // What shows nothing is not typed into.
    if holdsFirstResponder(view) { view.endEditing(true) }
    UIView.performWithoutAnimation {
      view.layer.removeAllAnimations()
      view.isHidden = true
    }
    view.element = nil
    pool.enqueue(view, key)
  }
}
