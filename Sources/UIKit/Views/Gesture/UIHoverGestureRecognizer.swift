import Foundation

/// Recognizes a pointer, or a pencil above the screen, over a view.
///
///     view.addGestureRecognizer(
///       UIHoverGestureRecognizer(target: self, action: CardView.hovered))
///
/// A test moves the pointer:
///
///     recognizer.hover(at: CGPoint(x: 20, y: 20))
///     recognizer.endHovering()
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  /// The distance of a pencil from the screen, from 0 to 1: 0, as for a pointer.
  open var zOffset: CGFloat { 0 }

  /// The angle of a pencil above the screen: a right angle, as for a pointer.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The rotation of a pencil about its axis: 0, as for a pointer.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction of a pencil: 0, as for a pointer.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil as a vector: to the right, as for a pointer.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open override func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let place else { return .zero }
    return own.convert(place, to: view)
  }

  // MARK: Hovering

  /// The location of the pointer in the view; `nil` if the pointer is not over the view.
  private var place: CGPoint?

  /// Moves the pointer to a location in the view.
  ///
  /// A location outside of the view ends hovering.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func hover(at place: CGPoint) {
    guard isEnabled, let view, view.point(inside: place, with: nil) else { return endHovering() }
    self.place = place
    request(hasBegun ? .changed : .began)
    // If the view or the delegate has prevented the beginning, the recognizer is reset.
    if hasBegun { callTargets() } else { returnToPossible() }
  }

  /// Moves the pointer out of the view.
  ///
  /// This method is only for tests: UIKit has no such method.
  public func endHovering() {
    guard hasBegun else { return }
    request(.ended)
    callTargets()
    returnToPossible()
  }

  open override func reset() {
    super.reset()
    place = nil
  }

  /// Returns `false`, because touches do not hover.
  open override func shouldReceive(_ event: UIEvent) -> Bool { false }
}
