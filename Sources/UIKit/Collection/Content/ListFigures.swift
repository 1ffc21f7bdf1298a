import Foundation
import GalleyLayout

/// The figures that lists are drawn by.
internal enum ListFigures {
  /// The figures of everything, instead of those of a device. Tests hold real cells against those
  /// measured on Mac Catalyst.
  @TaskLocal static var current: ListMetrics?

  /// The figures where no list is known.
  static var usual: ListMetrics { current ?? .phone }

  /// The figures of a list as wide as a container, as the system of a generation has them.
  static func figures(width: CGFloat, generation: UIKitGeneration) -> ListMetrics {
    current ?? .phone(width: Double(width), system: generation.rawValue)
  }
}

extension _ListView {
  /// The figures of the lists in the view.
  internal var listFigures: ListMetrics {
    ListFigures.figures(width: bounds.width, generation: face.generation)
  }
}

extension _ListElementView {
  /// The figures of the list that the view is in.
  internal var listFigures: ListMetrics { list?.listFigures ?? ListFigures.usual }
}
