import Foundation
import IGListKit
import Testing
import UIKit

@MainActor @Suite("A performance delegate")
struct PerformanceDelegateTests {
  private let log = PerformanceLog()
  private let world = AdapterWorld(NumberSource([1]), updater: ListAdapterUpdater())

  @Test("A performance delegate is called before and after sizing, dequeuing and displaying a cell")
  func order() {
    world.adapter.performanceDelegate = log
    world.settle()
    world.source.objects = []
    world.show()
    #expect(
      log.log == [
        "will size", "did size 0", "will dequeue", "did dequeue 0", "will display", "did display 0",
        "will end", "did end 0",
      ])
  }

  @Test("A performance delegate is called before and after the others are told of scrolling")
  func scroll() {
    world.adapter.performanceDelegate = log
    let scrolling = ScrollLog()
    world.adapter.scrollViewDelegate = scrolling
    log.whenScrolled = { scrolling.log }
    world.adapter.scrollViewDidScroll(world.view)
    #expect(log.log == ["will scroll []", "did scroll [\"scroll\"]"])
  }
}

@MainActor
private final class PerformanceLog: ListAdapterPerformanceDelegate {
  var log: [String] = []
  /// Returns the calls that the scroll view delegate has received.
  var whenScrolled: () -> [String] = { [] }

  func listAdapterWillCallDequeueCell(_ listAdapter: ListAdapter) { log.append("will dequeue") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDequeue cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) { log.append("did dequeue \(index)") }
  func listAdapterWillCallDisplayCell(_ listAdapter: ListAdapter) { log.append("will display") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) { log.append("did display \(index)") }
  func listAdapterWillCallEndDisplayCell(_ listAdapter: ListAdapter) { log.append("will end") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallEndDisplay cell: UICollectionViewCell,
    on sectionController: ListSectionController, at index: Int
  ) { log.append("did end \(index)") }
  func listAdapterWillCallSize(_ listAdapter: ListAdapter) { log.append("will size") }
  func listAdapter(
    _ listAdapter: ListAdapter, didCallSizeOn sectionController: ListSectionController,
    at index: Int
  ) { log.append("did size \(index)") }
  func listAdapterWillCallScroll(_ listAdapter: ListAdapter) {
    log.append("will scroll \(whenScrolled())")
  }
  func listAdapter(_ listAdapter: ListAdapter, didCallScroll scrollView: UIScrollView) {
    log.append("did scroll \(whenScrolled())")
  }
}
