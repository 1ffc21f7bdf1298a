import Foundation
import Galley
import GalleyLayout

@testable import GalleyUIKit

/// A layout case in a collection view on a screen.
@MainActor
final class CaseWorld {
  let known: LayoutCase
  let window: UIWindow
  let view: UICollectionView
  let source: MeasuredSource

  init(_ known: LayoutCase) {
    self.known = known
    let frame = CGRect(origin: .zero, size: CGSize(known.context.size))
    window = UIWindow(frame: frame)
    source = MeasuredSource(known.sections.map(\.itemCount))
    let views = known.expected.sidewaysViews
    let layout = known.collectionViewLayout { index, section in
      guard views.contains(where: { $0.section == index }) else { return }
      section.visibleItemsInvalidationHandler = { items, offset, _ in
        CaseWorld.change(items, at: offset, as: views.filter { $0.section == index })
      }
    }
    for kind in Set(known.sections.flatMap(\.layout.decorations).map(\.kind)) {
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    }
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(known.context.layoutMargins)
    if known.context.direction == .rightToLeft {
      view.semanticContentAttribute = .forceRightToLeft
    }
    if let answers = known.answers { source.answer = { CaseWorld.answer(to: $0, answers) } }
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    settle()
  }

  func settle() {
    view.layoutIfNeeded()
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
    view.layoutIfNeeded()
  }

  private static func answer(
    to attributes: UICollectionViewLayoutAttributes, _ answers: CaseAnswers
  ) -> CGSize? {
    var size = attributes.size
    if attributes.representedElementCategory == .cell {
      guard !answers.heights.isEmpty else { return nil }
      size.height = answers.heights[attributes.indexPath.item % answers.heights.count]
    } else {
      guard let height = answers.supplementaryHeights[attributes.representedElementKind ?? ""]
      else { return nil }
      size.height = height
    }
    return size
  }

  /// Changes visible items as the handler of an app does.
  private static func change(
    _ items: [any NSCollectionLayoutVisibleItem], at offset: CGPoint, as views: [CaseSidewaysView]
  ) {
    guard let view = views.first(where: { CGFloat($0.offset) == offset.x }) else { return }
    for item in items {
      guard let cell = view.cells.first(where: { $0.item == item.indexPath.item }) else { continue }
      item.alpha = cell.alpha
      item.transform = CGAffineTransform(
        a: cell.cosine, b: cell.sine, c: -cell.sine, d: cell.cosine, tx: 0, ty: 0)
      if let center = cell.center {
        item.center = CGPoint(x: center.x + offset.x, y: center.y)
      }
    }
  }

  /// Drags a row with a finger until it is at an offset, holds it there, and lets go.
  func drag(_ row: OrthogonalScroller, to offset: CGFloat) {
    let way = offset - row.offset
    guard way != 0 else { return }
    let center = CGPoint(x: row.frame.midX, y: row.frame.midY)
    let finger = Finger(on: view, at: center)
    // The drag begins only after ten points.
    finger.move(by: CGPoint(x: way > 0 ? -10 : 10, y: 0), over: 0.05)
    finger.move(by: CGPoint(x: -way, y: 0), over: 0.1)
    finger.rest(for: 0.3)
    finger.move(by: .zero)
    finger.lift()
    settle()
  }
}
