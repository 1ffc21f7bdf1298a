import GalleyGeometry

/// Instances of a group that hold as many items as fit, when that depends on measured sizes: words
/// in lines, chips in rows.
///
/// A change moves the items behind it to other instances, so everything behind it is filled again.
/// Items that have not been measured are a single span, however many there are.
internal struct WrappedRows: Sendable {
  /// Neighbors with one template.
  internal struct Span: Sendable {
    var firstInstance: Int
    var firstItem: Int
    var start: Double
    var count: Int
    var template: GroupTemplate
  }

  internal private(set) var spans: [Span] = []
  internal let itemCount: Int
  private let axis: Axis
  private let between: Double
  /// In an object, so that sections that do not wrap are not as large as it is.
  private let box: GroupRun.Nested
  /// The largest number of items that an instance has examined.
  private var furthestLook = 0

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

  func largest(across axis: Axis) -> Double {
    spans.reduce(0) { max($0, $1.template.size[axis.perpendicular]) }
  }

  // MARK: Filling

  /// Fills everything again, starting at an item.
  ///
  /// - Parameters:
  ///   - item: The first item whose size has changed.
  ///   - measured: The items that have been measured, in ascending order.
  ///   - solve: Returns the template of an instance that begins with an item, or of one without
  ///     measured sizes, and the number of items that were examined, including those that did not
  ///     fit.
  mutating func refill(
    from item: Int, measured: [Int],
    solve: (_ firstItem: Int?) -> (template: GroupTemplate, look: Int)
  ) {
    let leaves = unmeasured.leaves.count
    guard leaves > 0 else { return }
    let unmeasuredLook = solve(nil).look
    furthestLook = max(furthestLook, unmeasuredLook)
    // Earlier rows have examined the item too, and may have space for it now.
    if count > 0 { keep(instance(holding: max(item - furthestLook, 0))) }
    var next = spans.last.map { $0.firstItem + $0.count * $0.template.leaves.count } ?? 0
    while next < itemCount {
      let position = measured.partitioningIndex { $0 >= next }
      guard position < measured.count else {
        append(unmeasured, count: GroupRows.instances(of: unmeasured, for: itemCount - next))
        break
      }
      let free = measured[position] - next
      if free >= unmeasuredLook {
        let count = (free - unmeasuredLook) / leaves + 1
        append(unmeasured, count: count)
        next += count * leaves
      } else {
        let (solved, look) = solve(next)
        furthestLook = max(furthestLook, look)
        // A row without items would leave all items for the next one, forever.
        let template = solved.leaves.isEmpty ? unmeasured : solved
        append(template, count: 1)
        next += template.leaves.count
      }
    }
    checkInvariants()
  }

  /// Removes everything behind the first `instances`.
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

  func instance(holding item: Int) -> Int {
    let span = spans[spans.partitioningIndex { $0.firstItem > item } - 1]
    return span.firstInstance + (item - span.firstItem) / max(span.template.leaves.count, 1)
  }

  func firstIndex(endingAfter offset: Double) -> Int {
    let index = spans.partitioningIndex { $0.start + Double($0.count) * step(of: $0) > offset }
    guard index < spans.count else { return count }
    let span = spans[index]
    return span.firstInstance
      + SpanTree.Span(count: span.count, length: step(of: span), payload: ())
      .firstIndex(endingAfter: offset - span.start)
  }

  func firstIndex(startingAtOrAfter offset: Double) -> Int {
    let next = spans.partitioningIndex { $0.start >= offset }
    guard next > 0 else { return 0 }
    let span = spans[next - 1]
    return span.firstInstance
      + SpanTree.Span(count: span.count, length: step(of: span), payload: ())
      .firstIndex(startingAtOrAfter: offset - span.start)
  }

  /// Returns the instance that contains a supplementary view; `count`, if there are fewer of its
  /// kind.
  func instance(hanging number: Int, ofKind kind: String) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if hangingCount(ofKind: kind, before: middle + 1) > number {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }

  /// Returns the number of supplementary views of a kind in the instances before one.
  func hangingCount(ofKind kind: String, before index: Int) -> Int {
    var result = 0
    for span in spans where span.firstInstance < index {
      let perInstance = span.template.hangingCount(ofKind: kind, inFirst: .max)
      result += perInstance * min(span.count, index - span.firstInstance)
    }
    return result
  }
}

extension Array {
  /// Returns the first index whose element satisfies `isAfter`, if every element after one that
  /// does also does.
  ///
  /// - Complexity: O(log *n*)
  internal func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
