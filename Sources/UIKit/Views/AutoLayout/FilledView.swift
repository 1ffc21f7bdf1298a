/// A view with a subview that always fills it up to fixed insets, whatever the autoresizing mask of
/// the subview is.
///
/// For example, a cell is filled by its content view.
@MainActor
internal protocol FilledView: UIView {
  /// The subview that fills the view.
  var filledBy: UIView? { get }
}
