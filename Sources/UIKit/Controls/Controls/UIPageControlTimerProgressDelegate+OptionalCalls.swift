// Written by `script/docs --optional-calls`: edit UIPageControlTimerProgressDelegate, not this file.
import Foundation

extension UIPageControlTimerProgressDelegate {
  /// The optional spelling, `delegate?.pageControlTimerProgress?(…)`.
  @_disfavoredOverload
  public var pageControlTimerProgress:
    _UIPageControlTimerProgressDelegateCalls.PageControlTimerProgressCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.pageControlTimerProgressDidChange?(…)`.
  @_disfavoredOverload
  public var pageControlTimerProgressDidChange:
    _UIPageControlTimerProgressDelegateCalls.PageControlTimerProgressDidChangeCall?
  { .init(target: self) }
}

/// The optional calls of `UIPageControlTimerProgressDelegate`.
public enum _UIPageControlTimerProgressDelegateCalls {
  /// `delegate?.pageControlTimerProgress?`.
  @preconcurrency @MainActor
  public struct PageControlTimerProgressCall: _OptionalCall {
    internal let target: any UIPageControlTimerProgressDelegate

    /// `pageControlTimerProgress(_:shouldAdvanceToPage:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
    ) -> Bool {
      target.pageControlTimerProgress(progress, shouldAdvanceToPage: page)
    }

    /// `pageControlTimerProgress(_:shouldAdvanceToPage:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ progress: UIPageControlTimerProgress, _ page: Int) -> Bool {
      target.pageControlTimerProgress(progress, shouldAdvanceToPage: page)
    }

  }

  /// `delegate?.pageControlTimerProgressDidChange?`.
  @preconcurrency @MainActor
  public struct PageControlTimerProgressDidChangeCall: _OptionalCall {
    internal let target: any UIPageControlTimerProgressDelegate

    /// `pageControlTimerProgressDidChange(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ progress: UIPageControlTimerProgress) -> Void? {
      OptionalMember.ownResult(of: target, "pageControlTimerProgressDidChange(_:)") {
        target.pageControlTimerProgressDidChange(progress)
      }
    }

  }
}

extension _OptionalCall
where Self == _UIPageControlTimerProgressDelegateCalls.PageControlTimerProgressCall {
  /// `pageControlTimerProgress(_:shouldAdvanceToPage:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "pageControlTimerProgress(_:shouldAdvanceToPage:)") {
      self.target.pageControlTimerProgress(progress, shouldAdvanceToPage: page)
    }
  }
}
