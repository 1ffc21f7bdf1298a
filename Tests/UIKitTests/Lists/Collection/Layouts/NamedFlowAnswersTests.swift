import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Delegates that a flow layout finds by the names of their methods")
struct NamedFlowAnswersTests {
  /// Has methods for a flow layout, as the porting step writes them, but not the protocol.
  private final class Delegate: NSObject, UICollectionViewDelegate {
    private(set) var paths: [IndexPath] = []

    func size(_ view: UICollectionView, _ layout: UICollectionViewLayout, _ path: IndexPath)
      -> CGSize
    {
      paths.append(path)
      return CGSize(width: 30, height: 40)
    }

    func inset(_ view: UICollectionView, _ layout: UICollectionViewLayout, _ section: Int)
      -> UIEdgeInsets
    {
      UIEdgeInsets(top: 7, left: 5, bottom: 0, right: 0)
    }

    private let members = Ported.Members(of: Delegate.self) { list in
      list.answer("collectionView:layout:sizeForItemAtIndexPath:") {
        $0.size($1[0], $1[1], $1[2])
      }
      list.answer("collectionView:layout:insetForSectionAtIndex:") {
        $0.inset($1[0], $1[1], $1[2])
      }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test("A delegate without the protocol of flow layouts gives sizes and insets by its methods")
  func answers() {
    let (delegate, source) = (Delegate(), Source())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    let frame = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame
    #expect(frame == CGRect(x: 5, y: 7, width: 30, height: 40))
    #expect(Set(delegate.paths) == Set((0..<2).map { IndexPath(item: $0, section: 0) }))
  }

  @Test("A delegate without such methods gives nothing to a flow layout")
  func none() {
    final class Plain: NSObject, UICollectionViewDelegate {}
    let plain = Plain()
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.delegate = plain
    #expect(view.answersToFlowLayout == nil)
  }
}
