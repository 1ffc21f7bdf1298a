import Galley
import Testing
import UIKit

// This file imports UIKit without Foundation, as most files of an app do.

/// A screen that searches 0.3 seconds after the last change of its text.
@MainActor
private final class SearchController: UIViewController {
  let status = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  private var workItem: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(status)
  }

  func textDidChange(_ text: String) {
    workItem?.cancel()
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.show("Results for \(text)") }
    }
    workItem = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }

  func show(_ text: String) { status.text = [status.text, text].compactMap(\.self).joined() }
}

@MainActor @Suite("A work item in a screen")
struct WorkItemTests {
  @Test("A search that waits in a work item takes time of the screen's clock only")
  func clock() {
    let controller = SearchController()
    let screen = Screen(controller)
    controller.textDidChange("o")
    controller.textDidChange("oa")
    screen.clock.advance(by: 0.2)
    #expect(controller.status.text == nil)
    screen.clock.advance(by: 0.2)
    #expect(controller.status.text == "Results for oa")
  }

  @Test("A screen settles with the search of the last text, also if tasks change the text")
  func settled() async {
    let controller = SearchController()
    let screen = Screen(controller)
    controller.textDidChange("o")
    controller.textDidChange("oa")
    await screen.settled()
    #expect(controller.status.text == "Results for oa")
    controller.status.text = nil
    Task { @MainActor in
      controller.textDidChange("e")
      controller.textDidChange("el")
    }
    await screen.settled()
    #expect(controller.status.text == "Results for el")
  }

  @Test("A screen does not wait for the time of a canceled work item")
  func canceled() async {
    let controller = SearchController()
    let screen = Screen(controller)
    func schedule() {
      let item = DispatchWorkItem { MainActor.assumeIsolated { controller.show("late") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 40, execute: item)
      item.cancel()
    }
    let start = screen.clock.now
    schedule()
    Task { @MainActor in schedule() }
    await screen.settled()
    #expect(controller.status.text == nil)
    #expect(screen.clock.now - start < 30)
  }

  @Test("A screen waits for a work item on another queue")
  func otherQueue() async {
    let controller = SearchController()
    let screen = Screen(controller)
    let item = DispatchWorkItem { @Sendable in
      usleep(300_000)
      DispatchQueue.main.async { controller.show("loaded") }
    }
    DispatchQueue(label: "loading").async(execute: item)
    await screen.settled()
    #expect(controller.status.text == "loaded")
  }
}
