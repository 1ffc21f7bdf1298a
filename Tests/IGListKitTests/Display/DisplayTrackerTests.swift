import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@MainActor @Suite("A display tracker")
struct DisplayTrackerTests {
  @Test("A view that was made and is not displayed does not keep its section controller")
  func undisplayed() {
    var tracker = DisplayTracker()
    let view = UICollectionReusableView(frame: .zero)
    let other = ListSectionController()
    weak var gone: ListSectionController?
    do {
      let controller = ListSectionController()
      gone = controller
      tracker.setOwner(of: view, controller)
      #expect(tracker.owner(of: view) === controller)
    }
    #expect(gone == nil)
    #expect(tracker.owner(of: view) == nil)
    // The view is still known as that of another controller.
    #expect(tracker.isOwned(view, byOtherThan: other))
  }

  @Test("A displayed view keeps its section controller until it is no longer displayed")
  func displayed() {
    var tracker = DisplayTracker()
    let view = UICollectionReusableView(frame: .zero)
    weak var gone: ListSectionController?
    do {
      let controller = ListSectionController()
      gone = controller
      tracker.setOwner(of: view, controller)
      let path = IndexPath(item: 0, section: 0)
      let isFirst = tracker.begin(view, asItem: true, at: path, controller, 1)
      #expect(isFirst)
    }
    #expect(tracker.owner(of: view) === gone && gone != nil)
    let isLast = tracker.end(view)?.isLast
    #expect(isLast == true)
    #expect(gone == nil)
  }
}
