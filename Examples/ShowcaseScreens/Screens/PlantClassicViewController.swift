import UIKit

/// A page about a place, as such pages are usually written: each question about cells is answered by a
/// switch over sections, and all of them have to agree.
final class VenueClassicViewController: UIViewController {
  var venue = Venue.kaminarimon
  var reviews: [Review]
  var relatedVenues: [Venue]

  private let flowLayout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: flowLayout)

  init(reviews: [Review] = Review.all, relatedVenues: [Venue] = Venue.related) {
    self.reviews = reviews
    self.relatedVenues = relatedVenues
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not made from an archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    provideVenueNibs()
    title = "Venue"
    flowLayout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    flowLayout.minimumLineSpacing = 0
    flowLayout.headerReferenceSize = CGSize(width: 0, height: 38)
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(VenueOutlineCell.nib, forCellWithReuseIdentifier: "VenueOutline")
    collectionView.register(ReviewCell.nib, forCellWithReuseIdentifier: "Review")
    collectionView.register(RelatedVenueCell.nib, forCellWithReuseIdentifier: "RelatedVenue")
    collectionView.register(
      SectionHeaderCell.nib,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "SectionHeader")
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }
}

extension VenueClassicViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    switch section {
    case 0: return 1
    case 1: return reviews.count
    case 2: return relatedVenues.count
    default: fatalError("unknown section \(section)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    switch indexPath.section {
    case 0:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "VenueOutline", for: indexPath)
        as! VenueOutlineCell
      cell.bind(venue)
      return cell
    case 1:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "Review", for: indexPath)
        as! ReviewCell
      cell.bind(reviews[indexPath.item])
      return cell
    case 2:
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "RelatedVenue", for: indexPath)
        as! RelatedVenueCell
      cell.bind(relatedVenues[indexPath.item])
      return cell
    default:
      fatalError("unknown section \(indexPath.section)")
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == UICollectionView.elementKindSectionHeader else {
      fatalError("unknown kind \(kind)")
    }
    let view =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "SectionHeader", for: indexPath) as! SectionHeaderCell
    switch indexPath.section {
    case 1: view.bind("Reviews")
    case 2: view.bind("Related Venues")
    default: fatalError("unknown section \(indexPath.section)")
    }
    return view
  }
}

extension VenueClassicViewController: UICollectionViewDelegateFlowLayout {
  /// A section of nothing has no header either.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    let flowLayout = collectionViewLayout as! UICollectionViewFlowLayout
    switch section {
    case 0: return .zero
    case 1: return reviews.isEmpty ? .zero : flowLayout.headerReferenceSize
    case 2: return relatedVenues.isEmpty ? .zero : flowLayout.headerReferenceSize
    default: fatalError("unknown section \(section)")
    }
  }
}
