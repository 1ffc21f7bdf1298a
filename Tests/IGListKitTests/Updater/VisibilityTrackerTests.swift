import Foundation
import Testing
import UIKit

@testable import GalleyIGListKit

@Suite("The visibility of a view")
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

  @Test("A view in a window may be visible")
  func inWindow() { #expect(visibility == .maybeVisible) }

  @Test("A view without a window is not visible")
  func withoutWindow() {
    parent.removeFromSuperview()
    #expect(visibility == .notVisible)
  }

  @Test("A view is not visible if the view or any superview is hidden", arguments: 0..<3)
  func hidden(which: Int) {
    [view, parent, window][which].isHidden = true
    #expect(visibility == .notVisible)
  }

  @Test("A view is not visible if the view or any superview is transparent", arguments: 0..<3)
  func transparent(which: Int) {
    [view, parent, window][which].alpha = 0
    #expect(visibility == .notVisible)
  }

  @Test("An alpha below the smallest step of Float counts as transparent")
  func almostTransparent() {
    view.alpha = CGFloat(Float.ulpOfOne) / 2
    #expect(visibility == .notVisible)
    view.alpha = CGFloat(Float.ulpOfOne)
    #expect(visibility == .maybeVisible)
  }

  @Test("A hidden view counts as notVisibleEarly in its first second in a window")
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

  @Test("A view that was never in a window stays notVisibleEarly")
  func neverInWindow() {
    let next = UIView()
    #expect(tracker.visibility(of: next) == .notVisibleEarly)
    window.frameClock.advance(by: 2)
    #expect(tracker.visibility(of: next) == .notVisibleEarly)
  }

  @Test("A view that is nil may be visible")
  func none() { #expect(tracker.visibility(of: nil) == .maybeVisible) }
}
