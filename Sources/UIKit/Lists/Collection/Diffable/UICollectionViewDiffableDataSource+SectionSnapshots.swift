import Foundation

// Section snapshots.

extension UICollectionViewDiffableDataSource {
  /// Applies a section snapshot to a section, and shows the visible items of the section snapshot.
  /// A section that does not exist is appended.
  ///
  ///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
  ///     outline.append(["fruit"])
  ///     outline.append(["apple", "pear"], to: "fruit")
  ///     outline.expand(["fruit"])
  ///     dataSource.apply(outline, to: .shop)
  ///
  /// Items that are in other sections move to this section, and a report is recorded. The section
  /// snapshot is kept until a snapshot with other items in the section is applied.
  ///
  /// - Parameter completion: Called asynchronously on the main queue when the snapshot has been
  ///   shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    enqueue(.outline(snapshot, section), animatingDifferences ? .animated : .unanimated, completion)
  }

  /// Applies a section snapshot to a section, and returns when it has been shown.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await wait {
      enqueue(.outline(snapshot, section), animatingDifferences ? .animated : .unanimated, $0)
    }
  }

  /// Applies a snapshot together with section snapshots for some of its sections.
  ///
  /// - Parameter outlines: The section snapshots. The visible items of each section snapshot must
  ///   be the items of its section in `snapshot`. Other sections become flat.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>],
    animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    enqueue(
      .snapshot(snapshot, outlines: outlines), animatingDifferences ? .animated : .unanimated,
      completion)
  }

  /// Returns the section snapshot that was applied last, with the items that are not visible.
  ///
  /// - Unverified: that the snapshot of a section that does not exist is empty.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    queue.last.outline(of: section)
  }

  /// The handlers that are called when the user expands or collapses items. The handlers are not
  /// called when the app calls `expand`, `collapse` or `apply`.
  ///
  ///     dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
  ///       children.items.isEmpty ? load(parent) : children
  ///     }
  @preconcurrency @MainActor
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Returns whether an item may be expanded. Without a handler, every item may be expanded.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called when an item is about to be expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Returns whether an item may be collapsed. Without a handler, every item may be collapsed.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called when an item is about to be collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Returns the children of an item that is about to be expanded, given its current children.
    public var snapshotForExpandingParent:
      (
        (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers that are all `nil`.
    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  internal func toggle(itemAt path: IndexPath) {
    guard let item = shown.item(at: path) else { return }
    toggle(item)
  }

  /// Expands or collapses an item for the user.
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
    // The handlers may have applied another snapshot, so the last requested state is changed.
    var outline = queue.last.outline(of: section)
    guard outline.contains(item) else { return }
    body(&outline)
    apply(outline, to: section)
  }

  // MARK: Cells

  /// Returns the place of an item in its outline; `nil` if no section has ever been an outline.
  internal func outlinePlace(of item: ItemIdentifierType) -> OutlinePlace? {
    guard hasShownOutlines,
      let section = shown.snapshot.sectionIdentifier(containingItem: item)
    else { return nil }
    guard let outline = shown.outlines[section] else { return OutlinePlace() }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  /// Updates the visible cells that show whether their items are expanded. Without this update,
  /// cells that were not requested again would show the old state.
  internal func updateOutlineCells(in view: _ListView) {
    guard hasShownOutlines, !view.isBusy else { return }
    for path in view.visiblePaths(where: { $0 == .item }) {
      guard let item = shown.item(at: path), let place = outlinePlace(of: item),
        let cell = view.shownView(.item, at: path) as? any OutlineCell
      else { continue }
      cell.setOutlinePlace(place)
    }
  }
}
