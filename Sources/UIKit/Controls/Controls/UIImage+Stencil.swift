extension UIImage {
  /// Returns the image in a control's color. An image that is always drawn in its own colors is
  /// returned unchanged.
  internal func stencil(in color: UIColor) -> UIImage {
    renderingMode == .alwaysOriginal ? self : withTintColor(color)
  }
}
