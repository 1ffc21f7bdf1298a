import Foundation
import Testing
import UIKit

@MainActor @Suite("An optional call that differs from UIKit's")
struct OptionalCallTests {
  private final class Idle: NSObject, UICollectionViewDelegate, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  private let idle = Idle()
  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  @Test("A member that is not implemented counts as implemented as long as it is not called")
  func withoutCall() {
    let delegate: any UIScrollViewDelegate = idle
    #expect(delegate.scrollViewDidScroll != nil)
    #expect(delegate.scrollViewDidScroll?(view) == nil)
    #expect(delegate.scrollViewDidScroll != nil, "it does not depend on what was called before")
  }

  @Test("A forced optional call, or one used as a value, returns the default")
  func defaults() {
    let source: any UICollectionViewDataSource = idle
    #expect(source.numberOfSections!(in: view) == 1)
    if let numberOfSections = source.numberOfSections { #expect(numberOfSections(view) == 1) }
    let delegate: any UICollectionViewDelegate = idle
    delegate.scrollViewDidScroll!(view)
    #expect(delegate.collectionView!(view, shouldSelectItemAt: IndexPath(item: 0, section: 0)))
  }

  @Test("A member of the result of an unimplemented method is that of the layout's own value")
  func membersOfResults() {
    final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    layout.itemSize = CGSize(width: 5, height: 6)
    let plain = Plain()
    let delegate: (any UICollectionViewDelegateFlowLayout)? = plain
    let left = delegate?.collectionView?(view, layout: layout, insetForSectionAt: 0).left
    #expect(left == 2)
    let path = IndexPath(item: 0, section: 0)
    let height = delegate!.collectionView!(view, layout: layout, sizeForItemAt: path).height
    #expect(height == 6)
    let other = UICollectionViewLayout()
    let none = delegate?.collectionView?(view, layout: other, sizeForItemAt: path).height
    #expect(none == 0)
    #expect(delegate?.collectionView?(view, layout: layout, sizeForItemAt: path) == nil)
  }

  @Test("An override that only calls super counts as not implemented")
  func callingSuper() {
    final class Rows: UICollectionViewController {
      override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        super.scrollViewShouldScrollToTop(scrollView)
      }
    }
    let rows: any UIScrollViewDelegate = Rows(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(rows.scrollViewShouldScrollToTop?(view) == nil)
  }
}
