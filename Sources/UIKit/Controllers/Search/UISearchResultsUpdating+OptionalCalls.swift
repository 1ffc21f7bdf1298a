// Written by `script/docs --optional-calls`: edit UISearchResultsUpdating, not this file.
import Foundation

extension UISearchResultsUpdating {
  /// The optional spelling, `delegate?.updateSearchResults?(…)`.
  @_disfavoredOverload
  public var updateSearchResults: _UISearchResultsUpdatingCalls.UpdateSearchResultsCall? {
    .init(target: self)
  }
}

/// The optional calls of `UISearchResultsUpdating`.
public enum _UISearchResultsUpdatingCalls {
  /// `delegate?.updateSearchResults?`.
  @preconcurrency @MainActor
  public struct UpdateSearchResultsCall: _OptionalCall {
    internal let target: any UISearchResultsUpdating

    /// `updateSearchResults(for:selecting:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) -> Void? {
      OptionalMember.ownResult(of: target, "updateSearchResults(for:selecting:)") {
        target.updateSearchResults(for: searchController, selecting: searchSuggestion)
      }
    }

  }
}
