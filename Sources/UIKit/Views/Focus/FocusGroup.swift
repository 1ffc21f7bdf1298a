import Foundation

/// A group of elements, within which the arrow keys move the focus.
internal enum FocusGroup: Hashable {
  /// The elements with the same `focusGroupIdentifier`.
  case named(String)
  /// The elements of a list, or a text field or text view.
  case view(ObjectIdentifier)
  /// All other elements of a window.
  case others

  /// Creates the group of a view.
  @MainActor
  init(of view: UIView) {
    for environment in view.focusPath {
      if let name = environment.focusGroupIdentifier {
        self = .named(name)
        return
      }
      if let inner = environment as? UIView, inner.isFocusGroup {
        self = .view(ObjectIdentifier(inner))
        return
      }
    }
    self = .others
  }
}

extension UIView {
  /// The nearest view that forms a focus group, among this view and its superviews: a table view, a
  /// collection view, a text field or a text view.
  ///
  /// A table or collection view moves the focus among its elements itself, because it can also move
  /// the focus to elements that are not visible.
  internal var focusGroupView: UIView? {
    var view: UIView? = self
    while let at = view, !at.isFocusGroup { view = at.superview }
    return view
  }
}
