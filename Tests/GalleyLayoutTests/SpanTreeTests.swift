import GalleyLayout
import TestSupport
import Testing

/// A second, simple implementation of `SpanTree`: an array with one element for each entry.
struct SpanJudge {
  var things: [(length: Double, name: Int)] = []

  init(_ spans: [SpanTree<Int>.Span]) {
    for span in spans {
      for _ in 0..<max(span.count, 0) { things.append((span.length, span.payload)) }
    }
  }

  /// The start of each entry, and the end of the last one.
  var starts: [Double] {
    var starts = [0.0]
    for thing in things { starts.append(starts[starts.count - 1] + thing.length) }
    return starts
  }

  func firstIndex(endingAfter offset: Double) -> Int {
    starts.dropFirst().firstIndex { !($0 <= offset) }.map { $0 - 1 } ?? things.count
  }

  func firstIndex(startingAtOrAfter offset: Double) -> Int {
    starts.dropLast().firstIndex { !($0 < offset) } ?? things.count
  }
}

/// Compares all results of a tree with those of the array. Lengths are whole numbers, so that no
/// sum is rounded.
func expectSame(
  _ tree: SpanTree<Int>, _ judge: SpanJudge, at offsets: [Double],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  tree.checkInvariants()
  let starts = judge.starts
  #expect(tree.count == judge.things.count, sourceLocation: sourceLocation)
  #expect(tree.extent == starts.last, sourceLocation: sourceLocation)
  var next = 0
  tree.forEachSpan { first, start, span in
    #expect(first == next && start == starts[first], sourceLocation: sourceLocation)
    next += span.count
  }
  #expect(next == tree.count, sourceLocation: sourceLocation)
  for (index, thing) in judge.things.enumerated() {
    let place = tree.place(at: index)
    #expect(place.index == index, sourceLocation: sourceLocation)
    #expect(place.start == starts[index], sourceLocation: sourceLocation)
    #expect(
      place.length == thing.length && place.payload == thing.name, sourceLocation: sourceLocation)
    // All entries of a span are equal.
    let span = index - place.preceding...index + place.following
    #expect(span.lowerBound >= 0 && span.upperBound < tree.count, sourceLocation: sourceLocation)
    let isAlike = judge.things[span].allSatisfy { $0 == thing }
    #expect(isAlike, sourceLocation: sourceLocation)
  }
  for offset in offsets {
    #expect(
      tree.firstIndex(endingAfter: offset) == judge.firstIndex(endingAfter: offset),
      "ending after \(offset)", sourceLocation: sourceLocation)
    #expect(
      tree.firstIndex(startingAtOrAfter: offset) == judge.firstIndex(startingAtOrAfter: offset),
      "starting at \(offset)", sourceLocation: sourceLocation)
  }
}

@Suite("A span tree")
struct SpanTreeTests {
  typealias Tree = SpanTree<Int>
  typealias Span = SpanTree<Int>.Span

  @Test("An empty span tree has no entries and no length")
  func empty() {
    for tree in [Tree([]), Tree([Span(count: 0, length: 5, payload: 1)])] {
      #expect(tree.count == 0)
      #expect(tree.extent == 0)
      for offset in [-1, 0, 1, Double.infinity, -.infinity, .nan] {
        #expect(tree.firstIndex(endingAfter: offset) == 0)
        #expect(tree.firstIndex(startingAtOrAfter: offset) == 0)
      }
    }
  }

  /// Tries all counts and lengths of up to four spans, also zero, and each change of one entry.
  @Test("Every small span tree equals an array of its entries", arguments: 0...4)
  func smallWorlds(count: Int) {
    let kinds = [(1, 0.0), (1, 3), (2, 0), (2, 2), (3, 1), (0, 4)]
    var offsets = Array(stride(from: -1.0, through: 14, by: 0.5))
    offsets += [.infinity, -.infinity]
    withEvery("kinds", in: Words(of: kinds.count, length: count)) { word in
      let spans = word.enumerated().map {
        Span(count: kinds[$1].0, length: kinds[$1].1, payload: $0)
      }
      let judge = SpanJudge(spans)
      expectSame(Tree(spans), judge, at: offsets)
      guard count < 4 else { return }
      withEvery("changed", in: judge.things.indices) { index in
        withEvery("length", in: [0.0, 1, 5]) { length in
          var tree = Tree(spans)
          var changed = judge
          tree.update(at: index) { name in
            #expect(name == judge.things[index].name)
            name = 9
            return length
          }
          changed.things[index] = (length, 9)
          expectSame(tree, changed, at: offsets)
          expectSame(Tree(spans), judge, at: [])
        }
      }
    }
  }

