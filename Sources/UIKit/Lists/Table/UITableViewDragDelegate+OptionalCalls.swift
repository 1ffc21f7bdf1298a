// Written by `script/docs --optional-calls`: edit UITableViewDragDelegate, not this file.
import Foundation

extension UITableViewDragDelegate {
  /// The optional spelling, `delegate?.tableView?(…)`.
  @_disfavoredOverload
  public var tableView: _UITableViewDragDelegateCalls.TableViewCall? { .init(target: self) }
}

/// The optional calls of `UITableViewDragDelegate`.
public enum _UITableViewDragDelegateCalls {
  /// `delegate?.tableView?`.
  @preconcurrency @MainActor
  public struct TableViewCall: _OptionalCall {
    internal let target: any UITableViewDragDelegate

    /// `tableView(_:itemsForAddingTo:at:point:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
      at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
      target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }

    /// `tableView(_:dragSessionWillBegin:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, dragSessionWillBegin session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:dragSessionWillBegin:)") {
        target.tableView(tableView, dragSessionWillBegin: session)
      }
    }

    /// `tableView(_:dragSessionDidEnd:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, dragSessionDidEnd session: any UIDragSession
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:dragSessionDidEnd:)") {
        target.tableView(tableView, dragSessionDidEnd: session)
      }
    }

    /// `tableView(_:dragSessionAllowsMoveOperation:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
      target.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }

    /// `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView,
      dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
      target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session)
    }

    /// `tableView(_:dragPreviewParametersForRowAt:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      OptionalMember.ownResult(of: target, "tableView(_:dragPreviewParametersForRowAt:)") {
        target.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
      } ?? nil
    }

  }
}

extension _OptionalCall where Self == _UITableViewDragDelegateCalls.TableViewCall {
  /// `tableView(_:itemsForAddingTo:at:point:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]? {
    OptionalMember.ownResult(of: self.target, "tableView(_:itemsForAddingTo:at:point:)") {
      self.target.tableView(tableView, itemsForAddingTo: session, at: indexPath, point: point)
    }
  }

  /// `tableView(_:dragSessionAllowsMoveOperation:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:dragSessionAllowsMoveOperation:)") {
      self.target.tableView(tableView, dragSessionAllowsMoveOperation: session)
    }
  }

  /// `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool? {
    OptionalMember.ownResult(
      of: self.target, "tableView(_:dragSessionIsRestrictedToDraggingApplication:)"
    ) { self.target.tableView(tableView, dragSessionIsRestrictedToDraggingApplication: session) }
  }
}
