import Foundation

extension UIScrollView {
  /// Where the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll; above and below in any case, for what is in a navigation controller.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Nowhere.
    case never
    /// On all sides.
    case always
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light background, light on a dark one.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// What becomes of the keyboard when a finger moves the content.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
    /// It goes, and what stands on it too.
    case onDragWithAccessory
    /// It follows the finger, and what stands on it too.
    case interactiveWithAccessory
  }

  /// How fast moving content comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// How much of the speed is left after a millisecond.
    public var rawValue: CGFloat

    /// A rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Is told that a scroll view scrolls.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: _SelectorResponding {
  /// The content has moved.
  @_disfavoredOverload
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  @_disfavoredOverload
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lets go. The velocity is in points a millisecond; where the content is going may be
  /// changed.
  @_disfavoredOverload
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has let go.
  @_disfavoredOverload
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move on by itself.
  @_disfavoredOverload
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  @_disfavoredOverload
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation to an offset has ended.
  @_disfavoredOverload
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar goes to the top.
  @_disfavoredOverload
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content is at the top, after a tap on the status bar.
  @_disfavoredOverload
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The room around the content has changed.
  @_disfavoredOverload
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is shown larger or smaller; `nil`, and so from the start, if there is none.
  @_disfavoredOverload
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// It is about to be shown larger or smaller, by two fingers or an animation.
  @_disfavoredOverload
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// It is shown larger or smaller.
  @_disfavoredOverload
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// It has come to rest, after two fingers or an animation.
  @_disfavoredOverload
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }
  /// Leaves the target as it is.
  @_disfavoredOverload
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    DefaultAnswer.note(self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    DefaultAnswer.note(self)
  }
  /// It does.
  @_disfavoredOverload
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultAnswer.note(self)
    return true
  }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    DefaultAnswer.note(self)
  }
  /// None.
  @_disfavoredOverload
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    DefaultAnswer.note(self)
    return nil
  }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    DefaultAnswer.note(self)
  }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { DefaultAnswer.note(self) }
  /// Nothing.
  @_disfavoredOverload
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { DefaultAnswer.note(self) }
}
