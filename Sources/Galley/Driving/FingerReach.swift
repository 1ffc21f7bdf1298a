import Foundation
import GalleyUIKit

/// The result of a hit test at the point of a finger: whether the finger reaches a view, and the
/// reason if it does not.
@MainActor
internal struct FingerReach {
  var view: UIView
  var window: UIWindow
  /// The position of the finger in the window.
  var place: CGPoint

  /// The reason why the finger does not reach the view; `nil` if it does.
  var obstacle: String? {
    guard view.window === window else { return "it is in no window" }
    let hit = window.hitTest(place, with: nil)
    if let hit, hit.isDescendant(of: view) { return coveringWindow }
    let line = Array(sequence(first: view) { $0.superview })
    if let hidden = line.first(where: { $0.isHidden }) { return "\(which(hidden)) is hidden" }
    if let clear = line.first(where: { $0.alpha <= 0.01 }) {
      return "\(which(clear)) has an alpha of \(clear.alpha.galleyDescription)"
    }
    guard view.bounds.width > 0, view.bounds.height > 0 else { return "it has no size" }
    if !window.bounds.contains(place) {
      return "\(text(place)) is outside of the window, \(text(window.bounds)). Scroll there first"
    }
    if let hit, isPassive(below: hit) { return coveringWindow }
    if let refusing = line.first(where: { !$0.isUserInteractionEnabled }),
      refusing !== view || isMadeForTouches
    {
      return "\(which(refusing)) takes no touches: isUserInteractionEnabled is false"
    }
    if let moving = line.first(where: { $0.isBlockedByAnimation }) {
      return
        "\(which(moving)) takes no touches while it is animated. Turn the clock on before, or animate with "
        + ".allowUserInteraction"
    }
    if let hit, !view.isDescendant(of: hit), isInFront(hit) {
      return "\(FingerReach.name(hit)) covers it at \(text(place))"
    }
    if let edge = line.reversed().first(where: {
      !$0.point(inside: $0.convert(place, from: nil), with: nil)
    }) {
      return edge === view
        ? "\(text(place)) is outside of it"
        : "\(text(place)) is outside of \(FingerReach.name(edge)), which it is in"
    }
    let receiver = hit.map { FingerReach.name($0) } ?? "no view"
    return "the hitTest(_:with:) of a view gives the touch at \(text(place)) to \(receiver)"
  }

  /// Whether the view is meant to be touched: a control, or a view with gesture recognizers.
  private var isMadeForTouches: Bool { view is UIControl || view.gestureRecognizers != nil }

  /// Whether the view, such as a label, leaves its touches to the view that receives them: a
  /// superview, or a view behind it.
  ///
  /// A control whose user interaction is disabled counts only if it is in a cell, in another
  /// control, or in a view with gesture recognizers.
  private func isPassive(below hit: UIView) -> Bool {
    guard !view.isUserInteractionEnabled else { return false }
    guard isMadeForTouches else { return view.isDescendant(of: hit) || !isInFront(hit) }
    guard view.isDescendant(of: hit) else { return false }
    return sequence(first: hit) { $0.superview }.prefix { !($0 is UIScrollView) }.contains {
      $0 is UIControl || $0 is UICollectionReusableView || $0.gestureRecognizers != nil
    }
  }

  /// The description of a window that is in front of this window and receives the touch.
  private var coveringWindow: String? {
    // Two windows have only the coordinates of the screen in common.
    let space: any UICoordinateSpace = window
    let windows = window.windowScene?.windows ?? []
    let others = windows.drop { $0 !== window }.dropFirst()
    let covering = others.first { other in
      // A window of a higher level is in front of this window. A later window of the same level is
      // in front only if it has been shown.
      (other.hasAppeared || other.windowLevel.rawValue > window.windowLevel.rawValue)
        && !other.isHidden && other.hitTest(other.convert(place, from: space), with: nil) != nil
    }
    return covering.map { "the window \(FingerReach.name($0)) is in front of it" }
  }

  /// Whether another view is drawn in front of the view.
  private func isInFront(_ other: UIView) -> Bool {
    var branch = other
    while let ancestor = branch.superview {
      if view.isDescendant(of: ancestor) {
        let own = ancestor.subviews.firstIndex { view.isDescendant(of: $0) }
        let others = ancestor.subviews.firstIndex { $0 === branch }
        guard let own, let others else { return true }
        let (ownView, otherView) = (ancestor.subviews[own], ancestor.subviews[others])
        return (otherView.layer.zPosition, others) > (ownView.layer.zPosition, own)
      }
      branch = ancestor
    }
    return true
  }

  /// The name of a view in the reason; "it" for the view that the test touches.
  private func which(_ other: UIView) -> String {
    other === view ? "it" : "\(FingerReach.name(other)), which it is in,"
  }

  /// The class of a view, its frame in the window, and its accessibility identifier.
  static func name(_ view: UIView) -> String {
    let name = view.accessibilityIdentifier.map { " '\($0)'" } ?? ""
    let text = view.galleyText.map { " \(ViewTree.quoted($0))" } ?? ""
    let frame = view.window == nil ? view.frame : view.convert(view.bounds, to: nil)
    return "\(type(of: view)) \(frame.galleyDescription)\(name)\(text)"
  }

  private func text(_ rect: CGRect) -> String { rect.galleyDescription }

  private func text(_ point: CGPoint) -> String {
    "(\(point.x.galleyDescription), \(point.y.galleyDescription))"
  }
}
