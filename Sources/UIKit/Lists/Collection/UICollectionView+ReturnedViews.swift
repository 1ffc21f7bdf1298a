import Foundation
import GalleyLayout

// Checks of the views that a data source dequeues and returns, with UIKit's messages.

extension UICollectionView {
  internal func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    guard let cell = dequeue(ReuseKey(.item, identifier), path) as? UICollectionViewCell else {
      // The registry accepts only cell classes for items.
      preconditionFailure("a cell of \(identifier) is none")
    }
    return cell
  }

  internal func dequeueView(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(.supplementary(kind), identifier)
    guard let view = dequeue(key, path) as? UICollectionReusableView else {
      // If another class is registered, dequeuing has trapped before.
      preconditionFailure("a \(kind) of \(identifier) is no reusable view")
    }
    return view
  }

  /// Traps if a view is not one that the data source may return for a request.
  internal func check(_ view: _ListElementView, against request: ViewRequest) {
    let returned = request.dequeued.contains { $0 === view }
    switch request.element.kind {
    case .supplementary(let kind):
      // A cell may be used as a header, as in lists, if it was dequeued as a supplementary view.
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
      enqueueView(other)
    }
    // The data source may have dequeued the view for another path. Then the view has no frame yet.
    if request.existing == nil, request.placed !== view { place(view, as: request.place) }
  }
}
