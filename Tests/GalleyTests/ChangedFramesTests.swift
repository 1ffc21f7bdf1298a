import Foundation
import Galley
import GalleyProofFiles
import Testing
import UIKit

@MainActor @Suite("The explanation of changed frames")
struct ChangedFramesTests {
  private func layout(rowHeight: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: rowHeight)
    return layout
  }

  @Test("A failed proof of frames keeps why each element of a list is where it is")
  func list() throws {
    let scratch = Scratch()
    defer { scratch.remove() }
    func run(_ height: CGFloat) -> [String] {
      messages {
        assertProof(
          of: Screen(layout: layout(rowHeight: height), items: [3]), as: .frames,
          record: .missing, filePath: scratch.file)
      }
    }
    #expect(run(40).first?.contains("There was no proof yet") == true)
    let message = try #require(run(50).first)
    #expect(message.contains("swift run proof explain 'SomeTests/run"), "\(message)")
    let results = ProofStore.folder(forTestIn: scratch.file)
    let folder = scratch.folder.resolvingSymlinksInPath().path
    let found = ProofStore.entries(in: results).first { entry, _ in
      URL(fileURLWithPath: entry.proof).resolvingSymlinksInPath().path.hasPrefix(folder)
    }
    let (entry, own) = try #require(found)
    let name = try #require(entry.explanation)
    let text = try String(contentsOf: own.appendingPathComponent(name), encoding: .utf8)
    for item in 0..<3 {
      #expect(text.contains("item \(item) of section 0 of UICollectionView\n"), "\(text)")
    }
    #expect(text.contains("made by"), "\(text)")
    // The proof holds again, and nothing of the failure is left.
    #expect(run(40).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: own.path))
  }

  @Test("Proofs of other kinds have no explanation")
  func text() {
    let scratch = Scratch()
    defer { scratch.remove() }
    func run(_ text: String) -> [String] {
      messages { assertProof(of: text, as: .text, record: .missing, filePath: scratch.file) }
    }
    #expect(run("one").count == 1)
    let message = run("two").first
    #expect(message?.contains("swift run proof accept") == true)
    #expect(message?.contains("proof explain") == false)
  }
}
