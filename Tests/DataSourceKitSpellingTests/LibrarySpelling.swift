import DataSourceKit
import UIKit

// What the published library's users write, in Swift 5 mode.

final class RelatedVenueCell: UICollectionViewCell {
  let nameLabel = UILabel()
}

extension RelatedVenueCell: BindableCell {
  static func makeBinder(value venue: Venue) -> CellBinder {
    return CellBinder(
      cellType: RelatedVenueCell.self,
      registrationMethod: .class(RelatedVenueCell.self),
      reuseIdentifier: "RelatedVenue",
      configureCell: { cell in
        cell.nameLabel.text = venue.name
      })
  }
}

/// A screen that declares its cells itself, by their binders.
final class VenuesViewController: UIViewController, CellsDeclarator {
  typealias CellDeclaration = CellBinder

  var venues = [] as [Venue] {
    didSet {
      dataSource.cellDeclarations = cellDeclarations
      collectionView.reloadData()
    }
  }

  private let dataSource = CollectionViewDataSource()
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = dataSource
    view.addSubview(collectionView)
  }

  func declareCells(_ cell: (CellDeclaration) -> Void) {
    for venue in venues {
      cell(RelatedVenueCell.makeBinder(value: venue))
    }
  }
}
