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
    let world = UIAccessibility.World()
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
}
