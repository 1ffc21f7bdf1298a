import Foundation
import Testing

@testable import GalleyUIKit

@Suite("Functions for types of data")
struct UTTypeFunctionsTests {
  @Test("A type is found by its filename extension and its MIME type")
  func identifiers() {
    func type(_ kind: CFString, _ tag: String, _ supertype: CFString? = nil) -> String? {
      UTTypeCreatePreferredIdentifierForTag(kind, tag as CFString, supertype)?
        .takeRetainedValue() as String?
    }
    #expect(type(kUTTagClassFilenameExtension, "PNG") == "public.png")
    #expect(type(kUTTagClassMIMEType, "application/pdf") == kUTTypePDF as String)
    #expect(type(kUTTagClassFilenameExtension, "png", kUTTypeAudio) == nil)
    #expect(type(kUTTagClassFilenameExtension, "nothing") == nil)
    let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassMIMEType, "image/png" as CFString, nil)
    #expect(all?.takeRetainedValue().firstObject as? String == "public.png")
  }

  @Test("A type has tags, supertypes and a declaration")
  func facts() {
    func tag(_ kind: CFString) -> String? {
      UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kind)?.takeRetainedValue() as String?
    }
    #expect(tag(kUTTagClassMIMEType) == "image/jpeg")
    #expect(tag(kUTTagClassFilenameExtension) == UTType.jpeg.preferredFilenameExtension)
    let endings = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)
    #expect(endings?.takeRetainedValue().contains("jpg") == true)
    #expect(UTTypeCopyPreferredTagWithClass(kUTTypeItem, kUTTagClassMIMEType) == nil)
    #expect(UTTypeConformsTo("public.png" as CFString, kUTTypeImage))
    #expect(UTTypeConformsTo("public.PNG" as CFString, kUTTypeImage))
    #expect(!UTTypeConformsTo(kUTTypePNG, kUTTypeText))
    #expect(UTTypeEqual(kUTTypePNG, "public.PNG" as CFString))
    #expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDeclared("org.example.x" as CFString))
    #expect(!UTTypeIsDynamic(kUTTypePNG))
    #expect(UTType(tag: "gif", tagClass: .filenameExtension, conformingTo: .image) == .gif)
    #expect(UTType.png.tags[.mimeType] == ["image/png"])
  }

  @Test("Names of files get the extension of their type, unless they have it")
  func names() throws {
    let folder = URL(fileURLWithPath: "/a", isDirectory: true)
    func name(_ partialName: String, _ type: UTType) -> String {
      folder.appendingPathComponent(partialName, conformingTo: type).path
    }
    #expect(name("Sketch", .png) == "/a/Sketch.png")
    #expect(name("Sketch.JPG", .jpeg) == "/a/Sketch.JPG")
    #expect(name("Sketch.jpg", .png) == "/a/Sketch.jpg.png")
    #expect(name("Sketch.png", .image) == "/a/Sketch.png")
    #expect(name("Sketch", .image) == "/a/Sketch")
    #expect(folder.appendingPathComponent("b", conformingTo: .folder).hasDirectoryPath)
    var url = try #require(URL(string: "https://example.org/a/b"))
    url.appendPathExtension(for: .pdf)
    #expect(url.absoluteString == "https://example.org/a/b.pdf")
    url.appendPathExtension(for: .pdf)
    #expect(url.lastPathComponent == "b.pdf")
    let bridged = NSURL(fileURLWithPath: "/a")
    #expect(bridged.appendingPathComponent("b", conformingTo: .png).path == "/a/b.png")
    let path = NSString(string: "/a/b")
    #expect(path.appendingPathComponent("c", conformingTo: .png) == "/a/b/c.png")
    #expect(path.appendingPathExtension(for: .png) == "/a/b.png")
  }
}
