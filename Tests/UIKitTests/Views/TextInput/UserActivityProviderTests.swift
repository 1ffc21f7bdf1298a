import Foundation
import Testing
import UIKit

@Suite("User activities in item providers")
struct UserActivityProviderTests {
  private func makeActivity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.title = "A page"
    activity.userInfo = ["page": 3, "places": ["a", "b"]]
    activity.webpageURL = URL(string: "https://example.org/3")
    activity.targetContentIdentifier = "page-3"
    activity.requiredUserInfoKeys = ["page"]
    activity.keywords = ["page", "book"]
    return activity
  }

  @Test("An activity that is registered with a provider is loaded with its properties")
  func loads() throws {
    let provider = NSItemProvider(object: NSString(string: "text"))
    provider.registerObject(makeActivity(), visibility: .all)
    #expect(provider.canLoadObject(ofClass: NSUserActivity.self))
    #expect(provider.canLoadObject(ofClass: NSString.self))

    nonisolated(unsafe) var loaded: (any NSItemProviderReading)?
    provider.loadObject(ofClass: NSUserActivity.self) { object, _ in loaded = object }
    let activity = try #require(loaded as? NSUserActivity)
    #expect(activity.activityType == "org.example.read")
    #expect(activity.title == "A page")
    #expect(activity.userInfo?["page"] as? Int == 3)
    #expect(activity.userInfo?["places"] as? [String] == ["a", "b"])
    #expect(activity.webpageURL?.absoluteString == "https://example.org/3")
    #expect(activity.targetContentIdentifier == "page-3")
    #expect(activity.requiredUserInfoKeys == ["page"])
    #expect(activity.keywords == ["book", "page"])
    #expect(activity.persistentIdentifier == nil && activity.expirationDate == nil)
  }

  @Test("An activity whose information is not a property list is not loaded, but reports an error")
  func reportsErrors() {
    let activity = makeActivity()
    activity.userInfo = [3: "page"]
    let provider = NSItemProvider(object: activity)
    nonisolated(unsafe) var failures: [any Error] = []
    nonisolated(unsafe) var loaded: (any NSItemProviderReading)?
    provider.loadObject(ofClass: NSUserActivity.self) { object, error in
      loaded = object
      if let error { failures.append(error) }
    }
    #expect(loaded == nil)
    #expect(failures.count == 1)
  }
}
