// Written by `script/docs --optional-calls`: edit UIPageViewControllerDataSource, not this file.
import Foundation

extension UIPageViewControllerDataSource {
  /// The optional spelling, `delegate?.presentationCount?(…)`.
  @_disfavoredOverload
  public var presentationCount: _UIPageViewControllerDataSourceCalls.PresentationCountCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.presentationIndex?(…)`.
  @_disfavoredOverload
  public var presentationIndex: _UIPageViewControllerDataSourceCalls.PresentationIndexCall? {
    .init(target: self)
  }
}

/// The optional calls of `UIPageViewControllerDataSource`.
public enum _UIPageViewControllerDataSourceCalls {
  /// `delegate?.presentationCount?`.
  @preconcurrency @MainActor
  public struct PresentationCountCall: _OptionalCall {
    internal let target: any UIPageViewControllerDataSource

    /// `presentationCount(for:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      target.presentationCount(for: pageViewController)
    }

    /// `presentationCount(for:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ pageViewController: UIPageViewController) -> Int {
      target.presentationCount(for: pageViewController)
    }

  }

  /// `delegate?.presentationIndex?`.
  @preconcurrency @MainActor
  public struct PresentationIndexCall: _OptionalCall {
    internal let target: any UIPageViewControllerDataSource

    /// `presentationIndex(for:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(for pageViewController: UIPageViewController) -> Int {
      target.presentationIndex(for: pageViewController)
    }

    /// `presentationIndex(for:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ pageViewController: UIPageViewController) -> Int {
      target.presentationIndex(for: pageViewController)
    }

  }
}

extension _OptionalCall where Self == _UIPageViewControllerDataSourceCalls.PresentationCountCall {
  /// `presentationCount(for:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    OptionalMember.ownResult(of: self.target, "presentationCount(for:)") {
      self.target.presentationCount(for: pageViewController)
    }
  }
}

extension _OptionalCall where Self == _UIPageViewControllerDataSourceCalls.PresentationIndexCall {
  /// `presentationIndex(for:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(for pageViewController: UIPageViewController) -> Int? {
    OptionalMember.ownResult(of: self.target, "presentationIndex(for:)") {
      self.target.presentationIndex(for: pageViewController)
    }
  }
}
