import Foundation
import GalleyLayout

/// The metrics of lists.
internal enum DefaultListMetrics {
  /// The metrics that replace the metrics of the device, if any. Tests set them to compare cells
  /// with cells that were measured on Mac Catalyst.
  @TaskLocal static var current: ListMetrics?

  /// The metrics for views outside of a list.
  static var outsideOfList: ListMetrics { current ?? .phone }

  /// Returns the metrics of a list with a width, for a generation of UIKit.
  static func metrics(width: CGFloat, generation: UIKitGeneration) -> ListMetrics {
    current ?? .phone(width: Double(width), system: generation.rawValue)
  }
}

/// A view in a list that provides the metrics of the list to its subviews.
@MainActor
internal protocol ListMetricsView: UIView {
  /// The metrics of the list that the view is in.
  var listMetrics: ListMetrics { get }
}
