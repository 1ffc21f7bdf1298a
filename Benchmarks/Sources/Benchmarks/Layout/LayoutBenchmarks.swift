import GalleyGeometry
import GalleyLayout

let layoutBenchmarks = buildBenchmarks + queryBenchmarks + measuringBenchmarks

// MARK: - Building

private let buildBenchmarks = [
  Benchmark(
    "layout.build-1m", variant: "repeated", size: 1_000_000, rounds: 25,
    "arrange 10,000 sections of 100 items in a grid, given as one layout",
    goals: [.faster(150, than: .naive), .bytes(0.1)]
  ) {
    let counts = Array(repeating: 100, count: 10_000)
    let layout = grid()
    var galley = galley { Arrangement(repeating: layout, itemCounts: counts, in: screen) }
    galley.bytesPerItem = bytesPerItem {
      Arrangement(repeating: layout, itemCounts: counts, in: screen)
    }
    return [galley, eager(Array(repeating: SectionContent(layout, itemCount: 100), count: 10_000))]
  },
  Benchmark(
    "layout.build-1m", variant: "equal", size: 1_000_000, rounds: 25,
    "arrange 10,000 sections of 100 items in a grid, given as equal values",
    goals: [.faster(30, than: .naive), .bytes(0.6)]
  ) {
    let sections = Array(repeating: SectionContent(grid(), itemCount: 100), count: 10_000)
    var galley = galley { Arrangement(sections, in: screen) }
    galley.bytesPerItem = bytesPerItem { Arrangement(sections, in: screen) }
    return [galley, eager(sections)]
  },
  Benchmark(
    "layout.build-1m", variant: "made anew", size: 1_000_000, rounds: 25,
    "arrange 10,000 sections of 100 items in a grid, each value made by itself", goals: []
  ) {
    let sections = (0..<10_000).map { _ in SectionContent(grid(), itemCount: 100) }
    var galley = galley { Arrangement(sections, in: screen) }
    galley.bytesPerItem = bytesPerItem { Arrangement(sections, in: screen) }
    return [galley, eager(sections)]
  },
  Benchmark(
    "layout.one-section-1m", size: 1_000_000, rounds: 51,
    "arrange one section of 1,000,000 items, against 1,000 items", goals: [.atMost(1.5, .small)]
  ) {
    let layout = grid()
    return [
      Subject("galley ×100", .galley) { buildOften(layout, itemCount: 1_000_000) },
      Subject("1,000 items ×100", .small) { buildOften(layout, itemCount: 1_000) },
    ]
  },
  Benchmark(
    "layout.sections-10k", size: 1_000_000, rounds: 25,
    "arrange 10,000 sections of 100 items, each with a layout of its own",
    goals: [.faster(1, than: .naive)]
  ) {
    let sections = differentSections(10_000)
    return [galley { Arrangement(sections, in: screen) }, eager(sections)]
  },
  Benchmark(
    "layout.sections-10k", variant: "linear", size: 1_000_000, rounds: 25,
    "arrange 10,000 different sections, against ten times 1,000 of them",
    goals: [.atMost(1.5, .small)]
  ) {
    let sections = differentSections(10_000)
    let few = Array(sections.prefix(1_000))
    return [
      galley { Arrangement(sections, in: screen) },
      Subject("1,000 sections ×10", .small) { buildTenTimes(few) },
    ]
  },
]

@inline(never)
private func buildTenTimes(_ sections: [SectionContent]) {
  for _ in 0..<10 { blackHole(Arrangement(sections, in: screen)) }
}

private func differentSections(_ count: Int) -> [SectionContent] {
  (0..<count).map { index in
    let columns = Double(3 + index % 5)
    let layout = grid(
      rowHeight: 30 + Double(index) / 100, inset: Double(index % 13), columns: columns)
    return SectionContent(layout, itemCount: 100)
  }
}

@inline(never)
private func buildOften(_ layout: LayoutSection, itemCount: Int) {
  for _ in 0..<100 {
    blackHole(Arrangement([SectionContent(layout, itemCount: itemCount)], in: screen))
  }
}

private func galley(_ build: @escaping () -> Arrangement) -> Subject {
  Subject("galley", .galley, work: build) { $0.contentSize.height > 100_000 }
}

private func eager(_ sections: [SectionContent]) -> Subject {
  let arrangement = Arrangement(sections, in: screen)
  return Subject("array of rectangles", .naive) {
    eagerRects(of: sections)
  } check: {
    $0.count == 1_000_000 && agree($0, arrangement)
  }
}

/// Whether the rectangles agree with the frames of an arrangement. The origins of the rectangles
/// are sums of rounded numbers, and the arrangement rounds only once, so they may differ by a
/// point.
private func agree(_ rects: [Rect], _ arrangement: Arrangement) -> Bool {
  for index in stride(from: 0, to: rects.count, by: 997) {
    let path = ElementPath(section: index / 100, item: index % 100)
    guard let frame = arrangement.frame(of: path), frame.size == rects[index].size else {
      return false
    }
    if frame.origin.distance(to: rects[index].origin) > 1 { return false }
  }
  return true
}

