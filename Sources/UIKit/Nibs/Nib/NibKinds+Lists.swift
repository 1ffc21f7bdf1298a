import Foundation
import GalleyNibs

extension NibKinds {
  /// The kinds of elements in nibs that are lists, cells, headers or layouts, by the names of the
  /// elements.
  static let lists: [String: NibKind] = [
    "tableView": NibKind(UITableView.self) { part, compiler in
      compiler.readScrollView(part)
      compiler.readView(part)
      compiler.readTable(part)
    },
    "tableViewCell": NibKind(UITableViewCell.self) { part, compiler in
      compiler.readView(part)
      compiler.readTableCell(part)
    },
    "tableViewCellContentView": NibKind(UIView.self) { part, compiler in
      compiler.readView(part)
      // The cell sets the frame of its content view, even if the file says that constraints set
      // the frame.
      part.set(UIView.self) { $0.translatesAutoresizingMaskIntoConstraints = true }
    },
    "tableViewHeaderFooterView": NibKind(UITableViewHeaderFooterView.self) { part, compiler in
      compiler.readView(part)
      compiler.fill("contentView", of: part) { ($0 as? UITableViewHeaderFooterView)?.contentView }
      compiler.readContentConfiguration(of: part)
    },
    "collectionView": NibKind(UICollectionView.self) { part, compiler in
      compiler.readScrollView(part)
      compiler.readView(part)
      compiler.readCollection(part)
    },
    "collectionViewCell": NibKind(UICollectionViewCell.self) { part, compiler in
      compiler.readView(part)
      compiler.readReusable(part)
      compiler.fill("contentView", of: part) { ($0 as? UICollectionViewCell)?.contentView }
      compiler.readContentConfiguration(of: part)
    },
    "collectionViewCellContentView": NibKind(UIView.self) { $1.readView($0) },
    "collectionReusableView": NibKind(UICollectionReusableView.self) { part, compiler in
      compiler.readView(part)
      compiler.readReusable(part)
    },
    "collectionViewFlowLayout": layout(UICollectionViewFlowLayout.self) { part, compiler in
      compiler.readFlowLayout(part)
    },
    "collectionViewLayout": layout(UICollectionViewLayout.self) { _, _ in },
  ]

  /// Returns the kind of a layout, which is created from its class by `init(coder:)`.
  private static func layout<Layout: UICollectionViewLayout>(
    _ type: Layout.Type, _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) -> NibKind {
    NibKind(
      object: type, fillsAfterMaking: false,
      make: { type, coder in
        (type as? UICollectionViewLayout.Type).flatMap { $0.init(coder: coder) }
      }, read)
  }
}
