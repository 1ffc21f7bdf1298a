import Foundation
import Galley
import IGListKit
import Testing
import UIKit

@MainActor @Suite("The delegates that are told that a list scrolls")
struct ListAdapterScrollingTests {
  private let world: AdapterWorld<NumberSource>
  private let delegate = DelegateLog()
  private let scrolling = ScrollLog()

  init() {
    world = AdapterWorld(NumberSource([1, 20, 30]))
    world.adapter.collectionViewDelegate = delegate
    world.adapter.scrollViewDelegate = scrolling
    world.settle()
    (delegate.log, scrolling.log) = ([], [])
  }

  private func flick() {
    Finger.flick(world.view, by: CGPoint(x: 0, y: -60))
    world.settle()
  }

  @Test("The scroll view delegate is told that the list scrolls")
  func didScroll() {
    world.view.contentOffset.y = 5
    #expect(scrolling.log == ["scroll"])
  }

  @Test("The scroll view delegate is told of scrolling, and the other delegate of cells only")
  func both() {
    world.view.contentOffset.y = 10
    world.settle()
    #expect(Set(scrolling.log) == ["scroll"])
    #expect(delegate.log.contains("end 0.0"))
    #expect(!delegate.log.contains("scroll"))
  }

  @Test("The collection view delegate is not told of scrolling, even if it is the only delegate")
  func alone() {
    world.adapter.scrollViewDelegate = nil
    flick()
    #expect(delegate.log.filter { ["scroll", "drag", "let go", "rest"].contains($0) } == [])
  }

  @Test("The scroll view delegate is told that a drag begins and ends, and that the list rests")
  func finger() {
    flick()
    #expect(scrolling.log.filter { $0 != "scroll" } == ["drag", "let go", "rest"])
    #expect(delegate.log.filter { ["drag", "let go", "rest"].contains($0) } == [])
  }

  @Test("Visible sections are told of scrolling, from the drag until the list rests")
  func sections() throws {
    let (first, last) = (SectionScrollLog(), SectionScrollLog())
    world.adapter.sectionController(for: 20)?.scrollDelegate = first
    world.adapter.sectionController(for: 30)?.scrollDelegate = last
    world.view.contentOffset.y = 1
    #expect(first.log == ["scroll 1"])
    #expect(last.log == [], "it is not in sight")
    flick()
    #expect(first.log.filter { $0 != "scroll 1" }.prefix(2) == ["drag 1", "let go 1"])
    world.view.contentOffset.y = 200
    world.settle()
    world.adapter.scrollViewDidEndDecelerating(world.view)
    #expect(last.log.last == "rest 2")
  }

  @Test("Calls that the scroll view delegate does not implement go to the collection view delegate")
  func others() {
    final class Others: NSObject, UICollectionViewDelegate {
      var log: [String] = []
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("top") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("there") }
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let others = Others()
    world.adapter.collectionViewDelegate = others
    world.adapter.scrollViewDidScrollToTop(world.view)
    world.adapter.scrollViewDidEndScrollingAnimation(world.view)
    #expect(scrolling.log == ["top"])
    #expect(others.log == ["there"])
    #expect(!world.adapter.scrollViewShouldScrollToTop(world.view))
  }

  @Test("A list without delegates can be scrolled")
  func nobody() {
    world.adapter.collectionViewDelegate = nil
    world.adapter.scrollViewDelegate = nil
    world.adapter.scrollViewDidScrollToTop(world.view)
    #expect(world.adapter.scrollViewShouldScrollToTop(world.view))
    flick()
    #expect(world.view.contentOffset.y > 0)
  }
}
