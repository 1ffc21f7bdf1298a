import Foundation

extension UIScrollView {
  /// The edges at which the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// At the edges of the axes along which the content scrolls. The safe area is also added at the
    /// top and the bottom of short content, unless the content scrolls only horizontally outside of
    /// a navigation controller.
    case automatic
    /// At the edges of the axes along which the content scrolls.
    case scrollableAxes
    /// At no edge.
    case never
    /// At all edges.
    case always
  }

  /// The style of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light background, and light on a dark background.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// The behavior of the keyboard while a finger drags the content.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays visible.
    case none
    /// The keyboard is hidden.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The keyboard and its accessory are hidden.
    case onDragWithAccessory
    /// The keyboard and its accessory follow the finger.
    case interactiveWithAccessory
  }

  /// The rate at which moving content slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that is left after a millisecond.
    public var rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A faster deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// The methods that a scroll view calls on its delegate.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: _SelectorResponding {
  /// Called when the content has moved.
  @_disfavoredOverload
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag the content.
  @_disfavoredOverload
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted. The velocity is in points per millisecond. The delegate may
  /// change the offset at which the content stops.
  @_disfavoredOverload
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger was lifted.
  @_disfavoredOverload
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate.
  @_disfavoredOverload
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has stopped after a deceleration.
  @_disfavoredOverload
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animation to an offset has ended.
  @_disfavoredOverload
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns whether a tap on the status bar scrolls to the top.
  @_disfavoredOverload
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content is at the top after a tap on the status bar.
  @_disfavoredOverload
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called when the adjusted content inset has changed.
  @_disfavoredOverload
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed; `nil` if the content cannot be zoomed. The default is `nil`.
  @_disfavoredOverload
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the view is zoomed, by two fingers or an animation.
  @_disfavoredOverload
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the zoom scale has changed.
  @_disfavoredOverload
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming has ended, by two fingers or an animation.
  @_disfavoredOverload
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does not change the target.
  @_disfavoredOverload
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `true`.
  @_disfavoredOverload
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    OptionalMember.noteDefault(self)
    return true
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    OptionalMember.noteDefault(self)
  }
  /// The default: returns `nil`.
  @_disfavoredOverload
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    OptionalMember.noteDefault(self)
    return nil
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    OptionalMember.noteDefault(self)
  }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMember.noteDefault(self) }
  /// The default: does nothing.
  @_disfavoredOverload
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { OptionalMember.noteDefault(self) }
}
