import DataSourceKit
import UIKit

// Code as it is written for the published library DataSourceKit: a cell creates its binder itself,
// and a screen may declare binders directly. The file is compiled in Swift 5 mode.

final class LoafCell: UICollectionViewCell {
  let label = UILabel()
}

extension LoafCell: BindableCell {
  static func makeBinder(value pastry: Pastry) -> CellBinder {
    return CellBinder(
      cellType: LoafCell.self,
      registrationMethod: .class(LoafCell.self),
      reuseIdentifier: "loaf",
      configureCell: { cell in
        cell.label.text = "\(pastry.name) for \(pastry.price)"
      })
  }
}

/// A screen that declares its cells as binders.
final class ShelfViewController: UIViewController, CellsDeclarator {
  typealias CellDeclaration = CellBinder

  var pastries = [] as [Pastry] {
    didSet {
      dataSource.cellDeclarations = cellDeclarations
      list.reloadData()
    }
  }

  private let dataSource = CollectionViewDataSource()
  private(set) lazy var list = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    list.dataSource = dataSource
    view.addSubview(list)
  }

  func declareCells(_ cell: (CellBinder) -> Void) {
    for pastry in pastries {
      cell(LoafCell.makeBinder(value: pastry))
    }
  }
}
