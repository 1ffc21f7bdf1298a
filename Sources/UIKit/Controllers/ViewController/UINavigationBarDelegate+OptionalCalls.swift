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

    /// `navigationBar(_:shouldPush:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
      -> Bool
    {
      target.navigationBar(navigationBar, shouldPush: item)
    }

    /// `navigationBar(_:didPush:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "navigationBar(_:didPush:)") {
        target.navigationBar(navigationBar, didPush: item)
      }
    }

    /// `navigationBar(_:shouldPop:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
      -> Bool
    {
      target.navigationBar(navigationBar, shouldPop: item)
    }

    /// `navigationBar(_:didPop:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
      -> Void?
    {
      OptionalMember.ownResult(of: target, "navigationBar(_:didPop:)") {
        target.navigationBar(navigationBar, didPop: item)
      }
    }

  }
}

extension _OptionalCall where Self == _UINavigationBarDelegateCalls.NavigationBarCall {
  /// `navigationBar(_:shouldPush:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "navigationBar(_:shouldPush:)") {
      self.target.navigationBar(navigationBar, shouldPush: item)
    }
  }

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
