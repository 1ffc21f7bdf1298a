import DataSourceKit
import UIKit

// Code as it is written in the talk "Declarative UICollectionView": cells from nibs, a type that
// declares them, and a data source with a closure that binds them. The screen is ours. The file is
// compiled in Swift 5 mode, as code of that time is.

struct Pastry: Equatable {
  var name: String
  var price: Int
}

/// A line on the slate of a bakery.
final class SlateCell: UICollectionViewCell, BindableNibCell {
  static var nib: UINib {
    return UINib(nibName: "SlateCell", bundle: nil)
  }

  static var reuseIdentifier: String {
    return "slate"
  }

  private(set) var text = ""

  func bind(_ value: String) {
    text = value
  }
}

final class PastryCell: UICollectionViewCell {
  private(set) var text = ""
}

extension PastryCell: BindableNibCell {
  static let nib = UINib(nibName: "PastryCell", bundle: nil)
  static let reuseIdentifier = "pastry"

  typealias Value = Pastry

  func bind(_ value: Pastry) {
    text = "\(value.name), \(value.price)"
  }
}

/// The counter of a bakery: the fresh pastries, those of yesterday, and a text if all are sold.
final class BakeryViewController: UIViewController {
  enum CellDeclaration: Equatable {
    case slate(String)
    case fresh(Pastry)
    case yesterday(Pastry)
  }

  struct Counter: CellsDeclarator {
    var fresh = [] as [Pastry]
    var yesterday = [] as [Pastry]

    func declareCells(_ cell: (CellDeclaration) -> Void) {
      guard !fresh.isEmpty || !yesterday.isEmpty else {
        cell(.slate("Sold out"))
        return
      }

      for pastry in fresh {
        cell(.fresh(pastry))
      }

      if !yesterday.isEmpty {
        cell(.slate("From yesterday, at half price"))
        yesterday.forEach { cell(.yesterday($0)) }
      }
    }
  }

  private weak var list: UICollectionView!

  private let dataSource = CollectionViewDataSource<CellDeclaration> { declaration in
    switch declaration {
    case .slate(let text):
      return SlateCell.makeBinder(with: text)
    case .fresh(let pastry):
      return PastryCell.makeBinder(with: pastry)
    case .yesterday(let pastry):
      return LoafCell.makeBinder(value: Pastry(name: pastry.name, price: pastry.price / 2))
    }
  }

  var counter: Counter! {
    didSet {
      dataSource.cellDeclarations = counter.cellDeclarations
      list.reloadData()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    list.dataSource = dataSource
    view.addSubview(list)
    self.list = list
  }
}
