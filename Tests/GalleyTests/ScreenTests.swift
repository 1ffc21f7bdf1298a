import Foundation
import Galley
import Synchronization
import Testing
import UIKit

/// Returns the failure messages of the proofs and screens in a closure.
@MainActor
func messages(_ body: @MainActor () -> Void) -> [String] {
  let messages = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let message = issue.comments.map(\.rawValue).joined(separator: "\n")
    messages.withLock { $0.append(message) }
    return true
  }
  return messages.withLock { $0 }
}

/// A screen with a label.
private class LabelController: UIViewController {
  let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}

/// Three low rows at the end of the screen.
private final class TouchedRows: UIViewController {
  private final class Row: UILabel {
    var onTouch: ((String) -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      onTouch?(text ?? "")
    }
  }

  /// The texts of the rows in which a finger went down.
  private(set) var touched: [String] = []
  private var rows: [Row] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for number in 0..<3 {
      let row = Row()
      row.text = "Row \(number)"
      row.isUserInteractionEnabled = true
      row.onTouch = { [weak self] in self?.touched.append($0) }
      view.addSubview(row)
      rows.append(row)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (number, row) in rows.enumerated() {
      let y = view.bounds.height - CGFloat(3 - number) * 44
      row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 44)
    }
  }
}

/// Twenty mails, a field, and a switch in the title.
private final class MailViewController: UIViewController {
  let list = UIScrollView()
  let field = UITextField()
  let status = UILabel()
  var calls: [String] = []

  override func viewDidLoad() {
    calls.append("viewDidLoad")
    view.backgroundColor = .systemBackground
    status.frame = CGRect(x: 16, y: 60, width: 200, height: 20)
    status.text = NSLocalizedString("ready", value: "Ready", comment: "")
    view.addSubview(status)
    field.frame = CGRect(x: 16, y: 90, width: 200, height: 30)
    field.accessibilityLabel = "Search"
    view.addSubview(field)
    list.frame = CGRect(x: 0, y: 130, width: 320, height: 300)
    list.contentSize = CGSize(width: 320, height: 20 * 60)
    for index in 1...20 {
      let row = UIButton(frame: CGRect(x: 16, y: (index - 1) * 60, width: 200, height: 44))
      row.setTitle("Mail \(index)", for: .normal)
      row.addAction(UIAction { [status] _ in status.text = "Opened \(index)" }, for: .touchUpInside)
      list.addSubview(row)
    }
    let reply = UIButton(frame: CGRect(x: 220, y: 60, width: 80, height: 44))
    reply.setTitle("Reply", for: .normal)
    reply.addAction(
      UIAction { [status] _ in
        status.text = "Sending"
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { status.text = "Sent" }
      }, for: .touchUpInside)
    view.addSubview(reply)
    view.addSubview(list)
  }

