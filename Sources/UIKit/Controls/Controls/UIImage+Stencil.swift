extension UIImage {
  /// Returns the image in a control's color; unchanged, if it is drawn in its own colors.
  internal func stencil(in color: UIColor) -> UIImage {
    renderingMode == .alwaysOriginal ? self : withTintColor(color)
  }
}
