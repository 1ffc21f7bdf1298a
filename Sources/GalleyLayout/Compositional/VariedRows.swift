import GalleyGeometry

/// Instances of a group that hold equally many items, but differ in their measured sizes.
///
/// Instances with equal sizes share one template, so a measured row costs only a few words of
/// memory.
internal struct VariedRows: Sendable {
  /// The instances; the payload is the index of their template.
  private(set) var tree: SpanTree<Int32>
  /// The templates; the first belongs to an instance without measured sizes.
  private var templates: [GroupTemplate]
  /// The index of the template for each combination of measured sizes.
  private var numbers: [[Size?]: Int32] = [:]
  /// The number of instances that use each of the templates.
  private var uses: [Int]
  /// The extent of the largest instance across the axis.
  private(set) var crossExtent: Double
  private let axis: Axis
  /// The space between two instances.
  private let between: Double

  /// Creates instances without measured sizes.
  init(_ template: GroupTemplate, for count: Int, along axis: Axis, between: Double) {
    templates = [template]
    numbers = [Array(repeating: nil, count: template.leaves.count): 0]
    self.axis = axis
    self.between = between
    let instances = GroupRows.instances(of: template, for: count)
    uses = [instances]
    crossExtent = template.size[axis.perpendicular]
    tree = SpanTree([
      SpanTree.Span(
        count: instances,
        length: GroupRows.step(of: template, along: axis, between: between), payload: 0)
    ])
  }

  var count: Int { tree.count }
  var itemsPerInstance: Int { templates[0].leaves.count }

  func instance(at index: Int) -> (template: GroupTemplate, start: Double) {
    let place = tree.place(at: index)
    return (templates[Int(place.payload)], place.start)
  }

  /// Updates an instance for the measured sizes of its items.
  mutating func measure(
    _ index: Int, as sizes: [Size?], solve: () -> GroupTemplate
  ) {
    let number: Int32
    if let known = numbers[sizes] {
      number = known
    } else {
      number = Int32(truncatingIfNeeded: templates.count)
      numbers[sizes] = number
      // A template that was cut short has too few items, so the template without measured sizes is
      // used instead.
      let solved = solve()
      templates.append(solved.leaves.count == itemsPerInstance ? solved : templates[0])
      uses.append(0)
    }
    let length = GroupRows.step(of: templates[Int(number)], along: axis, between: between)
    var before = number
    tree.update(at: index) { payload in
      before = payload
      payload = number
      return length
    }
    uses[Int(before)] -= 1
    uses[Int(number)] += 1
    fitCrossExtent(to: Int(number), insteadOf: Int(before))
  }

  /// Updates the largest extent.
  ///
  /// All templates are compared only if the last of the largest instances has become smaller.
  private mutating func fitCrossExtent(to number: Int, insteadOf before: Int) {
    let axis = axis.perpendicular
    if templates[number].size[axis] >= crossExtent {
      crossExtent = templates[number].size[axis]
    } else if uses[before] == 0 && templates[before].size[axis] >= crossExtent {
      crossExtent = templates.indices.reduce(0) { largest, other in
        uses[other] > 0 ? max(largest, templates[other].size[axis]) : largest
      }
    }
  }
}
