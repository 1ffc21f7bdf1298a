import GalleyGeometry
import GalleyLayout
import Testing

@Suite("Flow layouts measured on UIKit")
struct FlowFixturesTests {
  @Test("All flow layouts measured on UIKit are reproduced")
  func all() throws {
    var reproduced = 0
    var frameCount = 0
    var differing: [String] = []
    var notExpressible: [String] = []
    for fixture in try FlowFixture.all() {
      switch fixture {
      case .failure(let failure): notExpressible.append("\(failure.title): \(failure.line)")
      case .success(let fixture):
        let differences = fixture.differences
        frameCount += fixture.frames.count
        if differences.isEmpty { reproduced += 1 }
        differing += differences.map { "\(fixture.title): \($0)" }
      }
    }
    #expect(differing == [])
    #expect(notExpressible == [])
    #expect(reproduced == 44)
    #expect(frameCount == 447)
  }
}

extension FlowFixture {
  /// The arrangement of the layout, with the measured sizes of its items.
  private var arrangement: Arrangement {
    var arrangement = Arrangement(sections, layout: example.layout, in: example.context)
    for (section, sizes) in measured.enumerated() {
      for (item, size) in sizes.enumerated() {
        arrangement.measure(.item(item, in: section), as: size)
      }
    }
    return arrangement
  }

  /// The differences between the arrangement and the frames that were measured on UIKit.
  fileprivate var differences: [String] {
    let arrangement = arrangement
    let all = arrangement.allElements()
    var differences: [String] = []
    for (id, expected) in frames.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      let element = arrangement.element(id)
      if element.map({ $0.frame.isClose(to: expected) }) != true {
        differences.append("\(id) is \(element?.description ?? "missing"), not \(expected)")
      }
      if all.filter({ $0.id == id }) != [element] {
        differences.append("\(id) is not once among all elements")
      }
    }
    if !isPart {
      for element in all where frames[element.id] == nil {
        differences.append("\(element.id) should not be there")
      }
    }
    let size = arrangement.contentSize
    for (found, expected) in [(size.width, contentWidth), (size.height, contentHeight)]
    where expected != nil && expected != found {
      differences.append("content is \(size)")
    }
    return differences
      + viewports(of: arrangement).filter { viewport in
        arrangement.elements(in: viewport) != all.filter { $0.frame.intersects(viewport.rect) }
      }.map { "not all in \($0.rect), or more than that" }
  }

  /// Returns viewports of the whole content, of each element alone, and of each screen when
  /// scrolling.
  private func viewports(of arrangement: Arrangement) -> [Viewport] {
    let axis = example.layout.scrollAxis
    let view = example.context.size
    let content = Rect(origin: .zero, size: arrangement.contentSize)
    var rects = [content] + arrangement.allElements().map { $0.frame.intersection(content) }
    for start in stride(from: 0, to: content.max(along: axis), by: view[axis] / 2) {
      rects.append(Rect(origin: Point(axis, along: start, across: 0), size: view))
    }
    return rects.map { Viewport($0) }
  }
}

extension Rect {
  /// Returns whether the rectangles are equal, although measured numbers have only six digits.
  fileprivate func isClose(to other: Rect) -> Bool {
    let pairs = [
      (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
    ]
    return pairs.allSatisfy { ($0 - $1).magnitude < 2e-3 }
  }
}
