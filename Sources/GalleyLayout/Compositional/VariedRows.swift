import GalleyGeometry

/// Instances of a group (its repetitions in a section) that contain equally many items, but differ
/// in their measured sizes.
///
/// Instances with equal sizes share one template, which contains the positions of their items. So a
/// measured row costs only a few words of memory.
internal struct VariedRows: Sendable {
  /// The instances; the payload is the index of their template.
  private(set) var tree: SpanTree<Int32>
  /// The templates; the first belongs to an instance without measured sizes.
  private(set) var templates: [GroupTemplate]
  /// The index of the template for each combination of measured sizes.
  private var numbers: [[Size?]: Int32] = [:]
  /// The combination of measured sizes for each of the templates.
  private var keys: [[Size?]]
  /// The number of instances that use each of the templates.
  private var uses: [Int]
  /// The indices of templates that no instance uses any more, and that are replaced next.
  private var unused: [Int32] = []
  /// The extent of the largest instance across the axis.
  private(set) var crossExtent: Double
  private let axis: Axis
  /// The space between two instances.
  private let between: Double

  /// Creates instances without measured sizes.
  init(_ template: GroupTemplate, for count: Int, along axis: Axis, between: Double) {
    templates = [template]
    let unmeasured = [Size?](repeating: nil, count: template.leaves.count)
    keys = [unmeasured]
    numbers = [unmeasured: 0]
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
      number = add(solve(), for: sizes)
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
    if before != 0, uses[Int(before)] == 0 {
      numbers[keys[Int(before)]] = nil
      unused.append(before)
    }
  }

  /// Stores a template for some measured sizes, and returns its index.
  private mutating func add(_ solved: GroupTemplate, for sizes: [Size?]) -> Int32 {
    // If solving took too long, the new template has too few items, so the template without
    // measured sizes is used instead.
    let template = solved.leaves.count == itemsPerInstance ? solved : templates[0]
    let number: Int32
    if let free = unused.popLast() {
      number = free
      templates[Int(free)] = template
      keys[Int(free)] = sizes
    } else {
      number = Int32(truncatingIfNeeded: templates.count)
      templates.append(template)
      keys.append(sizes)
      uses.append(0)
    }
    numbers[sizes] = number
    return number
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
