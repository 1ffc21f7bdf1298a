import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A dynamic animator of a layout")
struct UIDynamicAnimatorLayoutTests {
  /// A layout of messages on springs that stretch while a finger scrolls.
  private final class BouncyLayout: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

    override func prepare() {
      super.prepare()
      guard animator.behaviors.isEmpty,
        let all = super.layoutAttributesForElements(
          in: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
      else { return }
      for attributes in all {
        guard let item = attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
        spring.length = 0
        spring.damping = 0.8
        spring.frequency = 1
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let delta = newBounds.minY - (collectionView?.bounds.minY ?? 0)
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first else { continue }
        item.center.y += delta / 2
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 8 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  @Test("Cells follow a scrolling finger late, and come to rest where the layout has them")
  func bounces() throws {
    let layout = BouncyLayout()
    layout.itemSize = CGSize(width: 300, height: 80)
    layout.minimumLineSpacing = 10
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    let rows = Rows()
    list.dataSource = rows
    let window = UIWindow(frame: list.frame)
    window.addSubview(list)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.frameClock.advanceUntilStill(limit: 5)
    #expect(!layout.animator.isRunning)
    let path = IndexPath(item: 2, section: 0)
    #expect(list.cellForItem(at: path)?.frame.minY == 180)

    list.contentOffset.y = 40
    window.layoutIfNeeded()
    #expect(layout.animator.isRunning)
    window.frameClock.advance(by: 0.05)
    let moving = try #require(list.cellForItem(at: path))
    #expect(moving.frame.minY > 190 && moving.frame.minY <= 200, "\(moving.frame)")
    #expect(window.frameClock.advanceUntilStill(limit: 10))
    let resting = try #require(list.cellForItem(at: path))
    #expect(abs(resting.frame.minY - 180) < 0.3, "\(resting.frame)")
    #expect(
      layout.animator.layoutAttributesForCell(at: IndexPath(item: 7, section: 0))?.size.height == 80
    )
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 8, section: 0)) == nil)
  }
}
