// Written by `script/docs --optional-calls`: edit UITableViewDataSourcePrefetching, not this file.
import Foundation

extension UITableViewDataSourcePrefetching {
  /// The optional spelling, `delegate?.tableView?(…)`.
  @_disfavoredOverload
  public var tableView: _UITableViewDataSourcePrefetchingCalls.TableViewCall? {
    .init(target: self)
  }
}

/// The optional calls of `UITableViewDataSourcePrefetching`.
public enum _UITableViewDataSourcePrefetchingCalls {
  /// `delegate?.tableView?`.
  @preconcurrency @MainActor
  public struct TableViewCall: _OptionalCall {
    internal let target: any UITableViewDataSourcePrefetching

    /// `tableView(_:cancelPrefetchingForRowsAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:cancelPrefetchingForRowsAt:)") {
        target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
      }
    }

  }
}
