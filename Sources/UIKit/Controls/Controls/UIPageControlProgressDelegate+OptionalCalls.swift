// Written by `script/docs --optional-calls`: edit UIPageControlProgressDelegate, not this file.
import Foundation

extension UIPageControlProgressDelegate {
  /// The optional spelling, `delegate?.pageControlProgress?(…)`.
  @_disfavoredOverload
  public var pageControlProgress: _UIPageControlProgressDelegateCalls.PageControlProgressCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.pageControlProgressVisibilityDidChange?(…)`.
  @_disfavoredOverload
  public var pageControlProgressVisibilityDidChange:
    _UIPageControlProgressDelegateCalls.PageControlProgressVisibilityDidChangeCall?
  { .init(target: self) }
}

/// The optional calls of `UIPageControlProgressDelegate`.
public enum _UIPageControlProgressDelegateCalls {
  /// `delegate?.pageControlProgress?`.
  @preconcurrency @MainActor
  public struct PageControlProgressCall: _OptionalCall {
    internal let target: any UIPageControlProgressDelegate

    /// `pageControlProgress(_:initialProgressForPage:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
      -> Float
    {
      target.pageControlProgress(progress, initialProgressForPage: page)
    }

    /// `pageControlProgress(_:initialProgressForPage:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ progress: UIPageControlProgress, _ page: Int) -> Float {
      target.pageControlProgress(progress, initialProgressForPage: page)
    }

  }

  /// `delegate?.pageControlProgressVisibilityDidChange?`.
  @preconcurrency @MainActor
  public struct PageControlProgressVisibilityDidChangeCall: _OptionalCall {
    internal let target: any UIPageControlProgressDelegate

    /// `pageControlProgressVisibilityDidChange(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ progress: UIPageControlProgress) -> Void? {
      OptionalMember.ownResult(of: target, "pageControlProgressVisibilityDidChange(_:)") {
        target.pageControlProgressVisibilityDidChange(progress)
      }
    }

  }
}

extension _OptionalCall where Self == _UIPageControlProgressDelegateCalls.PageControlProgressCall {
  /// `pageControlProgress(_:initialProgressForPage:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ progress: UIPageControlProgress, initialProgressForPage page: Int)
    -> Float?
  {
    OptionalMember.ownResult(of: self.target, "pageControlProgress(_:initialProgressForPage:)") {
      self.target.pageControlProgress(progress, initialProgressForPage: page)
    }
  }
}
