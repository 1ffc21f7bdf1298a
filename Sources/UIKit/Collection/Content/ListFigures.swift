import Foundation
import GalleyLayout

/// The metrics of lists.
internal enum ListFigures {
  /// Metrics that replace those of a device. Tests compare real cells with measurements of Mac
  /// Catalyst.
  @TaskLocal static var current: ListMetrics?

  /// The metrics for views outside of a list.
  static var usual: ListMetrics { current ?? .phone }

  /// Returns the metrics of a list of a width, for a generation of UIKit.
  static func figures(width: CGFloat, generation: UIKitGeneration) -> ListMetrics {
    current ?? .phone(width: Double(width), system: generation.rawValue)
  }
}

extension _ListView {
  /// The metrics of lists in the view.
  internal var listFigures: ListMetrics {
    ListFigures.figures(width: bounds.width, generation: face.generation)
  }
}

extension _ListElementView {
  /// The metrics of the list that contains the view.
  internal var listFigures: ListMetrics { list?.listFigures ?? ListFigures.usual }
}
