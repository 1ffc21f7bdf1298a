import GalleyGeometry

extension StackedSections {
  /// Returns the steps that explain the frame of an element, starting at its section.
  func steps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step] {
    if id.path.isGlobal { return boundarySteps(to: id, in: viewport) }
    guard id.path.section >= 0 && id.path.section < count else { return [] }
    let (section, start) = section(at: id.path.section)
    let query = query(
      id.path.section, start: start, in: viewport ?? Viewport(.zero), pins: viewport != nil)
    var steps = section.steps(to: id, query)
    guard !steps.isEmpty else { return [] }
    var facts = Explanation.Step("")
    facts.add("moved for elements at the layout's start", unlessZero: around.shift)
    if id.path.section > 0 { facts.add("room behind the section before", unlessZero: spacing) }
    steps[0].facts.insert(contentsOf: facts.facts, at: min(1, steps[0].facts.count))
    return steps
  }

  /// Returns the steps that explain the frame of a boundary item of the whole layout.
  func boundarySteps(to id: Element.ID, in viewport: Viewport?) -> [Explanation.Step] {
    let placed = around.items.first { placed in
      id.kind == .supplementary(placed.item.kind) && id.path == ElementPath(global: placed.number)
    }
    guard let placed else { return [] }
    var step = Explanation.Step("layout")
    step.add("sections", "\(sectionCount), \(length.brief) long together")
    step.add("moved for elements at its start", unlessZero: around.shift)
    step.add("length", "\(around.length.brief) with what stands around them")
    let host = BoundaryHost(
      name: "layout", boundary: around, start: 0, container: container, insets: .zero,
      axis: scrollAxis, sizes: sizes)
    let placing = placed.step(
      in: host, visible: viewport?.visible.stretch(along: scrollAxis), by: GroupSolver(grid: grid))
    return [step, placing]
  }
}
