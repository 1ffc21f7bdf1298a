import Foundation
import GalleyLayout

// The metrics of the lists in a view.

extension _ListView {
  /// The metrics of lists in the view.
  internal var listMetrics: ListMetrics {
    DefaultListMetrics.metrics(width: bounds.width, generation: subclass.generation)
  }
}

extension _ListElementView: ListMetricsView {
  /// The metrics of the list that contains the view.
  internal var listMetrics: ListMetrics { list?.listMetrics ?? DefaultListMetrics.usual }
}
