import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("Whether a view can be seen")
@MainActor
struct VisibilityTrackerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let tracker = VisibilityTracker()

  init() {
    window.isHidden = false
    window.addSubview(parent)
    parent.addSubview(view)
    #expect(tracker.visibility(of: view) == .maybeVisible)
    window.frameClock.advance(by: 2)
  }

  private var visibility: Visibility { tracker.visibility(of: view) }

  @Test("In a window, perhaps")
  func inWindow() { #expect(visibility == .maybeVisible) }

  @Test("Without a window it cannot")
  func withoutWindow() {
    parent.removeFromSuperview()
    #expect(visibility == .notVisible)
  }

  @Test("Hidden, it or anything around it, it cannot", arguments: 0..<3)
  func hidden(which: Int) {
    [view, parent, window][which].isHidden = true
    #expect(visibility == .notVisible)
  }

  @Test("Transparent, it or anything around it, it cannot", arguments: 0..<3)
  func transparent(which: Int) {
    [view, parent, window][which].alpha = 0
    #expect(visibility == .notVisible)
  }

  @Test("The least that counts is what single precision can tell from nothing")
  func almostTransparent() {
    view.alpha = CGFloat(Float.ulpOfOne) / 2
    #expect(visibility == .notVisible)
    view.alpha = CGFloat(Float.ulpOfOne)
    #expect(visibility == .maybeVisible)
  }

  @Test("In its first second one that cannot may be about to be")
  func early() {
    let next = UIView()
    window.addSubview(next)
    next.isHidden = true
    #expect(tracker.visibility(of: next) == .notVisibleEarly)
    window.frameClock.advance(by: 0.9)
    #expect(tracker.visibility(of: next) == .notVisibleEarly)
    window.frameClock.advance(by: 0.2)
    #expect(tracker.visibility(of: next) == .notVisible)
  }

  @Test("For one that never was in a window no time goes by")
  func neverInWindow() {
    let next = UIView()
    #expect(tracker.visibility(of: next) == .notVisibleEarly)
    window.frameClock.advance(by: 2)
    #expect(tracker.visibility(of: next) == .notVisibleEarly)
  }

  @Test("No view at all may be anywhere")
  func none() { #expect(tracker.visibility(of: nil) == .maybeVisible) }
}
