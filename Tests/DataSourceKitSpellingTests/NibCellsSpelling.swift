import DataSourceKit
import UIKit

// What the slides of the talk show, as they show it, but for `@IBOutlet`. It is built in Swift 5 mode, as it
// was written.

struct Venue: Equatable {
  var photo: UIImage?
  var name: String
}

struct Review: Equatable {
  var authorImage: UIImage?
  var authorName: String
  var body: String
}

final class VenueOutlineCell: UICollectionViewCell, BindableNibCell {
  static var nib: UINib {
    return UINib(nibName: "VenueOutlineCell", bundle: nil)
  }

  static var reuseIdentifier: String {
    return "VenueOutline"
  }

  private(set) var text = ""

  func bind(_ value: Venue) {
    text = value.name
  }
}

final class SectionHeaderCell: UICollectionViewCell {
  private(set) var text = ""
}

extension SectionHeaderCell: BindableNibCell {
  static let nib = UINib(nibName: "SectionHeaderCell", bundle: nil)
  static let reuseIdentifier = "SectionHeader"

  func bind(_ value: String) {
    text = value
  }
}

final class ReviewCell: UICollectionViewCell, BindableNibCell {
  static var nib: UINib { return UINib(nibName: "ReviewCell", bundle: nil) }
  static var reuseIdentifier: String { return "Review" }

  typealias Value = Review

  private(set) var text = ""

  func bind(_ value: Review) {
    text = value.body
  }
}

final class VenueDetailViewController: UIViewController {
  enum CellDeclaration: Equatable {
    case outline(Venue)
    case sectionHeader(String)
    case review(Review)
    case relatedVenue(Venue)
  }

  struct Data: CellsDeclarator {
    var venue: Venue
    var reviews: [Review]
    var relatedVenues: [Venue]

    func declareCells(_ cell: (CellDeclaration) -> Void) {
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
      return RelatedVenueCell.makeBinder(value: venue)
    }
  }

  var data: Data! {
    didSet {
      dataSource.cellDeclarations = data.cellDeclarations
      collectionView.reloadData()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(collectionView)
    collectionView.dataSource = dataSource
    self.collectionView = collectionView
  }
}
