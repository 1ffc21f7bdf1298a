import GalleyUIKit

// The configuration of a table's rows with the declared content, and the user's actions on rows.

extension DeclaredTable {
  internal func filledCell(
    _ number: Int, at path: IndexPath, in table: UITableView
  ) -> UITableViewCell? {
    guard let content = numbers[number]?.content else { return nil }
    let binder = content.makeBinder()
    // If the current declaration needs another reuse identifier, the cell is not configured,
    // because the row is reloaded afterwards.
    if let identifier = table.cellForRow(at: path)?.reuseIdentifier,
      identifier != binder.reuseIdentifier
    {
      return table.dequeueReusableCell(withIdentifier: identifier, for: path)
    }
    let cell = registrations.cell(for: binder, at: path, in: table)
    binder.configure(cell, at: .cell(path)).map { tell($0) }
    return cell
  }

  internal func filledView(isHeader: Bool, inSection section: Int) -> UIView? {
    guard let table = tableView,
      let content = declaredView(isHeader, inSection: section)?.content,
      let view = registrations.headerFooterView(for: content.makeBinder(), in: table)
    else { return nil }
    fill(view, with: content, kind(isHeader), section)
    return view
  }

  /// Returns the height of a header or footer. In a plain table, the height is zero if the section
  /// does not declare the view.
  internal func height(isHeader: Bool, inSection section: Int) -> CGFloat {
    let isThere = declaredView(isHeader, inSection: section) != nil
    return isThere || tableView?.style != .plain ? UITableView.automaticDimension : 0
  }

  // MARK: Taps

  /// Whether a row has an action for a tap, or can be expanded.
  internal func canTap(_ path: IndexPath) -> Bool {
    guard let cell = cell(at: path) else { return false }
    return cell.onSelect != nil || !cell.children.isEmpty
  }

  /// Sends the action of a tapped row, or expands or collapses a row without an action.
  internal func rowTapped(_ path: IndexPath) {
    if let number = number(at: path), let cell = cell(of: number), cell.onSelect == nil,
      !cell.children.isEmpty, mayToggle(number)
    {
      // Expanding or collapsing the row changes which rows are visible.
      show(declaration)
    }
    tapped(path)
  }

  // MARK: Moving

  internal func canMove(_ path: IndexPath) -> Bool {
    guard let section = sectionNumber(at: path.section), !trees.contains(section) else {
      return false
    }
    return cell(at: path)?.isMovable ?? false
  }

  /// Updates the declaration after the user has moved a row, and reports the move.
  internal func moved(from: IndexPath, to: IndexPath) {
    let before = source.snapshot()
    guard let number = number(at: from), let target = sectionNumber(at: to.section) else { return }
    var after = before
    after.deleteItems([number])
    let others = after.itemIdentifiers(inSection: target)
    if others.indices.contains(to.row) {
      after.insertItems([number], beforeItem: others[to.row])
    } else {
      after.appendItems([number], toSection: target)
    }
    for index in Set([from.section, to.section]) {
      guard let section = sectionNumber(at: index), let id = sections[section]?.id,
        let position = declaration.sections.firstIndex(where: { $0.id == id }),
        let place = order.firstIndex(where: { $0.section == section })
      else { continue }
      order[place].cells = after.itemIdentifiers(inSection: section)
      declaration.sections[position].cells = order[place].cells.compactMap { cell(of: $0) }
      sections[section] = declaration.sections[position]
    }
    // The row is already at its new path.
    source.apply(after, animatingDifferences: false)
    guard let cell = cell(of: number), let old = place(of: number, in: before),
      let new = place(of: number, in: after)
    else { return }
    onMove?(MoveDeclaration(cell: cell, from: old, to: new, declaration: declaration))
  }
}
