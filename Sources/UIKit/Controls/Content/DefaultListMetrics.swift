import Foundation
import GalleyLayout

/// The metrics of lists.
internal enum DefaultListMetrics {
  /// Metrics that replace those of a device. Tests compare real cells with measurements of Mac
  /// Catalyst.
  @TaskLocal static var current: ListMetrics?

  /// The metrics for views outside of a list.
  static var outsideOfList: ListMetrics { current ?? .phone }

  /// Returns the metrics of a list of a width, for a generation of UIKit.
  static func metrics(width: CGFloat, generation: UIKitGeneration) -> ListMetrics {
    current ?? .phone(width: Double(width), system: generation.rawValue)
  }
}

/// A view in a list, which knows the metrics of the list.
@MainActor
internal protocol ListMetricsView: UIView {
  /// The metrics of the list that the view is in.
  var listMetrics: ListMetrics { get }
}
