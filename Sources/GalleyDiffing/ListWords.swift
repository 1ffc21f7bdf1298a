/// UIKit's words for the parts of a list, in its messages.
package struct ListWords: Hashable, Sendable {
  /// The word for an item.
  package let item: String
  /// The word for the list.
  package let view: String

  /// The words of a collection view.
  package static let collection = ListWords(item: "item", view: "collection view")
  /// The words of a table view.
  package static let table = ListWords(item: "row", view: "table view")

  /// Returns UIKit's message for a question about the number of items in a section that does not
  /// exist.
  package func missing(section: Int, of count: Int) -> String {
    self == .table
      ? "Requested the number of rows for section (\(section)) which is out of bounds."
      : "request for number of items in section \(section) when there are only \(count) sections in "
        + "the collection view"
  }
}
