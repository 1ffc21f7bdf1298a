import Foundation
import Galley
import TestSupport
import Testing

@testable import UIKit

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

  @Test("Chooses the segment that is tapped, and tells if it is another")
  func taps() {
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    tap(1)
    tap(1)
    tap(2)
    #expect(log.told == ["1", "2"])
    control.selectedSegmentIndex = 0
    #expect(log.told.count == 2)
  }

  @Test("Chooses the segment where the finger goes up")
  func drag() {
    Finger.drag(control, from: CGPoint(x: 50, y: 16), by: CGPoint(x: 200, y: 0))
    #expect(log.told == ["2"])
  }

  @Test("Leaves alone what can't be chosen")
  func disabled() {
    control.setEnabled(false, forSegmentAt: 1)
    tap(1)
    #expect(control.selectedSegmentIndex == -1 && !control.isEnabledForSegment(at: 1))
  }

  @Test("Forgets what was chosen if it is momentary")
  func momentary() {
    control.isMomentary = true
    tap(1)
    tap(1)
    #expect(log.told == ["1", "1"] && control.selectedSegmentIndex == -1)
  }

  @Test("Does the action of a segment, and then tells")
  func actions() {
    let first = UIAction(title: "One") { [log] _ in log.told.append("one") }
    let second = UIAction(title: "Two") { [log] _ in log.told.append("two") }
    control.removeAllSegments()
    control.insertSegment(action: first, at: 0, animated: false)
    control.insertSegment(action: second, at: 1, animated: false)
    Finger.tap(control, at: CGPoint(x: 200, y: 16))
    #expect(log.told == ["two", "1"])
    #expect(control.segmentIndex(identifiedBy: second.identifier) == 1)
    #expect(control.titleForSegment(at: 0) == "One")
    let other = UISegmentedControl(frame: .zero, actions: [first, second])
    #expect(other.numberOfSegments == 2 && other.actionForSegment(at: 1) === second)
    control.setAction(UIAction(title: "Three") { _ in }, forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "Three")
  }

  @Test("Keeps what is chosen while segments come and go")
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

  @Test("Is as wide as the widest title for each segment, or as all titles")
  func sizes() {
    UIView.withSquareText {
      // Letters of 13 points are 6.5 wide, and there is a point between two segments.
      let control = UISegmentedControl(items: ["AA", "BBBB"])
      #expect(control.bounds.size == CGSize(width: 93, height: 32))
      control.apportionsSegmentWidthsByContent = true
      #expect(control.intrinsicContentSize == CGSize(width: 80, height: 32))
      control.setWidth(100, forSegmentAt: 0)
      #expect(control.intrinsicContentSize.width == 147)
    }
  }

  @Test("Begins on the right where one reads from there")
  func mirrored() {
    control.semanticContentAttribute = .forceRightToLeft
    tap(0)
    #expect(log.told == ["2"])
  }

  @Test("Sets titles as it is told for each state")
  func attributes() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    control.setTitleTextAttributes([.foregroundColor: red], for: .selected)
    #expect(!"\(control.displayList())".contains("#FF0000"))
    control.selectedSegmentIndex = 0
    #expect("\(control.displayList())".contains("#FF0000"))
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }

  @Test("Puts its own colors and images behind segments")
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

  @Test("Is read segment by segment, each of which can be chosen")
  func accessibility() {
    control.selectedSegmentIndex = 0
    let parts = (control.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(parts.map(\.accessibilityLabel) == ["A", "B", "C"])
    #expect(parts[0].accessibilityTraits == [.button, .selected])
    #expect(parts[1].accessibilityActivate())
    #expect(log.told == ["1"])
  }

  @Test("Traps when asked for a segment that is not there")
  func missing() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UISegmentedControl(items: ["A"]).selectedSegmentIndex = 1
    }
    expectTrap(result, says: "there are 1")
  }
}
