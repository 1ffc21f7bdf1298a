import Foundation

/// The configurations of a view of a list, and what is owed to them.
@MainActor
internal struct Configurations {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  /// The view that shows the background.
  var backgroundView: BackgroundView?
  /// Whether somebody has said what is behind the content, be it nothing.
  var isBackgroundSet = false
  /// Whether they are to be updated before layout.
  var needsUpdate = true
  var isUpdating = false
}

extension GalleyReport.Topic {
  /// Cells that are made to do more than they have to.
  public static let cell = GalleyReport.Topic(rawValue: "cell")
}
