import Foundation
import GalleyLayout

/// The metrics of lists.
internal enum DefaultListMetrics {
  /// The metrics that all lists use in place of the iPhone's metrics; `nil` by default. Tests set
  /// these metrics to compare cells with cells that were measured on Mac Catalyst.
  @TaskLocal static var current: ListMetrics?

  /// The metrics of list content that is not in a list.
  static var outsideOfList: ListMetrics { current ?? .phone }

  /// Returns the metrics of a list with the given width, as in the given generation of UIKit.
  static func metrics(width: CGFloat, generation: UIKitGeneration) -> ListMetrics {
    current ?? .phone(width: Double(width), system: generation.rawValue)
  }
}

/// A view in a list that provides the metrics of the list to its subviews.
@MainActor
internal protocol ListMetricsView: UIView {
  /// The metrics of the list that contains the view.
  var listMetrics: ListMetrics { get }
}
