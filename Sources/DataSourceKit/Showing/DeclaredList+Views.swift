import GalleyUIKit

// Configuring views with the declared content. The data source identifies each section and each
// cell by a number.

extension DeclaredList {
  /// Returns the cell with a number, configured with its declared content.
  internal func filledCell(
    _ number: Int, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell? {
    guard let content = numbers[number]?.content else { return nil }
    let binder = content.makeBinder()
    if let other = otherCell(than: binder, at: path, in: view) { return other }
    let cell = registrations.cell(for: binder, at: path, in: view)
    binder.configure(cell, at: .cell(path)).map { tell($0) }
    return cell
  }

  /// Returns the existing cell if the current declaration needs another reuse identifier.
  ///
  /// The cell is not configured, because the item is reloaded afterwards.
  private func otherCell(
    than binder: CellBinder, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell? {
    guard let identifier = view.cellForItem(at: path)?.reuseIdentifier,
      identifier != binder.reuseIdentifier
    else { return nil }
    return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }

  /// Returns a header or a footer that is configured with the declared content.
  internal func filledView(
    _ kind: String, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView? {
    guard let content = declaredView(of: kind, inSection: path[0])?.content else { return nil }
    let supplementary = registrations.supplementary(
      kind, for: content.makeBinder(), at: path, in: view)
    fill(supplementary, with: content, kind, path[0])
    return supplementary
  }

  /// Configures the visible headers and footers with the current declaration.
  internal func reconfigureHeadersAndFooters() {
    guard let view = collectionView else { return }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path),
          let content = declaredView(of: kind, inSection: path[0])?.content
        else { continue }
        refill(shown, with: content, kind, path[0])
      }
    }
  }

  /// Returns the layout of the section at an index.
  internal func layoutSection(
    at index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard let number = source.sectionIdentifier(for: index), let section = sections[number] else {
      return nil
    }
    laidOut[number] = section
    let around = SectionLayout.Surroundings(
      hasHeader: section.header != nil, hasFooter: section.footer != nil,
      leadingSwipes: { [weak self] in self?.swipes(at: $0, \.leadingSwipes) },
      trailingSwipes: { [weak self] in self?.swipes(at: $0, \.trailingSwipes) })
    return section.layout.section(around, in: environment)
  }

  private func declaredView(of kind: String, inSection index: Int) -> DeclaredView? {
    let header = UICollectionView.elementKindSectionHeader
    guard kind == header || kind == UICollectionView.elementKindSectionFooter else { return nil }
    return declaredView(kind == header, inSection: index)
  }
}
