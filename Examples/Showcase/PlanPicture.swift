import GalleyDiffing

extension Picture {
  /// Creates a picture of an update: a column for the list before and one for the list after each
  /// stage, with a line from every item to its new position. Inserted items are green, deleted ones
  /// are red, and moved ones are blue. The text describes the plan, and its stages if there are
  /// several.
  init(from before: [ListSection<String, String>], to after: [ListSection<String, String>]) {
    let plan = sectionedDifference(from: before, to: after).plan
    let stages = plan.staged()
    let lists = plan.lists(of: stages, from: before.map(\.items), to: after.map(\.items))
    let steps = stages.enumerated().map { "stage \($0 + 1): \($1)" }
    text = ([plan.description] + (stages.count > 1 ? steps : [])).joined(separator: "\n\n")
    svg = PlanDrawing(columns: [before.map(\.items)] + lists, plans: stages).svg
  }
}

/// The shapes of a picture, as SVG.
private struct PlanDrawing {
  private let columns: [[[String]]]
  private let plans: [UpdatePlan]
  private let cell = (width: 110.0, height: 26.0)
  private let gap = 90.0
  private let margin = 16.0

  init(columns: [[[String]]], plans: [UpdatePlan]) {
    self.columns = columns
    self.plans = plans
  }

  var svg: String {
    var shapes: [String] = []
    for (column, plan) in plans.enumerated() {
      shapes += lines(of: plan, from: column)
    }
    for column in columns.indices {
      shapes += cells(of: column)
    }
    let width = 2 * margin + Double(columns.count) * (cell.width + gap) - gap
    let height = 2 * margin + (columns.map(height).max() ?? 0)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      font-family="Inter, sans-serif" font-size="13">
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(shapes.joined(separator: "\n"))
      </svg>

      """
  }

  // MARK: Geometry

  private func height(of column: [[String]]) -> Double {
    column.reduce(0) { $0 + (Double($1.count) + 1) * cell.height }
  }

  private func x(_ column: Int) -> Double { margin + Double(column) * (cell.width + gap) }

  /// Returns the top of an item. Between two sections is a space of one cell's height.
  private func y(_ path: ItemPath, in column: Int) -> Double {
    let above = columns[column][..<path.section].reduce(0) { $0 + $1.count + 1 }
    return margin + (Double(above + path.item) + 0.5) * cell.height
  }

  // MARK: Shapes

  private func cells(of column: Int) -> [String] {
    let left = x(column)
    return columns[column].enumerated().flatMap { section, items in
      let top = y(ItemPath(section: section, item: 0), in: column)
      let frame = """
        <rect x="\(left - 5)" y="\(top - 5)" width="\(cell.width + 10)" \
        height="\(Double(items.count) * cell.height + 8)" rx="6" fill="none" stroke="#c8c8cc"/>
        """
      return [frame]
        + items.enumerated().map { item, name in
          let (color, fill) = look(of: ItemPath(section: section, item: item), in: column)
          let top = y(ItemPath(section: section, item: item), in: column)
          return """
            <rect x="\(left)" y="\(top)" width="\(cell.width)" height="\(cell.height - 3)" rx="4" \
            fill="\(fill)"/>
            <text x="\(left + 8)" y="\(top + 16)" fill="\(color)">\(escaped(name))</text>
            """
        }
    }
  }

  /// Returns the colors of an item's text and cell: red if the next stage deletes the item, and
  /// green or blue if the last stage has inserted or moved it.
  private func look(of path: ItemPath, in column: Int) -> (color: String, fill: String) {
    if column < plans.count, plans[column].paths.after(path) == nil {
      return ("#8a1f11", "#fbe3e0")
    }
    guard column > 0 else { return ("#1c1c1e", "#f2f2f7") }
    if plans[column - 1].paths.before(path) == nil { return ("#14532d", "#dcf5e3") }
    let hasMoved = plans[column - 1].items.moves.contains { $0.after == path }
    return hasMoved ? ("#0b3d91", "#dfe9fb") : ("#1c1c1e", "#f2f2f7")
  }

  private func lines(of plan: UpdatePlan, from column: Int) -> [String] {
    let paths = plan.paths
    let moved = Set(plan.items.moves.map(\.before))
    return columns[column].enumerated().flatMap { section, items in
      items.indices.compactMap { item -> String? in
        let before = ItemPath(section: section, item: item)
        guard let after = paths.after(before) else { return nil }
        let color = moved.contains(before) ? "#3478f6" : "#d1d1d6"
        let half = (cell.height - 3) / 2
        return """
          <line x1="\(x(column) + cell.width)" y1="\(y(before, in: column) + half)" \
          x2="\(x(column + 1))" y2="\(y(after, in: column + 1) + half)" \
          stroke="\(color)" stroke-width="1.5"/>
          """
      }
    }
  }
}

/// Returns a text that is escaped for SVG and HTML.
func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
}
