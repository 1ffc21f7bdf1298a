import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The locale, the time zone and the calendar of a scene")
struct RegionTests {
  /// The scenes are stored here, because a window does not retain the scene that it is created
  /// with.
  private let firstScene = UIWindowScene()
  private let secondScene = UIWindowScene()

  private func window(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.isHidden = false
    return window
  }

  private func picker(in window: UIWindow) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
    picker.date = Date(timeIntervalSince1970: 0)
    window.addSubview(picker)
    return picker
  }

  private func texts(of picker: UIDatePicker) -> String { picker.accessibilityLabel ?? "" }

  @Test("A scene is American English, UTC and Gregorian by default")
  func defaults() throws {
    let scene = UIWindowScene(screen: .main)
    #expect(scene.locale.identifier == "en_US")
    #expect(scene.timeZone.secondsFromGMT() == 0)
    #expect(scene.calendar.identifier == .gregorian)
    #expect(scene.calendar.locale?.identifier == "en_US")
    #expect(scene.calendar.timeZone.secondsFromGMT() == 0)
    #expect(UITextInputMode().primaryLanguage == "en-US")
  }

  @Test("A date picker has the locale and time zone of its scene, unless its own are set")
  func picker() throws {
    let (scene, window) = (firstScene, window(in: firstScene))
    let (free, fixed) = (picker(in: window), picker(in: window))
    fixed.locale = Locale(identifier: "en_US")
    fixed.timeZone = TimeZone(secondsFromGMT: 0)
    let before = texts(of: free)
    #expect(before.contains("Jan 1, 1970") && before.contains("12:00"))
    scene.locale = Locale(identifier: "de_DE")
    scene.timeZone = try #require(TimeZone(secondsFromGMT: 5 * 3_600))
    #expect(texts(of: free).contains("1. Jan. 1970") && texts(of: free).contains("05:00"))
    #expect(texts(of: fixed) == before)
    #expect(free.calendar.timeZone.secondsFromGMT() == 5 * 3_600)
    scene.calendar = Calendar(identifier: .buddhist)
    #expect(texts(of: free).contains("2513"))
    #expect(scene.calendar.locale?.identifier == "de_DE")
  }

  @Test("A date picker that moves to another scene shows the date in that scene's region")
  func moving() throws {
    let (first, second) = (window(in: firstScene), window(in: secondScene))
    secondScene.timeZone = try #require(TimeZone(secondsFromGMT: -3_600))
    let picker = picker(in: first)
    #expect(texts(of: picker).contains("Jan 1, 1970"))
    second.addSubview(picker)
    #expect(texts(of: picker).contains("Dec 31, 1969"))
    picker.removeFromSuperview()
    #expect(texts(of: picker).contains("Jan 1, 1970"))
  }

  @Test("A date picker whose calendar is set to nil has the calendar of its scene again")
  func calendar() {
    let picker = picker(in: window(in: firstScene))
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.calendar.identifier == .buddhist)
    picker.calendar = nil
    #expect(picker.calendar.identifier == .gregorian)
  }

  @Test("The locale and time zone of the machine have no effect on a date picker")
  func otherMachine() async {
    await #expect(processExitsWith: .success) { @MainActor in
      setenv("TZ", "Asia/Tokyo", 1)
      setenv("LANG", "de_DE.UTF-8", 1)
      setenv("LC_ALL", "de_DE.UTF-8", 1)
      NSTimeZone.resetSystemTimeZone()
      // Otherwise the settings would have no effect at all, and the test would prove nothing.
      precondition(Calendar.current.timeZone.secondsFromGMT() == 9 * 3_600)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .compact
      picker.date = Date(timeIntervalSince1970: 23 * 3_600)
      let alone = picker.accessibilityLabel ?? ""
      window.addSubview(picker)
      let shown = picker.accessibilityLabel ?? ""
      precondition(alone == shown && shown.contains("Jan 1, 1970"), shown)
      precondition(shown.contains("11:00"), shown)
      precondition(UITextInputMode().primaryLanguage == "en-US")
    }
  }
}
