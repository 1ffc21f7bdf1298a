/// The views with a keyboard guide.
@MainActor
internal enum KeyboardGuides {
  private static var views: [Weak<UIView>] = []

  /// Adds a view whose keyboard guide was created.
  static func add(_ view: UIView) {
    views.removeAll { $0.value == nil }
    views.append(Weak(view))
  }

  /// Called when the frame of a view has changed, or its content has scrolled. Updates the keyboard
  /// guides of the view and of the views inside of it, because the keyboard may now cover another
  /// part of these views.
  static func geometryChanged(of view: UIView) {
    guard !views.isEmpty, let window = view.window, window.windowScene?.keyboard.isShown == true
    else { return }
    for entry in views {
      guard let guided = entry.value, guided.window === window, guided.isDescendant(of: view)
      else { continue }
      guided.constraintsMayHaveChanged()
    }
  }
}
