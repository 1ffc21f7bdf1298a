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
    let isDequeued = request.dequeued.contains { $0 === view }
    if case .supplementary(let kind) = request.element.kind {
      checkSupplementary(view, of: kind, isDequeued: isDequeued, against: request)
    } else if !isDequeued {
      trapForeignCell(view, for: request)
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

  private func checkSupplementary(
    _ view: _ListElementView, of kind: String, isDequeued: Bool, against request: ViewRequest
  ) {
    // A cell may be used as a header, as in lists, if it was dequeued as a supplementary view.
    guard isDequeued, view.reuseKey?.kind != .item else {
      let problem =
        isDequeued
        ? "it was dequeued as a cell; register and dequeue it as \(kind)"
        : "return what dequeueReusableSupplementaryView gave for this path"
      Misuse.trap(CollectionMisuse.foreignSupplementary(kind, request.path, "\(view)"), problem)
    }
    if generation >= .iOS15, view.reuseKey?.kind != request.element.kind {
      Misuse.trap(
        CollectionMisuse.otherKind(kind, view.reuseKey?.kindName ?? "none"),
        "at \(CollectionMisuse.name(request.path))")
    }
  }

  /// Traps because a cell was not dequeued for the request.
  private func trapForeignCell(_ view: _ListElementView, for request: ViewRequest) -> Never {
    let place = "item \(request.path.item) of section \(request.path.section)"
    guard let existing = request.existing else {
      Misuse.trap(CollectionMisuse.foreignCell, "\(view) for \(place)")
    }
    Misuse.trap(
      CollectionMisuse.otherCell, "\(view) was returned for \(place), which \(existing) shows")
  }
}
