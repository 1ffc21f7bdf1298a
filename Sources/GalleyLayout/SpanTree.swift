/// A long row of entries that follow one another along an axis, in which neighbors of one length
/// are stored together.
///
/// Sections and rows are such entries: a million rows that have not been measured are a single
/// span, and each measured row becomes a separate span. The spans are the leaves of a balanced
/// tree whose nodes know how many entries and how many points are below them.
///
/// - Complexity: Finding and changing one entry takes O(log *s*) for *s* spans.
package struct SpanTree<Payload: Sendable>: Sendable {
  /// A run of neighbors of one length.
  package struct Span: Sendable {
    /// The number of entries in the span.
    package var count: Int
    /// The distance from the start of one entry to the start of the next.
    ///
    /// Never negative.
    package var length: Double
    /// The value that the entries have in common.
    package var payload: Payload

    /// Creates a span of a number of entries of one length.
    package init(count: Int, length: Double, payload: Payload) {
      self.count = count
      self.length = length
      self.payload = payload
    }
  }

  /// One of the entries, with its position.
  package struct Place {
    /// The index of the entry.
    package var index: Int
    /// The position at which the entry starts.
    package var start: Double
    /// The distance from the start of the entry to the start of the next entry.
    package var length: Double
    /// The number of entries before this entry in its span.
    package var preceding: Int
    /// The number of entries after this entry in its span.
    package var following: Int
    /// The value that the entry has in common with its span.
    package var payload: Payload
  }

  internal private(set) var root: Node

  /// Creates a row of spans.
  ///
  /// Empty spans are left out.
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

  /// The number of entries.
  package var count: Int { root.count }

  /// The distance from the start of the first entry to the end of the last entry.
  package var extent: Double { root.extent }

  /// Returns the entry at an index.
  ///
  /// - Precondition: `index` is below `count`.
  package func place(at index: Int) -> Place {
    precondition(index >= 0 && index < count, "span \(index) of \(count)")
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

  /// Returns the index of the first entry that ends after an offset; `count`, if there is none.
  package func firstIndex(endingAfter offset: Double) -> Int {
    search(offset, find: { $0.firstIndex(endingAfter: $1) }, isBefore: { $0 <= $1 })
  }

  /// Returns the index of the first entry that starts at or after an offset; `count`, if there is
  /// none.
  package func firstIndex(startingAtOrAfter offset: Double) -> Int {
    search(offset, find: { $0.firstIndex(startingAtOrAfter: $1) }, isBefore: { $0 < $1 })
  }

  /// Finds the span that contains `offset`, and returns the index of the entry that `find` returns
  /// in this span.
  ///
  /// Subtrees for whose end `isBefore` is true are skipped.
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
  /// Changes one entry: `change` receives its payload and returns its new length.
  ///
  /// - Precondition: `index` is below `count`.
  package mutating func update(at index: Int, _ change: (inout Payload) -> Double) {
    precondition(index >= 0 && index < count, "span \(index) of \(count)")
    if let sibling = Node.update(&root, at: index, change) {
      root = Node(children: [root, sibling])
    }
    checkInvariants(around: index)
  }

  /// A node of the tree: a leaf with spans, or an inner node with children.
  internal final class Node: @unchecked Sendable {
    static var capacity: Int { 32 }

    // Exclusivity is not checked because every search goes through these properties. That is safe:
    // a node is changed only while it has one owner.

    /// The spans of a leaf.
    @exclusivity(unchecked) var spans: ContiguousArray<Span> = []
    /// The children of an inner node.
    @exclusivity(unchecked) var children: ContiguousArray<Node> = []
    /// The number of entries below the node.
    @exclusivity(unchecked) var count = 0
    /// The distance from the start of the first entry below the node to the end of the last.
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

    /// Changes one entry below a node, and returns the sibling that the node had to split off, if
    /// any.
    static func update(
      _ node: inout Node, at index: Int, _ change: (inout Payload) -> Double
    ) -> Node? {
      // Trees share their nodes until one of the trees is changed.
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

    /// Divides a span so that one entry becomes a separate span, and changes this entry.
    private func isolate(
      _ index: Int, inSpanAt position: Int, _ change: (inout Payload) -> Double
    ) {
      let after = spans[position].count - index - 1
      var position = position
      if index > 0 || after > 0 {
        // The payload moves into the changed entry, so it is not copied.
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

    /// Splits off the second half if the node contains too many entries, and updates the sums.
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
  /// The distance from the start of the first entry to the end of the last entry.
  var extent: Double { Double(count) * length }

  /// Returns the first entry of the span that ends after an offset from the span's start; `count`,
  /// if there is none.
  func firstIndex(endingAfter offset: Double) -> Int {
    guard offset >= 0 else { return 0 }
    // The quotient is only a guess. The product decides, because positions are also computed with
    // the product.
    var index = guess(offset)
    while index > 0 && Double(index) * length > offset { index -= 1 }
    while index < count && Double(index + 1) * length <= offset { index += 1 }
    return index
  }

  /// Returns the first entry of the span that starts at or after an offset from the span's start;
  /// `count`, if there is none.
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
