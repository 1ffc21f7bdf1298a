import Foundation

/// Changes the pointer and a view while the pointer is over the view.
///
///     view.addInteraction(UIPointerInteraction(delegate: self))
///
/// A test moves the pointer, and gets its style:
///
///     let style = interaction.hover(at: CGPoint(x: 20, y: 20))
///     interaction.endHovering()
///
/// - Differs: effects and shapes are not drawn.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate, which is not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// The object that supplies the style of the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Whether the interaction is enabled.
  open var isEnabled = true { didSet { if !isEnabled { endHovering() } } }

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) { endHovering() }

  /// Called when the interaction was added to a view or removed from it.
  open func didMove(to view: UIView?) { self.view = view }

  /// Asks the delegate again for the region and the style, if the pointer is over the view.
  open func invalidate() { if let place { hover(at: place) } }

  // MARK: Hovering

  /// The location of the pointer; `nil` if the pointer is not over the view.
  private var place: CGPoint?
  /// The region that contains the pointer.
  private var region: UIPointerRegion?

  /// Moves the pointer to a location in the view, and returns its style; `nil` for the system's
  /// style.
  ///
  /// UIKit has no such method. Tests use this method to move the pointer.
  @discardableResult
  public func hover(at place: CGPoint, modifiers: UIKeyModifierFlags = []) -> UIPointerStyle? {
    guard isEnabled, let view, let delegate else { return nil }
    self.place = place
    let usual = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
    let isInside = view.bounds.contains(place)
    let next =
      isInside
      ? delegate.pointerInteraction(self, regionFor: request, defaultRegion: usual) : nil
    let isOther = region?.isSame(as: next) != true
    if let region, isOther {
      delegate.pointerInteraction(self, willExit: region, animator: PointerAnimator())
    }
    if let next, isOther {
      delegate.pointerInteraction(self, willEnter: next, animator: PointerAnimator())
    }
    region = next
    return next.flatMap { delegate.pointerInteraction(self, styleFor: $0) }
  }

  /// Moves the pointer out of the view.
  ///
  /// UIKit has no such method. Tests use this method to end hovering.
  public func endHovering() {
    place = nil
    guard let region else { return }
    self.region = nil
    delegate?.pointerInteraction(self, willExit: region, animator: PointerAnimator())
  }
}

/// Supplies the regions of a view, and the style of the pointer in each region.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: _SelectorResponding {
  /// Returns the region of the view that contains the pointer; `nil` for no region. The default is
  /// the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the style of the pointer in a region; `nil` for the system's style.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// Called before the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// The default: returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { OptionalMember.defaultValue(defaultRegion, of: self) }
  /// The default: returns `nil`, for the system's pointer.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { OptionalMember.defaultValue(nil, of: self) }
  /// The default: does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { OptionalMember.noteDefault(self) }
}

/// Runs animations alongside a change of the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes to animate together with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to call at the end of the animation.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// An animation without a duration: the pointer changes immediately.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// A part of a view in which the pointer has its own style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Creates a region from a rectangle in the view's coordinates.
  ///
  /// - Parameter identifier: A value that is different for each region of the view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// The rectangle of the region.
  public let rect: CGRect
  /// A value that is different for each region of the view.
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region while a button is pressed.
  /// - Differs: it is stored without effect.
  open var latchingAxes: UIAxis = []

  /// Returns whether another region has the same rectangle and the same identifier.
  internal final func isSame(as other: UIPointerRegion?) -> Bool {
    rect == other?.rect && identifier == other?.identifier
  }
}

/// The location of the pointer and the modifier keys for which a region is requested.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  internal init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }

  /// The location of the pointer.
  public let location: CGPoint
  /// The modifier keys that are pressed.
  public let modifiers: UIKeyModifierFlags
}

/// The appearance of a pointer, and its effect on the view.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a style in which the pointer merges with a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = []
    super.init()
  }

  /// Creates a style with a shape.
  ///
  /// - Parameter constrainedAxes: The axes along which the pointer stays in the middle of its
  ///   region.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    constrainedAxes = axes
    super.init()
  }

  /// The effect on the view under the pointer.
  public let effect: UIPointerEffect?
  /// The shape of the pointer.
  public let shape: UIPointerShape?
  /// The axes along which the pointer stays in the middle of its region.
  public let constrainedAxes: UIAxis
  /// The accessories that are shown around the pointer.
  open var accessories: [UIPointerAccessory] = []
  /// Whether the pointer is hidden.
  open private(set) var isHidden = false

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle {
    let style = UIPointerStyle(shape: .roundedRect(.zero))
    style.isHidden = true
    return style
  }

  /// Returns the style of the system's pointer.
  open class func system() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// A small image that is shown beside a pointer, for example an arrow.
public struct UIPointerAccessory: Sendable {
  /// The position of an accessory.
  public struct Position: Sendable {
    /// The distance from the pointer.
    public var offset: CGFloat
    /// The direction: an angle in radians, clockwise from the top.
    public var angle: CGFloat

    /// Creates a position.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// Above.
    public static let top = Position(offset: 0, angle: 0)
    /// At the right.
    public static let right = Position(offset: 0, angle: .pi / 2)
    /// Below.
    public static let bottom = Position(offset: 0, angle: .pi)
    /// At the left.
    public static let left = Position(offset: 0, angle: .pi * 3 / 2)
  }

  /// The position of the accessory.
  public let position: Position

  /// Returns an arrow.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(position: position)
  }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// The shape of a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners.
  case roundedRect(_ rect: CGRect, radius: CGFloat = 8)
  /// A vertical beam of a length.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam of a length.
  case horizontalBeam(length: CGFloat)
}

/// The effect of a pointer on the view under it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The position of the tint that the view gets.
  public enum TintMode: Int, Sendable {
    /// No tint.
    case none
    /// In front of the view.
    case overlay
    /// Behind the view.
    case underlay
  }

  /// The effect that the system chooses.
  case automatic(UITargetedPreview)
  /// The view is highlighted, and the pointer merges with it.
  case highlight(UITargetedPreview)
  /// The view is lifted, and the pointer merges with it.
  case lift(UITargetedPreview)
  /// The view changes, and the pointer keeps its shape.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The preview of the view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}
