import Foundation

/// The effect that keeps bars legible over content that scrolls beneath an edge.
///
///     collectionView.topEdgeEffect.style = .hard
///
/// - Differs: nothing is drawn. The appearance of a bar determines whether it is translucent.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The style of an edge effect.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// The style that the system chooses for the bars.
    public static let automatic = Style(name: "automatic")
    /// A gradual transition.
    public static let soft = Style(name: "soft")
    /// A transition with a clear edge.
    public static let hard = Style(name: "hard")
  }

  internal override init() { super.init() }

  /// The style.
  open var style = Style.automatic
  /// Whether the effect is hidden.
  open var isHidden = false
}

extension UIScrollView {
  /// The effect at the top.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects[0] }
  /// The effect on the left.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects[1] }
  /// The effect at the bottom.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects[2] }
  /// The effect on the right.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects[3] }
}

/// An interaction of a view that lies over an edge of a scroll view and takes part in its edge
/// effect.
///
///     let interaction = UIScrollEdgeElementContainerInteraction()
///     interaction.scrollView = collectionView
///     interaction.edge = .bottom
///     buttons.addInteraction(interaction)
///
/// - Differs: the interaction has no effect, because edge effects are not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// The view that has the interaction.
  public private(set) weak var view: UIView?
  /// The scroll view beneath the view of the interaction.
  open weak var scrollView: UIScrollView?
  /// The edge of the scroll view over which the view lies.
  open var edge: UIRectEdge = .top

  /// Creates an interaction for the top edge. Set the scroll view afterwards.
  public override init() { super.init() }

  /// Called before the interaction is added to a view.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view.
  open func didMove(to view: UIView?) { self.view = view }
}
