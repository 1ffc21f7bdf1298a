// Written by `script/docs --optional-calls`: edit UISearchBarDelegate, not this file.
import Foundation

extension UISearchBarDelegate {
  /// The optional spelling, `delegate?.searchBarShouldBeginEditing?(…)`.
  @_disfavoredOverload
  public var searchBarShouldBeginEditing: _UISearchBarDelegateCalls.SearchBarShouldBeginEditingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.searchBarTextDidBeginEditing?(…)`.
  @_disfavoredOverload
  public var searchBarTextDidBeginEditing:
    _UISearchBarDelegateCalls.SearchBarTextDidBeginEditingCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.searchBarShouldEndEditing?(…)`.
  @_disfavoredOverload
  public var searchBarShouldEndEditing: _UISearchBarDelegateCalls.SearchBarShouldEndEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.searchBarTextDidEndEditing?(…)`.
  @_disfavoredOverload
  public var searchBarTextDidEndEditing: _UISearchBarDelegateCalls.SearchBarTextDidEndEditingCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.searchBar?(…)`.
  @_disfavoredOverload
  public var searchBar: _UISearchBarDelegateCalls.SearchBarCall? { .init(target: self) }

  /// The optional spelling, `delegate?.searchBarSearchButtonClicked?(…)`.
  @_disfavoredOverload
  public var searchBarSearchButtonClicked:
    _UISearchBarDelegateCalls.SearchBarSearchButtonClickedCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.searchBarBookmarkButtonClicked?(…)`.
  @_disfavoredOverload
  public var searchBarBookmarkButtonClicked:
    _UISearchBarDelegateCalls.SearchBarBookmarkButtonClickedCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.searchBarCancelButtonClicked?(…)`.
  @_disfavoredOverload
  public var searchBarCancelButtonClicked:
    _UISearchBarDelegateCalls.SearchBarCancelButtonClickedCall?
  { .init(target: self) }

  /// The optional spelling, `delegate?.searchBarResultsListButtonClicked?(…)`.
  @_disfavoredOverload
  public var searchBarResultsListButtonClicked:
    _UISearchBarDelegateCalls.SearchBarResultsListButtonClickedCall?
  { .init(target: self) }
}

/// The optional calls of `UISearchBarDelegate`.
public enum _UISearchBarDelegateCalls {
  /// `delegate?.searchBarShouldBeginEditing?`.
  @preconcurrency @MainActor
  public struct SearchBarShouldBeginEditingCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarShouldBeginEditing(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
      target.searchBarShouldBeginEditing(searchBar)
    }

  }

  /// `delegate?.searchBarTextDidBeginEditing?`.
  @preconcurrency @MainActor
  public struct SearchBarTextDidBeginEditingCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarTextDidBeginEditing(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
      OptionalMember.ownResult(of: target, "searchBarTextDidBeginEditing(_:)") {
        target.searchBarTextDidBeginEditing(searchBar)
      }
    }

  }

  /// `delegate?.searchBarShouldEndEditing?`.
  @preconcurrency @MainActor
  public struct SearchBarShouldEndEditingCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarShouldEndEditing(_:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ searchBar: UISearchBar) -> Bool {
      target.searchBarShouldEndEditing(searchBar)
    }

  }

  /// `delegate?.searchBarTextDidEndEditing?`.
  @preconcurrency @MainActor
  public struct SearchBarTextDidEndEditingCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarTextDidEndEditing(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
      OptionalMember.ownResult(of: target, "searchBarTextDidEndEditing(_:)") {
        target.searchBarTextDidEndEditing(searchBar)
      }
    }

  }

  /// `delegate?.searchBar?`.
  @preconcurrency @MainActor
  public struct SearchBarCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBar(_:textDidChange:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void?
    {
      OptionalMember.ownResult(of: target, "searchBar(_:textDidChange:)") {
        target.searchBar(searchBar, textDidChange: searchText)
      }
    }

    /// `searchBar(_:shouldChangeTextIn:replacementText:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }

    /// `searchBar(_:selectedScopeButtonIndexDidChange:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) -> Void? {
      OptionalMember.ownResult(of: target, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
        target.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
      }
    }

  }

  /// `delegate?.searchBarSearchButtonClicked?`.
  @preconcurrency @MainActor
  public struct SearchBarSearchButtonClickedCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarSearchButtonClicked(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
      OptionalMember.ownResult(of: target, "searchBarSearchButtonClicked(_:)") {
        target.searchBarSearchButtonClicked(searchBar)
      }
    }

  }

  /// `delegate?.searchBarBookmarkButtonClicked?`.
  @preconcurrency @MainActor
  public struct SearchBarBookmarkButtonClickedCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarBookmarkButtonClicked(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
      OptionalMember.ownResult(of: target, "searchBarBookmarkButtonClicked(_:)") {
        target.searchBarBookmarkButtonClicked(searchBar)
      }
    }

  }

  /// `delegate?.searchBarCancelButtonClicked?`.
  @preconcurrency @MainActor
  public struct SearchBarCancelButtonClickedCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarCancelButtonClicked(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
      OptionalMember.ownResult(of: target, "searchBarCancelButtonClicked(_:)") {
        target.searchBarCancelButtonClicked(searchBar)
      }
    }

  }

  /// `delegate?.searchBarResultsListButtonClicked?`.
  @preconcurrency @MainActor
  public struct SearchBarResultsListButtonClickedCall: _OptionalCall {
    internal let target: any UISearchBarDelegate

    /// `searchBarResultsListButtonClicked(_:)`, or `nil` where it is not implemented.
    public func callAsFunction(_ searchBar: UISearchBar) -> Void? {
      OptionalMember.ownResult(of: target, "searchBarResultsListButtonClicked(_:)") {
        target.searchBarResultsListButtonClicked(searchBar)
      }
    }

  }
}

extension _OptionalCall where Self == _UISearchBarDelegateCalls.SearchBarShouldBeginEditingCall {
  /// `searchBarShouldBeginEditing(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
    OptionalMember.ownResult(of: self.target, "searchBarShouldBeginEditing(_:)") {
      self.target.searchBarShouldBeginEditing(searchBar)
    }
  }
}

extension _OptionalCall where Self == _UISearchBarDelegateCalls.SearchBarShouldEndEditingCall {
  /// `searchBarShouldEndEditing(_:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar) -> Bool? {
    OptionalMember.ownResult(of: self.target, "searchBarShouldEndEditing(_:)") {
      self.target.searchBarShouldEndEditing(searchBar)
    }
  }
}

extension _OptionalCall where Self == _UISearchBarDelegateCalls.SearchBarCall {
  /// `searchBar(_:shouldChangeTextIn:replacementText:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "searchBar(_:shouldChangeTextIn:replacementText:)") {
      self.target.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }
}
