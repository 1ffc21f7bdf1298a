import Foundation
import GalleyProofFiles
import Testing
import UIKit

@testable import Galley

@MainActor @Suite("The elements of a picture")
struct PictureElementsTests {
  @Test("Are the visible views with rectangles, frames and texts, each after what contains it")
  func views() throws {
    let root = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 50))
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    box.clipsToBounds = true
    let label = UILabel(frame: CGRect(x: 30, y: 5, width: 30, height: 10))
    label.text = "Ebb & flow"
    box.addSubview(label)
    let hidden = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.isHidden = true
    root.addSubview(box)
    root.addSubview(hidden)
    let read = PictureElements.elements(of: root)
    #expect(read.size == [100, 50])
    #expect(read.elements.map(\.parent) == [nil, 0, 1])
    // The label reaches ten points over the edge of its box, which clips it.
    #expect(
      read.elements.map(\.rect) == [[0, 0, 100, 50], [10, 10, 40, 20], [40, 15, 10, 10]],
      "\(read.elements)")
    #expect(read.elements.map(\.frame).last == "(30, 5, 30, 10)")
    #expect(read.elements.map(\.text) == [nil, nil, "Ebb & flow"])
  }

  @Test("Name the items of a list, with the layout's explanation")
  func list() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let screen = MarkedList([1, 2, 3])
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let read = PictureElements.elements(of: window)
    let cell = try #require(read.elements.first { $0.name == "Cell, item 1 of section 0" })
    #expect(cell.frame == "(0, 40, 320, 30)")
    let explanation = try #require(cell.explanation)
    #expect(explanation.contains("data source: MarkedList"), "\(explanation)")
    #expect(explanation.contains("frame: (0, 40, 320, 30)"), "\(explanation)")
    let title = try #require(read.elements.firstIndex { $0.text == "2" })
    var around: [String] = []
    var index: Int? = title
    while let next = index {
      around.append(read.elements[next].name)
      index = read.elements[next].parent
    }
    #expect(around.contains(cell.name), "\(around)")
    #expect(ProofElements(try #require(read.data)) == read)
  }

  @Test("Are found only when they are asked for, and no other kind of proof has them")
  func kinds() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(try Proof<UIView>.image.look(view).elements?().elements.count == 1)
    #expect(try Proof<UIView>.frames.look(view).elements == nil)
  }

  @Test("Are kept with a picture that fails")
  func kept() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6))
    // There is no such proof, and none is recorded.
    withKnownIssue { assertProof(of: view, as: .image(scale: 1), record: .never) }
    let folder = ProofStore.folder(forTestIn: #filePath)
    let name = "PictureElementsTests/kept.png"
    let found = ProofStore.entries(in: folder).first { $0.entry.name == name }
    let (entry, own) = try #require(found)
    defer { try? FileManager.default.removeItem(at: own) }
    let file = own.appendingPathComponent(try #require(entry.elements))
    let read = ProofElements(try Data(contentsOf: file))
    #expect(read?.size == [8, 6])
    #expect(read?.elements.map(\.name) == ["UIView"])
    #expect(entry.files.contains(file.lastPathComponent))
  }

  @Test("A film strip's picture has the arrangement of its moments, and the same pixels")
  func film() throws {
    let screen = MarkedList([1, 2, 3])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let strip = filmStrip(of: screen.view, at: [0, 0.1]) {}
    let look = try Proof<FilmStrip>.image.look(strip)
    let file = try look.written()
    #expect(
      FilmLayout(png: file) == FilmLayout(width: 320, height: 300, gap: 8, times: [0, 0.1]))
    #expect(look.isSame(file))
    let plain = try #require(strip.png())
    #expect(FilmLayout(png: plain) == nil)
    #expect(Proof<FilmStrip>.image.difference(plain, file) == nil)
    // A strip that was recorded without the arrangement still holds.
    #expect(look.elements == nil)
  }
}
