import GalleyLayout
import TestSupport
import Testing

@Suite("A span tree that is changed at random")
struct RandomSpanTreeTests {
  @Test("A randomly changed span tree equals a plain list of its entries")
  func judged() {
    withSeededRandom("rows of spans", steps: 60) { random in
      let spans = (0..<Int.random(in: 1...80, using: &random)).map { name in
        SpanTree<Int>.Span(
          count: [0, 1, 2, 30].randomElement(using: &random) ?? 0,
          length: Double(Int.random(in: 0...20, using: &random)), payload: name)
      }
      var tree = SpanTree(spans)
      var judge = SpanJudge(spans)
      var copy: (tree: SpanTree<Int>, judge: SpanJudge)?
      let count = judge.things.count
      guard count > 0 else { return }
      let limit = [10, 100, 2_000].randomElement(using: &random) ?? 10
      for step in 0..<Int.random(in: 1...limit, using: &random) {
        let index = Int.random(in: 0..<count, using: &random)
        let length = Double(Int.random(in: 0...3, using: &random) * 7)
        tree.update(at: index) { name in
          name = -step
          return length
        }
        judge.things[index] = (length, -step)
        if Int.random(in: 0..<500, using: &random) == 0 { copy = (tree, judge) }
      }
      let end = Int(tree.extent)
      let offsets = (0..<40).map { _ in Double(Int.random(in: -9...end + 9, using: &random)) / 2 }
      expectSame(tree, judge, at: offsets)
      if let copy { expectSame(copy.tree, copy.judge, at: offsets) }
    }
  }

  @Test("A randomly changed span tree splits its nodes evenly")
  func order() {
    let count = 2_000
    withEvery("step", in: [1, 7, 1_999, 1_001]) { step in
      var tree = SpanTree([SpanTree.Span(count: count, length: 1, payload: 0)])
      for index in 0..<count { tree.update(at: index * step % count) { _ in 2 } }
      tree.checkInvariants()
      #expect(tree.extent == 4_000)
      #expect(tree.firstIndex(endingAfter: 2_000) == 1_000)
    }
  }
}
