import GalleyGeometry

/// A section of a flow layout: its number of items, and the properties that differ from the
/// layout's.
///
/// In UIKit the layout's delegate returns these values. A property that is `nil` has the value of
/// the layout.
///
///     var section = FlowSection(itemCount: 12)
///     section.inset = Insets(top: 20, left: 0, bottom: 20, right: 0)
public struct FlowSection: Hashable, Sendable {
  /// The number of items.
  ///
  /// A negative number counts as zero.
  public var itemCount: Int
  /// The sizes of the items, one by one.
  ///
  /// Items beyond the end of the array have the size of the layout.
  ///
  /// If the layout measures its items, these are their estimated sizes.
  public var itemSizes: [Size]?
  /// The inset that replaces the layout's `sectionInset`.
  public var inset: Insets?
  /// The spacing that replaces the layout's `minimumLineSpacing`.
  public var minimumLineSpacing: Double?
  /// The spacing that replaces the layout's `minimumInteritemSpacing`.
  public var minimumInteritemSpacing: Double?
  /// The size that replaces the layout's `headerReferenceSize`.
  public var headerReferenceSize: Size?
  /// The size that replaces the layout's `footerReferenceSize`.
  public var footerReferenceSize: Size?

  /// Creates a section with a number of items.
  public init(itemCount: Int, itemSizes: [Size]? = nil) {
    self.itemCount = itemCount
    self.itemSizes = itemSizes
  }
}

extension FlowSection: CustomStringConvertible {
  /// For example `flow section of 12 items`, followed by the properties that differ from the
  /// layout's.
  public var description: String {
    phrase(
      "flow section of \(counted(itemCount, "item"))",
      itemSizes.map { "\(counted($0.count, "size")) given" }, inset.map { "inset (\($0))" },
      minimumLineSpacing.map { "line spacing \($0.shortDescription)" },
      minimumInteritemSpacing.map { "interitem spacing \($0.shortDescription)" },
      headerReferenceSize.map { "header \($0)" }, footerReferenceSize.map { "footer \($0)" })
  }
}
