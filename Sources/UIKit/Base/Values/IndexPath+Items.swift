import Foundation

extension IndexPath {
  /// Creates the path of an item of a collection view.
  ///
  ///     IndexPath(item: 3, section: 1).item   // 3
  public init(item: Int, section: Int) {
    // `init(indexes:)` would allocate an array.
    self.init(index: section)
    append(item)
  }

  /// Creates the path of a row of a table view.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the section.
  ///
  /// - Precondition: The path has two parts.
  public var section: Int {
    get { part(0, "section") }
    set { setPart(0, "section", newValue) }
  }

  /// The index of the item in its section.
  ///
  /// - Precondition: The path has two parts.
  public var item: Int {
    get { part(1, "item") }
    set { setPart(1, "item", newValue) }
  }

  /// The index of the row in its section.
  ///
  /// - Precondition: The path has two parts.
  public var row: Int {
    get { part(1, "row") }
    set { setPart(1, "row", newValue) }
  }

  private func part(_ index: Int, _ name: String) -> Int {
    checkParts(name)
    return self[index]
  }

  private mutating func setPart(_ index: Int, _ name: String, _ value: Int) {
    checkParts(name)
    self[index] = value
  }

  private func checkParts(_ name: String) {
    precondition(
      count == 2,
      "Invalid index path for use with UIKit: it has \(count) parts, and \(name) is asked for. "
        + "Make paths with IndexPath(item:section:) or IndexPath(row:section:)")
  }
}

extension NSIndexPath {
  /// Creates the path of an item of a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the path of a row of a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(forItem: row, inSection: section)
  }

  /// The index of the section.
  public var section: Int { (self as IndexPath).section }

  /// The index of the item in its section.
  public var item: Int { (self as IndexPath).item }

  /// The index of the row in its section.
  public var row: Int { (self as IndexPath).row }
}
