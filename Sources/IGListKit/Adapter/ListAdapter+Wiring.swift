import Foundation

// Which collection view, data source and delegates an adapter has.

extension ListAdapter {
  internal func setCollectionView(_ next: UICollectionView?) {
    if next === view, next == nil || next?.dataSource === self { return }
    if let other = next?.dataSource as? ListAdapter, other !== self { other.setCollectionView(nil) }
    updater.performDataSourceChange { [self] in
      if let old = view, old.dataSource === self {
        old.dataSource = nil
        old.delegate = nil
      }
      endEverything()
      registered = []
      view = next
      refuseOwnDelegates()
      guard let next else { return }
      next.dataSource = self
      next.delegate = self
      next.isPrefetchingEnabled = false
      next.collectionViewLayout.invalidateLayout()
      syncWithDataSource()
    }
  }

  internal func dataSourceChanged() {
    updater.performDataSourceChange { [self] in
      guard let view else { return }
      // It has to count anew.
      view.dataSource = nil
      view.dataSource = self
      syncWithDataSource()
    }
  }

  /// What is shown is what the data source has now.
  private func syncWithDataSource() {
    installAnew(from: dataSource, keepsControllers: true)
    mapBefore = nil
  }

  /// A collection view that tells itself what it is told would not come to an end.
  internal func refuseOwnDelegates() {
    guard let view else { return }
    if collectionViewDelegate === view { collectionViewDelegate = nil }
    if scrollViewDelegate === view { scrollViewDelegate = nil }
  }
}

// MARK: - The controller of the screen

extension UIViewController {
  /// The adapters that were made with this controller, and are still there.
  public func associatedListAdapters() -> [ListAdapter] {
    AssociatedAdapters.all[ObjectIdentifier(self)]?.adapters(of: self) ?? []
  }

  internal func note(_ adapter: ListAdapter) {
    AssociatedAdapters.all = AssociatedAdapters.all.filter { $0.value.owner != nil }
    AssociatedAdapters.all[ObjectIdentifier(self), default: AssociatedAdapters(owner: self)]
      .add(adapter)
  }
}

/// The adapters that were made with a controller. They keep nobody alive.
@MainActor
private struct AssociatedAdapters {
  static var all: [ObjectIdentifier: AssociatedAdapters] = [:]

  weak var owner: UIViewController?
  private var references: [() -> ListAdapter?] = []

  init(owner: UIViewController) { self.owner = owner }

  mutating func add(_ adapter: ListAdapter) {
    references.append { [weak adapter] in adapter }
  }

  /// None, if another controller was made where the owner was.
  func adapters(of controller: UIViewController) -> [ListAdapter] {
    owner === controller ? references.compactMap { $0() } : []
  }
}
