import Foundation
import ShowcaseScreens
import Testing
import UIKit

@MainActor @Suite("The gallery")
struct GalleryTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let documentation = root.appendingPathComponent("Documentation")

  @Test("Each class of controls is in the gallery")
  func controls() throws {
    let files = FileManager.default.enumerator(
      at: Self.root.appendingPathComponent("Sources/UIKit"), includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\nopen class (UI\w+): UIControl\b/) {
        names.insert(String(match.1))
      }
    }
    #expect(names.count > 8, "\(names)")
    let shown = Set(gallery.map { String($0.title.prefix { $0 != "," }) })
    #expect(names.subtracting(shown).sorted() == [])
  }

  @Test("The page of the gallery is the one that the showcase writes, and has all pictures")
  func page() throws {
    let page = try String(
      contentsOf: Self.documentation.appendingPathComponent("Gallery.md"), encoding: .utf8)
    #expect(page == galleryPage)
    #expect(Set(gallery.map(\.file)).count == gallery.count)
    for entry in gallery {
      let file = Self.documentation.appendingPathComponent(entry.file)
      let data = try #require(FileManager.default.contents(atPath: file.path), "\(entry.file)")
      let size = try #require(UIImage(data: data), "\(entry.file)").size
      #expect(size.width == 640, "\(entry.file)")
    }
  }

  @Test("Each picture of the gallery shows something in both styles", arguments: gallery)
  func pictures(_ entry: GalleryEntry) throws {
    let data = try #require(entry.picture())
    let image = try #require(UIImage(data: data)?.cgImage)
    let pixels = [UInt8](try #require(image.dataProvider?.data as Data?))
    for start in [0, 320] {
      // The corner has the color of the background.
      let corner = pixels[start * 4..<start * 4 + 4]
      let isEmpty = (0..<image.height).allSatisfy { y in
        let line = y * image.bytesPerRow
        return (start..<start + 320).allSatisfy { x in
          pixels[line + x * 4..<line + x * 4 + 4].elementsEqual(corner)
        }
      }
      #expect(!isEmpty, "\(entry.title)")
    }
  }
}
