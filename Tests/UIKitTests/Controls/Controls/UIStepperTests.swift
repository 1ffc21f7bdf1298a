import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A stepper")
struct UIStepperTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let stepper = UIStepper()
  private let log = ControlLog()
  private let minus = CGPoint(x: 20, y: 16)
  private let plus = CGPoint(x: 70, y: 16)

  init() {
    stepper.frame.origin = CGPoint(x: 100, y: 100)
    window.addSubview(stepper)
    window.isHidden = false
    stepper.addAction(
      UIAction { [log, stepper] _ in log.told.append("\(stepper.value)") }, for: .valueChanged)
  }

  @Test("A new stepper is 94 points wide and 32 high, and has the range from 0 to 100")
  func defaults() {
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    #expect(stepper.value == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
  }

  @Test("The minimum of a stepper is less than its maximum")
  func limits() async {
    stepper.minimumValue = 3
    #expect(stepper.value == 3)
    let least = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStepper().minimumValue = 101
    }
    expectTrap(least, says: "minimumValue (101.0) must be less than maximumValue (100.0)")
    let most = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStepper().maximumValue = 0
    }
    expectTrap(most, says: "minimumValue (0.0) must be less than maximumValue (0.0)")
  }

  @Test("A tap changes a stepper by one step, within its limits")
  func taps() {
    Finger.tap(stepper, at: minus)
    #expect(log.told == [])
    stepper.stepValue = 60
    Finger.tap(stepper, at: plus)
    Finger.tap(stepper, at: plus)
    Finger.tap(stepper, at: plus)
    #expect(log.told == ["60.0", "100.0"])
    Finger.tap(stepper, at: minus)
    #expect(stepper.value == 40)
  }

  @Test("A wrapping stepper continues at the other end of its range")
  func wraps() {
    stepper.wraps = true
    Finger.tap(stepper, at: minus)
    Finger.tap(stepper, at: plus)
    #expect(log.told == ["100.0", "0.0"])
  }

  @Test("A stepper changes repeatedly while a finger holds it, if autorepeat is on")
  func repeats() {
    let finger = Finger(on: stepper, at: plus)
    // The repeats begin after 0.5 seconds and follow every 0.1 seconds: six within 1.05 seconds.
    finger.rest(for: 1.05)
    let count = log.told.count
    #expect(count == 6 && stepper.value == 6)
    finger.lift()
    finger.rest(for: 1)
    #expect(stepper.value == 6)
    stepper.autorepeat = false
    let other = Finger(on: stepper, at: plus)
    other.rest(for: 2)
    other.lift()
    #expect(stepper.value == 7)
  }

  @Test("A finger that comes back to a stepper does not make up for the time outside of it")
  func pausesOutside() {
    let finger = Finger(on: stepper, at: plus)
    finger.rest(for: 0.65)
    #expect(stepper.value == 2)
    let inside = finger.place
    finger.move(to: CGPoint(x: 5, y: 5))
    finger.rest(for: 1)
    #expect(stepper.value == 2)
    finger.move(to: inside)
    finger.rest(for: 0.05)
    #expect(stepper.value == 2)
    finger.rest(for: 0.1)
    #expect(stepper.value == 3)
    finger.lift()
  }

  @Test("A stepper that is not continuous sends one event, when the finger is lifted")
  func notContinuous() {
    stepper.isContinuous = false
    let finger = Finger(on: stepper, at: plus)
    finger.rest(for: 1.05)
    #expect(log.told == [])
    finger.lift()
    #expect(log.told == ["6.0"])
  }

  @Test("A stepper has its minus at the right in a right-to-left language")
  func mirrored() {
    stepper.semanticContentAttribute = .forceRightToLeft
    Finger.tap(stepper, at: minus)
    #expect(stepper.value == 1)
  }

  @Test("A stepper has two accessibility buttons; the one without effect is disabled")
  func accessibility() {
    let parts = (stepper.accessibilityElements ?? []).compactMap { $0 as? UIAccessibilityElement }
    #expect(parts.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(parts[0].accessibilityTraits == [.button, .notEnabled])
    #expect(!parts[0].accessibilityActivate() && parts[1].accessibilityActivate())
    #expect(log.told == ["1.0"])
  }

  @Test("A stepper shows the images that were set instead of plus, minus and divider")
  func images() {
    let before = "\(stepper.displayList())"
    let image = UIImage(systemName: "star")
    stepper.setIncrementImage(image, for: .normal)
    #expect(stepper.incrementImage(for: .highlighted) === image)
    #expect("\(stepper.displayList())" != before)
    stepper.setDecrementImage(image, for: .disabled)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image)
    // Three images: one for each part.
    #expect("\(stepper.displayList())".components(separatedBy: "symbol star").count == 4)
  }

  @Test("A step of zero traps")
  func noStep() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UIStepper().stepValue = 0
    }
    expectTrap(result, says: "stepValue must be greater than 0")
  }
}
