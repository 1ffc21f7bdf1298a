import Foundation

/// A group of elements, within which the arrow keys move the focus.
internal enum FocusGroup: Hashable {
  /// The views with an identifier.
  case named(String)
  /// The elements of a list, or a text field.
  case view(ObjectIdentifier)
  /// All others of a window.
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
  /// The list that the view is an element of, which knows more elements than those that are visible.
  internal var focusGroupView: UIView? {
    var view: UIView? = self
    while let at = view, !at.isFocusGroup { view = at.superview }
    return view
  }
}
