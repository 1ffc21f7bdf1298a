import Foundation
import Testing

@testable import GalleyUIKit

/// Compares visible views with the figures that layouts are compared with.
@MainActor
@Suite("Layouts in a collection view, figure by figure")
struct FiguresInViewTests {
  @Test(
    "Cells, headers and backgrounds of compositional layouts are where UIKit has them",
    arguments: ["compositional", "orthogonal", "worked-examples"])
  func compositional(name: String) throws {
    let cases = try CaseParser.cases(in: try figures(name), file: name)
    #expect(cases.count >= 15)
    var compared = 0
    for known in cases {
      let judge = ViewJudge(known)
      compared += judge.compared
      for difference in judge.differences {
        Issue.record("\(name) \(known.id): \(difference)")
      }
    }
    // At least two views of each case were compared.
    #expect(compared >= cases.count * 2)
  }

  @Test("The items of flow layouts are where UIKit has them")
  func flow() throws {
    var frames = 0
    for known in try FlowCase.all() {
      let judge = FlowViewJudge(known)
      frames += known.frames.count
      for difference in judge.differences { Issue.record("\(known.title) \(difference)") }
    }
    #expect(frames == 447)
  }

  @Test(
    "An orthogonal section that a finger releases rests where it does in UIKit",
    arguments: ["or-b1-v0", "or-b2-v0", "or-b3-v1", "or-b4-v0", "or-b5-v0"])
  func resting(id: String) throws {
    let cases = try CaseParser.cases(in: try figures("orthogonal"), file: "orthogonal")
    let known = try #require(cases.first { $0.id == id })
    let world = CaseWorld(known)
    for stop in known.expected.stops {
      let row = try #require(world.view.scrollers[stop.section])
      // Content resists beyond its end, so that a finger does not reach these offsets.
      guard CGFloat(stop.proposed) <= row.contentSize.width - row.bounds.width else { continue }
      world.drag(row, to: CGFloat(stop.proposed))
      #expect(
        abs(row.offset - CGFloat(stop.rest)) <= 1e-3,
        "section \(stop.section), let go at \(stop.proposed), rests at \(row.offset)")
    }
  }
}
