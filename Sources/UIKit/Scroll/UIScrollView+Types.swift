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
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger lets go. The velocity is in points a millisecond; where the content is going may be
  /// changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to move on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation to an offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar goes to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content is at the top, after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The room around the content has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is shown larger or smaller; `nil`, and so from the start, if there is none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// It is about to be shown larger or smaller, by two fingers or an animation.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// It is shown larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// It has come to rest, after two fingers or an animation.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { DefaultAnswer.note() }
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    DefaultAnswer.note()
  }
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    DefaultAnswer.note()
    return true
  }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    DefaultAnswer.note()
  }
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    DefaultAnswer.note()
    return nil
  }
  /// Nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    DefaultAnswer.note()
  }
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) { DefaultAnswer.note() }
  /// Nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { DefaultAnswer.note() }
}
