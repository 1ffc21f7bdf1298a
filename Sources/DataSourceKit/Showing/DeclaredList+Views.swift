import UIKit

// Views, filled with what is declared.

extension DeclaredList {
  internal func filledCell(
    _ number: Int, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell? {
    guard let content = numbers[number]?.content else { return nil }
    let binder = content.makeBinder()
    if let other = otherCell(than: binder, at: path, in: view) { return other }
    let cell = registrations.cell(for: binder, at: path, in: view)
    binder.error(filling: cell, .cell(path)).map { tell($0) }
    return cell
  }

  /// The cell that is to be filled anew, if what is declared by now goes by another identifier. It stays as
  /// it is: a reload of the item is on its way.
  private func otherCell(
    than binder: CellBinder, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell? {
    guard let identifier = view.cellForItem(at: path)?.reuseIdentifier,
      identifier != binder.reuseIdentifier
    else { return nil }
    return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }

  internal func filledView(
    _ kind: String, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView? {
    guard let content = declaredView(kind, inSection: path.section)?.content else { return nil }
    let binder = content.makeBinder()
    let supplementary = registrations.supplementary(kind, for: binder, at: path, in: view)
    fill(supplementary, content, binder, kind, path.section)
    return supplementary
  }

  private func fill(
    _ view: UICollectionReusableView, _ content: any DeclaredContent, _ binder: CellBinder,
    _ kind: String, _ section: Int
  ) {
    filled[ObjectIdentifier(view)] = content
    binder.error(filling: view, .supplementary(kind: kind, section: section)).map { tell($0) }
  }

  private func declaredView(_ kind: String, inSection index: Int) -> DeclaredView? {
    guard let number = source.sectionIdentifier(for: index) else { return nil }
    func view(of section: SectionDeclaration<Action>?) -> DeclaredView? {
      switch kind {
      case UICollectionView.elementKindSectionHeader: section?.header
      case UICollectionView.elementKindSectionFooter: section?.footer
      default: nil
      }
    }
    // Until a layout is made anew, it asks for what it has.
    return view(of: sections[number]) ?? view(of: laidOut[number])
  }

  /// Headers and footers in sight show what is declared now.
  internal func refillSupplementaries() {
    guard let view = collectionView else { return }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let shown = view.supplementaryView(forElementKind: kind, at: path),
          let content = declaredView(kind, inSection: path.section)?.content,
          filled[ObjectIdentifier(shown)]?.comparison(with: content) == .changed
        else { continue }
        fill(shown, content, content.makeBinder(), kind, path.section)
        shown.invalidateIntrinsicContentSize()
      }
    }
  }

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

  /// What cannot be shown: the program stops, or the list goes on.
  internal func tell(_ error: DeclarationError) {
    guard isLenient else {
      error.stopUnlessReported()
      onError?(error)
      return
    }
    error.report()
    onError?(error)
  }
}
