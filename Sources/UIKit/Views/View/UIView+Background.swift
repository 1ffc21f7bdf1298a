import Foundation

// The background color of a view, which its layer shows.

extension UIView {
  /// The background color: the one that was set, or the one that the layer has got since then.
  internal var resolvedBackground: UIColor? {
    let shown = ownLayer.backgroundColor
    if isPainted(shown) { return storage.background }
    return shown.map { UIColor(cgColor: $0) }
  }

  /// Whether the view has given a color to its layer.
  private func isPainted(_ color: CGColor?) -> Bool {
    // An animation may have set the same color in another color space.
    let painted = storage.paintedBackground
    return color === painted || color?.color == painted?.color
  }

  internal func setBackground(_ color: UIColor?) {
    storage.background = color
    paintBackground(color)
  }

  /// Shows a color behind the content, which may differ from the background color that was set.
  internal func paintBackground(_ color: UIColor?) {
    let color = color?.resolvedColor(with: traitCollection).cgColor
    storage.paintedBackground = color
    ownLayer.backgroundColor = color
  }

  /// Shows the background color for the current traits, unless the layer has got another color.
  internal func updateBackground() {
    guard let color = storage.background, isPainted(ownLayer.backgroundColor) else { return }
    paintBackground(color)
  }
}
