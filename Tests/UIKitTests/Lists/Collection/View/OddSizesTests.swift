import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Sizes that a collection view reports")
struct OddSizesTests {
  private func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    return layout
  }

  @Test("Items of a flow layout that are wider than the view are reported in UIKit's words")
  func tooWide() {
    let layout = flow(CGSize(width: 310, height: 44))
    layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    let list = TestList(2, layout)
    let found = reports { list.view.layoutIfNeeded() }
    #expect(found.map(\.topic) == [.layout])
    let message = found.first?.message ?? ""
    #expect(
      message.contains(
        "UICollectionViewFlowLayout of UICollectionView: section 0: item 0 is 310 wide"))
    #expect(message.contains("its line has room for 304"))
    #expect(
      message.contains(
        "The behavior of the UICollectionViewFlowLayout is not defined because: the item width must be "
          + "less than the width of the UICollectionView minus the section insets left and right values, "
          + "minus the content insets left and right values."))
  }

  @Test("Items that are too wide are reported only once if nothing changes")
  func once() {
    let list = TestList(2, flow(CGSize(width: 400, height: 44)))
    let found = reports {
      list.view.layoutIfNeeded()
      list.view.reloadData()
      list.view.layoutIfNeeded()
      list.view.bounds.origin.y = 1
      list.view.layoutIfNeeded()
    }
    #expect(found.count == 1)
  }

  @Test("Items that fit exactly are not reported")
  func exact() {
    let list = TestList(3, flow(CGSize(width: 320, height: 44)))
    #expect(reports { list.view.layoutIfNeeded() }.isEmpty)
  }

  @Test("Sizes of a flow layout that are negative or NaN are reported")
  func negative() {
    let layout = flow(CGSize(width: 100, height: CGFloat.nan))
    layout.headerReferenceSize = CGSize(width: 0, height: -20)
    let list = TestList(2, layout)
    let found = reports { list.view.layoutIfNeeded() }
    let text = found.map(\.message).joined(separator: "\n")
    #expect(text.contains("the height of an item is nan; it counts as 0"))
    #expect(text.contains("the height of the header is -20"))
  }

  /// A delegate that returns a negative height for item 2.
  private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      CGSize(width: 100, height: indexPath.item == 2 ? -5 : 40)
    }
  }

  @Test("A negative size from the delegate is reported with its section and item")
  func delegate() {
    let sizes = Sizes()
    let list = TestList(3, flow(CGSize(width: 50, height: 50)))
    list.view.delegate = sizes
    let found = reports { list.view.layoutIfNeeded() }
    #expect(found.first?.message.contains("section 0: the height of item 2 is -5") == true)
  }

  /// A cell with a view that is only constrained at its top and leading edges, so that the cell has
  /// no height.
  private final class Loose: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      box.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    }
    required init?(coder: NSCoder) { nil }
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height =
        contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      return attributes
    }
  }

  @Test("A self-sizing cell without a height is reported with its class")
  func flat() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Loose, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let found = reports {
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix(
        "Loose for item 0 of section 0 measures itself and has no height.") == true)
  }
}
