import Foundation
import GalleyLayout

/// The figures that lists are drawn by: those of a phone.
internal enum ListFigures {
  /// The figures now. Tests hold real cells against those measured on Mac Catalyst.
  @TaskLocal static var current = ListMetrics.phone
}
