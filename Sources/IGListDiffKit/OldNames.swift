// The names of IGListKit 2, for code that was never updated.

/// The old spelling of `ListDiffable`.
public typealias IGListDiffable = ListDiffable
/// The old spelling of `ListDiffOption`.
public typealias IGListDiffOption = ListDiffOption
/// The old spelling of `ListIndexSetResult`.
public typealias IGListIndexSetResult = ListIndexSetResult
/// The old spelling of `ListIndexPathResult`.
public typealias IGListIndexPathResult = ListIndexPathResult
/// The old spelling of `ListMoveIndex`.
public typealias IGListMoveIndex = ListMoveIndex
/// The old spelling of `ListMoveIndexPath`.
public typealias IGListMoveIndexPath = ListMoveIndexPath
/// The old spelling of `ListBatchUpdateData`.
public typealias IGListBatchUpdateData = ListBatchUpdateData
/// The old spelling of `ListExperiment`.
public typealias IGListExperiment = ListExperiment
/// The spelling of IGListKit 5, which still has the prefix.
public typealias IGListAdaptiveDiffingExperimentConfig = ListAdaptiveDiffingExperimentConfig
/// The spelling of IGListKit 5, which still has the prefix.
public typealias IGListAdaptiveCoalescingExperimentConfig = ListAdaptiveCoalescingExperimentConfig

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old spelling of `ListDiff(oldArray:newArray:option:)`.
public func IGListDiff(
  _ oldArray: [any ListDiffable]?, _ newArray: [any ListDiffable]?, _ option: ListDiffOption
) -> ListIndexSetResult {
  ListDiff(oldArray: oldArray, newArray: newArray, option: option)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old spelling of `ListDiffPaths(fromSection:toSection:oldArray:newArray:option:)`.
public func IGListDiffPaths(
  _ fromSection: Int, _ toSection: Int, _ oldArray: [any ListDiffable]?,
  _ newArray: [any ListDiffable]?, _ option: ListDiffOption
) -> ListIndexPathResult {
  ListDiffPaths(
    fromSection: fromSection, toSection: toSection, oldArray: oldArray, newArray: newArray,
    option: option)
}

extension ListIndexSetResult {
  /// The old spelling of `forBatchUpdates()`.
  public func resultWithUpdatedMovesAsDeleteInserts() -> ListIndexSetResult { forBatchUpdates() }
}

extension ListIndexPathResult {
  /// The old spelling of `forBatchUpdates()`.
  public func resultWithUpdatedMovesAsDeleteInserts() -> ListIndexPathResult { forBatchUpdates() }
}
