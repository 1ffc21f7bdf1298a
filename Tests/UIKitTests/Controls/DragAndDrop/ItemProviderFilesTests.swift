import Testing

@testable import GalleyUIKit

@Suite("Files of item providers")
struct ItemProviderFilesTests {
  private func makeProvider(of text: String, _ type: UTType) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = "notes"
    provider.registerDataRepresentation(for: type) { completion in
      completion(Data(text.utf8), nil)
      return nil
    }
    return provider
  }

  @Test("Data is loaded as a file with its name, which is removed afterwards")
  func files() throws {
    nonisolated(unsafe) var seen: (url: URL, text: String?)?
    let provider = makeProvider(of: "{}", .json)
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
      seen = url.map { ($0, try? String(contentsOf: $0, encoding: .utf8)) }
    }
    let file = try #require(seen)
    #expect(file.url.lastPathComponent == "notes.json")
    #expect(file.text == "{}")
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test("A file that is opened in place stays")
  func filesInPlace() throws {
    nonisolated(unsafe) var seen: URL?
    let provider = makeProvider(of: "{}", .json)
    provider.loadFileRepresentation(for: .json, openInPlace: true) { url, _, _ in
      seen = url
    }
    let url = try #require(seen)
    #expect(try String(contentsOf: url, encoding: .utf8) == "{}")
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  @Test("A registered file is read when its data is loaded, and an error is passed on")
  func registeredFiles() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).txt")
    let provider = NSItemProvider()
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", visibility: .all
    ) { completion in
      completion(url, false, nil)
      return nil
    }
    nonisolated(unsafe) var results: [(data: Data?, error: (any Error)?)] = []
    provider.loadDataRepresentation(for: .plainText) { results.append(($0, $1)) }
    try Data("Galley".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    provider.loadDataRepresentation(for: .plainText) { results.append(($0, $1)) }
    #expect(results.count == 2)
    #expect(results[0].data == nil && results[0].error != nil)
    #expect(results[1].data == Data("Galley".utf8) && results[1].error == nil)
  }

  @Test("A subtype conforms to its supertype, and is loaded for it")
  func subtypes() {
    let provider = makeProvider(of: "pixels", .png)
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.data"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
    nonisolated(unsafe) var loaded: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "public.image") { data, _ in loaded = data }
    #expect(loaded == Data("pixels".utf8))
  }

  @Test(
    "A file has a name inside of its folder, with an extension of its type",
    arguments: [
      ("../x", "..-x.json"), ("a/b", "a-b.json"), ("", "file.json"), ("..", "file.json"),
      ("a.json", "a.json"), ("a.txt", "a.txt.json"),
    ])
  func names(suggested: String, name: String) {
    let provider = makeProvider(of: "{}", .json)
    provider.suggestedName = suggested
    nonisolated(unsafe) var seen: String?
    provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
      seen = url?.lastPathComponent
    }
    #expect(seen == name)
  }

  @Test("A file keeps each extension of its type")
  func otherExtension() {
    let provider = makeProvider(of: "pixels", .jpeg)
    provider.suggestedName = "photo.JPG"
    nonisolated(unsafe) var seen: String?
    provider.loadFileRepresentation(forTypeIdentifier: "public.jpeg") { url, _ in
      seen = url?.lastPathComponent
    }
    #expect(seen == "photo.JPG")
  }

  @Test("An object is created from a subtype of the types that its class reads")
  func objectsOfSubtypes() {
    let provider = makeProvider(of: "{}", .json)
    #expect(provider.canLoadObject(ofClass: String.self))
    nonisolated(unsafe) var seen: String?
    provider.loadObject(ofClass: String.self) { text, _ in seen = text }
    #expect(seen == "{}")
    #expect(!makeProvider(of: "pixels", .png).canLoadObject(ofClass: String.self))
  }

  @Test("A type of the app is a subtype of what it conforms to")
  func ownTypes() {
    let note = UTType(exportedAs: "galley.test.note", conformingTo: .plainText)
    let provider = makeProvider(of: "milk", note)
    #expect(provider.registeredContentTypes == [note])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    nonisolated(unsafe) var seen: String?
    provider.loadObject(ofClass: String.self) { text, _ in seen = text }
    #expect(seen == "milk")
  }

  @Test("A file has the type of its filename extension", arguments: ["gif", "txt", "JSON", "what"])
  func typeOfFile(ending: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.\(ending)")
    try Data("a".utf8).write(to: file)
    let provider = try #require(NSItemProvider(contentsOf: file))
    let types = ["gif": "com.compuserve.gif", "txt": "public.plain-text", "JSON": "public.json"]
    #expect(provider.registeredTypeIdentifiers == [types[ending] ?? "public.data"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.image") == (ending == "gif"))
  }
}
