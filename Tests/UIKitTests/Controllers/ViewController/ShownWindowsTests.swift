import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Windows that are shown and hidden")
struct ShownWindowsTests {
  private let diary = Diary()
  private let main = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    main.rootViewController = UIViewController()
    main.makeKeyAndVisible()
  }

  private func second() throws -> UIWindow {
    let window = UIWindow(windowScene: try #require(main.windowScene))
    window.frame = CGRect(x: 20, y: 20, width: 280, height: 60)
    window.windowLevel = .alert
    window.rootViewController = ToldController("banner", diary)
    return window
  }

  private func lines() -> [String] {
    defer { diary.lines = [] }
    return diary.lines.filter { $0.contains("ppear") }
  }

  @Test("A window that is shown without being made key leaves the key window as it is")
  func banner() throws {
    let banner = try second()
    banner.isHidden = false
    #expect(lines() == ["banner willAppear", "banner isAppearing", "banner didAppear"])
    #expect(main.isKeyWindow && !banner.isKeyWindow)
    banner.isHidden = true
    #expect(lines() == ["banner willDisappear", "banner didDisappear"])
    banner.isHidden = false
    #expect(lines() == ["banner willAppear", "banner isAppearing", "banner didAppear"])
  }

  @Test("A controller that is set while its window is already shown appears at once")
  func laterController() throws {
    let banner = UIWindow(windowScene: try #require(main.windowScene))
    banner.isHidden = false
    banner.rootViewController = ToldController("banner", diary)
    #expect(lines() == ["banner willAppear", "banner isAppearing", "banner didAppear"])
    #expect(main.isKeyWindow)
    banner.makeKeyAndVisible()
    #expect(lines() == [])
    banner.isHidden = true
    #expect(lines() == ["banner willDisappear", "banner didDisappear"])
    let hidden = UIWindow(windowScene: try #require(main.windowScene))
    hidden.isHidden = true
    hidden.rootViewController = ToldController("hidden", diary)
    #expect(lines() == [])
  }

  @Test("When the key window is hidden, the window behind is key again, and both are told")
  func hidden() throws {
    let banner = try second()
    banner.makeKeyAndVisible()
    #expect(banner.isKeyWindow && lines().count == 3)
    var told: [String] = []
    let center = NotificationCenter.default
    let observers = [
      (UIWindow.didResignKeyNotification, "resigns"), (UIWindow.didBecomeKeyNotification, "is key"),
    ].map { name, text in
      center.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let window = notification.object as AnyObject?
        MainActor.assumeIsolated {
          if window === main { told.append("main \(text)") }
          if window === banner { told.append("banner \(text)") }
        }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    banner.isHidden = true
    #expect(main.isKeyWindow && main.windowScene?.keyWindow === main)
    #expect(told == ["banner resigns", "main is key"])
  }

  @Test("When the key window is released, the window behind is key")
  func released() throws {
    let scene = try #require(main.windowScene)
    var banner: UIWindow? = try second()
    banner?.makeKeyAndVisible()
    #expect(!main.isKeyWindow)
    banner = nil
    MainTurn.drain()
    #expect(main.isKeyWindow && scene.keyWindow === main && scene.windows.count == 1)
  }

  @Test("When the key window moves to another scene, the window behind is key in the old one")
  func moved() throws {
    let scene = try #require(main.windowScene)
    let banner = try second()
    banner.makeKeyAndVisible()
    var told: [ObjectIdentifier] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: main, queue: nil
    ) { _ in MainActor.assumeIsolated { told.append(ObjectIdentifier(main)) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    let other = UIWindowScene()
    banner.windowScene = other
    #expect(scene.keyWindow === main && main.isKeyWindow && scene.windows.count == 1)
    #expect(told == [ObjectIdentifier(main)])
    banner.makeKey()
    #expect(other.keyWindow === banner && scene.keyWindow === main)
  }
}
