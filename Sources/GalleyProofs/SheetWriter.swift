import Foundation
import GalleyProofFiles

/// Writes a page with proofs, and the folder of pictures and texts beside it. A proof is a recorded
/// picture or text with which a test compares its result.
///
/// The page contains the names of the proofs and of their files. Pictures, texts and elements are
/// files in the folder; see `SheetPage`.
internal struct SheetWriter {
  /// A proof on the page.
  struct Item: Encodable {
    var name: String
    /// `changed`, `same`, `new` or `gone`.
    var state: String
    /// `picture`, `film` or `text`.
    var kind: String
    /// The device in the name, such as `iPhone 13`.
    var device: String?
    /// The look in the name, such as `dark`.
    var look: String?
    /// The name of the file beside the page with the recorded contents.
    var before: String?
    /// The name of the file beside the page with the present contents.
    var now: String?
    /// The name of the picture beside the page that shows the differences.
    var difference: String?
    /// A short description of the change.
    var message: String?
    /// The name of the file beside the page with a long description of the change.
    var messageFile: String?
    /// The name of the file beside the page that explains the frames that have changed.
    var explanation: String?
    /// The file and the line of the test, or of the preview.
    var place: String?
    /// `true` if the proof is of a preview, and not of a test.
    var isPreview: Bool?
    /// The name of the file beside the page with the elements of the present picture.
    var elements: String?
    /// The name of the file beside the page with the elements of the recorded picture.
    var elementsBefore: String?
    /// The arrangement of the moments, if the picture is a film strip.
    var film: FilmLayout?
  }

  /// The name of the folder beside the page.
  static let folderName = "pictures"
  /// The largest number of bytes of a text that the page shows.
  private static let textLimit = 200_000
  /// The largest number of bytes of a description of a change that is stored in the page itself.
  private static let messageLimit = 300
  /// The largest number of bytes for proofs in the page itself.
  ///
  /// Further proofs are in scripts beside the page. So the page is smaller than a megabyte, even
  /// with many proofs.
  private static let pageLimit = 700_000

  private let folder: URL
  private(set) var items: [Item] = []

  /// Creates a writer of the page `index.html` in a folder.
  init(to folder: URL) { self.folder = folder }

  /// Adds a proof.
  ///
  /// - Parameters:
  ///   - difference: The file of a picture that shows the differences.
  ///   - picture: The contents of a picture that shows the differences, instead of a file.
  ///   - explanation: The file with an explanation of frames.
  ///   - elements: The elements of the present picture.
  ///   - results: The folder with the results of tests, which may contain the elements of pictures.
  mutating func add(
    _ name: String, before: URL?, now: URL?, difference: URL? = nil, message: String? = nil,
    place: String? = nil, isPreview: Bool = false, state: String, picture: Data? = nil,
    explanation: URL? = nil,
    elements: ProofElements? = nil, results: URL? = nil
  ) throws {
    let isPicture = (now ?? before)?.pathExtension == "png"
    var item = Item(name: name, state: state, kind: isPicture ? "picture" : "text", place: place)
    if isPreview { item.isPreview = true }
    let variant = ProofVariant(fileName: name.split(separator: "/").last.map(String.init) ?? name)
    (item.device, item.look) = (variant.device, variant.look)
    if let message, message.utf8.count > Self.messageLimit {
      item.messageFile = try write(text: Data(message.utf8))
    } else {
      item.message = message
    }
    let old = try before.map { try Data(contentsOf: $0) }
    let new = try now.map { try Data(contentsOf: $0) }
    if isPicture {
      item.before = try old.map { try write($0, pathExtension: "png") }
      item.now = try new.map { try write($0, pathExtension: "png") }
      let shown = try picture ?? difference.map { try Data(contentsOf: $0) }
      item.difference = try shown.map { try write($0, pathExtension: "png") }
      item.film = (new ?? old).flatMap { FilmLayout(png: $0) }
      if item.film != nil { item.kind = "film" }
      func kept(_ picture: Data?) -> ProofElements? {
        picture.flatMap { picture in results.flatMap { ProofStore.elements(of: picture, in: $0) } }
      }
      item.elements = try (elements ?? kept(new)).map { try write(script: $0) }
      item.elementsBefore = try kept(old).map { try write(script: $0) }
    } else {
      item.before = try old.map { try write(text: $0) }
      item.now = try new.map { try write(text: $0) }
      item.explanation = try explanation.map { try write(text: try Data(contentsOf: $0)) }
    }
    items.append(item)
  }

