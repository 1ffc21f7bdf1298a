import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@Suite("Small names of Foundation and UIKit")
struct SmallNamesTests {
  @Test("A localized format is filled with numbers and texts")
  func format() {
    let text = NSString.localizedStringWithFormat("%d of %@", 3, "these" as NSString)
    #expect(String(describing: text) == "3 of these")
  }

  @Test("The target conditions are those of the iOS simulator")
  func targets() {
    #expect([TARGET_OS_SIMULATOR, TARGET_IPHONE_SIMULATOR, TARGET_OS_IPHONE] == [1, 1, 1])
    #expect([TARGET_OS_IOS, TARGET_OS_MAC, TARGET_OS_OSX, TARGET_OS_MACCATALYST] == [1, 1, 0, 0])
    #expect([TARGET_OS_TV, TARGET_OS_WATCH] == [0, 0])
  }

  @Test("A URL is loaded from an item provider")
  func url() async throws {
    let url = try #require(URL(string: "https://example.org/a?b"))
    let provider = NSItemProvider(object: NSURL(string: url.absoluteString)!)
    #expect(provider.canLoadObject(ofClass: URL.self))
    let loaded = await withCheckedContinuation { done in
      _ = provider.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
    }
    #expect(loaded == url)
    #expect(!NSItemProvider(object: "text" as NSString).canLoadObject(ofClass: URL.self))
  }

  @MainActor @Test("The button of an alert has the identifier of its action")
  func identifier() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "Yes", style: .destructive)
    action.accessibilityIdentifier = "delete"
    alert.addAction(action)
    alert.loadViewIfNeeded()
    func has(_ view: UIView) -> Bool {
      view.accessibilityIdentifier == "delete" || view.subviews.contains(where: has)
    }
    #expect(has(alert.view))
  }

  @MainActor @Test("An application posts a notification when its background refresh status changes")
  func refresh() {
    let application = UIApplication.shared
    var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.backgroundRefreshStatusDidChangeNotification, object: application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    #expect(application.backgroundRefreshStatus == .available)
    application.backgroundRefreshStatus = .denied
    application.backgroundRefreshStatus = .denied
    #expect(count == 1)
    application.backgroundRefreshStatus = .available
    NotificationCenter.default.removeObserver(observer)
  }

  @MainActor @Test("A touch has the altitude and azimuth of an upright finger")
  func finger() {
    let touch = UITouch()
    #expect(touch.altitudeAngle == .pi / 2)
    #expect(touch.azimuthAngle(in: nil) == 0)
    #expect(touch.azimuthUnitVector(in: nil) == CGVector(dx: 1, dy: 0))
  }

  @MainActor @Test("Activities are deleted in a later turn")
  func activities() async {
    await withCheckedContinuation { done in
      NSUserActivity.deleteAllSavedUserActivities { done.resume() }
    }
    await withCheckedContinuation { done in
      NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"]) { done.resume() }
    }
  }

  @Test("A saved activity has all properties of the activity, and needs no more saving")
  func savedActivity() {
    let activity = NSUserActivity(activityType: "reading")
    activity.title = "Chapter 3"
    activity.isEligibleForPrediction = true
    activity.persistentIdentifier = "chapter-3"
    activity.keywords = ["whale", "sea"]
    activity.expirationDate = Date(timeIntervalSince1970: 1_000)
    activity.needsSave = true
    let saved = activity.saved()
    #expect(saved.title == "Chapter 3" && saved.isEligibleForPrediction && !saved.needsSave)
    #expect(saved.persistentIdentifier == "chapter-3" && saved.keywords == ["whale", "sea"])
    #expect(saved.expirationDate == Date(timeIntervalSince1970: 1_000))
  }

  @MainActor @Test("Views outside of a transition are animated along with it")
  func transition() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = Screen(navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var isRun = false
    #expect(coordinator.animateAlongsideTransition(in: navigation.view) { _ in isRun = true })
    screen.settle()
    #expect(isRun)
  }

  @MainActor @Test("Pasteboards that several threads add to have all items")
  func pasteboard() async throws {
    let pasteboard = try #require(UIPasteboard(name: UIPasteboard.Name("many"), create: true))
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<50 {
        group.addTask { pasteboard.addItems([["public.utf8-plain-text": "\(index)"]]) }
      }
    }
    #expect(pasteboard.numberOfItems == 50)
  }

  private struct Draft: Codable, Equatable {
    var title: String
    var pages: [Int]
  }

  @Test("A value that is Codable is put into an archive and read again")
  func archive() throws {
    let draft = Draft(title: "Tides", pages: [1, 4])
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    try archiver.encodeEncodable(draft, forKey: "draft")
    try archiver.encodeEncodable(7, forKey: "number")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(unarchiver.decodeDecodable(Draft.self, forKey: "draft") == draft)
    #expect(try unarchiver.decodeTopLevelDecodable(Int.self, forKey: "number") == 7)
    #expect(unarchiver.decodeDecodable(Draft.self, forKey: "number") == nil)
    #expect(unarchiver.decodeDecodable(Draft.self, forKey: "gone") == nil)
  }

  @MainActor @Test("A font is an object of Core Foundation")
  func reference() {
    let layer = CATextLayer()
    layer.font = UIFont.systemFont(ofSize: 12) as CFTypeRef
    #expect(layer.font is UIFont)
  }
}
