import Foundation
import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Thousands of nested views")
struct DeepViewsTests {
  private static let depth = 3_000

  /// Returns the outermost and the innermost view.
  private func nest() -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var inner = outer
    for _ in 0..<DeepViewsTests.depth {
      let next = UIView(frame: CGRect(x: 0.25, y: 0, width: 100, height: 100))
      inner.addSubview(next)
      inner = next
    }
    inner.backgroundColor = .red
    return (outer, inner)
  }

  @Test("Thousands of nested views are laid out, recorded and drawn without a deep stack")
  func record() {
    let (outer, inner) = nest()
    let list = outer.displayList()
    var (depth, content) = (0, list)
    while case .group(let group)? = content.items.first {
      depth += 1
      content = group.content
    }
    #expect(depth == DeepViewsTests.depth)
    #expect(Bitmap.galleyDecoded(outer.galleyPNG(scale: 1) ?? Data()) != nil)
    inner.backgroundColor = nil
    #expect(outer.displayList().isEmpty)
  }
}
