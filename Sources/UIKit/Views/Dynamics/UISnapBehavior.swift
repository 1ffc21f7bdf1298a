import Foundation
import GalleyMotion

/// Pulls an item to a point, where it oscillates a little and stops upright.
///
///     animator.addBehavior(UISnapBehavior(item: card, snapTo: view.center))
///
/// - Unverified: the frequency of the oscillation, here three per second, and how strongly each
///   value of `damping` reduces the oscillation.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Creates a snap of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  private let item: any UIDynamicItem

  /// The point that the center of the item snaps to.
  open var snapPoint: CGPoint { didSet { changed() } }

  /// The damping of the oscillation: 0 for the most oscillation, and 1 for none.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  internal override var ownItems: [any UIDynamicItem] { [item] }

  internal override func addLaws(to dynamics: inout ItemDynamics) {
    guard let body = dynamics.body(of: item) else { return }
    let ratio = 0.25 + 0.75 * min(max(Double(damping), 0), 1)
    dynamics.laws.springs.append(
      SpringJoint(
        .body(body, at: .zero), .anchor(snapPoint.point), frequency: 3, dampingRatio: ratio,
        straightens: true))
  }
}
