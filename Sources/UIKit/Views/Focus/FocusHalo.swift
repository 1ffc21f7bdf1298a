import Foundation

/// The ring that is drawn around the focused view.
@MainActor
internal final class FocusHalo {
  private var ring: CAShapeLayer?

  /// Draws the ring of a view's halo effect in front of the view, and removes the previous ring.
  ///
  /// With `nil`, or a view without a halo effect, no ring is drawn.
  func show(for view: UIView?) {
    ring?.removeFromSuperlayer()
    ring = nil
    guard let view, let effect = view.focusEffect as? UIFocusHaloEffect else { return }
    let container = effect.containerView ?? view
    let ring = CAShapeLayer()
    let isInside =
      effect.position == .inside || (effect.position == .automatic && view.clipsToBounds)
    let inset: CGFloat = isInside ? 1.5 : -1.5
    if let path = effect.path {
      ring.path = path.cgPath
    } else {
      let corners = max(view.layer.cornerRadius - inset, 0)
      ring.path =
        UIBezierPath(
          roundedRect: view.bounds.insetBy(dx: inset, dy: inset), cornerRadius: corners
        ).cgPath
    }
    ring.frame = view.convert(view.bounds, to: container)
    ring.bounds = view.bounds
    ring.fillColor = nil
    ring.strokeColor = view.tintColor.resolvedColor(with: view.traitCollection).cgColor
    ring.lineWidth = 3
    if let reference = effect.referenceView, reference.superview === container {
      container.layer.insertSublayer(ring, above: reference.layer)
    } else {
      container.layer.addSublayer(ring)
    }
    self.ring = ring
  }
}
