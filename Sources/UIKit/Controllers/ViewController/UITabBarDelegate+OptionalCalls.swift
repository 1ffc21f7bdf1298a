// Written by `script/docs --optional-calls`: edit UITabBarDelegate, not this file.
import Foundation

extension UITabBarDelegate {
  /// The optional spelling, `delegate?.tabBar?(…)`.
  @_disfavoredOverload
  public var tabBar: _UITabBarDelegateCalls.TabBarCall? { .init(target: self) }
}

/// The optional calls of `UITabBarDelegate`.
public enum _UITabBarDelegateCalls {
  /// `delegate?.tabBar?`.
  @preconcurrency @MainActor
  public struct TabBarCall: _OptionalCall {
    internal let target: any UITabBarDelegate

    /// `tabBar(_:didSelect:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tabBar: UITabBar, didSelect item: UITabBarItem) -> Void? {
      OptionalMember.ownResult(of: target, "tabBar(_:didSelect:)") {
        target.tabBar(tabBar, didSelect: item)
      }
    }

    /// `tabBar(_:willBeginCustomizing:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tabBar(_:willBeginCustomizing:)") {
        target.tabBar(tabBar, willBeginCustomizing: items)
      }
    }

    /// `tabBar(_:didBeginCustomizing:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
      -> Void?
    {
      OptionalMember.ownResult(of: target, "tabBar(_:didBeginCustomizing:)") {
        target.tabBar(tabBar, didBeginCustomizing: items)
      }
    }

    /// `tabBar(_:willEndCustomizing:changed:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBar(_:willEndCustomizing:changed:)") {
        target.tabBar(tabBar, willEndCustomizing: items, changed: changed)
      }
    }

    /// `tabBar(_:didEndCustomizing:changed:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tabBar(_:didEndCustomizing:changed:)") {
        target.tabBar(tabBar, didEndCustomizing: items, changed: changed)
      }
    }

  }
}
