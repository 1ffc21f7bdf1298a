import Foundation

/// Recognizes touches that begin at an edge of the screen and move inward.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin.
  open var edges: UIRectEdge = []

  /// The largest distance from the edge at which a touch may begin.
  ///
  /// - Unverified: the value, which was not measured on a phone.
  private static var pointsFromEdge: CGFloat { 20 }

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates the recognizer that a nib describes.
  ///
  /// Other archives are not supported: with another coder, this initializer traps.
  public override init?(coder: NSCoder) { super.init(coder: coder) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let window = view?.window,
      !touches.allSatisfy({ isAtEdge($0.place, of: window.bounds) })
    {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ place: CGPoint, of bounds: CGRect) -> Bool {
    let limit = UIScreenEdgePanGestureRecognizer.pointsFromEdge
    return edges.contains(.left) && place.x - bounds.minX < limit
      || edges.contains(.right) && bounds.maxX - place.x < limit
      || edges.contains(.top) && place.y - bounds.minY < limit
      || edges.contains(.bottom) && bounds.maxY - place.y < limit
  }
}
