// Written by `script/docs --optional-calls`: edit UITableViewDropDelegate, not this file.
import Foundation

extension UITableViewDropDelegate {
  /// The optional spelling, `delegate?.tableView?(…)`.
  @_disfavoredOverload
  public var tableView: _UITableViewDropDelegateCalls.TableViewCall? { .init(target: self) }
}

/// The optional calls of `UITableViewDropDelegate`.
public enum _UITableViewDropDelegateCalls {
  /// `delegate?.tableView?`.
  @preconcurrency @MainActor
  public struct TableViewCall: _OptionalCall {
    internal let target: any UITableViewDropDelegate

    /// `tableView(_:canHandle:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession)
      -> Bool
    {
      target.tableView(tableView, canHandle: session)
    }

    /// `tableView(_:dropSessionDidEnter:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:dropSessionDidEnter:)") {
        target.tableView(tableView, dropSessionDidEnter: session)
      }
    }

    /// `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      target.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }

    /// `tableView(_:dropSessionDidExit:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:dropSessionDidExit:)") {
        target.tableView(tableView, dropSessionDidExit: session)
      }
    }

    /// `tableView(_:dropSessionDidEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:dropSessionDidEnd:)") {
        target.tableView(tableView, dropSessionDidEnd: session)
      }
    }

    /// `tableView(_:dropPreviewParametersForRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      OptionalMember.ownResult(of: target, "tableView(_:dropPreviewParametersForRowAt:)") {
        target.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
      } ?? nil
    }

  }
}

extension _OptionalCall where Self == _UITableViewDropDelegateCalls.TableViewCall {
  /// `tableView(_:canHandle:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canHandle session: any UIDropSession)
    -> Bool?
  {
    OptionalMember.ownResult(of: self.target, "tableView(_:canHandle:)") {
      self.target.tableView(tableView, canHandle: session)
    }
  }

  /// `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal? {
    OptionalMember.ownResult(
      of: self.target, "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
    ) {
      self.target.tableView(
        tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
    }
  }
}
