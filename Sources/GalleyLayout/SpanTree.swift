/// A long row of things that follow one another along an axis, in which neighbors of one length are
/// stored as one.
///
/// Sections and rows are such things: a million rows that nobody has measured yet are a single span,
/// and each row that has been measured becomes a span of its own. The spans are the leaves of a
/// balanced tree that knows how many things, and how many points, are under each of its nodes.
///
/// - Complexity: Finding and changing one thing takes O(log *s*) for *s* spans.
package struct SpanTree<Payload: Sendable>: Sendable {
  /// Neighbors of one length.
  package struct Span: Sendable {
    /// How many there are.
    package var count: Int
    /// From the start of one to the start of the next. Never below zero.
    package var length: Double
    /// What they have in common.
    package var payload: Payload

    /// So many things, each of this length.
    package init(count: Int, length: Double, payload: Payload) {
      self.count = count
      self.length = length
      self.payload = payload
    }
  }

  /// One of the things.
  package struct Place {
    package var index: Int
    /// Where it starts.
    package var start: Double
    /// From its start to the start of the next.
    package var length: Double
    /// How many of its span come before it, and after it.
    package var preceding: Int
    package var following: Int
    package var payload: Payload
  }

  internal private(set) var root: Node

  /// The row of these spans. Spans of nothing are left out.
  package init(_ spans: some Sequence<Span>) {
    var nodes: [Node] = []
    var leaf = Node()
    for span in spans where span.count > 0 {
      if leaf.spans.count == Node.capacity {
        nodes.append(leaf)
        leaf = Node()
      }
      leaf.spans.append(span)
    }
    nodes.append(leaf)
    for node in nodes { node.addUp() }
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: Node.capacity).map { first in
        Node(children: nodes[first..<Swift.min(first + Node.capacity, nodes.count)])
      }
    }
    root = nodes[0]
    checkInvariants()
  }

  /// How many things there are.
  package var count: Int { root.count }

  /// From the start of the first to where one behind the last would start.
  package var extent: Double { root.extent }

  /// The thing at an index.
  ///
  /// - Precondition: `index` is below `count`.
  package func place(at index: Int) -> Place {
    precondition(index >= 0 && index < count, "thing \(index) of \(count)")
    var node = root
    var before = 0
    var start = 0.0
    while !node.children.isEmpty {
      for child in node.children {
        if index < before + child.count {
          node = child
          break
        }
        before += child.count
        start += child.extent
      }
    }
    for span in node.spans {
      if index < before + span.count {
        let inSpan = index - before
        return Place(
          index: index, start: start + Double(inSpan) * span.length, length: span.length,
          preceding: inSpan, following: span.count - inSpan - 1, payload: span.payload)
      }
      before += span.count
      start += span.extent
    }
    preconditionFailure("a node counts more than it holds")
  }

  /// The first thing whose end is behind an offset; `count`, if there is none.
  package func firstIndex(endingAfter offset: Double) -> Int {
    search(offset, find: { $0.firstIndex(endingAfter: $1) }, isBefore: { $0 <= $1 })
  }

  /// The first thing that starts at an offset or behind it; `count`, if there is none.
  package func firstIndex(startingAtOrAfter offset: Double) -> Int {
    search(offset, find: { $0.firstIndex(startingAtOrAfter: $1) }, isBefore: { $0 < $1 })
  }

  /// Walks down to the span that `offset` is in, and asks `find` for the place in it. Everything that
  /// ends where `isBefore` says so is passed by.
  private func search(
    _ offset: Double, find: (_ span: Span, _ into: Double) -> Int,
    isBefore: (_ end: Double, _ offset: Double) -> Bool
  ) -> Int {
    var node = root
    var before = 0
    var start = 0.0
    descent: while !node.children.isEmpty {
      for child in node.children {
        if !isBefore(start + child.extent, offset) {
          node = child
          continue descent
        }
        before += child.count
        start += child.extent
      }
      return before
    }
    for span in node.spans {
      if !isBefore(start + span.extent, offset) {
        let index = find(span, offset - start)
        if index < span.count { return before + index }
      }
      before += span.count
      start += span.extent
    }
    return before
  }

  /// Calls `body` with every span, in order.
  package func forEachSpan(_ body: (_ first: Int, _ start: Double, _ span: Span) -> Void) {
    var first = 0
    var start = 0.0
    root.forEachSpan { span in
      body(first, start, span)
      first += span.count
      start += span.extent
    }
  }
}

// MARK: - Changing

