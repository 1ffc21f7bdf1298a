import Foundation
import GalleyProofFiles

/// Writes a page with proofs, and the folder of pictures beside it.
internal struct SheetWriter {
  /// A proof on the page.
  struct Item: Encodable {
    var name: String
    /// `changed`, `same`, `new` or `gone`.
    var state: String
    /// `picture` or `text`.
    var kind: String
    var before: String?
    var now: String?
    var difference: String?
    /// A description of the change, or the text of the proof.
    var text: String?
    var place: String?
  }

  private let folder: URL
  private(set) var items: [Item] = []
  /// The number of characters of unchanged texts that the page may still get. The limit keeps the
  /// page small.
  private var remainingLength = 400_000

  /// Creates a writer of the page `index.html` in a folder.
  init(to folder: URL) { self.folder = folder }

  /// Adds a proof.
  ///
  /// - Parameters:
  ///   - difference: The file of a picture that shows the differences.
  ///   - picture: The contents of such a picture.
  mutating func add(
    _ name: String, before: URL?, now: URL?, difference: URL? = nil, message: String? = nil,
    place: String? = nil, state: String, picture: Data? = nil
  ) throws {
    let isPicture = (now ?? before)?.pathExtension == "png"
    var item = Item(
      name: name, state: state, kind: isPicture ? "picture" : "text", text: message, place: place)
    if isPicture {
      item.before = try before.map { try copy(try Data(contentsOf: $0)) }
      item.now = try now.map { try copy(try Data(contentsOf: $0)) }
      item.difference =
        try picture.map { try copy($0) } ?? difference.map { try copy(try Data(contentsOf: $0)) }
    } else if message == nil, let file = now ?? before, let data = try? Data(contentsOf: file) {
      let text = String(decoding: data.prefix(20_000), as: UTF8.self)
      if text.utf8.count <= remainingLength {
        remainingLength -= text.utf8.count
        item.text = text
      } else {
        item.text = "Too long for this page: \(name)"
      }
    } else if let text = message, text.utf8.count > 20_000 {
      item.text = String(text.prefix(20_000)) + "\n…"
    }
    items.append(item)
  }

  /// Copies a picture into the folder beside the page. Its name is a hash of its contents.
  private func copy(_ data: Data) throws -> String {
    let name = "pictures/\(ContentHash.name(of: data)).png"
    let file = folder.appendingPathComponent(name)
    if !FileManager.default.fileExists(atPath: file.path) { try ProofStore.write(data, to: file) }
    return name
  }

  /// Writes the page. Returns its file, or `nil` if there are no proofs.
  func write() throws -> URL? {
    guard !items.isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let order = ["changed": 0, "new": 1, "gone": 2, "same": 3]
    let sorted = items.sorted {
      (order[$0.state] ?? 4, $0.name) < (order[$1.state] ?? 4, $1.name)
    }
    // A text that contains `</script>` must not end the script that it is part of.
    let data = String(decoding: try encoder.encode(sorted), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    let page = SheetPage.html.replacing("/*ITEMS*/", with: data)
    let file = folder.appendingPathComponent("index.html")
    try ProofStore.write(Data(page.utf8), to: file)
    return file
  }
}
