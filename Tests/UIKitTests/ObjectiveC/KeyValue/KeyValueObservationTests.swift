import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Observing values of a view")
struct KeyValueObservationTests {
  private func scroller() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 1_000)
    return view
  }

  @Test("An observer is called during each set, with the values that it asked for")
  func offsets() {
    let view = scroller()
    var lines: [String] = []
    let observation = view.observe(\.contentOffset, options: [.new, .old]) { view, change in
      #expect(view.contentOffset == change.newValue)
      #expect(change.kind == .setting && !change.isPrior && change.indexes == nil)
      lines.append("\(change.oldValue?.y ?? -1) \(change.newValue?.y ?? -1)")
    }
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    view.bounds.origin.y = 40
    #expect(lines == ["0.0 10.0", "10.0 30.0", "30.0 40.0"])
    view.contentOffset.y = 40
    #expect(lines.last == "40.0 40.0", "a set to the same value is a set")
    observation.invalidate()
    view.contentOffset.y = 50
    #expect(lines.count == 4)
  }

  @Test("A change has no values that the observer did not ask for")
  func noValues() {
    let view = scroller()
    var count = 0
    let observation = view.observe(\.contentSize) { _, change in
      #expect(change.newValue == nil && change.oldValue == nil)
      count += 1
    }
    view.contentSize.height = 500
    #expect(count == 1)
    withExtendedLifetime(observation) {}
  }

  @Test("An observer is called at once with the option initial, and before changes with prior")
  func initialAndPrior() {
    let view = scroller()
    var lines: [String] = []
    let observation = view.observe(\.contentInset, options: [.initial, .prior, .new, .old]) {
      view, change in
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0.top)" } ?? "none" }
      lines.append("\(change.isPrior ? "before" : "after") \(values.joined(separator: " "))")
    }
    view.contentInset.top = 5
    #expect(lines == ["after none 0.0", "before 0.0 none", "after 0.0 5.0"])
    withExtendedLifetime(observation) {}
  }

  @Test("An observer is not called any more after its token was released")
  func tokenGoes() {
    let view = scroller()
    var count = 0
    var observation: NSKeyValueObservation? = view.observe(\.contentOffset) { _, _ in count += 1 }
    view.contentOffset.y = 1
    #expect(observation != nil && count == 1)
    observation = nil
    view.contentOffset.y = 2
    #expect(count == 1)
  }

  @Test("A token may be released while its observer is called")
  func goesInside() {
    let view = scroller()
    var tokens: [NSKeyValueObservation] = []
    var count = 0
    for _ in 0..<2 {
      tokens.append(
        view.observe(\.contentOffset) { _, _ in
          count += 1
          tokens = []
        })
    }
    view.contentOffset.y = 5
    view.contentOffset.y = 6
    #expect(count == 1)
  }

  @Test("Frame, bounds, center, alpha and isHidden of a view are observed, a new frame only once")
  func geometry() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var lines: [String] = []
    let tokens = [
      view.observe(\.frame) { view, _ in lines.append("frame \(view.frame.width)") },
      view.observe(\.bounds) { view, _ in lines.append("bounds \(view.bounds.width)") },
      view.observe(\.center) { view, _ in lines.append("center \(view.center.x)") },
      view.observe(\.alpha) { view, _ in lines.append("alpha \(view.alpha)") },
      view.observe(\.isHidden) { view, _ in lines.append("hidden \(view.isHidden)") },
    ]
    view.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
    #expect(lines.sorted() == ["bounds 20.0", "center 20.0", "frame 20.0"])
    lines = []
    view.alpha = 0.5
    view.isHidden = true
    #expect(lines == ["alpha 0.5", "hidden true"])
    withExtendedLifetime(tokens) {}
  }

  private final class Sized: UICollectionView {
    override var contentSize: CGSize { didSet { width = contentSize.width } }
    var width: CGFloat = 0
  }

  @Test("A collection view's content size is observed, also if a subclass overrides it")
  func subclass() {
    let layout = UICollectionViewFlowLayout()
    let list = TestList([["a", "b", "c"]], layout)
    var sizes: [CGFloat] = []
    let token = list.view.observe(\.contentSize, options: .new) { _, change in
      sizes.append(change.newValue?.height ?? -1)
    }
    list.settle()
    #expect(sizes == [50])
    let view = Sized(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    var count = 0
    let other = view.observe(\.contentSize) { _, _ in count += 1 }
    view.contentSize = CGSize(width: 7, height: 8)
    view.contentSize = CGSize(width: 7, height: 8)
    #expect(count == 1, "a value that UIKit does not know of is compared")
    withExtendedLifetime((token, other)) {}
  }

  @Test("The content offset is observed at each step of a scroll by a finger")
  func scrolling() {
    let list = TestList(100, UICollectionViewFlowLayout())
    list.settle()
    var offsets: [CGFloat] = []
    let token = list.view.observe(\.contentOffset, options: .new) { _, change in
      offsets.append(change.newValue?.y ?? 0)
    }
    Finger.flick(list.view, by: CGPoint(x: 0, y: -200))
    list.settle()
    #expect(offsets.count > 5)
    #expect(offsets.last == list.view.contentOffset.y)
    withExtendedLifetime(token) {}
  }

  @Test("Each of many observed views has its own observer, also after others were released")
  func manyViews() {
    var lines: [Int] = []
    func observe(_ views: [UIView]) -> [NSKeyValueObservation] {
      views.map { view in
        view.observe(\.alpha) { view, _ in lines.append(view.tag) }
      }
    }
    for _ in 0..<3 {
      let views = (0..<100).map { tag in
        let view = UIView()
        view.tag = tag
        return view
      }
      let observations = observe(views)
      lines = []
      for view in views.reversed() { view.alpha = 0.5 }
      #expect(lines == Array(0..<100).reversed())
      withExtendedLifetime(observations) {}
    }
  }
}
