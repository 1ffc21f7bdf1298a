import Foundation

/// A part of the interface that can contain the focused element.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments to focus first, in order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The identifier of the focus group, within which the arrow keys move the focus.
  var focusGroupIdentifier: String? { get }
  /// The environment that contains this environment.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus now, if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus has moved.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {}

/// The appearance of a focused element.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Creates the system's effect.
  public override init() { super.init() }
}

/// A ring around a focused element, in its tint color.
///
/// - Unverified: the width of the ring, three points.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// Creates a ring around the whole element.
  public override init() {
    path = nil
    super.init()
  }

  /// Creates a ring around a rectangle with rounded corners.
  ///
  /// - Differs: The round corners are quarters of circles with either curve, as those of layers.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// Creates a ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  /// The shape of the ring; `nil` for a ring around the whole element.
  internal final let path: UIBezierPath?

  /// The view that contains the ring.
  open weak var containerView: UIView?
  /// The view that the ring is in front of.
  open weak var referenceView: UIView?
  /// The position of the ring relative to the edge of its shape.
  open var position = Position.automatic

  /// The position of a ring.
  public enum Position: Int, Sendable {
    /// The system chooses the position.
    case automatic
    /// Outside of the edge.
    case outside
    /// Inside of the edge.
    case inside
  }
}
