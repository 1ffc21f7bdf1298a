import Foundation

// Sections that are trees.

extension UICollectionViewDiffableDataSource {
  /// Shows a tree as a section from now on: what is open in it. A section that is not there yet is added
  /// as the last one.
  ///
  ///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
  ///     outline.append(["fruit"])
  ///     outline.append(["apple", "pear"], to: "fruit")
  ///     outline.expand(["fruit"])
  ///     dataSource.apply(outline, to: .shop)
  ///
  /// Items that are elsewhere move here, and a report says so. The tree is kept until a snapshot is applied
  /// in which the section shows something else.
  ///
  /// - Parameter completion: Called on the main queue when it is shown, in a later turn.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    enter(.outline(snapshot, section), animatingDifferences ? .animated : .atOnce, completion)
  }

  /// Shows a tree as a section from now on, and returns when it is shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await wait {
      enter(.outline(snapshot, section), animatingDifferences ? .animated : .atOnce, $0)
    }
  }

  /// Shows a snapshot from now on, along with the trees that sections of it are, all in one go.
  ///
  /// - Parameter outlines: What the sections that are trees show: what is open in each is what the snapshot
  ///   has. All others are trees no more.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    enter(
      .snapshot(snapshot, outlines: outlines), animatingDifferences ? .animated : .atOnce,
      completion)
  }

  /// A section as it was applied last: all of its tree, also what is not open.
  ///
  /// - Unverified: for a section that is not there it is empty.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    queue.last.outline(of: section)
  }

  /// Who is asked and told when the user opens and closes items. They are not when it is done with
  /// `expand` and `apply`.
  ///
  ///     dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
  ///       children.items.isEmpty ? load(parent) : children
  ///     }
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Whether an item may be opened; it may, if nothing is said.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// An item is about to be opened.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may be closed; it may, if nothing is said.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// An item is about to be closed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// What is to be below an item that is opened; it is given what is there.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Nothing is said.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  internal func toggle(itemAt path: IndexPath) {
    guard let item = shown.item(at: path) else { return }
    toggle(item)
  }

  /// Opens or closes an item, as the user does.
  internal func toggle(_ item: ItemIdentifierType) {
    guard let section = queue.last.snapshot.sectionIdentifier(containingItem: item) else { return }
    let handlers = sectionSnapshotHandlers
    if queue.last.outline(of: section).isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      change(item, in: section) { $0.collapse([item]) }
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      change(item, in: section) { outline in
        if let snapshot = handlers.snapshotForExpandingParent {
          outline.replace(childrenOf: item, using: snapshot(item, outline.snapshot(of: item)))
        }
        outline.expand([item])
      }
    }
  }

  private func change(
    _ item: ItemIdentifierType, in section: SectionIdentifierType,
    _ body: (inout NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) -> Void
  ) {
    // Who was told may have applied something.
    var outline = queue.last.outline(of: section)
    guard outline.contains(item) else { return }
    body(&outline)
    apply(outline, to: section)
  }

  // MARK: Cells

  /// Where an item is in its tree; `nil` if nothing is a tree.
  internal func outlinePlace(of item: ItemIdentifierType) -> OutlinePlace? {
    guard !shown.outlines.isEmpty,
      let section = shown.snapshot.sectionIdentifier(containingItem: item)
    else { return nil }
    guard let outline = shown.outlines[section] else { return OutlinePlace() }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  /// Cells that were not asked for show what is open now.
  internal func tellOutlines(in view: _ListView) {
    guard !shown.outlines.isEmpty, !view.isBusy else { return }
    for path in view.visiblePaths(where: { $0 == .item }) {
      guard let item = shown.item(at: path), let place = outlinePlace(of: item),
        let cell = view.shownView(.item, at: path) as? any OutlineCell
      else { continue }
      cell.take(place)
    }
  }
}
