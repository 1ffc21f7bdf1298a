/// The position of an item: the index of its section, and its index in the section.
///
///     ItemPath(section: 1, item: 4)  // prints as 1.4
@frozen
public struct ItemPath: BitwiseIdentity, Sendable {
  /// The index of the section in its list.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Creates the path of an item in a section.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Whether an item comes before another: by section, then by index.
  @inlinable
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

extension ItemPath: CustomStringConvertible {
  /// The section and the item, for example `1.4`.
  public var description: String { "\(section).\(item)" }
}
