import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Notification settings from before iOS 10")
struct UIUserNotificationSettingsTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var types: [UIUserNotificationType] = []

    func application(
      _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
    ) { types.append(notificationSettings.types) }
  }

  @Test(
    "The delegate is called with the kinds of notifications that the user allows",
    arguments: [true, false])
  func registering(isAllowed: Bool) {
    let application = UIApplication(in: UIWindowScene(), on: UIDevice())
    let delegate = Delegate()
    application.delegate = delegate
    application.notificationCenter.grantsAuthorization = isAllowed
    #expect(application.currentUserNotificationSettings?.types == [])
    let category = UIMutableUserNotificationCategory()
    category.identifier = "message"
    let categories: Set<UIUserNotificationCategory> = [category]
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: categories))
    #expect(delegate.types.isEmpty)
    MainTurn.drain()
    let types: UIUserNotificationType = isAllowed ? [.alert, .badge] : []
    #expect(delegate.types == [types])
    #expect(application.currentUserNotificationSettings?.types == types)
    #expect(application.currentUserNotificationSettings?.categories == categories)
    #expect((category as UIUserNotificationCategory).identifier == "message")
    #expect(application.notificationCenter.requestedOptions == [.alert, .badge])
  }
}
