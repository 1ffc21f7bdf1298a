import DataSourceKit
import UIKit

/// The same page once more: its cells say what they are known by and what they do, so that it changes by
/// what has changed. A review opens at a tap and is swiped away; a related place is gone to.
package final class VenueViewController: UIViewController {
  package enum Action: Equatable {
    case toggle(Review)
    case remove(Review)
    case visit(Venue)
  }

  package struct Data: Equatable {
    var venue: Venue
    var reviews: [Review]
    var relatedVenues: [Venue]
    var openReviews: Set<Review.ID> = []

    package init(venue: Venue, reviews: [Review], relatedVenues: [Venue]) {
      self.venue = venue
      self.reviews = reviews
      self.relatedVenues = relatedVenues
    }

    package var declaration: ListDeclaration<Action> {
      ListDeclaration {
        SectionDeclaration("venue", layout: .column(estimatedHeight: 240)) {
          DeclaredCell(VenueOutlineCell.self, id: "outline", value: venue)
        }
        if !reviews.isEmpty {
          SectionDeclaration("reviews", header: DeclaredView(SectionHeaderCell.self, "Reviews")) {
            for review in reviews {
              DeclaredCell(
                ReviewRowCell.self, id: review.id,
                value: ReviewRow(review: review, isOpen: openReviews.contains(review.id))
              )
              .onSelect(.toggle(review))
              .swipe(trailing: [
                SwipeDeclaration("Delete", .remove(review), isDestructive: true)
              ])
            }
          }
        }
        if !relatedVenues.isEmpty {
          SectionDeclaration(
            "related", layout: .column(estimatedHeight: 60),
            header: DeclaredView(SectionHeaderCell.self, "Related Venues")
          ) {
            for venue in relatedVenues {
              DeclaredCell(RelatedVenueCell.self, venue).onSelect(.visit(venue))
            }
          }
        }
      }
    }

    package mutating func perform(_ action: Action) {
      switch action {
      case .toggle(let review): openReviews.formSymmetricDifference([review.id])
      case .remove(let review): reviews.removeAll { $0.id == review.id }
      case .visit(let other):
        relatedVenues = [venue] + relatedVenues.filter { $0.id != other.id }
        venue = other
        reviews = []
      }
    }
  }

  private var list: DeclaredList<Action>!

  private var data: Data! { didSet { list.show(data.declaration) } }

  package override func viewDidLoad() {
    super.viewDidLoad()
    provideVenueNibs()
    title = "Venue"
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    list = DeclaredList(collectionView: collectionView)
    list.onAction = { [weak self] action in self?.data.perform(action) }
    data = Data(venue: .kaminarimon, reviews: Review.all, relatedVenues: Venue.related)
  }
}
