import DataSourceKit
import UIKit

/// The same page with declared cells, as the talk has it: which cells there are is said once, as values,
/// and what shows them is the same for all screens.
package final class VenueDetailViewController: UIViewController {
  package enum CellDeclaration: Equatable {
    case outline(Venue)
    case sectionHeader(String)
    case review(Review)
    case relatedVenue(Venue)
  }

  package struct Data: CellsDeclarator {
    var venue: Venue
    var reviews: [Review]
    var relatedVenues: [Venue]

    package init(venue: Venue, reviews: [Review], relatedVenues: [Venue]) {
      self.venue = venue
      self.reviews = reviews
      self.relatedVenues = relatedVenues
    }

    package func declareCells(_ cell: (CellDeclaration) -> Void) {
      cell(.outline(venue))
      if !reviews.isEmpty {
        cell(.sectionHeader("Reviews"))
        for review in reviews {
          cell(.review(review))
        }
      }
      if !relatedVenues.isEmpty {
        cell(.sectionHeader("Related Venues"))
        for relatedVenue in relatedVenues {
          cell(.relatedVenue(relatedVenue))
        }
      }
    }
  }

  private weak var collectionView: UICollectionView!

  private let dataSource = CollectionViewDataSource<CellDeclaration> { cellDeclaration in
    switch cellDeclaration {
    case .outline(let venue):
      return VenueOutlineCell.makeBinder(with: venue)
    case .sectionHeader(let title):
      return SectionHeaderCell.makeBinder(with: title)
    case .review(let review):
      return ReviewCell.makeBinder(with: review)
    case .relatedVenue(let venue):
      return RelatedVenueCell.makeBinder(with: venue)
    }
  }

  private var data: Data! {
    didSet {
      dataSource.cellDeclarations = data.cellDeclarations
      collectionView.reloadData()
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    provideVenueNibs()
    title = "Venue"
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.backgroundColor = .systemBackground
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.dataSource = dataSource
    view.addSubview(list)
    collectionView = list
    data = Data(venue: .kaminarimon, reviews: Review.all, relatedVenues: Venue.related)
  }
}
