import Foundation
import GalleyLayout

// The metrics of the lists in a view.

extension _ListView {
  /// The metrics of lists in the view.
  internal var listFigures: ListMetrics {
    ListFigures.figures(width: bounds.width, generation: face.generation)
  }
}

extension _ListElementView: ListFiguresView {
  /// The metrics of the list that contains the view.
  internal var listFigures: ListMetrics { list?.listFigures ?? ListFigures.usual }
}
