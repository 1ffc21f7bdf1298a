import Foundation
import GalleyGeometry

/// The margins that a row, header or footer sets on a content view that the app fills itself, so
/// that the layout margins guide of the content view begins where a text would begin. Margins that
/// the app has set are kept.
@MainActor
internal struct GivenMargins {
  private var given: NSDirectionalEdgeInsets?

  /// Sets the margins of the content view.
  mutating func set(_ sides: DirectionalInsets, above: CGFloat, of view: UIView) {
    // Read the margins that were set on the view. The view's `layoutMargins` may also include the
    // safe area.
    let own = view.storage.margins
    guard own == given.map(ViewMargins.byReading) ?? ViewMargins() else { return }
    let margins = NSDirectionalEdgeInsets(
      top: above, leading: CGFloat(sides.leading), bottom: above,
      trailing: CGFloat(sides.trailing))
    given = margins
    if own != .byReading(margins) { view.directionalLayoutMargins = margins }
  }
}
