import GalleyGeometry

/// Instances of a group (its repetitions in a section) that contain as many items as fit, if this
/// number depends on measured sizes: for example, lines of words or rows of chips.
///
/// When the size of an item changes, the items after it move to other instances, so the instance of
/// the item and all later instances are filled again. Neighboring instances without measured items
/// are stored as one span, with one template: the positions of the items of an instance.
internal struct WrappedRows: Sendable {
  /// Neighboring instances with the same template.
  internal struct Span: Sendable {
    var firstInstance: Int
    var firstItem: Int
    /// The numbers of supplementary views in the instances before this span, by kind.
    var attachedCounts: [String: Int]
    var start: Double
    var count: Int
    var template: GroupTemplate

    /// The numbers of supplementary views up to the end of the span, by kind.
    var attachedCountsAtEnd: [String: Int] {
      var counts = attachedCounts
      for attached in template.attachedSupplementaries {
        // The sum may overflow, because the number of items may be as large as an integer can be.
        counts[attached.supplementary.kind, default: 0] &+= count
      }
      return counts
    }
  }

  internal private(set) var spans: [Span] = []
  internal let itemCount: Int
  private let axis: Axis
  /// The space between two instances.
  private let between: Double
  /// The template of an instance without measured items.
  ///
  /// The template is in an object because `GroupRows`, which may contain this value, would
  /// otherwise be as large as the template in every section.
  private let box: GroupRun.Nested
  /// The largest number of items that were examined to fill one instance.
  private var largestExaminedCount = 0

  /// Creates instances without measured sizes.
  init(_ template: GroupTemplate, for count: Int, along axis: Axis, between: Double) {
    box = GroupRun.Nested(template)
    itemCount = count
    self.axis = axis
    self.between = between
    append(template, count: GroupRows.instances(of: template, for: count))
  }

  private var unmeasured: GroupTemplate { box.template }
  var count: Int { spans.last.map { $0.firstInstance + $0.count } ?? 0 }

  /// Returns the extent of the largest instance on the axis perpendicular to `axis`.
  func largest(across axis: Axis) -> Double {
    spans.reduce(0) { max($0, $1.template.size[axis.perpendicular]) }
  }

  // MARK: Filling

  /// Fills the instances again, starting with the first instance that an item may belong to.
  ///
  /// - Parameters:
  ///   - item: The first item whose size has changed.
  ///   - measured: Returns the items that have been measured, from an item on, in ascending order.
  ///   - solve: Returns the template of an instance that begins with an item, and the number of
  ///     items that were examined, including those that did not fit. With `nil`, it returns the
  ///     template of an instance without measured items.
  mutating func refill(
    from item: Int, measured: (_ firstItem: Int) -> [Int],
    solve: (_ firstItem: Int?) -> (template: GroupTemplate, examinedCount: Int)
  ) {
    let leaves = unmeasured.leaves.count
    guard leaves > 0 else { return }
    let examinedUnmeasured = solve(nil).examinedCount
    largestExaminedCount = max(largestExaminedCount, examinedUnmeasured)
    // Earlier instances may have examined the item too, and may have space for it now.
    if count > 0 { keep(instance(holding: max(item - largestExaminedCount, 0))) }
    var next = spans.last.map { $0.firstItem + $0.count * $0.template.leaves.count } ?? 0
    let measured = measured(next)
    while next < itemCount {
      let position = measured.partitioningIndex { $0 >= next }
      guard position < measured.count else {
        append(unmeasured, count: GroupRows.instances(of: unmeasured, for: itemCount - next))
        break
      }
      let free = measured[position] - next
      if free >= examinedUnmeasured {
        let count = (free - examinedUnmeasured) / leaves + 1
        append(unmeasured, count: count)
        next += count * leaves
      } else {
        let (solved, examinedCount) = solve(next)
        largestExaminedCount = max(largestExaminedCount, examinedCount)
        // An instance without items would make the loop endless, so the unmeasured template is used
        // instead.
        let template = solved.leaves.isEmpty ? unmeasured : solved
        append(template, count: 1)
        next += template.leaves.count
      }
    }
    checkInvariants()
  }

  /// Keeps the first `instances` instances, and removes all others.
  private mutating func keep(_ instances: Int) {
    while let last = spans.last, last.firstInstance + last.count > instances {
      spans.removeLast()
      append(last.template, count: instances - last.firstInstance)
    }
  }

  private mutating func append(_ template: GroupTemplate, count: Int) {
    guard count > 0 else { return }
    let last = spans.last
    spans.append(
      Span(
        firstInstance: last.map { $0.firstInstance + $0.count } ?? 0,
        firstItem: last.map { $0.firstItem + $0.count * $0.template.leaves.count } ?? 0,
        attachedCounts: last?.attachedCountsAtEnd ?? [:],
        start: last.map { $0.start + Double($0.count) * step(of: $0) } ?? 0,
        count: count, template: template))
  }

  private func step(of span: Span) -> Double {
    GroupRows.step(of: span.template, along: axis, between: between)
  }

  // MARK: Finding

  func instance(at index: Int) -> (template: GroupTemplate, firstItem: Int, start: Double) {
    let span = spans[spans.partitioningIndex { $0.firstInstance > index } - 1]
    let inSpan = index - span.firstInstance
    return (
      span.template, span.firstItem + inSpan * span.template.leaves.count,
      span.start + Double(inSpan) * step(of: span)
    )
  }

  /// Returns the index of the instance that contains an item.
  func instance(holding item: Int) -> Int {
    let span = spans[spans.partitioningIndex { $0.firstItem > item } - 1]
    return span.firstInstance + (item - span.firstItem) / max(span.template.leaves.count, 1)
  }

  /// Returns the index of the first instance that ends after an offset; `count` if there is none.
  func firstIndex(endingAfter offset: Double) -> Int {
    let index = spans.partitioningIndex { $0.start + Double($0.count) * step(of: $0) > offset }
    guard index < spans.count else { return count }
    let span = spans[index]
    return span.firstInstance
      + SpanTree.Span(count: span.count, length: step(of: span), payload: ())
      .firstIndex(endingAfter: offset - span.start)
  }

  /// Returns the index of the first instance that starts at or after an offset; `count` if there is
  /// none.
  func firstIndex(startingAtOrAfter offset: Double) -> Int {
    let next = spans.partitioningIndex { $0.start >= offset }
    guard next > 0 else { return 0 }
    let span = spans[next - 1]
    return span.firstInstance
      + SpanTree.Span(count: span.count, length: step(of: span), payload: ())
      .firstIndex(startingAtOrAfter: offset - span.start)
  }

  /// Returns the index of the instance that contains a supplementary view; `count` if there is no
  /// such view. The views of each kind are numbered from 0, and `number` is the number of the view.
  func instance(attached number: Int, ofKind kind: String) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if attachedCount(ofKind: kind, before: middle + 1) > number {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns the number of supplementary views of a kind in the instances before an index.
  func attachedCount(ofKind kind: String, before index: Int) -> Int {
    let next = spans.partitioningIndex { $0.firstInstance >= index }
    guard next > 0 else { return 0 }
    let span = spans[next - 1]
    let perInstance = span.template.attachedCount(ofKind: kind, inFirst: .max)
    return (span.attachedCounts[kind] ?? 0)
      + perInstance * min(span.count, index - span.firstInstance)
  }
}
