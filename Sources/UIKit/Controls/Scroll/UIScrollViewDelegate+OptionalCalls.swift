// Written by `script/docs --optional-calls`: edit UIScrollViewDelegate, not this file.
import Foundation

extension UIScrollViewDelegate {
  /// The optional spelling, `delegate?.scrollViewDidScroll?(…)`.
  @_disfavoredOverload
  public var scrollViewDidScroll: _UIScrollViewDelegateCalls.ScrollViewDidScrollCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.scrollViewWillBeginDragging?(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDragging:
    _UIScrollViewDelegateCalls.ScrollViewWillBeginDraggingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewWillEndDragging?(…)`.
  @_disfavoredOverload
  public var scrollViewWillEndDragging: _UIScrollViewDelegateCalls.ScrollViewWillEndDraggingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.scrollViewDidEndDragging?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndDragging: _UIScrollViewDelegateCalls.ScrollViewDidEndDraggingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.scrollViewWillBeginDecelerating?(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginDecelerating:
    _UIScrollViewDelegateCalls.ScrollViewWillBeginDeceleratingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewDidEndDecelerating?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndDecelerating:
    _UIScrollViewDelegateCalls.ScrollViewDidEndDeceleratingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewDidEndScrollingAnimation?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndScrollingAnimation:
    _UIScrollViewDelegateCalls.ScrollViewDidEndScrollingAnimationCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewShouldScrollToTop?(…)`.
  @_disfavoredOverload
  public var scrollViewShouldScrollToTop:
    _UIScrollViewDelegateCalls.ScrollViewShouldScrollToTopCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewDidScrollToTop?(…)`.
  @_disfavoredOverload
  public var scrollViewDidScrollToTop: _UIScrollViewDelegateCalls.ScrollViewDidScrollToTopCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.scrollViewDidChangeAdjustedContentInset?(…)`.
  @_disfavoredOverload
  public var scrollViewDidChangeAdjustedContentInset:
    _UIScrollViewDelegateCalls.ScrollViewDidChangeAdjustedContentInsetCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.viewForZooming?(…)`.
  @_disfavoredOverload
  public var viewForZooming: _UIScrollViewDelegateCalls.ViewForZoomingCall? { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewWillBeginZooming?(…)`.
  @_disfavoredOverload
  public var scrollViewWillBeginZooming: _UIScrollViewDelegateCalls.ScrollViewWillBeginZoomingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.scrollViewDidZoom?(…)`.
  @_disfavoredOverload
  public var scrollViewDidZoom: _UIScrollViewDelegateCalls.ScrollViewDidZoomCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.scrollViewDidEndZooming?(…)`.
  @_disfavoredOverload
  public var scrollViewDidEndZooming: _UIScrollViewDelegateCalls.ScrollViewDidEndZoomingCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIScrollViewDelegate`.
public enum _UIScrollViewDelegateCalls {
  /// `delegate?.scrollViewDidScroll?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidScrollCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidScroll(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidScroll(_:)") {
        target.scrollViewDidScroll(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewWillBeginDragging?`.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDraggingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewWillBeginDragging(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewWillBeginDragging(_:)") {
        target.scrollViewWillBeginDragging(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewWillEndDragging?`.
  @preconcurrency @MainActor
  public struct ScrollViewWillEndDraggingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
      OptionalMember.ownResult(
        of: target, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"
      ) {
        target.scrollViewWillEndDragging(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }

    /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` as a value, which is called without labels.
    public func callAsFunction(
      _ scrollView: UIScrollView, _ velocity: CGPoint,
      _ targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      target.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

  }

  /// `delegate?.scrollViewDidEndDragging?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDraggingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidEndDragging(_:willDecelerate:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void?
    {
      OptionalMember.ownResult(of: target, "scrollViewDidEndDragging(_:willDecelerate:)") {
        target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
      }
    }

    /// `scrollViewDidEndDragging(_:willDecelerate:)` as a value, which is called without labels.
    public func callAsFunction(_ scrollView: UIScrollView, _ decelerate: Bool) {
      target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

  }

  /// `delegate?.scrollViewWillBeginDecelerating?`.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginDeceleratingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewWillBeginDecelerating(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewWillBeginDecelerating(_:)") {
        target.scrollViewWillBeginDecelerating(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewDidEndDecelerating?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndDeceleratingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidEndDecelerating(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidEndDecelerating(_:)") {
        target.scrollViewDidEndDecelerating(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewDidEndScrollingAnimation?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndScrollingAnimationCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidEndScrollingAnimation(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidEndScrollingAnimation(_:)") {
        target.scrollViewDidEndScrollingAnimation(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewShouldScrollToTop?`.
  @preconcurrency @MainActor
  public struct ScrollViewShouldScrollToTopCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewShouldScrollToTop(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool {
      target.scrollViewShouldScrollToTop(scrollView)
    }

  }

  /// `delegate?.scrollViewDidScrollToTop?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidScrollToTopCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidScrollToTop(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidScrollToTop(_:)") {
        target.scrollViewDidScrollToTop(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewDidChangeAdjustedContentInset?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidChangeAdjustedContentInsetCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidChangeAdjustedContentInset(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidChangeAdjustedContentInset(_:)") {
        target.scrollViewDidChangeAdjustedContentInset(scrollView)
      }
    }

  }

  /// `delegate?.viewForZooming?`.
  @preconcurrency @MainActor
  public struct ViewForZoomingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `viewForZooming(in:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
      OptionalMember.ownResult(of: target, "viewForZooming(in:)") {
        target.viewForZooming(in: scrollView)
      } ?? nil
    }

    /// `viewForZooming(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> UIView? {
      self(in: scrollView)
    }

  }

  /// `delegate?.scrollViewWillBeginZooming?`.
  @preconcurrency @MainActor
  public struct ScrollViewWillBeginZoomingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewWillBeginZooming(_:with:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewWillBeginZooming(_:with:)") {
        target.scrollViewWillBeginZooming(scrollView, with: view)
      }
    }

    /// `scrollViewWillBeginZooming(_:with:)` as a value, which is called without labels.
    public func callAsFunction(_ scrollView: UIScrollView, _ view: UIView?) {
      target.scrollViewWillBeginZooming(scrollView, with: view)
    }

  }

  /// `delegate?.scrollViewDidZoom?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidZoomCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidZoom(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidZoom(_:)") {
        target.scrollViewDidZoom(scrollView)
      }
    }

  }

  /// `delegate?.scrollViewDidEndZooming?`.
  @preconcurrency @MainActor
  public struct ScrollViewDidEndZoomingCall: _OptionalCall {
    internal let target: any UIScrollViewDelegate

    /// `scrollViewDidEndZooming(_:with:atScale:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) -> Void? {
      OptionalMember.ownResult(of: target, "scrollViewDidEndZooming(_:with:atScale:)") {
        target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
      }
    }

    /// `scrollViewDidEndZooming(_:with:atScale:)` as a value, which is called without labels.
    public func callAsFunction(_ scrollView: UIScrollView, _ view: UIView?, _ scale: CGFloat) {
      target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }

  }
}

extension _OptionalCall where Self == _UIScrollViewDelegateCalls.ScrollViewShouldScrollToTopCall {
  /// `scrollViewShouldScrollToTop(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
    OptionalMember.ownResult(of: self.target, "scrollViewShouldScrollToTop(_:)") {
      self.target.scrollViewShouldScrollToTop(scrollView)
    }
  }
}