extension SpanTree {
  /// Changes one thing: `change` gets its payload and returns its new length.
  ///
  /// - Precondition: `index` is below `count`.
  package mutating func update(at index: Int, _ change: (inout Payload) -> Double) {
    precondition(index >= 0 && index < count, "thing \(index) of \(count)")
    if let sibling = Node.update(&root, at: index, change) {
      root = Node(children: [root, sibling])
    }
    checkInvariants(around: index)
  }

  internal final class Node: @unchecked Sendable {
    static var capacity: Int { 32 }

    // Unchecked, because every search goes through them: a node is written only where it has one
    // owner.

    /// Of a leaf.
    @exclusivity(unchecked) var spans: ContiguousArray<Span> = []
    /// Of all other nodes.
    @exclusivity(unchecked) var children: ContiguousArray<Node> = []
    @exclusivity(unchecked) var count = 0
    @exclusivity(unchecked) var extent = 0.0

    init() {}

    init(children: some Sequence<Node>) {
      self.children = ContiguousArray(children)
      addUp()
    }

    private init(copying node: Node) {
      spans = node.spans
      children = node.children
      count = node.count
      extent = node.extent
    }

    func addUp() {
      count = 0
      extent = 0
      for span in spans {
        count += span.count
        extent += span.extent
      }
      for child in children {
        count += child.count
        extent += child.extent
      }
    }

    func forEachSpan(_ body: (Span) -> Void) {
      for span in spans { body(span) }
      for child in children { child.forEachSpan(body) }
    }

    /// Changes one thing under a node, and returns what the node had to give away to a sibling.
    static func update(
      _ node: inout Node, at index: Int, _ change: (inout Payload) -> Double
    ) -> Node? {
      // Trees share their nodes until one of them is changed.
      if !isKnownUniquelyReferenced(&node) { node = Node(copying: node) }
      var before = 0
      if node.children.isEmpty {
        let position = node.spans.firstIndex { span in
          before += span.count
          return index < before
        }
        guard let position else { preconditionFailure("a node counts more than it holds") }
        node.isolate(index - (before - node.spans[position].count), inSpanAt: position, change)
      } else {
        let position = node.children.firstIndex { child in
          before += child.count
          return index < before
        }
        guard let position else { preconditionFailure("a node counts more than it holds") }
        let inChild = index - (before - node.children[position].count)
        if let sibling = update(&node.children[position], at: inChild, change) {
          node.children.insert(sibling, at: position + 1)
        }
      }
      return node.split()
    }

    /// Makes one thing of a span a span of its own, and changes it.
    private func isolate(
      _ index: Int, inSpanAt position: Int, _ change: (inout Payload) -> Double
    ) {
      let after = spans[position].count - index - 1
      var position = position
      if index > 0 || after > 0 {
        // The payload of the one goes along with the change, and is not copied for it.
        spans[position].count = 1
        if index > 0 {
          spans.insert(spans[position], at: position)
          spans[position].count = index
          position += 1
        }
        if after > 0 {
          spans.insert(spans[position], at: position + 1)
          spans[position + 1].count = after
        }
      }
      spans[position].length = change(&spans[position].payload)
    }

    /// Gives the second half away where there is too much, and counts anew.
    private func split() -> Node? {
      var sibling: Node?
      if spans.count > Node.capacity {
        let half = Node()
        half.spans = ContiguousArray(spans[(spans.count / 2)...])
        spans.removeSubrange((spans.count / 2)...)
        sibling = half
      } else if children.count > Node.capacity {
        sibling = Node(children: children[(children.count / 2)...])
        children.removeSubrange((children.count / 2)...)
      }
      sibling?.addUp()
      addUp()
      return sibling
    }
  }
}

extension SpanTree.Span {
  /// From the start of the first to where one behind the last would start.
  var extent: Double { Double(count) * length }

  /// The first of the span whose end is behind an offset from the span's start; `count`, if none is.
  func firstIndex(endingAfter offset: Double) -> Int {
    guard offset >= 0 else { return 0 }
    // The quotient only guesses: the product decides, as it does for the places given out.
    var index = guess(offset)
    while index > 0 && Double(index) * length > offset { index -= 1 }
    while index < count && Double(index + 1) * length <= offset { index += 1 }
    return index
  }

  /// The first of the span that starts at an offset from the span's start, or behind it; `count`, if
  /// none does.
  func firstIndex(startingAtOrAfter offset: Double) -> Int {
    guard offset > 0 else { return 0 }
    var index = guess(offset)
    while index > 0 && Double(index - 1) * length >= offset { index -= 1 }
    while index < count && Double(index) * length < offset { index += 1 }
    return index
  }

  private func guess(_ offset: Double) -> Int {
    offset < extent ? Swift.min(Int(offset / length), count) : count
  }
}