  @Test(
    "In a span tree, an offset that is not a number counts as the start, and an infinite one as an end"
  )
  func badOffsets() {
    let tree = Tree((0..<100).map { Span(count: 3, length: Double($0 % 4), payload: $0) })
    #expect(tree.firstIndex(endingAfter: .nan) == 0)
    #expect(tree.firstIndex(startingAtOrAfter: .nan) == 0)
    #expect(tree.firstIndex(endingAfter: -.infinity) == 0)
    #expect(tree.firstIndex(startingAtOrAfter: -.infinity) == 0)
    #expect(tree.firstIndex(endingAfter: .infinity) == 300)
    #expect(tree.firstIndex(startingAtOrAfter: .infinity) == 300)
    #expect(tree.firstIndex(endingAfter: tree.extent) == 300)
    #expect(tree.firstIndex(endingAfter: tree.extent.nextDown) == 299)
    #expect(tree.firstIndex(startingAtOrAfter: tree.extent) == 300)
  }

  @Test("A search skips entries without length, or finds the first of them")
  func withoutLength() {
    // The lengths of the entries are 0, 0, 5, 5, 0, 0 and 5.
    let tree = Tree([
      Span(count: 2, length: 0, payload: 0), Span(count: 2, length: 5, payload: 1),
      Span(count: 2, length: 0, payload: 2), Span(count: 1, length: 5, payload: 3),
    ])
    #expect(tree.firstIndex(endingAfter: -1) == 0)
    #expect(tree.firstIndex(endingAfter: 0) == 2)
    #expect(tree.firstIndex(endingAfter: 5) == 3)
    #expect(tree.firstIndex(endingAfter: 10) == 6)
    #expect(tree.firstIndex(startingAtOrAfter: 0) == 0)
    #expect(tree.firstIndex(startingAtOrAfter: 0.5) == 3)
    #expect(tree.firstIndex(startingAtOrAfter: 10) == 4)
    #expect(tree.firstIndex(startingAtOrAfter: 10.5) == 7)
  }

  @Test("A span tree can have as many entries as there are integers")
  func huge() {
    for length in [0, .leastNonzeroMagnitude, 1e-300, 0.3, 1, 3, 44, 1e9] {
      let tree = Tree([Span(count: .max, length: length, payload: 0)])
      #expect(tree.count == .max)
      #expect(tree.place(at: .max - 1).following == 0)
      #expect(tree.firstIndex(endingAfter: .infinity) == .max)
      let end = tree.extent
      for offset in [end, end.nextDown, end.nextUp, end / 3, end / 2, end * 0.999_999, 1e6, -1, 0] {
        #expect((0...Int.max).contains(tree.firstIndex(endingAfter: offset)))
        #expect((0...Int.max).contains(tree.firstIndex(startingAtOrAfter: offset)))
      }
      // Offsets near the start are exact if the length is not tiny.
      guard length >= 0.3 else { continue }
      #expect(tree.firstIndex(endingAfter: 1_000 * length) == 1_000)
      #expect(tree.firstIndex(startingAtOrAfter: 1_000 * length) == 1_000)
      var changed = tree
      changed.update(at: 5_000_000_000) { _ in 7 }
      #expect(changed.place(at: 5_000_000_001).start == 5_000_000_000 * length + 7)
      #expect(changed.count == .max)
    }
  }

  @Test("Changing a span tree leaves its copies as they were")
  func copies() {
    var tree = Tree([Span(count: 5_000, length: 2, payload: 0)])
    for index in 0..<2_000 { tree.update(at: index * 2) { _ in 3 } }
    let copy = tree
    let extent = tree.extent
    for index in 0..<2_000 {
      tree.update(at: index) { name in
        name = 7
        return 10
      }
    }
    #expect(copy.extent == extent)
    #expect((0..<5_000).allSatisfy { copy.place(at: $0).payload == 0 })
    // 2,000 entries have a length of 10, 1,000 a length of 3, and 2,000 a length of 2.
    #expect(tree.extent == 20_000 + 3_000 + 4_000)
  }

  @Test("An index beyond the entries of a span tree traps with their number")
  func outOfBounds() async {
    let place = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = SpanTree([SpanTree.Span(count: 3, length: 1, payload: 0)]).place(at: 3)
    }
    expectTrap(place, says: "span 3 of 3", evenInRelease: false)
    let update = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = SpanTree([SpanTree.Span(count: 3, length: 1, payload: 0)])
      tree.update(at: -1) { _ in 1 }
    }
    expectTrap(update, says: "span -1 of 3", evenInRelease: false)
  }
}

/// All arrays of a length whose elements are less than a number.
private struct Words: Sequence, IteratorProtocol {
  private let letters: Int
  private var last: [Int]?

  init(of letters: Int, length: Int) {
    self.letters = letters
    last = Array(repeating: 0, count: length)
  }

  mutating func next() -> [Int]? {
    guard let word = last else { return nil }
    var following = word
    var place = following.count - 1
    while place >= 0 {
      following[place] += 1
      if following[place] < letters { break }
      following[place] = 0
      place -= 1
    }
    last = place >= 0 ? following : nil
    return word
  }
}
