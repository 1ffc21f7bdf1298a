import Foundation
import GalleyLayout

extension UICollectionView {
  /// A registration of a cell class with the code that configures its cells. A registration needs
  /// no reuse identifier.
  ///
  ///     let row = UICollectionView.CellRegistration<NameCell, String> { cell, path, name in
  ///       cell.label.text = name
  ///     }
  ///     // where the data source is asked for a cell:
  ///     collectionView.dequeueConfiguredReusableCell(
  ///       using: row, for: path, item: names[path.item])
  ///
  /// Create a registration once and use it for all cells, because each registration has a reuse
  /// pool of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    internal let handler: Handler
    internal let nib: UINib?
    internal let token = RegistrationToken()

    /// Creates a registration of a cell class.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of cells from a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// A registration of a supplementary view class with the code that configures its views. A
  /// registration needs no reuse identifier.
  ///
  ///     let header = UICollectionView.SupplementaryRegistration<TitleView>(
  ///       elementKind: UICollectionView.elementKindSectionHeader
  ///     ) { view, kind, path in
  ///       view.label.text = titles[path.section]
  ///     }
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    internal let elementKind: String
    internal let handler: Handler
    internal let nib: UINib?
    internal let token = RegistrationToken()

    /// Creates a registration of a class for a kind.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// Creates a registration of views from a nib for a kind.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// Returns a cell for an item, dequeued or new, after it was configured. Call this method only
  /// when the data source is asked for the cell.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard let item = item ?? Optional<Any>.none as? Item else {
      Misuse.trap(
        "dequeueConfiguredReusableCell was given no item",
        "item is nil for \(CollectionMisuse.name(indexPath)), and \(Cell.self) is registered for "
          + "\(Item.self)")
    }
    checkRegistered(registration.token, "\(registration)")
    let key = ReuseKey(.item, registration.token.identifier)
    registry.registerIfNeeded(Cell.self, registration.nib, for: key)
    let dequeued = dequeue(key, indexPath)
    guard let cell = dequeued as? Cell else {
      wrongNib(registration.nib, key, "\(Cell.self)", dequeued)
    }
    registration.handler(cell, indexPath, item)
    return cell
  }

  /// Returns a supplementary view, dequeued or new, after it was configured. Call this method only
  /// when the data source is asked for the view.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    checkRegistered(registration.token, "\(registration)")
    let kind = registration.elementKind
    let key = ReuseKey(.supplementary(kind), registration.token.identifier)
    registry.registerIfNeeded(Supplementary.self, registration.nib, for: key)
    let dequeued = dequeue(key, indexPath)
    guard let view = dequeued as? Supplementary else {
      wrongNib(registration.nib, key, "\(Supplementary.self)", dequeued)
    }
    registration.handler(view, kind, indexPath)
    return view
  }

  /// Traps because a nib has another class than its registration.
  private func wrongNib(
    _ nib: UINib?, _ key: ReuseKey, _ wanted: String, _ view: _ListElementView
  ) -> Never {
    Misuse.trap(
      CollectionMisuse.invalidNib(key),
      "\(nib?.name ?? "no nib") holds \(Swift.type(of: view)), and its registration is for \(wanted)"
    )
  }

  private func checkRegistered(_ token: RegistrationToken, _ name: @autoclosure () -> String) {
    guard generation >= .iOS15, token.wasMade(onRequestOf: self) else { return }
    Misuse.trap(
      CollectionMisuse.registeredTooLate,
      "keep the registration in a property. Registration: \(name())")
  }
}

/// The identity of a registration, which all its copies share.
@MainActor
internal final class RegistrationToken {
  private static var count = 0
  /// The lists that are requesting a view, the innermost last. A list in a cell may request views
  /// while the cell itself is requested.
  static var requestingLists: [_ListView] = []

  let identifier: String
  /// The lists that were requesting a view when the registration was created.
  private let lists: [Weak<_ListView>]

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    lists = Self.requestingLists.map(Weak.init)
  }

  /// Whether the registration was created while a list requested a view.
  ///
  /// A collection view in a cell may create its registrations together with the cell, which another
  /// list requests.
  ///
  /// - Unverified: how UIKit distinguishes these registrations.
  func wasMade(onRequestOf list: _ListView) -> Bool {
    lists.contains { $0.value === list }
  }
}
