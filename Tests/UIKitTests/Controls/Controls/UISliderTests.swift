import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A slider")
struct UISliderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  private let slider = UISlider(frame: CGRect(x: 20, y: 50, width: 228, height: 34))
  private let log = ControlLog()

  init() {
    window.addSubview(slider)
    window.isHidden = false
    slider.addAction(
      UIAction { [log, slider] _ in log.told.append("\(slider.value)") }, for: .valueChanged)
  }

  @Test("The value of a slider stays between its limits, which keep their order")
  func limits() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.value = -.infinity
    #expect(slider.value == 0)
    slider.value = .nan
    #expect(slider.value == 0)
    slider.maximumValue = 10
    slider.value = 8
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.maximumValue == 7 && slider.value == 7)
    #expect(log.told == [])
  }

  @Test("A slider with marks takes the nearest value that its track allows")
  func track() {
    slider.trackConfiguration = .init(numberOfTicks: 5)
    slider.value = 0.3
    #expect(slider.value == 0.25)
    slider.accessibilityIncrement()
    #expect(slider.value == 0.5)
    #expect(log.told == ["0.5"])
    let finger = Finger(on: slider, at: CGPoint(x: 114, y: 17))
    finger.move(by: CGPoint(x: 10, y: 0), over: 0.1)
    #expect(log.told == ["0.5"])
    finger.lift()
    slider.trackConfiguration = .init(
      allowsTickValuesOnly: false, enabledRange: 0.2...0.6, ticks: [])
    slider.value = 0.9
    #expect(slider.value == 0.6)
    slider.value = 0.4
    #expect(slider.value == 0.4)
    slider.trackConfiguration = nil
    slider.value = 0.9
    #expect(slider.value == 0.9)
  }

  @Test("A slider follows a finger on its knob, and sends events while the finger moves")
  func drag() {
    // The knob is 31 points wide, so it can move by 197.
    let finger = Finger(on: slider, at: CGPoint(x: 15.5, y: 17))
    finger.move(by: CGPoint(x: 49.25, y: 0))
    #expect(abs(slider.value - 0.25) < 0.001)
    finger.move(by: CGPoint(x: 49.25, y: 0), over: 0.1)
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(log.told.count > 3)
    finger.move(by: CGPoint(x: 500, y: 0))
    finger.lift()
    #expect(slider.value == 1)
  }

  @Test("A slider that is not continuous sends an event only at the end")
  func atTheEnd() {
    slider.isContinuous = false
    let finger = Finger(on: slider, at: CGPoint(x: 14, y: 17))
    finger.move(by: CGPoint(x: 100, y: 0), over: 0.1)
    #expect(log.told == [])
    finger.lift()
    #expect(log.told.count == 1)
  }

  @MainActor private final class Phases: NSObject {
    var all: [UITouch.Phase?] = []
    func slide(_ slider: UISlider, for event: UIEvent) {
      all.append(event.allTouches?.first?.phase)
    }
  }

  @Test("Handlers of a slider get the event of the touch, at last the one of its end")
  func events() {
    let phases = Phases()
    slider.addTarget(phases, action: Phases.slide(_:for:), for: .valueChanged)
    let finger = Finger(on: slider, at: CGPoint(x: 15.5, y: 17))
    finger.move(by: CGPoint(x: 50, y: 0))
    finger.move(by: CGPoint(x: -50, y: 0))
    #expect(phases.all == [.moved, .moved])
    finger.lift()
    #expect(phases.all == [.moved, .moved, .ended])
    // Without a touch, there is no event.
    slider.accessibilityIncrement()
    #expect(phases.all == [.moved, .moved, .ended, nil])
    slider.isContinuous = false
    phases.all = []
    Finger.drag(slider, from: CGPoint(x: 35, y: 17), by: CGPoint(x: 50, y: 0))
    #expect(phases.all == [.ended])
  }

  @Test("A finger that moves vertically does not change the value of a slider of any width")
  func verticalDrag() {
    for width in [60.0, 100, 173, 304] {
      slider.frame.size.width = width
      slider.value = 0.5
      log.told = []
      Finger.drag(slider, from: CGPoint(x: width / 2, y: 17), by: CGPoint(x: 0, y: 12))
      #expect(slider.value == 0.5 && log.told == [], "\(width)")
    }
  }

  @Test("A drag that begins beside the knob does not change the value of a slider")
  func beside() {
    Finger.drag(slider, from: CGPoint(x: 150, y: 17), by: CGPoint(x: 50, y: 0))
    #expect(slider.value == 0 && log.told == [])
  }

  @Test("A slider begins at the right in a right-to-left language")
  func mirrored() {
    slider.semanticContentAttribute = .forceRightToLeft
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(thumb.maxX == 228)
    Finger.drag(slider, from: CGPoint(x: 212.5, y: 17), by: CGPoint(x: -49.25, y: 0))
    #expect(abs(slider.value - 0.25) < 0.001)
  }

  /// The frames in nibs, too, are 2 points wider than the constraints at each side, and 31 points
  /// high.
  @Test("Constraints refer to the track of a slider, which is two points shorter at each end")
  func alignment() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let slider = UISlider()
    view.addSubview(slider)
    slider.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      slider.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      slider.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
    view.layoutIfNeeded()
    #expect(slider.frame == CGRect(x: 18, y: 60, width: 164, height: 31))
  }

  @Test("A slider fits 34 points of height, and images at its ends shorten the track")
  func layout() {
    #expect(slider.sizeThatFits(CGSize(width: 228, height: 0)) == CGSize(width: 228, height: 34))
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 15, width: 224, height: 4))
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    #expect(
      slider.trackRect(forBounds: slider.bounds) == CGRect(x: 28, y: 15, width: 172, height: 4))
    #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX == 228)
  }

  @Test("A slider draws its track and knob in their tint colors, or as images")
  func colors() {
    slider.value = 0.5
    slider.minimumTrackTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    slider.maximumTrackTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    slider.thumbTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    var list = "\(slider.displayList())"
    for color in ["#FF0000", "#00FF00", "#0000FF"] { #expect(list.contains(color)) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    slider.setThumbImage(image, for: .normal)
    slider.setMinimumTrackImage(image, for: .normal)
    slider.setMaximumTrackImage(image, for: .highlighted)
    list = "\(slider.displayList())"
    #expect(!list.contains("#FF0000") && list.contains("#00FF00") && !list.contains("#0000FF"))
    #expect(slider.currentThumbImage === image && slider.thumbImage(for: .selected) === image)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
  }

  @Test("setValue(_:animated:) animates the knob of a slider, and sets the value immediately")
  func animated() {
    slider.setValue(1, animated: true)
    #expect(slider.value == 1)
    let start = "\(slider.displayList())"
    window.frameClock.advance(by: 0.1)
    let middle = "\(slider.displayList())"
    window.frameClock.advance(by: 0.3)
    let end = "\(slider.displayList())"
    #expect(start != middle && middle != end)
  }

  @Test("Accessibility actions change a slider by tenths")
  func accessibility() {
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "10%" && log.told.count == 1)
    slider.accessibilityDecrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 0 && log.told.count == 2)
  }
}
