import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Activities of the user")
struct UserActivityTests {
  private let application = UIApplication(in: UIWindowScene(), on: UIDevice())

  @Test("An activity that becomes current replaces the one that was current")
  func becomesCurrent() {
    application.performAsCurrent {
      let reading = NSUserActivity(activityType: "reading")
      let writing = NSUserActivity(activityType: "writing")
      reading.becomeCurrent()
      #expect(application.currentUserActivity === reading)
      writing.becomeCurrent()
      #expect(!reading.isCurrent && writing.isCurrent)
      #expect(application.currentUserActivity === writing)
      reading.resignCurrent()
      #expect(application.currentUserActivity === writing)
      writing.invalidate()
      #expect(!writing.isCurrent && application.currentUserActivity == nil)
    }
  }

  @Test("Two applications have a current activity each")
  func twoApplications() {
    let other = UIApplication(in: UIWindowScene(), on: UIDevice())
    let reading = NSUserActivity(activityType: "reading")
    let writing = NSUserActivity(activityType: "writing")
    application.performAsCurrent { reading.becomeCurrent() }
    other.performAsCurrent { writing.becomeCurrent() }
    #expect(reading.isCurrent && writing.isCurrent)
    #expect(application.currentUserActivity === reading && other.currentUserActivity === writing)
  }

  @Test("An activity that becomes current in another application resigns in the first one")
  func changesApplication() {
    let other = UIApplication(in: UIWindowScene(), on: UIDevice())
    let reading = NSUserActivity(activityType: "reading")
    application.performAsCurrent { reading.becomeCurrent() }
    other.performAsCurrent { reading.becomeCurrent() }
    #expect(application.currentUserActivity == nil && other.currentUserActivity === reading)
    #expect(reading.isCurrent)
  }

  /// Continues nothing: the methods for activities are not implemented.
  private final class PlainDelegate: NSObject, UIApplicationDelegate {}

  @Test("A delegate without the method does not continue an activity")
  func notImplemented() {
    let activity = NSUserActivity(activityType: "reading")
    #expect(!application.receive(activity))
    application.delegate = PlainDelegate()
    #expect(!application.receive(activity))
  }
}
