extension UIImage {
  /// The image in a control's color; as it is, where it is to be drawn as the original.
  internal func stencil(in color: UIColor) -> UIImage {
    renderingMode == .alwaysOriginal ? self : withTintColor(color)
  }
}
