import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A segmented control")
struct UISegmentedControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let control = UISegmentedControl(items: ["A", "B", "C"])
  private let log = ControlLog()

  init() {
    control.frame = CGRect(x: 10, y: 10, width: 300, height: 32)
    window.addSubview(control)
    window.isHidden = false
    control.addAction(
      UIAction { [log, control] _ in log.told.append("\(control.selectedSegmentIndex)") },
      for: .valueChanged)
  }

  private func tap(_ segment: Int) {
    Finger.tap(control, at: CGPoint(x: 50 + 100 * segment, y: 16))
  }

  @Test("A tap selects a segment, and sends an event if it is another one")
  func taps() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(1)
    tap(1)
    tap(2)
    #expect(log.told == ["1", "2"])
    control.selectedSegmentIndex = 0
    #expect(log.told.count == 2)
  }

  @Test("The segment where the finger lifts is selected")
  func drag() {
    Finger.drag(control, from: CGPoint(x: 50, y: 16), by: CGPoint(x: 200, y: 0))
    #expect(log.told == ["2"])
  }

  @Test("A disabled segment is not selected")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    tap(1)
    #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 1))
  }

  @Test("A momentary segmented control keeps no selection")
  func momentary() {
    control.isMomentary = true
    tap(1)
    tap(1)
    #expect(log.told == ["1", "1"] && control.selectedSegmentIndex == -1)
  }

  @Test("A segmented control performs the action of a segment, and then sends the event")
  func actions() {
    let first = UIAction(title: "One") { [log] _ in log.told.append("one") }
    let second = UIAction(title: "Two") { [log] _ in log.told.append("two") }
    control.removeAllSegments()
    control.insertSegment(action: first, at: 0, animated: false)
    control.insertSegment(action: second, at: 1, animated: false)
    Finger.tap(control, at: CGPoint(x: 200, y: 16))
    #expect(log.told == ["two", "1"])
    let index: Int = control.segmentIndex(identifiedBy: second.identifier)
    #expect(index == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("other")) == NSNotFound)
    #expect(control.titleForSegment(at: 0) == "One")
    let other = UISegmentedControl(frame: .zero, actions: [first, second])
    #expect(other.numberOfSegments == 2 && other.actionForSegment(at: 1) === second)
    control.setAction(UIAction(title: "Three") { _ in }, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Three")
  }

  @Test("The selection is kept while segments are inserted and removed")
  func changing() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Z", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 2)
    control.insertSegment(with: UIImage(systemName: "star"), at: 99, animated: false)
    #expect(control.imageForSegment(at: 2)?.isSymbolImage == true)
    control.setTitle("D", forSegmentAt: 2)
    #expect(control.imageForSegment(at: 2) == nil && control.titleForSegment(at: 2) == "D")
  }

  @Test("An index that is too large means the last segment")
  func pinning() {
    control.setTitle("Z", forSegmentAt: 9)
    control.setWidth(70, forSegmentAt: 3)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 3)
    control.setEnabled(false, forSegmentAt: 3)
    #expect(control.titleForSegment(at: 2) == "Z" && control.titleForSegment(at: 9) == "Z")
    #expect(control.widthForSegment(at: 2) == 70 && control.widthForSegment(at: 9) == 70)
    #expect(control.contentOffsetForSegment(at: 9) == CGSize(width: 1, height: 2))
    #expect(!control.isEnabledForSegment(at: 2) && !control.isEnabledForSegment(at: 9))
    #expect(control.isEnabledForSegment(at: 1))
    let star = UIImage(systemName: "star")
    control.setImage(star, forSegmentAt: 9)
    #expect(control.imageForSegment(at: 2) === star && control.imageForSegment(at: 9) === star)
    let action = UIAction(title: "Do") { _ in }
    control.setAction(action, forSegmentAt: 9)
    control.setAction(action, forSegmentAt: 9)
    #expect(control.actionForSegment(at: 2) === action && control.actionForSegment(at: 9) == nil)
    control.removeAllSegments()
    control.setTitle("A", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil && control.numberOfSegments == 0)
  }

  @Test("Each segment is as wide as the widest title, or in proportion to the titles")
  func sizes() {
    UIView.withSquareText {
      // Letters of 13 points are 6.5 wide, and there is a point between two segments.
      let control = UISegmentedControl(items: ["AA", "BBBB"])
      #expect(control.bounds.size == CGSize(width: 93, height: 32))
      control.apportionsSegmentWidthsByContent = true
      #expect(control.sizeThatFits(.zero) == CGSize(width: 80, height: 32))
      // A frame that follows from constraints is one point higher than they say.
      #expect(control.intrinsicContentSize == CGSize(width: 80, height: 31))
      #expect(control.alignmentRectInsets.bottom == 1)
      control.setWidth(100, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 147)
    }
  }

  @Test("A segmented control begins at the right in a right-to-left language")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    tap(0)
    #expect(log.told == ["2"])
  }

  @Test("A segmented control has the title attributes of each state")
  func attributes() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    control.setTitleTextAttributes([.foregroundColor: red], for: .selected)
    #expect(!"\(control.displayList())".contains("#FF0000"))
    control.selectedSegmentIndex = 0
    #expect("\(control.displayList())".contains("#FF0000"))
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test("A segmented control shows its colors and background images")
  func backgrounds() {
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect("\(control.displayList())".contains("#0000FF"))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 8))
    }
    control.setBackgroundImage(image, for: .normal, barMetrics: .default)
    control.setDividerImage(
      image, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    #expect(!"\(control.displayList())".contains("#0000FF"))
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === image)
  }

  @Test("Each segment is an accessibility element that can be selected")
  func accessibility() {
    control.selectedSegmentIndex = 0
    let parts = (control.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(parts.map(\.accessibilityLabel) == ["A", "B", "C"])
    #expect(parts[0].accessibilityTraits == [.button, .selected])
    #expect(parts[1].accessibilityActivate())
    #expect(log.told == ["1"])
  }

  @Test("A segment that does not exist traps")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1
    }
    expectTrap(result, says: "there are 1")
  }
}
