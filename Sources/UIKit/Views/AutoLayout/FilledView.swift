/// A view with a subview that is always as large as the view, whatever the subview's mask is, except
/// for fixed insets. A cell is such a view, and its content view is the subview.
@MainActor
internal protocol FilledView: UIView {
  /// The subview that is as large as the view.
  var filledBy: UIView? { get }
}
