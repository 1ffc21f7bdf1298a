import Foundation

/// Says how a pointer looks over a view, and what the view does under it.
///
///     view.addInteraction(UIPointerInteraction(delegate: self))
///
/// No pointer moves by itself. A test moves one, and is told how it looks:
///
///     let style = interaction.hover(at: CGPoint(x: 20, y: 20))
///     interaction.endHovering()
///
/// - Differs: effects and shapes are not drawn.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// An interaction whose delegate says how the pointer looks. It is not kept alive.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Who says how the pointer looks.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view that it was added to.
  open private(set) weak var view: UIView?
  /// Whether pointers are heeded.
  open var isEnabled = true { didSet { if !isEnabled { endHovering() } } }

  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) { endHovering() }

  /// It belongs to a view now, or to none.
  open func didMove(to view: UIView?) { self.view = view }

  /// Has the delegate asked anew, for a pointer that is over the view.
  open func invalidate() { if let place { hover(at: place) } }

  // MARK: Hovering

  /// Where the pointer is; `nil` if it is not over the view.
  private var place: CGPoint?
  private var region: UIPointerRegion?

  /// A pointer is at a place of the view. Answers how it looks; `nil` if as ever.
  ///
  /// UIKit has no such method. Tests hover with it.
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

  /// The pointer leaves the view.
  ///
  /// UIKit has no such method. Tests end hovering with it.
  public func endHovering() {
    place = nil
    guard let region else { return }
    self.region = nil
    delegate?.pointerInteraction(self, willExit: region, animator: PointerAnimator())
  }
}

/// Says how a pointer looks over a view.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: _SelectorResponding {
  /// Returns the part of the view that a pointer is over; `nil` for none. By default all of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns how the pointer looks over a part of the view; `nil` as ever.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  /// The pointer is about to be over a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer is about to leave a part of the view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// Returns the whole view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { DefaultAnswer.value(defaultRegion, of: self) }
  /// Returns `nil`: the pointer looks as ever.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { DefaultAnswer.value(nil, of: self) }
  /// The default: does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { DefaultAnswer.note(self) }
  /// The default: does nothing.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) { DefaultAnswer.note(self) }
}

/// Takes what happens along with a pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Changes something as the pointer changes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something when the pointer has changed.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// The pointer is at once what it becomes.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// A part of a view that a pointer can be over.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// A part of a view, in its coordinates.
  ///
  /// - Parameter identifier: What it is told from others by.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  /// Where the part is.
  public let rect: CGRect
  /// What it is told from others by.
  public let identifier: AnyHashable?
  /// The keys that have the pointer stay in the part.
  /// - Differs: it is kept, and nobody asks.
  open var latchingAxes: UIAxis = []

  /// Whether a part is the same as another one.
  internal final func isSame(as other: UIPointerRegion?) -> Bool {
    rect == other?.rect && identifier == other?.identifier
  }
}

/// Where a pointer is, for which a part of a view is asked.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  internal init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }

  /// Where the pointer is.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags
}

/// How a pointer looks.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// A pointer that becomes part of a view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    constrainedAxes = []
    super.init()
  }

  /// A pointer of a shape.
  ///
  /// - Parameter constrainedAxes: Along which it stays in the middle of its part.
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    effect = nil
    self.shape = shape
    constrainedAxes = axes
    super.init()
  }

  /// What becomes of the view under it.
  public let effect: UIPointerEffect?
  /// Its shape.
  public let shape: UIPointerShape?
  /// Along which it stays in the middle of its part.
  public let constrainedAxes: UIAxis
  /// What is shown around it.
  open var accessories: [UIPointerAccessory] = []
  /// Whether it is not seen.
  open private(set) var isHidden = false

  /// A pointer that is not seen.
  open class func hidden() -> UIPointerStyle {
    let style = UIPointerStyle(shape: .roundedRect(.zero))
    style.isHidden = true
    return style
  }

  /// A pointer as the system has it.
  open class func system() -> UIPointerStyle { UIPointerStyle(shape: .roundedRect(.zero)) }
}

/// What is shown around a pointer.
public struct UIPointerAccessory: Sendable {
  /// Where it is.
  public struct Position: Sendable {
    /// How far it is from the pointer.
    public var offset: CGFloat
    /// In which direction, clockwise from above.
    public var angle: CGFloat

    /// A place.
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

  /// Where it is.
  public let position: Position

  /// An arrow.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(position: position)
  }
}

/// The shape of a pointer.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// What is inside of a path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(_ rect: CGRect, radius: CGFloat = 8)
  /// A beam that is so high.
  case verticalBeam(length: CGFloat)
  /// A beam that is so wide.
  case horizontalBeam(length: CGFloat)
}

/// What becomes of a view under a pointer.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// How the view changes its colors.
  public enum TintMode: Int, Sendable {
    /// Not at all.
    case none
    /// Over it.
    case overlay
    /// Behind it.
    case underlay
  }

  /// As the system finds it.
  case automatic(UITargetedPreview)
  /// It is lit, and the pointer becomes part of it.
  case highlight(UITargetedPreview)
  /// It is lifted, and the pointer becomes part of it.
  case lift(UITargetedPreview)
  /// It changes under the pointer.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view that changes.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}
