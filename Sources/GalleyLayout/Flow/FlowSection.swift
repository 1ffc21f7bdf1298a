import GalleyGeometry

/// A section of a list, as a flow layout is told of it: how many items, and what is different here.
///
/// In UIKit it is the layout's delegate who tells. What is `nil` is as the layout says.
///
///     var section = FlowSection(itemCount: 12)
///     section.inset = Insets(top: 20, left: 0, bottom: 20, right: 0)
public struct FlowSection: Hashable, Sendable {
  /// How many items there are. A negative number counts as zero.
  public var itemCount: Int
  /// How large they are, one by one. Items beyond the end of the list are as the layout says.
  ///
  /// Where the layout has items measured, this is how large they are taken to be until then.
  public var itemSizes: [Size]?
  /// Instead of the layout's `sectionInset`.
  public var inset: Insets?
  /// Instead of the layout's `minimumLineSpacing`.
  public var minimumLineSpacing: Double?
  /// Instead of the layout's `minimumInteritemSpacing`.
  public var minimumInteritemSpacing: Double?
  /// Instead of the layout's `headerReferenceSize`.
  public var headerReferenceSize: Size?
  /// Instead of the layout's `footerReferenceSize`.
  public var footerReferenceSize: Size?

  /// A section of so many items.
  public init(itemCount: Int, itemSizes: [Size]? = nil) {
    self.itemCount = itemCount
    self.itemSizes = itemSizes
  }
}

extension FlowSection: CustomStringConvertible {
  /// For example `flow section of 12 items`, and what is not as the layout says.
  public var description: String {
    phrase(
      "flow section of \(counted(itemCount, "item"))",
      itemSizes.map { "\(counted($0.count, "size")) given" }, inset.map { "inset (\($0))" },
      minimumLineSpacing.map { "line spacing \($0.shortDescription)" },
      minimumInteritemSpacing.map { "interitem spacing \($0.shortDescription)" },
      headerReferenceSize.map { "header \($0)" }, footerReferenceSize.map { "footer \($0)" })
  }
}
