import Foundation
import GalleyLayout

// Decoration views, which the layout adds to the elements of the data: for example the card behind
// a section.

extension _ListView {
  /// Returns the decoration view for an element.
  internal func decoration(_ kind: String, _ place: LaidOutElement) -> _ListElementView {
    let key = ReuseKey(.decoration(kind), kind)
    guard let source = decorationSource(kind) else {
      Misuse.trap(
        CollectionMisuse.unregistered(key),
        "call register(_:forDecorationViewOfKind:) of \(Swift.type(of: shownLayout)), with a subclass of "
          + "UICollectionReusableView")
    }
    let view =
      pool.dequeue(key, source).map { preparedForReuse($0) } ?? makeView(source, key, place)
    self.place(view, as: place)
    return view
  }

  private func decorationSource(_ kind: String) -> ViewSource? {
    if let nib = shownLayout.decorationNibs[kind] {
      return .nib(nib, or: .reusable(UICollectionReusableView.self))
    }
    let type = shownLayout.decorationClasses[kind] as? UICollectionReusableView.Type
    return type.map { .type(.reusable($0)) }
  }

  private func makeView(
    _ source: ViewSource, _ key: ReuseKey, _ place: LaidOutElement
  ) -> _ListElementView {
    requests.append(
      ViewRequest(element: place.element.id, path: IndexPath(place.element.id.path), place: place))
    defer { requests.removeLast() }
    return makeView(source, key, for: requests.count - 1)
  }
}
