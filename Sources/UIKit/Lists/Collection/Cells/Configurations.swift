import Foundation

/// The configurations of a view in a list.
@MainActor
internal struct Configurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that shows the background.
  var backgroundView: BackgroundView?
  /// Whether the app has set the background configuration, to a value or to `nil`.
  var isBackgroundSet = false
  /// Whether the configurations must be updated before layout.
  var needsUpdate = true
  /// Whether the configurations are being updated.
  var isUpdating = false
  /// The number of updates so far.
  var updateCount = 0
  /// The tracking of the observable values that the last update has read.
  let tracking = ValueTracking()
}

extension GalleyReport.Topic {
  /// Reports about cells that do more work than they need to.
  public static let cell = GalleyReport.Topic(rawValue: "cell")
}
