import GalleyUIKit

/// The binders that are already registered with a collection view or a table. A binder is the
/// registration of a cell with a closure that configures the cell. Each reuse identifier is
/// registered once, when it is first used.
///
/// Each view has registrations of its own.
@MainActor
internal struct BinderRegistrations {
  private struct Known {
    weak var view: UIView?
    var cells: Set<String> = []
    var supplementaries: [String: Set<String>] = [:]
  }

  private var known: [Known] = []

  /// Dequeues a cell for a binder. Registers the class or nib of the binder first, if needed.
  mutating func cell(
    for binder: CellBinder, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionViewCell {
    let identifier = binder.reuseIdentifier
    if known[index(of: view)].cells.insert(identifier).inserted {
      switch binder.registrationMethod {
      case .nib(let nib): view.register(nib, forCellWithReuseIdentifier: identifier)
      case .class(let cell): view.register(cell, forCellWithReuseIdentifier: identifier)
      case .none: break
      }
    }
    return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
  }

  /// Dequeues a table's cell for a binder. Registers the class or nib of the binder first, if
  /// needed.
  mutating func cell(
    for binder: CellBinder, at path: IndexPath, in table: UITableView
  ) -> UITableViewCell {
    let identifier = binder.reuseIdentifier
    if known[index(of: table)].cells.insert(identifier).inserted {
      switch binder.registrationMethod {
      case .nib(let nib): table.register(nib, forCellReuseIdentifier: identifier)
      case .class(let cell): table.register(cell, forCellReuseIdentifier: identifier)
      case .none: break
      }
    }
    return table.dequeueReusableCell(withIdentifier: identifier, for: path)
  }

  /// Dequeues a table's header or footer for a binder. Registers the class or nib of the binder
  /// first, if needed.
  mutating func headerFooterView(
    for binder: CellBinder, in table: UITableView
  ) -> UITableViewHeaderFooterView? {
    let identifier = binder.reuseIdentifier
    if known[index(of: table)].supplementaries["", default: []].insert(identifier).inserted {
      switch binder.registrationMethod {
      case .nib(let nib): table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
      case .class(let type): table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
      case .none: break
      }
    }
    return table.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }

  /// Dequeues a header, a footer or a badge for a binder. Registers the class or nib of the binder
  /// first, if needed.
  mutating func supplementary(
    _ kind: String, for binder: CellBinder, at path: IndexPath, in view: UICollectionView
  ) -> UICollectionReusableView {
    let identifier = binder.reuseIdentifier
    if known[index(of: view)].supplementaries[kind, default: []].insert(identifier).inserted {
      switch binder.registrationMethod {
      case .nib(let nib):
        view.register(
          nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      case .class(let type):
        view.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      case .none: break
      }
    }
    return view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: path)
  }

  private mutating func index(of view: UIView) -> Int {
    if let index = known.firstIndex(where: { $0.view === view }) { return index }
    known.removeAll { $0.view == nil }
    known.append(Known(view: view))
    return known.count - 1
  }
}