  // MARK: The files beside the page

  private func file(_ name: String) -> URL {
    folder.appendingPathComponent("\(Self.folderName)/\(name)")
  }

  /// Writes a file beside the page, whose name is the hash of its contents.
  ///
  /// Returns the name of the file.
  private func write(_ data: Data, pathExtension: String) throws -> String {
    let name = "\(ContentHash.name(of: data)).\(pathExtension)"
    let file = file(name)
    if !FileManager.default.fileExists(atPath: file.path) { try ProofStore.write(data, to: file) }
    return name
  }

  /// Writes a text beside the page.
  private func write(text: Data) throws -> String {
    var words = String(decoding: text.prefix(Self.textLimit), as: UTF8.self)
    if text.count > Self.textLimit { words += "\n… \(text.count - Self.textLimit) more bytes" }
    return try write(script: words)
  }

  /// Writes a script beside the page that passes a value to the page.
  ///
  /// A page that was opened from a disk can't read texts from other files, but it can load scripts.
  private func write(script value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = try encoder.encode(value)
    let name = "\(ContentHash.name(of: json)).js"
    let file = file(name)
    if !FileManager.default.fileExists(atPath: file.path) {
      let call = Data("proofFile(\"\(name)\", ".utf8) + json + Data(");\n".utf8)
      try ProofStore.write(call, to: file)
    }
    return name
  }

  // MARK: The page

  /// Writes the page.
  ///
  /// Returns the file of the page; `nil` if there are no proofs.
  func write() throws -> URL? {
    guard !items.isEmpty else { return nil }
    let order = ["changed": 0, "new": 1, "gone": 2, "same": 3]
    let sorted = items.sorted {
      (order[$0.state] ?? 4, $0.name) < (order[$1.state] ?? 4, $1.name)
    }
    let lists = try Self.lists(of: sorted, limit: Self.pageLimit)
    let scripts = try lists.dropFirst().map {
      try write(Data("proofItems(\($0));\n".utf8), pathExtension: "js")
    }
    removeFiles(except: scripts)
    let page = SheetPage.html(items: lists[0], scripts: scripts)
    let file = folder.appendingPathComponent("index.html")
    try ProofStore.write(Data(page.utf8), to: file)
    return file
  }

  /// Returns the proofs as JSON arrays, each of at most about `limit` bytes.
  static func lists(of items: [Item], limit: Int) throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lists: [[String]] = [[]]
    var length = 0
    for item in items {
      // A text in the page that contains `</script>` must not end the script.
      let text = String(decoding: try encoder.encode(item), as: UTF8.self)
        .replacing("<", with: "\\u003c")
      if length > 0, length + text.utf8.count > limit {
        lists.append([])
        length = 0
      }
      lists[lists.count - 1].append(text)
      length += text.utf8.count
    }
    return lists.map { "[\($0.joined(separator: ",\n"))]" }
  }

  /// Removes the files beside the page that only earlier pages have used.
  ///
  /// Files whose names are not hashes are kept.
  private func removeFiles(except scripts: [String]) {
    let used = Set(
      scripts
        + items.flatMap {
          [
            $0.before, $0.now, $0.difference, $0.messageFile, $0.explanation, $0.elements,
            $0.elementsBefore,
          ].compactMap { $0 }
        })
    let own = folder.appendingPathComponent(Self.folderName)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
    for name in names where !used.contains(name) {
      guard name.wholeMatch(of: /[0-9a-f]{32}\.(png|js)/) != nil else { continue }
      try? FileManager.default.removeItem(at: own.appendingPathComponent(name))
    }
  }
}
