import Foundation
import GalleyUIKit

/// A list and its visible elements.
@MainActor
internal struct VisibleList {
  let list: _ListView
  let stage: Stage

  /// An item, and the offset of its origin from the origin of the viewport.
  typealias Place = (path: IndexPath, distance: CGPoint)

  /// The views of the visible elements.
  var elements: [ElementName: UIView] {
    Dictionary(
      list.elementsShown.filter { $0.view.isSeen && !isOutsideViewport(frame(of: $0.view)) }
        .map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// The frames of the visible elements, in the viewport.
  var frames: [ElementName: CGRect] { elements.mapValues { frame(of: $0) } }

  private func frame(of view: UIView) -> CGRect {
    var frame = view.superview?.convert(view.frame, to: list) ?? view.frame
    frame.origin.x -= list.contentOffset.x
    frame.origin.y -= list.contentOffset.y
    return frame
  }

  private func isOutsideViewport(_ frame: CGRect) -> Bool {
    frame.maxX <= 0.01 || frame.maxY <= 0.01 || frame.minX >= list.bounds.width - 0.01
      || frame.minY >= list.bounds.height - 0.01
  }

  /// Whether less than one point of the width or the height of a frame is visible.
  func isSliver(_ frame: CGRect) -> Bool {
    let inside = frame.intersection(CGRect(origin: .zero, size: list.bounds.size))
    return inside.isNull || inside.width < 1 || inside.height < 1
  }

  /// Whether two frames have the same origin, apart from rounding to pixels.
  ///
  /// Sizes are not compared.
  func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
    let tolerance = 0.001 + 1 / max(list.traitCollection.displayScale, 1)
    return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
  }

  /// The visible subviews that show no elements: the header and footer of a table, the background,
  /// the index, and the views that the app has added.
  ///
  /// A refresh control is visible while it refreshes.
  var otherViews: [UIView] {
    list.subviews.filter { view in
      guard !(view is _ListElementView), view.isSeen else { return false }
      if let control = view as? UIRefreshControl { return control.isRefreshing }
      let name = String(reflecting: type(of: view))
      let isOfUIKit = name.hasPrefix("GalleyUIKit.")
      guard !isOfUIKit || name.hasPrefix("GalleyUIKit.UI") || name.hasSuffix(".TableIndexView")
      else { return false }
      return !ViewLook(view).inks.isEmpty
    }
  }

  /// A visible cell, header or footer that no longer shows an element, and that the list should
  /// have removed.
  var ghost: UIView? {
    let shown = Set(list.elementsShown.map { ObjectIdentifier($0.view) })
    return list.subviews.first {
      $0 is _ListElementView && $0.isSeen && !shown.contains(ObjectIdentifier($0))
        && !isOutsideViewport(frame(of: $0))
    }
  }
}
