import GalleyGeometry
import GalleyLayout
import TestSupport
import Testing

@Suite("A flow layout of random items")
struct RandomFlowSolverTests {
  @Test("A flow of random items of one size has the frames that FlowJudge expects")
  func oneSize() {
    withSeededRandom("one size", steps: 2_000) { random in
      var example = random.flowExample(most: 40)
      example.layout.itemSize = random.flowSize()
      expectAsJudged(example, &random)
    }
  }

  @Test("A flow of random items that divide a line exactly has the frames that FlowJudge expects")
  func exactShares() {
    withSeededRandom("exact shares", steps: 1_000) { random in
      var example = random.flowExample(most: 40)
      example.layout.sectionInset = .zero
      example.context.contentInset = .zero
      example.context.layoutMargins = .zero
      example.context.safeArea = .zero
      example.section.minimumInteritemSpacing = random.quarter(in: 0...20)
      let columns = Double(Int.random(in: 1...12, using: &random))
      let spacing = example.section.minimumInteritemSpacing ?? 0
      let across = example.layout.scrollAxis.perpendicular
      let share = (example.context.size[across] - (columns - 1) * spacing) / columns
      example.layout.itemSize[across] = max(share, 0)
      expectAsJudged(example, &random)
    }
  }

  @Test("A flow of random items with given sizes has the frames that FlowJudge expects")
  func givenSizes() {
    withSeededRandom("given sizes", steps: 2_000) { random in
      var example = random.flowExample(most: 40)
      example.section.itemSizes = random.flowSizes(count: example.section.itemCount)
      expectAsJudged(example, &random)
    }
  }

  @Test("A flow of random items, some of them measured, has the frames that FlowJudge expects")
  func measured() {
    withSeededRandom("measured", steps: 3_000) { random in
      var example = random.flowExample(most: 40)
      example.layout.estimatedItemSize = random.once(in: 4) ? .automatic : .size(random.flowSize())
      if random.once(in: 3) {
        example.section.itemSizes = random.flowSizes(count: example.section.itemCount)
      }
      let kinds = random.flowSizes(count: 3)
      let rest = random.once(in: 2) ? kinds[0].width : nil
      for item in 0..<example.section.itemCount where random.once(in: 3) {
        var size = kinds.randomElement(using: &random) ?? .zero
        if let rest { size.width = rest }
        example.measures.sizes[item] = size
      }
      if random.once(in: 2) { example.measures.average = kinds[0] }
      expectAsJudged(example, &random)
    }
  }

  /// Items of three sizes, in any order. Two of the sizes are equally wide. The third is narrower,
  /// so that three items may fit in a line of 70.
  @Test("A flow of up to six items out of three sizes has the frames that FlowJudge expects")
  func smallWorlds() {
    let kinds = sizes((30, 20), (30, 10), (20, 20))
    withEvery("width", in: [20.0, 50, 60, 70, 80, 100]) { width in
      withEvery("items", in: 0...6) { count in
        withEvery("order", in: 0..<Int(Elementary.power(3, Double(count)).rounded())) { order in
          var rest = order
          var sizes: [Size] = []
          for _ in 0..<count {
            sizes.append(kinds[rest % 3])
            rest /= 3
          }
          var example = FlowExample(sizes, width: width)
          example.layout.minimumInteritemSpacing = 5
          expectAsJudged(example)
          example.layout.estimatedItemSize = .automatic
          expectAsJudged(example)
        }
      }
    }
  }

  private func expectAsJudged(_ example: FlowExample, _ random: inout SeededRandom) {
    expectAsJudged(example)
    let lines = example.lines
    let judge = example.judge
    for _ in 0..<4 {
      let low = random.quarter(in: -50...(lines.length + 50))
      let high = low + random.quarter(in: 0...200)
      let items = lines.items(touching: low, high: high)
      let expected = judge.items(touching: low, high: high)
      // If lines overlap, the result may include more items.
      if example.isOverlapping {
        #expect(expected.isEmpty || expected.clamped(to: items) == expected)
      } else {
        #expect(items == expected, "\(low) to \(high) of \(lines)")
      }
    }
  }

  private func expectAsJudged(_ example: FlowExample) {
    let lines = example.lines
    let judge = example.judge
    #expect(lines.count == judge.frames.count)
    #expect(lines.lineCount == judge.lines.count)
    #expect(areClose(lines.length, judge.length), "\(lines.length), not \(judge.length)")
    for (item, expected) in judge.frames.enumerated() {
      let frame = lines.frame(of: item)
      let isRight =
        areClose(frame.minX, expected.minX) && areClose(frame.minY, expected.minY)
        && frame.size == expected.size
      #expect(isRight, "item \(item) of \(example.section): \(frame), not \(expected)")
      if !isRight { return }
    }
  }

  private func areClose(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-6 }
}

extension FlowExample {
  fileprivate var isOverlapping: Bool {
    (section.minimumLineSpacing ?? layout.minimumLineSpacing) < 0
  }
}
