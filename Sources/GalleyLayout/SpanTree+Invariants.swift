extension SpanTree {
  /// Traps when the tree is inconsistent: when nodes have a wrong count or length, contain too much
  /// or nothing, or lie at different depths.
  ///
  /// Compiled away unless `INTERNAL_CHECKS` is defined.
  ///
  /// - Parameter index: The element that has changed. With an index, only the nodes on the path to
  ///   the element are checked completely. For the other nodes, only the depth is checked.
  @inline(__always)
  package func checkInvariants(around index: Int? = nil) {
    #if INTERNAL_CHECKS
    precondition(root.children.count != 1, "the root has only one child")
    root.check(isRoot: true, around: index)
    #endif
  }
}

#if INTERNAL_CHECKS
extension SpanTree.Node {
  /// The number of levels below and including this node, measured along its first child.
  private var height: Int { (children.first?.height ?? 0) + 1 }

  fileprivate func check(isRoot: Bool, around index: Int?) {
    precondition(spans.isEmpty || children.isEmpty, "a node has spans and children")
    precondition(isRoot || !spans.isEmpty || !children.isEmpty, "a node holds nothing")
    precondition(spans.count <= Self.capacity, "a leaf has \(spans.count) spans")
    precondition(children.count <= Self.capacity, "a node has \(children.count) children")
    for span in spans {
      precondition(span.count > 0, "a span is of \(span.count) things")
      precondition(span.length >= 0 && span.length.isFinite, "a span is \(span.length) long")
    }
    checkSums()

    let height = height
    var before = 0
    for child in children {
      precondition(child.height == height - 1, "leaves lie at different depths")
      // With an index, checks only the nodes that the change may have touched.
      let mayHaveChanged = index.map { before..<before + child.count ~= $0 } ?? true
      if mayHaveChanged { child.check(isRoot: false, around: index.map { $0 - before }) }
      before += child.count
    }
  }

  /// Compares the stored sums of this node with new sums. The new sums are added up in the same
  /// order as the stored sums, so that even the last bit is the same.
  private func checkSums() {
    var things = 0
    var length = 0.0
    for span in spans {
      things += span.count
      length += span.extent
    }
    for child in children {
      things += child.count
      length += child.extent
    }
    precondition(count == things, "a node counts \(count) of \(things) things")
    precondition(extent == length, "a node is \(extent) long, what it holds \(length)")
  }
}
#endif
