import GalleyGeometry

/// The items of a section, as instances of its group: the repetitions of the group, which follow
/// one another. The template of an instance contains the positions of its items.
///
/// Nothing is stored for items that have not been measured: their frames are computed on demand, so
/// a million items cost as much as one.
internal struct GroupRows: Sendable {
  /// One instance of the group, relative to the section's corner.
  struct Instance {
    var index: Int
    var template: GroupTemplate
    var firstItem: Int
    /// The number of items. The last instance may have fewer items than its template.
    var itemCount: Int
    /// The frame of the instance. The frame is shorter along the axis if the instance has fewer
    /// items than its template.
    var frame: Rect
  }

  /// The differences between the instances.
  enum Variety: Sendable {
    /// All instances are alike.
    case even
    /// The instances differ in their sizes.
    case sizes(VariedRows)
    /// The instances differ in their sizes and in their numbers of items.
    case counts(WrappedRows)
  }

  /// The section's plan: the template of an instance, the position of the first instance, and the
  /// space around and between the instances.
  let plan: SectionPlan
  /// The number of items.
  let count: Int
  /// The differences between the instances.
  var variety: Variety

  /// The axis along which instances follow one another.
  var axis: Axis { plan.rowAxis }
  /// The position of the first instance along the axis.
  var start: Double { plan.rowStart }
  /// The position of every instance across the axis.
  var crossStart: Double { plan.rowCrossStart }
  /// The distance from the end of one instance to the start of the next.
  ///
  /// If the distance is negative, the instances overlap.
  var between: Double { plan.between }
  /// The space after the last instance.
  var end: Double { plan.rowEnd }
  /// The template of an instance without measured sizes, if all instances are alike.
  private var template: GroupTemplate { _read { yield plan.template } }

  /// Returns the distance from the start of an instance to the start of the next.
  static func step(of template: GroupTemplate, along axis: Axis, between: Double) -> Double {
    max(template.size[axis] + between, 0)
  }

  /// The number of instances.
  var instanceCount: Int {
    switch variety {
    case .even: GroupRows.instances(of: plan.template, for: count)
    case .sizes(let rows): rows.count
    case .counts(let rows): rows.count
    }
  }

  static func instances(of template: GroupTemplate, for count: Int) -> Int {
    let leaves = template.leaves.count
    return leaves > 0 && count > 0 ? (count - 1) / leaves + 1 : 0
  }

  /// The length of the section along the axis, its insets included; zero for a section without
  /// items.
  ///
  /// - Complexity: O(*l*) in the items of one instance, and O(log *m*) in the number of measured
  ///   items.
  var length: Double {
    let last = instanceCount - 1
    guard last >= 0 else { return 0 }
    // Computed without creating an instance, because every section is asked for its length.
    if case .even = variety {
      let items = count - last * template.leaves.count
      let step = GroupRows.step(of: template, along: axis, between: between)
      let reach = start + Double(last) * step + template.length(ofFirst: items, along: axis)
      return max(reach + end, 0)
    }
    return max(instance(at: last).frame.max(along: axis) + end, 0)
  }

  /// The end of the instances across the axis.
  var crossEnd: Double {
    let reach: Double
    switch variety {
    case .even: reach = template.size[axis.perpendicular]
    case .sizes(let rows): reach = rows.crossExtent
    case .counts(let rows): reach = rows.largest(across: axis)
    }
    return crossStart + reach
  }

  // MARK: Instances

  /// Returns the instance at an index.
  ///
  /// - Precondition: `index` is below `instanceCount`.
  func instance(at index: Int) -> Instance {
    switch variety {
    case .even:
      let step = GroupRows.step(of: template, along: axis, between: between)
      return instance(
        index, template, firstItem: index * template.leaves.count, start: Double(index) * step)
    case .sizes(let rows):
      let (template, start) = rows.instance(at: index)
      return instance(index, template, firstItem: index * template.leaves.count, start: start)
    case .counts(let rows):
      let (template, firstItem, start) = rows.instance(at: index)
      return instance(index, template, firstItem: firstItem, start: start)
    }
  }

  private func instance(
    _ index: Int, _ template: GroupTemplate, firstItem: Int, start: Double
  ) -> Instance {
    let itemCount = min(template.leaves.count, count - firstItem)
    let length = template.length(ofFirst: itemCount, along: axis)
    let origin = Point(axis, along: self.start + start, across: crossStart)
    let size = template.size.replacing(axis, by: length)
    return Instance(
      index: index, template: template, firstItem: firstItem, itemCount: itemCount,
      frame: Rect(origin: origin, size: size))
  }

  /// Returns the index of the instance that contains an item.
  func instance(holding item: Int) -> Int {
    switch variety {
    case .even: item / template.leaves.count
    case .sizes(let rows): item / rows.itemsPerInstance
    case .counts(let rows): rows.instance(holding: item)
    }
  }

  /// Returns the instances that may have elements between two offsets from the section's start.
  func instances(from low: Double, to high: Double) -> Range<Int> {
    // An instance may overlap the start of the next instance.
    let low = low - start - max(-between, 0)
    let high = high - start
    let range: (Int, Int)
    switch variety {
    case .even:
      let step = GroupRows.step(of: template, along: axis, between: between)
      let all = SpanTree.Span(
        count: GroupRows.instances(of: template, for: count), length: step, payload: ())
      range = (all.firstIndex(endingAfter: low), all.firstIndex(startingAtOrAfter: high))
    case .sizes(let rows):
      range = (
        rows.tree.firstIndex(endingAfter: low), rows.tree.firstIndex(startingAtOrAfter: high)
      )
    case .counts(let rows):
      range = (rows.firstIndex(endingAfter: low), rows.firstIndex(startingAtOrAfter: high))
    }
    // The length of an instance that is not full does not include the group's insets. If the insets
    // are negative, the last instance may be longer than a full instance, so the range includes it.
    let first = min(range.0, max(instanceCount - 1, 0))
    return first..<max(first, range.1)
  }

  /// Returns the instances that may be visible between two offsets from the section's start.
  func visibleInstances(from low: Double, to high: Double) -> Range<Int> {
    let range = instances(from: low, to: high)
    guard case .even = variety, template.size[axis] <= 1e-9 else { return range }
    // A full instance is too short to be visible, and there may be millions of them. The last
    // instance may be longer if it is not full, because its length does not include the group's
    // insets, which may be negative.
    let count = instanceCount
    return range.clamped(to: max(count - 1, 0)..<count)
  }
}
