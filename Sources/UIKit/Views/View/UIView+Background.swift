import Foundation

// The background color of a view, which its layer shows.

extension UIView {
  /// The background color: the color that was set on the view, or the color that was set on the
  /// layer since then.
  internal var resolvedBackground: UIColor? {
    showsOwnBackground ? storage.background : ownLayer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// Whether the layer still has the color that the view has set on it.
  internal var showsOwnBackground: Bool {
    // An animation may have replaced the color by an equal color: another object, which may use
    // another color space. So the components are compared, too.
    let (shown, painted) = (ownLayer.backgroundColor, storage.paintedBackground)
    return shown === painted || shown?.color == painted?.color
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

  /// Shows the background color for the current traits, unless another color was set on the layer.
  internal func updateBackground() {
    guard let color = storage.background, showsOwnBackground else { return }
    paintBackground(color)
  }
}
