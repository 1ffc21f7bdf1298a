import Foundation
import GalleyLayout

// The metrics (margins, row heights, corner radii) of the sections that are lists.

extension _ListView {
  /// The metrics of the sections that are lists, for the view's width and for the version of UIKit
  /// whose behavior the view has.
  internal var listMetrics: ListMetrics {
    // `subclass` is this view, as a collection view or a table view.
    DefaultListMetrics.metrics(width: bounds.width, generation: subclass.generation)
  }
}

extension _ListElementView: ListMetricsView {
  /// The metrics of the list that contains the view.
  internal var listMetrics: ListMetrics { list?.listMetrics ?? DefaultListMetrics.outsideOfList }
}
