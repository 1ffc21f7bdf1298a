// Written by `script/docs --optional-calls`: edit UINavigationItemRenameDelegate, not this file.
import Foundation

extension UINavigationItemRenameDelegate {
  /// The optional spelling, `delegate?.navigationItemShouldBeginRenaming?(…)`.
  @_disfavoredOverload
  public var navigationItemShouldBeginRenaming:
    _UINavigationItemRenameDelegateCalls.NavigationItemShouldBeginRenamingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.navigationItem?(…)`.
  @_disfavoredOverload
  public var navigationItem: _UINavigationItemRenameDelegateCalls.NavigationItemCall? {
    .init(target: self)
  }
}

/// The optional calls of `UINavigationItemRenameDelegate`.
public enum _UINavigationItemRenameDelegateCalls {
  /// `delegate?.navigationItemShouldBeginRenaming?`.
  @preconcurrency @MainActor
  public struct NavigationItemShouldBeginRenamingCall: _OptionalCall {
    internal let target: any UINavigationItemRenameDelegate

    /// `navigationItemShouldBeginRenaming(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ navigationItem: UINavigationItem) -> Bool {
      target.navigationItemShouldBeginRenaming(navigationItem)
    }

  }

  /// `delegate?.navigationItem?`.
  @preconcurrency @MainActor
  public struct NavigationItemCall: _OptionalCall {
    internal let target: any UINavigationItemRenameDelegate

    /// `navigationItem(_:willBeginRenamingWith:selectedRange:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
      selectedRange: UnsafeMutablePointer<NSRange>
    ) -> String {
      target.navigationItem(
        navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)
    }

    /// `navigationItem(_:shouldEndRenamingWith:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
    ) -> Bool {
      target.navigationItem(navigationItem, shouldEndRenamingWith: title)
    }

  }
}

extension _OptionalCall
where Self == _UINavigationItemRenameDelegateCalls.NavigationItemShouldBeginRenamingCall {
  /// `navigationItemShouldBeginRenaming(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ navigationItem: UINavigationItem) -> Bool? {
    DefaultAnswer.own(of: self.target, "navigationItemShouldBeginRenaming(_:)") {
      self.target.navigationItemShouldBeginRenaming(navigationItem)
    }
  }
}

extension _OptionalCall where Self == _UINavigationItemRenameDelegateCalls.NavigationItemCall {
  /// `navigationItem(_:willBeginRenamingWith:selectedRange:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: UnsafeMutablePointer<NSRange>
  ) -> String? {
    DefaultAnswer.own(of: self.target, "navigationItem(_:willBeginRenamingWith:selectedRange:)") {
      self.target.navigationItem(
        navigationItem, willBeginRenamingWith: suggestedTitle, selectedRange: selectedRange)
    }
  }

  /// `navigationItem(_:shouldEndRenamingWith:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool? {
    DefaultAnswer.own(of: self.target, "navigationItem(_:shouldEndRenamingWith:)") {
      self.target.navigationItem(navigationItem, shouldEndRenamingWith: title)
    }
  }
}
