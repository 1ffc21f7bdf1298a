import Testing
import UIKit

private final class Gallery: UICollectionView {
  override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 30, height: 20)
    super.init(frame: frame, collectionViewLayout: grid)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("A class of collection views that provides its layout")
struct OwnLayoutTests {
  @Test("A collection view whose class provides the layout is created with a frame or nothing")
  func withoutLayout() {
    let layout = Gallery().collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.itemSize == CGSize(width: 30, height: 20))
    let gallery = Gallery(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(gallery.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(gallery.collectionViewLayout is UICollectionViewFlowLayout)
  }
}
