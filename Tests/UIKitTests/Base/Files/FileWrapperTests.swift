import Foundation
import Testing

@testable import GalleyUIKit

@Suite("A file wrapper")
struct FileWrapperTests {
  private let url: URL

  init() throws {
    let folder = URL(fileURLWithPath: "/tmp/galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent("recipe")
  }

  /// A folder with a file, and a folder with another file.
  private var recipe: FileWrapper {
    let pictures = FileWrapper(directoryWithFileWrappers: [
      "crust.png": FileWrapper(regularFileWithContents: Data([1, 2]))
    ])
    let recipe = FileWrapper(directoryWithFileWrappers: ["pictures": pictures])
    recipe.addRegularFile(withContents: Data("Bread".utf8), preferredFilename: "title.txt")
    return recipe
  }

  @Test("A file wrapper knows its kind, and has contents of that kind only")
  func kinds() {
    let file = FileWrapper(regularFileWithContents: Data([7]))
    #expect(file.isRegularFile && !file.isDirectory && !file.isSymbolicLink)
    #expect(file.regularFileContents == Data([7]) && file.fileWrappers == nil)
    let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp"))
    #expect(link.isSymbolicLink && link.symbolicLinkDestinationURL?.path == "/tmp")
    #expect(recipe.isDirectory && recipe.regularFileContents == nil)
  }

  @Test("Children have the names under which they were added")
  func children() throws {
    let recipe = recipe
    #expect(recipe.fileWrappers?.keys.sorted() == ["pictures", "title.txt"])
    let pictures = try #require(recipe.fileWrappers?["pictures"])
    #expect(pictures.preferredFilename == "pictures" && pictures.filename == nil)
    #expect(recipe.keyForChildFileWrapper(pictures) == "pictures")
    recipe.removeFileWrapper(pictures)
    #expect(recipe.fileWrappers?.keys.sorted() == ["title.txt"])
    #expect(recipe.keyForChildFileWrapper(pictures) == nil)
  }

  @Test("Two children with the same preferred name get two names")
  func sameNames() {
    let recipe = recipe
    let key = recipe.addRegularFile(withContents: Data(), preferredFilename: "title.txt")
    #expect(key != "title.txt" && key.hasSuffix("title.txt"))
    #expect(recipe.fileWrappers?.count == 3)
  }

  @Test("A child with a new preferred name has this name in its folder, too")
  func renames() throws {
    let recipe = recipe
    let title = try #require(recipe.fileWrappers?["title.txt"])
    title.preferredFilename = "name.txt"
    #expect(recipe.fileWrappers?.keys.sorted() == ["name.txt", "pictures"])
    let other = recipe.addRegularFile(withContents: Data(), preferredFilename: "name.txt")
    recipe.fileWrappers?[other]?.preferredFilename = "notes.txt"
    #expect(recipe.fileWrappers?.keys.sorted() == ["name.txt", "notes.txt", "pictures"])
    recipe.removeFileWrapper(title)
    title.preferredFilename = "title.txt"
    #expect(recipe.fileWrappers?.keys.sorted() == ["notes.txt", "pictures"])
  }

  @Test("A file that was read is renamed in its folder, too")
  func renamesRead() throws {
    try recipe.write(to: url, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    let data = try #require(recipe.serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: data))
    let readAgain = FileWrapper(directoryWithFileWrappers: [:])
    try readAgain.read(from: url)
    for wrapper in [read, copy, readAgain] {
      let pictures = try #require(wrapper.fileWrappers?["pictures"])
      pictures.fileWrappers?["crust.png"]?.preferredFilename = "crumb.png"
      pictures.preferredFilename = "images"
      #expect(wrapper.fileWrappers?["images"] === pictures)
      #expect(pictures.fileWrappers?.keys.sorted() == ["crumb.png"])
    }
  }

  @Test("A folder is read as it was written")
  func writesAndReads() throws {
    let recipe = recipe
    try recipe.write(to: url, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.filename == "recipe" && read.preferredFilename == "recipe")
    let crust = read.fileWrappers?["pictures"]?.fileWrappers?["crust.png"]
    #expect(crust?.regularFileContents == Data([1, 2]) && crust?.filename == "crust.png")
    #expect(recipe.matchesContents(of: url) && recipe.filename == nil)
    recipe.addRegularFile(withContents: Data(), preferredFilename: "notes.txt")
    #expect(!recipe.matchesContents(of: url))
    try read.read(from: url.appendingPathComponent("title.txt"))
    #expect(read.regularFileContents == Data("Bread".utf8))
  }

  @Test("A folder that is written atomically replaces the folder at its URL")
  func replaces() throws {
    try recipe.write(to: url, originalContentsURL: nil)
    let other = FileWrapper(directoryWithFileWrappers: [:])
    other.addRegularFile(withContents: Data([3]), preferredFilename: "a")
    #expect(throws: (any Error).self) { try other.write(to: url, originalContentsURL: nil) }
    try other.write(to: url, options: [.atomic, .withNameUpdating], originalContentsURL: url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["a"])
    #expect(other.filename == "recipe" && other.fileWrappers?["a"]?.filename == "a")
    let parent = url.deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: parent) == ["recipe"])
  }

  @Test("A symbolic link is written as a link")
  func links() throws {
    let folder = FileWrapper(directoryWithFileWrappers: [
      "link": FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "/tmp/bread"))
    ])
    try folder.write(to: url, originalContentsURL: nil)
    let path = url.appendingPathComponent("link").path
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "/tmp/bread")
    #expect(folder.matchesContents(of: url))
  }

  @Test("A file wrapper is created again from its serialized representation")
  func representation() throws {
    let recipe = recipe
    recipe.preferredFilename = "recipe"
    let data = try #require(recipe.serializedRepresentation)
    let copy = try #require(FileWrapper(serializedRepresentation: data))
    try copy.write(to: url, originalContentsURL: nil)
    #expect(copy.preferredFilename == "recipe" && recipe.matchesContents(of: url))
    #expect(FileWrapper(serializedRepresentation: Data([1])) == nil)
  }

  @Test("A missing file cannot be read")
  func missing() {
    #expect(throws: (any Error).self) { try FileWrapper(url: url) }
  }
}
