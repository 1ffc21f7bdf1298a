import GalleyUIKit

// Showing one declaration after another. The data source identifies sections and cells by numbers.

extension _DeclaredSections {
  /// Shows a declaration: compares the declaration with the previous declaration, and applies a
  /// snapshot of the changes.
  internal func apply(
    _ next: ListDeclaration<Action>, _ animated: Bool, _ completion: (() -> Void)?
  ) {
    let (before, sectionsBefore) = (order, sections)
    let reading = read(next)
    if !isLenient { reading.errors.first?.stopUnlessReported(in: subclass.viewName) }
    declaration = reading.errors.isEmpty ? next : next.withoutDuplicates()
    order = reading.order
    selected = reading.selected
    levels = reading.levels
    trees = Set(reading.outlines.keys)
    forgetGone(since: before)

    var snapshot = reading.snapshot
    mark(reading.changed, in: &snapshot)
    let layout = mark(sectionsOf: before.map(\.section), sectionsBefore, in: &snapshot)
    show(snapshot, reading.outlines, animated, completion)
    if layout { subclass.updateLayout(animated) }
    settle()
    // Report errors last, because the closure `onError` may show another declaration.
    for error in reading.errors { tell(error) }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>,
    _ outlines: [Int: NSDiffableDataSourceSectionSnapshot<Int>], _ animated: Bool,
    _ completion: (() -> Void)?
  ) {
    unfinishedUpdates += 1
    subclass.apply(snapshot, outlines, animated) { [weak self] in
      self?.hasShown()
      completion?()
    }
  }

  /// Called when a snapshot has been applied. After the last update, makes the numbers of removed
  /// cells and sections available again.
  private func hasShown() {
    settle()
    unfinishedUpdates -= 1
    guard unfinishedUpdates == 0 else { return }
    numbers.release(removed)
    for section in removedSections {
      sections[section] = nil
      laidOut[section] = nil
    }
    (removed, removedSections) = ([], [])
  }

  /// Updates the headers, the footers and the selection, which a snapshot does not contain, as soon
  /// as the view is not being laid out or updated.
  internal func settle() {
    guard let view = subclass.listView else { return }
    guard view.isReady else {
      return view.whenReady("settling of a declared list") { [weak self] in self?.settle() }
    }
    // If the last declaration is not shown yet, this method is called again when it is shown.
    let isShown = order.enumerated().allSatisfy { subclass.sectionNumber(at: $0) == $1.section }
    guard isShown else { return }
    subclass.reconfigureHeadersAndFooters()
    select()
  }

  /// Finds the cells and sections that are no longer declared, and marks them as removed.
  private func forgetGone(since before: [(section: Int, cells: [Int])]) {
    var cells: [Int] = []
    for section in before {
      for number in section.cells where !numbers.isMet(number) { cells.append(number) }
    }
    numbers.forget(cells)
    for number in cells { toggled[number] = nil }
    removed += cells
    let declared = Set(order.map(\.section))
    for section in before where !declared.contains(section.section) {
      sections[section.section].map { sectionNumbers[$0.id] = nil }
      removedSections.append(section.section)
    }
  }

  /// Marks the cells whose value has changed. These cells are configured again, or reloaded if they
  /// need another reuse identifier.
  private func mark(
    _ changed: [(number: Int, before: any DeclaredContent)],
    in snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>
  ) {
    var (refilled, reloaded): ([Int], [Int]) = ([], [])
    for (number, before) in changed where snapshot.indexOfItem(number) != nil {
      guard let content = numbers[number]?.content else { continue }
      if content.hasOneIdentifier
        || content.makeBinder().reuseIdentifier == before.makeBinder().reuseIdentifier
      {
        refilled.append(number)
      } else {
        reloaded.append(number)
      }
    }
    snapshot.reconfigureItems(refilled)
    snapshot.reloadItems(reloaded)
  }

  /// Marks the sections that are to be reloaded.
  ///
  /// A section is reloaded if its header or footer has another class than before. If the view
  /// reserves space for missing headers, a section whose header or footer was added or removed is
  /// reloaded, too.
  ///
  /// Returns whether any section has another layout, or has gained or lost a header or footer.
  private func mark(
    sectionsOf before: [Int], _ old: [Int: SectionDeclaration<Action>],
    in snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>
  ) -> Bool {
    var isOther = false
    for number in before where snapshot.indexOfSection(number) != nil {
      guard let one = old[number], let other = sections[number] else { continue }
      let hasOtherHeaders =
        (one.header == nil) != (other.header == nil) || (one.footer == nil) != (other.footer == nil)
      if one.layout != other.layout || hasOtherHeaders { isOther = true }
      if one.header.isOfOtherClass(than: other.header)
        || one.footer.isOfOtherClass(than: other.footer)
        || hasOtherHeaders && subclass.keepsSpaceForMissingHeaders
      {
        snapshot.reloadSections([number])
      }
    }
    return isOther
  }
}

extension DeclaredView? {
  /// Whether both views exist and have different classes.
  fileprivate func isOfOtherClass(than other: DeclaredView?) -> Bool {
    guard let self, let other else { return false }
    return self.content.comparison(with: other.content) == .other
  }
}

extension ListDeclaration {
  /// Returns the declaration without duplicates: of sections or cells with the same identity, only
  /// the first remains.
  internal func withoutDuplicates() -> ListDeclaration {
    var seen: Set<ContentIdentity> = []
    var seenSections: Set<AnyHashable> = []
    return ListDeclaration(
      sections.filter { seenSections.insert($0.id).inserted }.map { section in
        var section = section
        section.cells = Self.uniqued(section.cells, &seen)
        return section
      })
  }

  private static func uniqued(
    _ cells: [DeclaredCell<Action>], _ seen: inout Set<ContentIdentity>
  ) -> [DeclaredCell<Action>] {
    var unique: [DeclaredCell<Action>] = []
    for cell in cells where seen.insert(ContentIdentity(cell.content)).inserted {
      guard !cell.children.isEmpty else {
        unique.append(cell)
        continue
      }
      let children = uniqued(cell.children, &seen)
      unique.append(cell.with { $0.children = children })
    }
    return unique
  }
}
