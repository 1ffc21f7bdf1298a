import Foundation
import Testing

/// A proof on a page, in the JSON that the script of the page reads.
struct ShownItem: Decodable {
  var name: String
  var place: String?
  var isPreview: Bool?

  /// Returns the proofs on a page that has no scripts with more proofs beside it.
  static func all(on html: String) throws -> [ShownItem] {
    let start = try #require(html.range(of: "const items = "))
    let end = try #require(html.range(of: ";\nfunction proofItems"))
    return try JSONDecoder().decode(
      [ShownItem].self, from: Data(html[start.upperBound..<end.lowerBound].utf8))
  }
}
