import Foundation
import GalleyLayout

extension UICollectionView {
  /// How a cell of a class is filled with an item; it needs no identifier.
  ///
  ///     let row = UICollectionView.CellRegistration<NameCell, String> { cell, path, name in
  ///       cell.label.text = name
  ///     }
  ///     // where the data source is asked for a cell:
  ///     collectionView.dequeueConfiguredReusableCell(using: row, for: path, item: names[path.item])
  ///
  /// One registration is made, once, and used for all cells: each one has a pool of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    internal let handler: Handler
    internal let nib: UINib?
    internal let token = RegistrationToken()

    /// A registration that fills cells so.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// A registration of cells from a nib that fills them so.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// How a header, a footer or a badge of a class is filled; it needs no identifier.
  ///
  ///     let header = UICollectionView.SupplementaryRegistration<TitleView>(
  ///       elementKind: UICollectionView.elementKindSectionHeader
  ///     ) { view, kind, path in
  ///       view.label.text = titles[path.section]
  ///     }
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    internal let elementKind: String
    internal let handler: Handler
    internal let nib: UINib?
    internal let token = RegistrationToken()

    /// A registration that fills views of a kind so.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = nil
    }

    /// A registration of views of a kind from a nib that fills them so.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      nib = supplementaryNib
    }
  }

  /// A cell for an item, from the pool or new, filled as a registration says. Only to be called where the
  /// data source is asked for it.
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

  /// A header, a footer or a badge, from the pool or new, filled as a registration says. Only to be
  /// called where the data source is asked for it.
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

  /// Only a nib gives another class than the registration names.
  private func wrongNib(
    _ nib: UINib?, _ key: ReuseKey, _ wanted: String, _ view: _ListElementView
  ) -> Never {
    Misuse.trap(
      CollectionMisuse.invalidNib(key),
      "\(nib?.name ?? "no nib") holds \(Swift.type(of: view)), and its registration is for \(wanted)"
    )
  }

  private func checkRegistered(_ token: RegistrationToken, _ name: @autoclosure () -> String) {
    guard generation >= .iOS15, token.wasMadeOnRequest else { return }
    Misuse.trap(
      CollectionMisuse.registeredTooLate,
      "keep the registration in a property. Registration: \(name())")
  }
}

/// What tells a registration from all others. Copies are the same.
@MainActor
internal final class RegistrationToken {
  private static var count = 0
  /// How many views are being asked for, by all collection views.
  static var openRequests = 0

  let identifier: String
  /// Whether it was made where a cell was asked for.
  let wasMadeOnRequest: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    wasMadeOnRequest = Self.openRequests > 0
  }
}
