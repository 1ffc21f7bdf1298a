import GalleyGeometry

// How the elements of a flow layout have come to their frames.

extension FlowStackedSection {
  /// The way from the section to one of its elements.
  func way(to id: Element.ID, _ query: SectionQuery) -> [Explanation.Step] {
    var section = Explanation.Step("section \(query.section)")
    section.add("starts at", query.start.shortDescription)
    section.add("length", "\(length.shortDescription) for \(itemCount) items")
    section.add("header", unlessZero: headerLength)
    section.add("footer", unlessZero: footerLength)
    guard id.kind == .item, id.path.item >= 0 && id.path.item < lines.count else {
      return [section]
    }

    let frame = lines.frame(of: id.path.item)
    let axis = lines.axis
    let middle = frame.mid(along: axis)
    let items = lines.items(touching: middle.nextDown, high: middle.nextUp)
    var line = Explanation.Step("line of items \(items.lowerBound) to \(items.upperBound - 1)")
    line.add("room across", solver.crossLength.shortDescription)
    let neighbor = id.path.item > items.lowerBound ? id.path.item - 1 : id.path.item + 1
    if items.contains(neighbor) {
      let other = lines.frame(of: neighbor)
      let across = axis.perpendicular
      let gap = max(
        frame.min(along: across) - other.max(along: across),
        other.min(along: across) - frame.max(along: across))
      line.add("room between two items", gap.shortDescription)
    }

    var item = Explanation.Step("item \(id.path.item)")
    item.add("size", "\(frame.size)\(lines.estimatedAxes.isEmpty ? "" : ", measured or estimated")")
    let corner = Point(axis, along: query.start + headerLength, across: 0)
    item.add("position", grid.explanation(of: corner + frame.origin))
    return [section, line, item]
  }
}
