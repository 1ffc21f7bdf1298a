import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Assistive technologies")
struct UIAccessibilityTests {
  @Test("Accessibility settings are off, except two, until a test sets them")
  func settings() {
    UIAccessibility.withOwnSettings {
      #expect(!UIAccessibility.isVoiceOverRunning)
      #expect(UIAccessibility.isShakeToUndoEnabled)
      #expect(UIAccessibility.isVideoAutoplayEnabled)
      UIAccessibility.isVoiceOverRunning = true
      UIAccessibility.isVideoAutoplayEnabled = false
      #expect(UIAccessibility.isVoiceOverRunning)
      #expect(UIAccessibilityIsVoiceOverRunning())
      #expect(!UIAccessibility.isVideoAutoplayEnabled)
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("A setting that several threads set at once is changed once")
  func threads() {
    let world = UIAccessibility.SettingsAndPosts()
    for round in 0..<2_000 {
      let isOn = round.isMultiple(of: 2)
      let changes = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 4) { _ in
        if world.set(.voiceOver, to: isOn) { changes.withLock { $0 += 1 } }
      }
      let count = changes.withLock { $0 }
      #expect(count == 1 && world[.voiceOver] == isOn, "round \(round): \(count) changes")
    }
  }

  @Test("Changes of accessibility settings post notifications")
  func notifications() {
    UIAccessibility.withOwnSettings {
      let count = Mutex(0)
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in count.withLock { $0 += 1 } }
      UIAccessibility.isBoldTextEnabled = true
      UIAccessibility.isBoldTextEnabled = true
      UIAccessibility.isBoldTextEnabled = false
      NotificationCenter.default.removeObserver(token)
      #expect(count.withLock { $0 } == 2)
    }
  }

