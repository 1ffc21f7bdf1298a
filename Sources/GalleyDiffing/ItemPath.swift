/// The place of an item: its section, and its position in there.
///
///     ItemPath(section: 1, item: 4)  // prints as 1.4
@frozen
public struct ItemPath: BitwiseIdentity, Sendable {
  /// The position of the section in its list.
  public var section: Int
  /// The position of the item in its section.
  public var item: Int

  /// The place of an item in a section.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPath: Comparable {
  /// Items come in the order of their sections, then of their positions.
  @inlinable
  public static func < (one: ItemPath, other: ItemPath) -> Bool {
    (one.section, one.item) < (other.section, other.item)
  }
}

extension ItemPath: CustomStringConvertible {
  /// Section and item, for example `1.4`.
  public var description: String { "\(section).\(item)" }
}
