// Written by `script/docs --optional-calls`: edit UITableViewDataSource, not this file.
import Foundation

extension UITableViewDataSource {
  /// The optional spelling, `delegate?.numberOfSections?(…)`.
  @_disfavoredOverload
  public var numberOfSections: _UITableViewDataSourceCalls.NumberOfSectionsCall? {
    .init(target: self)
  }

  /// The optional spelling, `delegate?.tableView?(…)`.
  @_disfavoredOverload
  public var tableView: _UITableViewDataSourceCalls.TableViewCall? { .init(target: self) }

  /// The optional spelling, `delegate?.sectionIndexTitles?(…)`.
  @_disfavoredOverload
  public var sectionIndexTitles: _UITableViewDataSourceCalls.SectionIndexTitlesCall? {
    .init(target: self)
  }
}

/// The optional calls of `UITableViewDataSource`.
public enum _UITableViewDataSourceCalls {
  /// `delegate?.numberOfSections?`.
  @preconcurrency @MainActor
  public struct NumberOfSectionsCall: _OptionalCall {
    internal let target: any UITableViewDataSource

    /// `numberOfSections(in:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(in tableView: UITableView) -> Int {
      target.numberOfSections(in: tableView)
    }

    /// `numberOfSections(in:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView) -> Int {
      target.numberOfSections(in: tableView)
    }

  }

  /// `delegate?.tableView?`.
  @preconcurrency @MainActor
  public struct TableViewCall: _OptionalCall {
    internal let target: any UITableViewDataSource

    /// `tableView(_:titleForHeaderInSection:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    {
      OptionalMember.ownResult(of: target, "tableView(_:titleForHeaderInSection:)") {
        target.tableView(tableView, titleForHeaderInSection: section)
      } ?? nil
    }

    /// `tableView(_:titleForFooterInSection:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int)
      -> String?
    {
      OptionalMember.ownResult(of: target, "tableView(_:titleForFooterInSection:)") {
        target.tableView(tableView, titleForFooterInSection: section)
      } ?? nil
    }

    /// `tableView(_:canEditRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    {
      target.tableView(tableView, canEditRowAt: indexPath)
    }

    /// `tableView(_:canMoveRowAt:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    {
      target.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// `tableView(_:sectionForSectionIndexTitle:at:)`, or its default. Swift chooses this overload if the result is unwrapped with `!`, or if one of its members is accessed.
    @discardableResult
    public func callAsFunction(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }

    /// `tableView(_:commit:forRowAt:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:commit:forRowAt:)") {
        target.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      }
    }

    /// `tableView(_:moveRowAt:to:)`, or `nil` where it is not implemented.
    public func callAsFunction(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) -> Void? {
      OptionalMember.ownResult(of: target, "tableView(_:moveRowAt:to:)") {
        target.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      }
    }

  }

  /// `delegate?.sectionIndexTitles?`.
  @preconcurrency @MainActor
  public struct SectionIndexTitlesCall: _OptionalCall {
    internal let target: any UITableViewDataSource

    /// `sectionIndexTitles(for:)`, or `nil` where it is not implemented.
    @discardableResult
    public func callAsFunction(for tableView: UITableView) -> [String]? {
      OptionalMember.ownResult(of: target, "sectionIndexTitles(for:)") {
        target.sectionIndexTitles(for: tableView)
      } ?? nil
    }

    /// `sectionIndexTitles(for:)` as a value, which is called without labels.
    @discardableResult
    public func callAsFunction(_ tableView: UITableView) -> [String]? {
      self(for: tableView)
    }

  }
}

extension _OptionalCall where Self == _UITableViewDataSourceCalls.NumberOfSectionsCall {
  /// `numberOfSections(in:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(in tableView: UITableView) -> Int? {
    OptionalMember.ownResult(of: self.target, "numberOfSections(in:)") {
      self.target.numberOfSections(in: tableView)
    }
  }
}

extension _OptionalCall where Self == _UITableViewDataSourceCalls.TableViewCall {
  /// `tableView(_:canEditRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:canEditRowAt:)") {
      self.target.tableView(tableView, canEditRowAt: indexPath)
    }
  }

  /// `tableView(_:canMoveRowAt:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
    OptionalMember.ownResult(of: self.target, "tableView(_:canMoveRowAt:)") {
      self.target.tableView(tableView, canMoveRowAt: indexPath)
    }
  }

  /// `tableView(_:sectionForSectionIndexTitle:at:)`, or `nil` where it is not implemented.
  @discardableResult
  public func callAsFunction(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int? {
    OptionalMember.ownResult(of: self.target, "tableView(_:sectionForSectionIndexTitle:at:)") {
      self.target.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }
  }
}
