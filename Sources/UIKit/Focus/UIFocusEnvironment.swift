import Foundation

/// A part of the interface that the focus may be in.
///
/// - Differs: nothing is focused: no part is asked or told.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// What tells this part from others when keys go from part to part.
  var focusGroupIdentifier: String? { get }
  /// The part around.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Asks for the focus to go where it should be.
  func setNeedsFocusUpdate()
  /// Has the focus go where it should be, if that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may go from one part to another.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus has gone from one part to another.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIView: UIFocusEnvironment {
  /// The view around, or the controller whose view this is.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let controller = storage.controller { return controller }
    return superview
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The view around, or the controller around.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let around = viewIfLoaded?.superview { return around }
    return parent
  }
}

/// How something looks that has the focus.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// As the system has it.
  public override init() { super.init() }
}

/// A ring around something that has the focus.
///
/// - Differs: nothing is focused, and no ring is drawn.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// A ring around the whole of it.
  public override init() {
    path = nil
    super.init()
  }

  /// A ring around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular
  ) {
    self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
  }

  /// A ring around a path.
  public init(path: UIBezierPath) {
    self.path = path
    super.init()
  }

  private let path: UIBezierPath?

  /// The view that contains the ring.
  open weak var containerView: UIView?
  /// The view that the ring is in front of.
  open weak var referenceView: UIView?
  /// Where the ring is, in front of the view or behind it.
  open var position = Position.automatic

  /// Where a ring is.
  public enum Position: Int, Sendable {
    /// As the system finds it.
    case automatic
    /// Outside of the edge.
    case outside
    /// Inside of the edge.
    case inside
  }
}
