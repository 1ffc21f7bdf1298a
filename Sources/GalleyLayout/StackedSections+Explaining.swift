import GalleyGeometry

extension StackedSections {
  /// The way to something that stands around all sections.
  func way(toSurrounding id: Element.ID, in viewport: Viewport?) -> [Explanation.Step] {
    let placed = around.items.first { placed in
      id.kind == .supplementary(placed.item.kind) && id.path == ElementPath(global: placed.number)
    }
    guard let placed else { return [] }
    var step = Explanation.Step("layout")
    step.add("sections", "\(sectionCount), \(length.shortDescription) long together")
    step.add("moved for what is at its start", unlessZero: around.shift)
    step.add("length", "\(around.length.shortDescription) with what stands around them")
    let placing = placed.step(
      around: around, of: "layout", from: 0, in: viewport?.visible.stretch(along: scrollAxis),
      along: scrollAxis, on: grid, sizes)
    return [step, placing]
  }
}
