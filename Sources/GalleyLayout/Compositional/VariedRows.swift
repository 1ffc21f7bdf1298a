import GalleyGeometry

/// Instances of a group that hold equally many items, but are as large as what was measured.
///
/// Instances with equal measures share one template, so a row that was measured costs a few words.
internal struct VariedRows: Sendable {
  /// The instances; the payload is the number of their template.
  private(set) var tree: SpanTree<Int32>
  /// The templates; the first is that of an instance of which nothing is measured.
  private var templates: [GroupTemplate]
  private var numbers: [[Size?]: Int32] = [:]
  private let axis: Axis
  private let between: Double

  /// Instances of which nothing is measured.
  init(_ template: GroupTemplate, for count: Int, along axis: Axis, between: Double) {
    templates = [template]
    numbers = [Array(repeating: nil, count: template.leaves.count): 0]
    self.axis = axis
    self.between = between
    tree = SpanTree([
      SpanTree.Span(
        count: GroupRows.instances(of: template, for: count),
        length: GroupRows.step(of: template, along: axis, between: between), payload: 0)
    ])
  }

  var count: Int { tree.count }
  var itemsPerInstance: Int { templates[0].leaves.count }

  func instance(at index: Int) -> (template: GroupTemplate, start: Double) {
    let place = tree.place(at: index)
    return (templates[Int(place.payload)], place.start)
  }

  func largest(across axis: Axis) -> Double {
    templates.reduce(0) { max($0, $1.size[axis.perpendicular]) }
  }

  /// Gives an instance the sizes that were measured of its items.
  mutating func measure(
    _ index: Int, as sizes: [Size?], solve: () -> GroupTemplate
  ) {
    let number: Int32
    if let known = numbers[sizes] {
      number = known
    } else {
      number = Int32(truncatingIfNeeded: templates.count)
      numbers[sizes] = number
      templates.append(solve())
    }
    let length = GroupRows.step(of: templates[Int(number)], along: axis, between: between)
    tree.update(at: index) { payload in
      payload = number
      return length
    }
  }
}
