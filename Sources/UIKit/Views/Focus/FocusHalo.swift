import Foundation

/// The ring that is drawn around the focused view.
@MainActor
internal final class FocusHalo {
  private var ring: CAShapeLayer?
  /// The look of `ring`.
  private var look: Look?

  /// The appearance of a ring, and its position in the hierarchy.
  private struct Look: Equatable {
    var container: ObjectIdentifier
    var reference: ObjectIdentifier?
    var path: CGPath
    var frame: CGRect
    var bounds: CGRect
    var color: CGColor
  }

  /// Draws the ring of a view's halo effect in front of the view, and removes the previous ring.
  ///
  /// With `nil`, or a view without a halo effect, no ring is drawn. If the ring looks as before, it
  /// remains.
  func show(for view: UIView?) {
    guard let view, let effect = view.focusEffect as? UIFocusHaloEffect else { return remove() }
    let container = effect.containerView ?? view
    let reference = effect.referenceView.flatMap { $0.superview === container ? $0 : nil }
    let look = Look(
      container: ObjectIdentifier(container), reference: reference.map { ObjectIdentifier($0) },
      path: FocusHalo.path(of: effect, around: view),
      frame: view.convert(view.bounds, to: container), bounds: view.bounds,
      color: view.tintColor.resolvedColor(with: view.traitCollection).cgColor)
    guard look != self.look || ring?.superlayer == nil else { return }
    remove()
    let ring = FocusHalo.makeRing(look)
    if let reference {
      container.layer.insertSublayer(ring, above: reference.layer)
    } else {
      container.layer.addSublayer(ring)
    }
    (self.ring, self.look) = (ring, look)
  }

  private func remove() {
    ring?.removeFromSuperlayer()
    (ring, look) = (nil, nil)
  }

  private static func makeRing(_ look: Look) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.path = look.path
    ring.frame = look.frame
    ring.bounds = look.bounds
    ring.fillColor = nil
    ring.strokeColor = look.color
    ring.lineWidth = 3
    return ring
  }

  /// Returns the path of a ring, in the coordinates of its view.
  private static func path(of effect: UIFocusHaloEffect, around view: UIView) -> CGPath {
    if let path = effect.path { return path.cgPath }
    let isInside =
      effect.position == .inside || (effect.position == .automatic && view.clipsToBounds)
    let inset: CGFloat = isInside ? 1.5 : -1.5
    return UIBezierPath(
      roundedRect: view.bounds.insetBy(dx: inset, dy: inset),
      cornerRadius: max(view.layer.cornerRadius - inset, 0)
    ).cgPath
  }
}

extension UIView {
  /// Called when the focus effect of the view was set.
  internal func focusEffectChanged() { window?.windowScene?.startedFocusSystem?.updateHalo() }
}
