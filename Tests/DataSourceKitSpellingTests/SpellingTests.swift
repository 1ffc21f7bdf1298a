import DataSourceKit
import Testing
import UIKit
import XCTest

/// The test with which the talk ends, as it stands on its slide.
final class VenueDetailViewControllerTests: XCTestCase {
  func testEmptyRelatedVenues() {
    let venue = Venue(photo: nil, name: "Kaminarimon")
    let review1 = Review(authorImage: nil, authorName: "Yosuke Ishikawa", body: "Foo")
    let review2 = Review(authorImage: nil, authorName: "Masatake Yamoto", body: "Bar")
    let data = VenueDetailViewController.Data(
      venue: venue,
      reviews: [
        review1,
        review2,
      ],
      relatedVenues: [])
    XCTAssertEqual(
      data.cellDeclarations,
      [
        .outline(venue),
        .sectionHeader("Reviews"),
        .review(review1),
        .review(review2),
      ])
  }
}

@MainActor
@Suite("Code of the talk and of the published library")
struct SpellingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func cells(of controller: UIViewController) throws -> [UICollectionViewCell] {
    window.layoutIfNeeded()
    let list = try #require(controller.view.subviews.first as? UICollectionView)
    return list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
  }

  @Test("Shows the talk's page, its cells from nibs")
  func talk() throws {
    let nibs: [String: UINib.Contents] = [
      "VenueOutlineCell": { _ in [VenueOutlineCell(frame: .zero)] },
      "SectionHeaderCell": { _ in [SectionHeaderCell(frame: .zero)] },
      "ReviewCell": { _ in [ReviewCell(frame: .zero)] },
    ]
    try UINib.providing(nibs) {
      let controller = VenueDetailViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.data = VenueDetailViewController.Data(
        venue: Venue(photo: nil, name: "Kaminarimon"),
        reviews: [Review(authorImage: nil, authorName: "Yosuke Ishikawa", body: "Foo")],
        relatedVenues: [Venue(photo: nil, name: "Nakamise")])
      let texts = try cells(of: controller).map { cell in
        switch cell {
        case let cell as VenueOutlineCell: cell.text
        case let cell as SectionHeaderCell: cell.text
        case let cell as ReviewCell: cell.text
        case let cell as RelatedVenueCell: cell.nameLabel.text ?? ""
        default: "none"
        }
      }
      #expect(texts == ["Kaminarimon", "Reviews", "Foo", "Related Venues", "Nakamise"])
    }
  }

  @Test("Shows a screen that declares binders itself")
  func library() throws {
    let controller = VenuesViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.venues = [Venue(photo: nil, name: "A"), Venue(photo: nil, name: "B")]
    let texts = try cells(of: controller).map { ($0 as? RelatedVenueCell)?.nameLabel.text }
    #expect(texts == ["A", "B"])
  }
}
