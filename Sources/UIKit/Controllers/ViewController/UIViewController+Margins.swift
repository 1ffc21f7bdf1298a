import Foundation

extension UIViewController {
  /// The margins that the system requires for the view.
  ///
  /// The margins above and below are zero, and the margins at the sides are wider in a wide view.
  /// The margins of the view are at least these, unless `viewRespectsSystemMinimumLayoutMargins` is
  /// `false`.
  ///
  ///     controller.systemMinimumLayoutMargins.leading  // 16 in a view that is 375 points wide
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIView.sideMarginOfController(inWidth: viewIfLoaded?.bounds.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
