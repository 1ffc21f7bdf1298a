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
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
    #expect(delegate.types.isEmpty)
    MainTurn.drain()
    let types: UIUserNotificationType = isAllowed ? [.alert, .badge] : []
    #expect(delegate.types == [types])
    #expect(application.currentUserNotificationSettings?.types == types)
    #expect(application.notificationCenter.requestedOptions == [.alert, .badge])
  }
}
