import Testing

@testable import GalleyUIKit

@MainActor @Suite("An update link")
struct UIUpdateLinkTests {
  private let scene = UIWindowScene()
  private let window: UIWindow
  private let view = UIView()

  init() {
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.addSubview(view)
    window.isHidden = false
  }

  @Test("Actions are called in each frame while the link is enabled")
  func frames() {
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view) { link, info in
      times.append(info.modelTime)
      #expect(link.currentUpdateInfo()?.modelTime == info.modelTime)
      #expect(info.completionDeadlineTime > info.modelTime)
    }
    window.frameClock.advance(by: 0.1)
    #expect(times == [])

    link.isEnabled = true
    let start = window.frameClock.now
    window.frameClock.frameDuration = 0.25
    window.frameClock.advance(by: 0.5)
    #expect(times == [start + 0.25, start + 0.5])
    #expect(link.currentUpdateInfo() == nil)

    link.isEnabled = false
    window.frameClock.advance(by: 0.5)
    #expect(times.count == 2)
  }

  @Test("Nothing is called while the view is in no window, or after the link is gone")
  func ends() {
    var count = 0
    var link: UIUpdateLink? = UIUpdateLink(view: view) { _, _ in count += 1 }
    link?.isEnabled = true
    view.removeFromSuperview()
    window.frameClock.advance(by: 0.1)
    #expect(count == 0)
    window.addSubview(view)
    window.frameClock.advance(by: window.frameClock.frameDuration)
    #expect(count == 1)
    link = nil
    window.frameClock.advance(by: 0.1)
    #expect(count == 1)
    #expect(!window.frameClock.isWatched)
  }

  private final class Row: UIView {
    var onLayout: () -> Void = {}
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout()
    }
  }

  @Test("Phases are called in their order, before and after views are laid out")
  func phases() {
    let row = Row(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(row)
    window.layoutIfNeeded()
    var lines: [String] = []
    let link = UIUpdateLink(windowScene: scene)
    row.onLayout = { [weak link] in
      lines.append("layout")
      #expect(link?.currentUpdateInfo() != nil)
    }
    link.addAction(to: .afterUpdateComplete) { _, _ in lines.append("complete") }
    link.addAction(to: .afterCATransactionCommit) { _, _ in lines.append("committed") }
    link.addAction(to: .beforeCATransactionCommit) { _, _ in lines.append("before commit") }
    link.addAction { _, _ in
      lines.append("links")
      row.setNeedsLayout()
    }
    link.addAction(to: .afterUpdateScheduled) { _, _ in lines.append("scheduled") }
    link.isEnabled = true
    window.frameClock.advance(by: window.frameClock.frameDuration)
    #expect(
      lines == ["scheduled", "links", "before commit", "layout", "committed", "complete"])
    withExtendedLifetime(link) {}
  }

  @Test("Only a link that requires continuous updates keeps the clock going")
  func continuousUpdates() {
    let link = UIUpdateLink(view: view)
    link.isEnabled = true
    #expect(!window.frameClock.isAwaited)
    link.requiresContinuousUpdates = true
    #expect(window.frameClock.isAwaited)
    link.isEnabled = false
    #expect(!window.frameClock.isAwaited)
  }

  @Test("A link that is enabled before its view is in a window begins when the view comes into one")
  func beginsLater() {
    let late = UIView()
    var count = 0
    let link = UIUpdateLink(view: late) { _, _ in count += 1 }
    link.requiresContinuousUpdates = true
    link.isEnabled = true
    window.frameClock.advance(by: window.frameClock.frameDuration)
    #expect(count == 0)
    let box = UIView()
    box.addSubview(late)
    window.addSubview(box)
    window.frameClock.advance(by: window.frameClock.frameDuration)
    #expect(count == 1 && window.frameClock.isAwaited)
    box.removeFromSuperview()
    #expect(!window.frameClock.isAwaited)
    withExtendedLifetime(link) {}
  }

  @Test("A link of a scene is created with an action")
  func actionsOfScenes() {
    var count = 0
    let link = UIUpdateLink(windowScene: scene) { _, _ in count += 1 }
    link.isEnabled = true
    scene.frameClock.advance(by: scene.frameClock.frameDuration)
    #expect(count == 1)
    withExtendedLifetime(link) {}
  }

  @MainActor private final class Target: NSObject {
    var times: [TimeInterval] = []

    func update(_ link: UIUpdateLink, _ info: UIUpdateInfo) {
      #expect(link.isEnabled)
      times.append(info.modelTime)
    }
  }

  @Test("Methods of a target get the link and the times, and the target is not retained")
  func targets() throws {
    var target: Target? = Target()
    weak var kept: Target?
    kept = target
    let update = Selector("update:info:", Target.update)
    let links = [
      UIUpdateLink(view: view, actionTarget: try #require(target), selector: update),
      UIUpdateLink(windowScene: scene, actionTarget: try #require(target), selector: update),
    ]
    for link in links { link.isEnabled = true }
    let clock = window.frameClock
    clock.advance(by: clock.frameDuration)
    #expect(target?.times == [clock.now, clock.now])
    target = nil
    #expect(kept == nil)
    clock.advance(by: clock.frameDuration)
    withExtendedLifetime(links) {}
  }

  @Test("The current update of a scene or a view is known only during an update")
  func currentUpdate() {
    var times: [TimeInterval?] = []
    let (scene, view) = (scene, view)
    let link = UIUpdateLink(view: view) { _, info in
      times = [
        info.modelTime, UIUpdateInfo.current(for: scene)?.modelTime,
        UIUpdateInfo.current(for: view)?.modelTime,
      ]
      #expect(UIUpdateInfo.current(for: UIView()) == nil)
    }
    link.isEnabled = true
    #expect(UIUpdateInfo.current(for: scene) == nil && UIUpdateInfo.current(for: view) == nil)
    window.frameClock.advance(by: window.frameClock.frameDuration)
    let now = window.frameClock.now
    #expect(times == [now, now, now])
    #expect(UIUpdateInfo.current(for: scene) == nil)
    withExtendedLifetime(link) {}
  }
}
