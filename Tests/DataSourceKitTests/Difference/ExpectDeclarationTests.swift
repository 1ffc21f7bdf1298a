import DataSourceKit
import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("A test of declarations")
struct ExpectDeclarationTests {
  @Test("expectDeclaration passes for equal declarations")
  func equal() {
    expectDeclaration(list([1, 2]), equals: list([1, 2]))
    expectDeclarations([1, 2], equal: [1, 2])
  }

  @Test("expectDeclaration fails with inserted, deleted and changed cells")
  func different() {
    withKnownIssue {
      expectDeclaration(
        TestList([TestSection("rows", cells: [row(1, "b"), row(3)])]), equals: list([1, 2]))
    } matching: { issue in
      issue.comments.first?.rawValue == """
        Not declared as expected:
        − section rows, item 1: RowCell 2
        + section rows, item 1: RowCell 3: Row(id: 3, text: "row 3")
        ≠ section rows, item 0: RowCell 1
            text: "row 1" → "b"
        """
    }
  }

  @Test("expectDeclaration fails with inserted and deleted lines, for an app's own cells")
  func cells() {
    withKnownIssue {
      expectDeclarations(["a", "b"], equal: ["a", "c"])
    } matching: { issue in
      issue.comments.first?.rawValue == "Not declared as expected:\n  \"a\"\n− \"c\"\n+ \"b\""
    }
  }

  @Test("A declaration can be drawn without a controller")
  func proof() throws {
    let size = CGSize(width: 200, height: 120)
    let declaration = TestList {
      TestSection("rows", header: DeclaredView(Title.self, "Rows")) {
        row(1)
        row(2)
      }
    }
    assertProof(of: declaration, size: size, as: .frames)
    let picture = try Proof<UIView>.image(scale: 1).ofDeclarations(size: size).write(declaration)
    let image = try #require(UIImage(data: picture))
    #expect(image.size == size)
    #expect(
      picture != (try Proof<UIView>.image(scale: 1).ofDeclarations(size: size).write(list([1]))))
  }
}
