/// The words for the parts of a list in UIKit's error messages.
internal struct ListWords: Hashable, Sendable {
  /// The word for an item.
  internal let item: String
  /// The word for the list.
  internal let view: String

  /// The words of a collection view.
  internal static let collection = ListWords(item: "item", view: "collection view")
  /// The words of a table view.
  internal static let table = ListWords(item: "row", view: "table view")

  /// Returns UIKit's message for a question about the number of items in a section that does not
  /// exist.
  internal func missing(section: Int, of count: Int) -> String {
    self == .table
      ? "Requested the number of rows for section (\(section)) which is out of bounds."
      : "request for number of items in section \(section) when there are only \(count) sections in "
        + "the collection view"
  }
}
