import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An alert")
struct UIAlertControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()

  init() {
    window.rootViewController = screen
    window.makeKeyAndVisible()
  }

  private func alert(
    _ style: UIAlertController.Style = .alert, title: String? = "Delete 3 photos?",
    message: String? = nil
  ) -> UIAlertController {
    UIAlertController(title: title, message: message, preferredStyle: style)
  }

  /// What is on the buttons, and where they are on the screen.
  private func buttons(_ alert: UIAlertController) -> [String: CGRect] {
    Dictionary(
      uniqueKeysWithValues: alert.buttonTitles.map { title in
        let button = alert.button(titled: title)
        return (title, button?.convert(button?.bounds ?? .zero, to: nil) ?? .null)
      })
  }

  // MARK: Pressing

  @Test(
    "An alert is dismissed when one of its buttons is pressed, and then the action's handler is called"
  )
  func pressing() {
    var calls: [String] = []
    let alert = alert()
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { action in
        let isGone = screen.presentedViewController == nil && alert.view.window == nil
        calls.append("\(action.title ?? "") \(isGone ? "when it has gone" : "too early")")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("Cancel") })
    screen.present(alert, animated: true)
    #expect(screen.presentedViewController === alert)
    #expect(screen.view.window === window)
    Finger.tap("Delete", in: alert)
    #expect(calls == ["Delete when it has gone"])
    screen.present(alert, animated: true)
    Finger.tap("Cancel", in: alert)
    #expect(calls == ["Delete when it has gone", "Cancel"])
  }

  @Test("The return key performs the preferred action, and the escape key cancels")
  func keys() {
    var calls: [String] = []
    let alert = alert()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("Cancel") })
    alert.addAction(UIAlertAction(title: "Keep", style: .default) { _ in calls.append("Keep") })
    screen.present(alert, animated: false)
    #expect(!Keyboard.press(.return, in: window), "there is no preferred action")
    alert.preferredAction = alert.actions[1]
    #expect(Keyboard.press(.return, in: window))
    window.frameClock.advanceUntilStill()
    #expect(calls == ["Keep"] && screen.presentedViewController == nil)
    screen.present(alert, animated: false)
    #expect(Keyboard.press(.escape, in: window))
    window.frameClock.advanceUntilStill()
    #expect(calls == ["Keep", "Cancel"] && screen.presentedViewController == nil)
  }

  @Test("The preferred action is bold in an alert; in an action sheet the cancel button is")
  func bold() {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Keep", style: .default))
      alert.preferredAction = alert.actions[1]
      #expect(alert.emphasizedAction?.title == (style == .alert ? "Keep" : "Cancel"))
    }
  }

  @Test("An action may show the next alert")
  func nextAlert() {
    let (first, second) = (alert(), alert(title: "Really?"))
    first.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        screen.present(second, animated: true)
      })
    second.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(first, animated: true)
    Finger.tap("Delete", in: first)
    #expect(screen.presentedViewController === second)
    Finger.tap("OK", in: second)
    #expect(screen.presentedViewController == nil)
  }

  @Test("A disabled button of an alert does nothing, until it is enabled")
  func disabled() {
    var count = 0
    let alert = alert()
    let action = UIAlertAction(title: "Rename", style: .default) { _ in count += 1 }
    action.isEnabled = false
    alert.addAction(action)
    screen.present(alert, animated: false)
    alert.press(action)
    #expect(count == 0 && screen.presentedViewController === alert)
    action.isEnabled = true
    Finger.tap("Rename", in: alert)
    #expect(count == 1)
  }

  @Test("A touch outside an alert does nothing; outside an action sheet it cancels")
  func beside() {
    var calls: [String] = []
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = alert(style)
      alert.addAction(UIAlertAction(title: "Save", style: .default) { _ in calls.append("Save") })
      screen.present(alert, animated: false)
      Finger.tap(window, at: CGPoint(x: 20, y: 60))
      #expect(screen.presentedViewController === alert)
      alert.addAction(
        UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("Cancel") })
      Finger.tap(window, at: CGPoint(x: 20, y: 60))
      window.frameClock.advanceUntilStill()
      #expect((screen.presentedViewController == nil) == (style == .actionSheet))
      screen.dismiss(animated: false)
    }
    #expect(calls == ["Cancel"])
  }

  @Test("The view of a content controller is between the message and the buttons")
  func contentController() {
    let alert = alert(message: "They are in the album.")
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 120)
    alert.setValue(content, forKey: "contentViewController")
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    screen.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(content.parent === alert)
    #expect(content.view.bounds.size == CGSize(width: 270, height: 120))
    let bottom = content.view.convert(content.view.bounds, to: nil).maxY
    let top = buttons(alert)["OK"]?.minY ?? 0
    #expect(abs(top - bottom) < 0.01)
    let height = alert.view.bounds.height
    content.preferredContentSize.height = 150
    window.layoutIfNeeded()
    #expect(abs(alert.view.bounds.height - height - 30) < 0.01)
    alert.contentViewController = nil
    window.layoutIfNeeded()
    #expect(content.parent == nil && content.view.superview == nil)
    #expect(alert.view.bounds.height < height - 100)
  }

  // MARK: Typing

  @Test("The first text field of an alert is the first responder")
  func textFields() {
    let alert = alert(title: "Rename", message: "Choose a name")
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: true)
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(alert.textFields?.first?.isFirstResponder == true)
    Keyboard.type("Fig")
    #expect(alert.textFields?.map(\.text) == ["Fig", ""])
    Finger.tap("OK", in: alert)
    #expect(alert.textFields?.first?.isFirstResponder == false)
  }

  @Test("A text field of an alert keeps the font that the app gives it")
  func fontOfField() {
    let alert = alert()
    alert.addTextField()
    alert.addTextField { $0.font = .systemFont(ofSize: 20) }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    #expect(alert.textFields?.map { $0.font?.pointSize } == [13, 20])
  }

  @Test("There is a line between two text fields of an alert, and none above the first one")
  func linesBetweenFields() throws {
    let alert = alert(title: "Log in")
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    window.layoutIfNeeded()
    func lines(in view: UIView) -> [UIView] {
      (view.backgroundColor == .separator ? [view] : []) + view.subviews.flatMap(lines)
    }
    let fields = try #require(alert.textFields)
    let tops = fields.map { $0.convert($0.bounds, to: alert.view).minY }
    let ofLines = lines(in: alert.view).map { $0.convert($0.bounds, to: alert.view).minY }
    #expect(ofLines.filter { abs($0 - tops[1]) < 0.01 }.count == 1)
    #expect(!ofLines.contains { abs($0 - tops[0]) < 0.01 })
  }

  @Test("An alert stands above the keyboard while its text field is edited")
  func aboveKeyboard() {
    let alert = alert(title: "Rename")
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.present(alert, animated: false)
    window.frameClock.advanceUntilStill()
    alert.view.superview?.superview?.layoutIfNeeded()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    // The keyboard of a phone with a home button is 260 high.
    #expect(abs(frame.midY - (844 - 260) / 2) < 0.5)
  }

  // MARK: Frames

  @Test(
    "Two buttons of an alert stand side by side, the cancel button first, in whatever order they were added"
  )
  func sideBySide() {
    let alert = alert(title: nil)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(alert, animated: false)
    #expect(
      buttons(alert) == [
        "Cancel": CGRect(x: 60, y: 400, width: 135, height: 44),
        "Delete": CGRect(x: 195, y: 400, width: 135, height: 44),
      ])
  }

  @Test("More or longer buttons of an alert stand one below the other, the cancel button last")
  func stacked() {
    let three = alert(title: nil)
    for title in ["Save", "Discard"] {
      three.addAction(UIAlertAction(title: title, style: .default))
    }
    three.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(three, animated: false)
    let frames = buttons(three)
    #expect(three.buttonTitles == ["Save", "Discard", "Cancel"])
    #expect(["Save", "Discard", "Cancel"].map { frames[$0]?.minY } == [356, 400, 444])
    #expect(frames["Save"]?.width == 270)
    screen.dismiss(animated: false)

    let long = alert(title: nil)
    long.addAction(UIAlertAction(title: "Move everything elsewhere", style: .default))
    long.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.present(long, animated: false)
    let longFrames = buttons(long)
    #expect(longFrames.values.allSatisfy { $0.width == 270 })
    #expect(longFrames["Cancel"]!.minY > longFrames["Move everything elsewhere"]!.minY)
  }

  @Test("From right to left, the cancel button of two side by side is on the right")
  func mirrored() {
    let two = alert(title: nil)
    two.addAction(UIAlertAction(title: "Delete", style: .destructive))
    two.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    two.view.semanticContentAttribute = .forceRightToLeft
    screen.present(two, animated: false)
    let frames = buttons(two)
    #expect(frames["Cancel"]!.minX > frames["Delete"]!.minX)
  }

  @Test(
    "An action sheet is as wide as the screen minus its margins; the cancel button stands apart")
  func sheet() {
    let alert = alert(.actionSheet, title: nil)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    screen.present(alert, animated: false)
    #expect(
      buttons(alert) == [
        "Share": CGRect(x: 8, y: 844 - 8 - 57 - 8 - 57, width: 374, height: 57),
        "Cancel": CGRect(x: 8, y: 844 - 8 - 57, width: 374, height: 57),
      ])
    #expect(screen.presentedViewController === alert)
  }

  @Test("On a wide screen an action sheet is a popover beside its source, without a cancel button")
  func popover() {
    var isCancelled = false
    window.frame.size = CGSize(width: 1_024, height: 768)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    let button = UIButton(frame: CGRect(x: 500, y: 100, width: 40, height: 40))
    screen.view.addSubview(button)
    let alert = alert(.actionSheet)
    alert.addAction(UIAlertAction(title: "Share", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    alert.popoverPresentationController?.sourceView = button
    screen.present(alert, animated: false)
    #expect(alert.buttonTitles == ["Share"])
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(frame.minY == 153 && frame.width == 304 && frame.midX == 520)
    Finger.tap(window, at: CGPoint(x: 20, y: 700))
    window.frameClock.advanceUntilStill()
    #expect(isCancelled && screen.presentedViewController == nil)
  }

  @Test("The content of an alert that is higher than the screen scrolls")
  func high() {
    window.frame.size = CGSize(width: 320, height: 400)
    let alert = alert(
      title: "Terms", message: String(repeating: "All that we ever promised. ", count: 60))
    for number in 0..<12 {
      alert.addAction(UIAlertAction(title: "Action \(number)", style: .default))
    }
    screen.present(alert, animated: false)
    alert.view.layoutIfNeeded()
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    #expect(abs(frame.height - 352) < 0.01)
    let scrollers = (alert.view.subviews.first?.subviews ?? []).compactMap { $0 as? UIScrollView }
    #expect(scrollers.map(\.frame.height) == [176, 176])
    #expect(abs((scrollers.last?.contentSize.height ?? 0) - 528) < 0.01)
  }

  // MARK: Misuse

  @Test("A second cancel action traps")
  func twoCancels() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
    }
    expectTrap(
      result, says: "can only have one action with a style of UIAlertActionStyleCancel")
  }

  @Test("Adding an action without a title traps")
  func untitledAction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: nil, style: .default))
    }
    expectTrap(result, says: "Actions added to UIAlertController must have a title")
  }

  @Test("Presenting an alert without a title, a message and an action traps")
  func emptyAlert() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    }
    expectTrap(
      result, says: "UIAlertController must have a title, a message or an action to display")
  }

  @Test("Adding a text field to an action sheet traps")
  func sheetWithFields() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    }
    expectTrap(
      result,
      says:
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
  }

  @Test("Presenting an action sheet without a source on a wide screen traps")
  func sheetWithoutSource() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_024, height: 768))
      window.rootViewController = UIViewController()
      window.traitOverrides.horizontalSizeClass = .regular
      window.makeKeyAndVisible()
      let alert = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      window.rootViewController?.present(alert, animated: false)
      MainTurn.drain()
    }
    expectTrap(
      result, says: "You must provide either a sourceView and sourceRect or a barButtonItem")
  }

  @Test("The source of an action sheet on a wide screen may be set right after presenting it")
  func sheetWithLateSource() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_024, height: 768))
    let below = UIViewController()
    window.rootViewController = below
    window.traitOverrides.horizontalSizeClass = .regular
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    below.present(alert, animated: false)
    alert.popoverPresentationController?.sourceView = below.view
    MainTurn.drain()
    #expect(below.presentedViewController === alert)
  }
}
