// Written by `script/docs --optional-calls`: edit UINavigationBarDelegate, not this file.
import Foundation

extension UINavigationBarDelegate {
  /// The optional spelling, `delegate?.navigationBar?(…)`.
  @_disfavoredOverload
  public var navigationBar: _UINavigationBarDelegateCalls.NavigationBarCall? { .init(target: self) }
}

/// The optional calls of `UINavigationBarDelegate`.
public enum _UINavigationBarDelegateCalls {
  /// `delegate?.navigationBar?`.
  @preconcurrency @MainActor
  public struct NavigationBarCall: _OptionalCall {
    internal let target: any UINavigationBarDelegate

    /// `navigationBar(_:shouldPop:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
      -> Bool
    {
      target.navigationBar(navigationBar, shouldPop: item)
    }

    /// `navigationBar(_:shouldPop:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ navigationBar: UINavigationBar, _ item: UINavigationItem) -> Bool {
      target.navigationBar(navigationBar, shouldPop: item)
    }

  }
}

extension _OptionalCall where Self == _UINavigationBarDelegateCalls.NavigationBarCall {
  /// `navigationBar(_:shouldPop:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "navigationBar(_:shouldPop:)") {
      self.target.navigationBar(navigationBar, shouldPop: item)
    }
  }
}