private func bytesPerItem(_ build: () -> Arrangement) -> Double {
  Double(Allocations.counting(build).liveBytes) / 1_000_000
}

// MARK: - Asking

private let queryBenchmarks = [
  Benchmark(
    "layout.query-1m", size: 1_000_000, rounds: 101,
    "elements of 1,000 screenfuls of a grid of 1,000,000 items, against 1,000 items",
    goals: [.atMost(1.5, .small)]
  ) {
    [asking("galley", .galley, of: 1_000_000), asking("1,000 items", .small, of: 1_000)]
  }
]

private func asking(_ name: String, _ role: Subject.Role, of count: Int) -> Subject {
  let arrangement = Arrangement([SectionContent(grid(), itemCount: count)], in: screen)
  let offsets = offsets(1_000, in: arrangement)
  expectNoAllocation(in: arrangement, at: offsets)
  return Subject(name, role) {
    elementCount(arrangement, at: offsets)
  } check: {
    $0 > 36_000
  }
}

/// Returns a number of offsets, spread over the content.
private func offsets(_ count: Int, in arrangement: Arrangement) -> [Double] {
  let last = arrangement.contentSize.height - screen.size.height
  return (0..<count).map { last * Double($0 * 7_919 % count) / Double(count) }
}

@inline(never)
private func elementCount(_ arrangement: Arrangement, at offsets: [Double]) -> Int {
  var count = 0
  for offset in offsets { count += arrangement.elements(in: screenful(at: offset)).count }
  return count
}

/// Traps if a request for elements allocates memory, although the array for the result is large
/// enough.
private func expectNoAllocation(in arrangement: Arrangement, at offsets: [Double]) {
  var elements: [Element] = []
  elements.reserveCapacity(1_000)
  // The first call looks up types at run time, which allocates memory. It is not counted.
  arrangement.append(elementsIn: screenful(at: 0), to: &elements)
  let allocations = Allocations.counting {
    for offset in offsets {
      elements.removeAll(keepingCapacity: true)
      arrangement.append(elementsIn: screenful(at: offset), to: &elements)
    }
    return elements.count
  }
  precondition(allocations.count == 0, "\(allocations.count) allocations for \(offsets.count)")
}

// MARK: - Measuring

private let measuringBenchmarks = [
  Benchmark(
    "layout.selfsizing-memory-1m", size: 1_000_000, rounds: 5,
    "arrange 1,000,000 rows that size themselves and show a screenful", goals: [.bytes(5)]
  ) {
    var galley = galley { measuredList() }
    galley.bytesPerItem = bytesPerItem { measuredList() }
    return [galley]
  },
  Benchmark(
    "layout.remeasure-1m", size: 1_000_000, rounds: 101,
    "1,000 times: a row of 1,000,000 changes, and its screenful is asked for; against asking",
    goals: [.atMost(5, .floor)]
  ) {
    var arrangement = list(1_000_000)
    let offsets = offsets(1_000, in: arrangement)
    for offset in offsets { measure(&arrangement, at: offset) }
    let asked = arrangement
    var isHigh = false
    return [
      Subject("galley", .galley) {
        isHigh.toggle()
        for offset in offsets {
          let path = arrangement.firstPath(atOrAfter: offset) ?? ElementPath(section: 0, item: 0)
          let id = Element.ID(.item, at: path)
          arrangement.forget(id)
          arrangement.measure(id, as: Size(width: 320, height: isHigh ? 81 : 57))
          blackHole(arrangement.elements(in: screenful(at: offset)))
        }
      },
      Subject("only asking", .floor) {
        elementCount(asked, at: offsets)
      } check: {
        $0 > 5_000
      },
    ]
  },
  Benchmark(
    "layout.jump-1m", size: 1_000_000, rounds: 101,
    "1,000 times to the end of 1,000,000 estimated rows and back, against asking at the start",
    goals: [.atMost(2, .floor)]
  ) {
    let arrangement = list(1_000_000)
    let end = arrangement.contentSize.height - screen.size.height
    let ends = (0..<1_000).map { $0.isMultiple(of: 2) ? end : 0 }
    let starts = (0..<1_000).map { Double($0) }
    return [
      Subject("galley", .galley) {
        elementCount(arrangement, at: ends)
      } check: {
        $0 > 10_000
      },
      Subject("at the start", .floor) {
        elementCount(arrangement, at: starts)
      } check: {
        $0 > 10_000
      },
    ]
  },
]

private func list(_ count: Int) -> Arrangement {
  Arrangement([SectionContent(selfSizingList, itemCount: count)], in: screen)
}

private func measuredList() -> Arrangement {
  var arrangement = list(1_000_000)
  measure(&arrangement, at: 0)
  return arrangement
}

/// Measures the visible elements, as a collection view does.
private func measure(_ arrangement: inout Arrangement, at offset: Double) {
  for element in arrangement.elements(in: screenful(at: offset)) {
    let height = 40 + Double(element.id.path.item % 7) * 5
    arrangement.measure(element.id, as: Size(width: 320, height: height))
  }
}