  override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { calls.append("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
}

@MainActor @Suite("A screen")
struct ScreenTests {
  @Test("A text field is found by its placeholder, also when it has a text")
  func placeholder() throws {
    let controller = UIViewController()
    let fields = ["Email", "Password"].enumerated().map { index, placeholder in
      let field = UITextField(frame: CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 40))
      field.placeholder = placeholder
      controller.view.addSubview(field)
      return field
    }
    let screen = Screen(controller, on: .phone)
    screen.type("ada", into: "Email")
    screen.type("1234", into: "Password")
    screen.type("@home", into: "Email")
    #expect(fields.map(\.text) == ["ada@home", "1234"])
    #expect(screen.find("ada@home")?.view === fields[0])
    #expect(screen.find("Name") == nil)
  }

  private func mail(_ screen: Screen) throws -> MailViewController {
    try #require(screen.controller as? MailViewController)
  }

  @Test("A screen shows a controller on a device after the appearance calls in UIKit's order")
  func appears() throws {
    let screen = Screen(MailViewController(), on: .phone, .dark, .text(.accessibility3))
    #expect(
      try mail(screen).calls == [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(screen.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(screen.view.safeAreaInsets.top == 47)
    let traits = screen.view.traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(traits.displayScale == 3)
    #expect(screen.description.hasPrefix("iPhone 13, dark, text accessibility3:\n  \"Ready\""))
  }

  @Test("A screen has the language of its look, and that language's layout direction")
  func language() {
    let screen = Screen(MailViewController(), on: .phone, .language("ar"), .increasedContrast)
    #expect(screen.scene.language == "ar")
    #expect(screen.view.traitCollection.layoutDirection == .rightToLeft)
    #expect(screen.view.traitCollection.accessibilityContrast == .high)
    #expect(Screen(MailViewController(), on: .phone, .landscape).view.bounds.width == 844)
  }

  @Test("A screen keeps its own clock after another screen was used")
  func twoScreens() {
    let (one, other) = (Screen(MailViewController()), Screen(MailViewController()))
    one.tap("Reply")
    #expect(one.find("Sent") != nil)
    #expect(other.find("Sent") == nil)
  }

  @Test("A controller is shown in a navigation controller if the test asks for one")
  func navigation() throws {
    let screen = Screen(MailViewController(), inNavigation: true)
    #expect(screen.controller.navigationController != nil)
    #expect(screen.window.rootViewController === screen.controller.navigationController)
  }

  @Test("Taps what a person would call so, and is at rest after what that has begun")
  func taps() throws {
    let screen = Screen(MailViewController())
    screen.tap("Reply")
    #expect(screen.find("Sent") != nil)
    #expect(screen.find("Sending") == nil)
    screen.tap("Mail 2")
    #expect(try mail(screen).status.text == "Opened 2")
  }

  @Test("A failure to find an element names what is on the screen, and what has a similar name")
  func missing() {
    let screen = Screen(MailViewController())
    let said = messages { screen.tap("Replay") }
    #expect(said.count == 1)
    #expect(said.first?.contains("There is no \"Replay\" on the screen.") == true, "\(said)")
    #expect(said.first?.contains("Did you mean \"Reply\"?") == true, "\(said)")
    #expect(said.first?.contains("  \"Reply\" (button)") == true, "\(said)")
    #expect(messages { screen.tap("Reply", number: 3) }.first?.contains("only 1 of them") == true)
    #expect(messages { screen.type("x") }.first?.contains("so \"x\" can't be typed") == true)
    let into = messages { screen.type("x", into: "Reply") }
    #expect(into.first?.contains("A tap on \"Reply\" does not begin editing") == true, "\(into)")
    let nothing = messages { screen.type("", into: "Reply") }
    #expect(nothing.first?.contains("does not begin editing") == true, "\(nothing)")
  }

  @Test("A failure names elements with a similar name, and how to reach those that are not visible")
  func advice() {
    let screen = Screen(MailViewController())
    let swapped = messages { screen.tap("Repyl") }
    #expect(swapped.first?.contains("Did you mean \"Reply\"?") == true, "\(swapped)")
    let below = messages { screen.tap("Mail 20") }
    #expect(below.first?.contains("screen.scroll(to: \"Mail 20\")") == true, "\(below)")
    let searched = messages { screen.scroll(to: "Mail 99") }
    #expect(searched.first?.contains("screen.scroll(to:") == false, "\(searched)")
    let empty = messages { Screen(UIViewController()).tap("OK") }
    #expect(empty.first?.contains("await screen.settled()") == true, "\(empty)")
    let row = UITableViewController()
    let table = Screen(row)
    table.perform { _ in
      row.tableView.tableHeaderView = {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        label.text = "Post 2, from Ada"
        return label
      }()
    }
    let part = messages { table.tap("Psot 2") }
    #expect(part.first?.contains("Did you mean \"Post 2\"?") == true, "\(part)")
  }

  @Test("A step waits until the presentations and dismissals before it have ended")
  func presentations() {
    var taps: [String] = []
    func makeController(_ name: String) -> UIViewController {
      let controller = UIViewController()
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: name) { _ in taps.append(name) })
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      controller.view.addSubview(button)
      return controller
    }
    let (below, other) = (makeController("Below"), makeController("Other"))
    let screen = Screen(below)
    below.present(other, animated: true)
    screen.tap("Other")
    #expect(taps == ["Other"])
    other.dismiss(animated: true)
    screen.tap("Below")
    #expect(taps == ["Other", "Below"] && other.view.window == nil)
  }

  @Test("A step waits for a controller that is presented in the context of another one's child")
  func presentationsInContext() {
    let (child, other) = (UIViewController(), UIViewController())
    child.definesPresentationContext = true
    let screen = Screen(UINavigationController(rootViewController: child))
    other.modalPresentationStyle = .overCurrentContext
    child.present(other, animated: true)
    #expect(other.isBeingPresented)
    var isThere = false
    screen.perform { _ in isThere = !other.isBeingPresented && other.view.window != nil }
    #expect(isThere)
  }

  @Test("A screen settles with the results of timers that fire once, on its clock")
  func timers() {
    final class Timed: LabelController {
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Waiting"
        let label = label
        for (delay, text) in [(0.2, "Soon"), (1.5, "Later")] {
          _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
            MainActor.assumeIsolated { label.text = (label.text ?? "") + " " + text }
          }
        }
      }
    }
    let screen = Screen(Timed())
    #expect((screen.controller as? Timed)?.label.text == "Waiting Soon Later")
  }

  @Test("A repeating timer keeps no screen from settling, and fires while a test waits for a text")
  func repeatingTimers() async {
    final class Countdown: LabelController {
      private(set) var timer: Timer?
      private var seconds = 60

      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "60 s"
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.tick() }
        }
      }

      private func tick() {
        seconds -= 1
        label.text = "\(seconds) s"
      }

    }
    let countdown = Countdown()
    // Otherwise the run loop would fire the timer as long as other tests run.
    defer { countdown.timer?.invalidate() }
    let screen = Screen(countdown)
    #expect(countdown.label.text == "60 s")
    screen.settle()
    #expect(countdown.label.text == "60 s")
    screen.clock.advance(by: 3.05)
    #expect(countdown.label.text == "57 s")
    #expect(await screen.wait { $0.find("54 s") != nil })
    await screen.settled()
    #expect(countdown.label.text == "54 s")
  }

  @Test("A screen settles with a short timer that ends by itself")
  func shortRepeatingTimer() async {
    final class Typewriter: LabelController {
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = ""
        Timer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [label] timer in
          let isDone = MainActor.assumeIsolated {
            label.text = String("Hello".prefix((label.text ?? "").count + 1))
            return label.text == "Hello"
          }
          if isDone { timer.invalidate() }
        }
      }
    }
    let typewriter = Typewriter()
    let screen = Screen(typewriter)
    #expect(typewriter.label.text == "")
    await screen.settled()
    #expect(typewriter.label.text == "Hello")
  }

  @Test("A screen waits for a block of another queue as long as it takes")
  func otherQueues() async {
    final class Slow: LabelController {
      override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Reading"
        let label = label
        DispatchQueue(label: "slow.archive").async {
          Thread.sleep(forTimeInterval: 2.5)
          DispatchQueue.main.async { MainActor.assumeIsolated { label.text = "Read" } }
        }
      }
    }
    let slow = Slow()
    let screen = Screen(slow)
    await screen.settled()
    #expect(slow.label.text == "Read")
  }

  /// Whether code runs in the task of the test.
  @TaskLocal private static var isInTest = false

  @Test(
    "A timer that only a run loop knows does not fire in the task of a test", arguments: [0, 0.1])
  func timersOutsideOfTheTask(delay: TimeInterval) async {
    final class Notes: UIViewController {
      var isInTest: Bool?
      func schedule(after delay: TimeInterval) {
        let timer = Timer(timeInterval: delay, repeats: false) { _ in
          MainActor.assumeIsolated { self.isInTest = ScreenTests.isInTest }
        }
        let add: (Timer, RunLoop.Mode) -> Void = RunLoop.current.add(_:forMode:)
        add(timer, .default)
      }
    }
    let notes = Notes()
    await Self.$isInTest.withValue(true) {
      let screen = Screen(notes)
      notes.schedule(after: delay)
      await screen.settled()
    }
    #expect(notes.isInTest == false)
  }

  @Test("An element out of sight is not found until the screen has scrolled to it")
  func scrolls() throws {
    let screen = Screen(MailViewController())
    #expect(screen.find("Mail 1") != nil)
    #expect(screen.find("Mail 20") == nil)
    screen.scroll(to: "Mail 20")
    #expect(screen.find("Mail 20") != nil)
    #expect(screen.find("Mail 1") == nil)
    screen.tap("Mail 20")
    #expect(try mail(screen).status.text == "Opened 20")
    screen.scroll(to: "Mail 1")
    #expect(screen.find("Mail 1") != nil)
    #expect(messages { screen.scroll(to: "Mail 21") }.count == 1)
  }

  @Test("A screen types a text into a field")
  func types() throws {
    let screen = Screen(MailViewController())
    screen.type("Ada", into: "Search")
    #expect(try mail(screen).field.text == "Ada")
    #expect(screen.find("Search")?.value == "Ada")
  }

  @Test("A text is typed into the field with a name, also if a label before it has the same name")
  func typesIntoField() {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Name"
    let field = UITextField(frame: CGRect(x: 20, y: 140, width: 200, height: 30))
    field.placeholder = "Name"
    for view in [label, field] { controller.view.addSubview(view) }
    let screen = Screen(controller)
    screen.type("Ada", into: "Name")
    #expect(field.text == "Ada")
  }

  @Test("A text is not typed into the last edited field if the tap begins no editing")
  func typesNowhere() throws {
    let screen = Screen(MailViewController())
    screen.type("Ada", into: "Search")
    let missing = messages { screen.type("x", into: "Message") }
    #expect(missing.count == 1)
    #expect(missing.first?.contains("There is no \"Message\" on the screen.") == true, "\(missing)")
    let other = messages { screen.type("x", into: "Mail 1") }
    #expect(other.count == 1)
    #expect(other.first?.contains("A tap on \"Mail 1\" does not begin editing") == true, "\(other)")
    #expect(try mail(screen).field.text == "Ada")
    screen.type("!", into: "Search")
    #expect(try mail(screen).field.text == "Ada!")
  }

  @Test("A swipe on a screen scrolls as a finger does")
  func swipes() throws {
    let screen = Screen(MailViewController())
    screen.swipe(.up, on: "Mail 3")
    #expect(try mail(screen).list.contentOffset.y > 20)
  }

  @Test("Swipes over a low row begin in that row, also at the edge of the window")
  func swipesLowRows() {
    let rows = TouchedRows()
    let screen = Screen(rows)
    #expect(messages { screen.swipe(.up, on: "Row 1") } == [])
    #expect(rows.touched == ["Row 1"])
    #expect(messages { screen.swipe(.down, on: "Row 1") } == [])
    #expect(messages { screen.swipe(.up, on: "Row 2") } == [])
    #expect(rows.touched == ["Row 1", "Row 1", "Row 2"])
  }

  @Test("A screen can be rotated, and its window rotates with it")
  func rotates() {
    let screen = Screen(MailViewController(), on: .largePhone)
    screen.rotate()
    #expect(screen.device.orientation == .landscape)
    #expect(screen.view.bounds.size == CGSize(width: 956, height: 440))
    #expect(screen.window.screen.bounds.size == CGSize(width: 956, height: 440))
    #expect(screen.view.safeAreaInsets.left == 62)
    #expect(screen.view.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.view.traitCollection.verticalSizeClass == .compact)
    screen.rotate()
    #expect(screen.view.bounds.size == CGSize(width: 440, height: 956))
  }

  @Test("A screen has the settings of its look, and leaves those of other screens")
  func settings() {
    final class Asking: UIViewController {
      var answer = false
      override func viewDidLoad() { answer = UIAccessibility.isReduceMotionEnabled }
    }
    let screen = Screen(Asking(), on: .phone, .reduceMotion)
    #expect((screen.controller as? Asking)?.answer == true)
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test("A screen waits for a condition on its own clock, and fails if it never holds")
  func waits() async throws {
    let screen = Screen(MailViewController())
    let controller = try mail(screen)
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(40))
      controller.status.text = "Loaded"
    }
    #expect(await screen.wait { $0.find("Loaded") != nil })
    let start = screen.clock.now
    let said = Mutex<[String]>([])
    await withKnownIssue {
      await screen.wait(until: { $0.find("Never") != nil }, timeout: 0.1)
    } matching: { issue in
      said.withLock { $0 = issue.comments.map(\.rawValue) }
      return true
    }
    #expect(said.withLock { $0.first?.contains("does not hold after 0.1 seconds") } == true)
    #expect(screen.clock.now - start < 0.3)
  }

  @Test("A screen waits without a limit if the timeout is infinite")
  func waitsWithoutLimit() async throws {
    let screen = Screen(MailViewController())
    let controller = try mail(screen)
    Task { @MainActor in
      try? await Task.sleep(for: .milliseconds(40))
      controller.status.text = "Loaded"
    }
    #expect(await screen.wait(until: { $0.find("Loaded") != nil }, timeout: .infinity))
  }

  @Test("A screen is settled when tasks of the main actor have shown their results")
  func settled() async throws {
    let screen = Screen(MailViewController())
    let controller = try mail(screen)
    Task { @MainActor in
      for step in 1...5 {
        await Task.yield()
        controller.status.text = "Step \(step)"
      }
    }
    await screen.settled()
    #expect(controller.status.text == "Step 5")
  }

  @Test("A screen is settled when sleeping tasks have gone on, in order and without real time")
  func settledAfterSleep() async throws {
    let screen = Screen(MailViewController())
    let controller = try mail(screen)
    let start = screen.clock.now
    let begin = ContinuousClock.now
    let texts = Texts()
    Task { @MainActor in
      try await Task.sleep(for: .seconds(20))
      texts.all.append("after 20 s")
      try await Task.sleep(nanoseconds: 20_000_000_000)
      controller.status.text = "After 40 s"
    }
    Task { @MainActor in
      try await Task.sleep(for: .seconds(10))
      texts.all.append("after 10 s")
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) {
        MainActor.assumeIsolated { texts.all.append("after 30 s") }
      }
    }
    await screen.settled()
    #expect(controller.status.text == "After 40 s")
    #expect(texts.all == ["after 10 s", "after 20 s", "after 30 s"])
    // While other tests run, real time passes, and the tasks sleep for some of it.
    let passed = screen.clock.now - start + (ContinuousClock.now - begin) / .seconds(1)
    #expect(passed >= 39, "\(passed)")
  }

  @MainActor
  private final class Texts { var all: [String] = [] }

  @Test(
    "A task that counts without an end does not keep a screen from settling, and can be cancelled")
  func settledWithCountdown() async throws {
    let screen = Screen(MailViewController())
    let controller = try mail(screen)
    let task = Task { @MainActor in
      var count = 0
      while !Task.isCancelled {
        try await Task.sleep(for: .seconds(1))
        count += 1
        controller.status.text = "Step \(count)"
      }
    }
    await screen.settled()
    // It may be more, if the machine is slow: real time counts, too.
    let step = controller.status.text.flatMap { Int($0.dropFirst("Step ".count)) } ?? 0
    #expect(step >= 8, "\(step)")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Neither a spinner nor a block that enqueues itself again keeps a screen from settling")
  func endless() {
    final class Busy: UIViewController {
      var count = 0
      override func viewDidLoad() {
        let spinner = UIActivityIndicatorView()
        view.addSubview(spinner)
        spinner.startAnimating()
        poll()
      }
      func poll() {
        count += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
          MainActor.assumeIsolated { self?.poll() }
        }
      }
    }
    let screen = Screen(Busy())
    #expect((screen.controller as? Busy)?.count ?? 0 >= 2)
    #expect(screen.clock.now < 20)
  }

  @Test("A view is shown as wide as the screen, below the top of the safe area")
  func view() {
    func hello() -> UILabel {
      let label = UILabel()
      label.text = "Hello"
      return label
    }
    let screen = Screen(hello(), on: .phone)
    let label = screen.find("Hello")?.view
    #expect(label?.frame.origin == CGPoint(x: 0, y: 47))
    #expect(label?.frame.width == 390)
    #expect((label?.frame.height ?? 0) > 10)
  }

  @Test("A screen can show a layout with numbered items, and cells of a class")
  func layouts() {
    func layout() -> UICollectionViewLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      return layout
    }
    let numbered = Screen(layout: layout(), items: [2, 3])
    #expect(numbered.find("1.2") != nil)
    #expect(numbered.find("1.3") == nil)
    let cells = Screen(UICollectionViewListCell.self, count: 3, layout: layout()) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Cell \(path.item)"
      cell.contentConfiguration = content
    }
    #expect(cells.find("Cell 2") != nil)
  }
}