  @Test("Posted accessibility notifications are kept")
  func posts() {
    UIAccessibility.withOwnSettings {
      UIAccessibility.withOwnSettings {
        UIAccessibility.post(notification: .announcement, argument: "3 new messages")
        UIAccessibility.post(
          notification: .pageScrolled, argument: NSAttributedString(string: "page 2"))
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        #expect(
          UIAccessibility.posts.map(\.description) == [
            "announcement \"3 new messages\"", "pageScrolled \"page 2\"", "screenChanged",
          ])
      }
      #expect(UIAccessibility.posts.isEmpty)
    }
  }

  @Test("A post does not keep its element alive")
  func postedElements() {
    UIAccessibility.withOwnSettings {
      var view: UIView? = UIView()
      weak let posted = view
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      UIAccessibility.post(notification: .announcement, argument: NSString("2 photos"))
      #expect(UIAccessibility.posts.first?.argument as? UIView === view)
      view = nil
      #expect(posted == nil)
      #expect(UIAccessibility.posts.map(\.text) == [nil, "2 photos"])
      #expect(UIAccessibility.posts.first?.description == "layoutChanged")
    }
  }

  @Test("VoiceOver focuses the element that is posted")
  func focus() {
    UIAccessibility.withOwnSettings {
      let view = UIView()
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.focusedElement(using: nil) == nil)
      UIAccessibility.isVoiceOverRunning = true
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UIView === view)
      #expect(view.accessibilityElementIsFocused())
    }
  }

  @Test("Elements and observers are notified when VoiceOver moves its focus")
  func focusMoves() {
    final class Element: UIView {
      var calls: [String] = []
      override func accessibilityElementDidBecomeFocused() { calls.append("focused") }
      override func accessibilityElementDidLoseFocus() { calls.append("lost") }
    }
    UIAccessibility.withOwnSettings {
      let (first, second) = (Element(), Element())
      let pairs = Mutex(0)
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
      ) { note in
        let new = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as AnyObject?
        let old = note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as AnyObject?
        if new === second, old === first { pairs.withLock { $0 += 1 } }
      }
      UIAccessibility.isVoiceOverRunning = true
      UIAccessibility.post(notification: .screenChanged, argument: first)
      UIAccessibility.post(notification: .layoutChanged, argument: second)
      UIAccessibility.post(notification: .layoutChanged, argument: second)
      NotificationCenter.default.removeObserver(token)
      #expect(first.calls == ["focused", "lost"] && second.calls == ["focused"])
      #expect(pairs.withLock { $0 } == 1)
    }
  }

  @Test("An announcement is reported as spoken if VoiceOver is running")
  func announcement() {
    UIAccessibility.withOwnSettings {
      let spoken = Mutex<[String]>([])
      let token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let info = note.userInfo ?? [:]
        let isDone = info[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
        let text = info[UIAccessibility.announcementStringValueUserInfoKey] as? String
        if isDone == true, let text, text.hasPrefix("Saved ") {
          spoken.withLock { $0.append(text) }
        }
      }
      UIAccessibility.post(notification: .announcement, argument: "Saved a draft")
      UIAccessibility.isVoiceOverRunning = true
      UIAccessibility.post(notification: .announcement, argument: "Saved the letter")
      #expect(spoken.withLock { $0 } == [])
      MainTurn.drain()
      NotificationCenter.default.removeObserver(token)
      #expect(spoken.withLock { $0 } == ["Saved the letter"])
    }
  }

  @Test("No element has the focus when VoiceOver is no longer running")
  func focusEnds() {
    UIAccessibility.withOwnSettings {
      let view = UIView()
      UIAccessibility.isVoiceOverRunning = true
      UIAccessibility.post(notification: .layoutChanged, argument: view)
      #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
      UIAccessibility.isVoiceOverRunning = false
      #expect(UIAccessibility.focusedElement(using: nil) == nil)
      #expect(!view.accessibilityElementIsFocused())
    }
  }

  @Test("Tests that run at the same time have their own accessibility settings")
  func tasks() async {
    async let first = UIAccessibility.withOwnSettings {
      UIAccessibility.isReduceMotionEnabled = true
      await Task.yield()
      return UIAccessibility.isReduceMotionEnabled
    }
    async let second = UIAccessibility.withOwnSettings {
      await Task.yield()
      return UIAccessibility.isReduceMotionEnabled
    }
    #expect(await first)
    #expect(await !second)
  }

  @Test("Accessibility traits print their names")
  func traits() {
    #expect("\(UIAccessibilityTraits.none)" == "")
    #expect("\([.header, .link] as UIAccessibilityTraits)" == "link, header")
    #expect("\(UIAccessibilityTraits(rawValue: 1 << 40 | 1))" == "button, 0x10000000000")
    #expect(UIAccessibilityTraitButton == .button)
    var traits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
    traits |= UIAccessibilityTraitHeader
    traits &= ~UIAccessibilityTraitSelected
    #expect(traits == [.button, .header])
    #expect(traits & UIAccessibilityTraitButton == .button)
  }

  @Test("A path is converted to the screen with the transforms of its view and the views around")
  func paths() throws {
    let window = UIWindow(frame: CGRect(x: 5, y: 7, width: 400, height: 400))
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    // The view turns about its center at (120, 110): its top left corner is now at the top right.
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(outer)
    outer.addSubview(inner)
    let path = UIBezierPath()
    path.lineWidth = 3
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let turned = UIAccessibility.convertToScreenCoordinates(path, in: outer)
    expect(turned, from: CGPoint(x: 135, y: 97), to: CGPoint(x: 135, y: 107))
    #expect(turned.lineWidth == 3)
    // The inner view is from -5 to 15 in the outer one.
    let scaled = UIAccessibility.convertToScreenCoordinates(path, in: inner)
    expect(scaled, from: CGPoint(x: 140, y: 92), to: CGPoint(x: 140, y: 112))
    expect(path, from: .zero, to: CGPoint(x: 10, y: 0))
    let loose = UIAccessibility.convertToScreenCoordinates(path, in: UIView())
    expect(loose, from: .zero, to: CGPoint(x: 10, y: 0))
  }

  private func expect(
    _ path: UIBezierPath, from start: CGPoint, to end: CGPoint,
    at location: SourceLocation = #_sourceLocation
  ) {
    let (box, last) = (path.bounds, path.currentPoint)
    let wanted = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
    let differences = [
      box.minX - wanted.minX, box.minY - wanted.minY, box.maxX - wanted.maxX,
      box.maxY - wanted.maxY, last.x - end.x, last.y - end.y,
    ]
    #expect(
      differences.allSatisfy { abs($0) < 1e-9 }, "found \(box), which ends at \(last)",
      sourceLocation: location)
  }
}
