import Galley
import Testing
import UIKit

@MainActor
@Suite("Timers and display links that outlive their screen")
struct UnstoppedTimersTests {
  /// A screen that starts something when it appears, and ends it when it disappears if it is right.
  private final class Starting: UIViewController {
    enum Start: CaseIterable {
      case timer, link, forgottenLink, timerThatFiresOnce, pausedLink
    }

    /// Holds the screen weakly.
    @MainActor
    final class Proxy {
      weak var screen: Starting?

      init(_ screen: Starting) { self.screen = screen }

      func step() { screen?.title = "Stepped" }
    }

    private let start: Start
    private let isRight: Bool
    private var timer: Timer?
    private var link: CADisplayLink?

    init(_ start: Start, isRight: Bool) {
      (self.start, self.isRight) = (start, isRight)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("it is in no archive") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      switch start {
      case .timer, .timerThatFiresOnce:
        timer = Timer.scheduledTimer(
          withTimeInterval: 100, repeats: start == .timer
        ) { [weak self] _ in
          MainActor.assumeIsolated { self?.title = "Fired" }
        }
      case .link, .forgottenLink, .pausedLink:
        let link = CADisplayLink(target: Proxy(self), action: Proxy.step)
        link.add(to: .main, forMode: .common)
        if start != .forgottenLink || isRight { self.link = link }
      }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      guard isRight else { return }
      if start == .pausedLink {
        link?.isPaused = true
        return
      }
      timer?.invalidate()
      link?.invalidate()
    }
  }

  private func leaks(_ start: Starting.Start, isRight: Bool) -> String? {
    ListLab.leaks(
      of: LabScreen(states: [0]) { _ in
        Starting(start, isRight: isRight)
      } update: { (_: Starting, _, _) in
      })
  }

  @Test("A screen that stops what it has started is not reported", arguments: 0..<5)
  func right(index: Int) {
    let text = leaks(Starting.Start.allCases[index], isRight: true)
    #expect(text == nil, "\(text ?? "")")
  }

  @Test("A repeating timer that is not stopped is reported, even if it holds the screen weakly")
  func timer() throws {
    let text = try #require(leaks(.timer, isRight: false))
    #expect(text.contains("a timer that fires every 100 s, in timer of Starting"), "\(text)")
    #expect(leaks(.timerThatFiresOnce, isRight: false) == nil)
  }

  @Test("A display link that is not stopped is reported, whether a property holds it or not")
  func link() throws {
    let text = try #require(leaks(.link, isRight: false))
    #expect(text.contains("a display link, in link of Starting"), "\(text)")
    let forgotten = try #require(leaks(.forgottenLink, isRight: false))
    #expect(forgotten.contains("a display link, which no property"), "\(forgotten)")
  }
}
