import Foundation
import Testing
import UIKit

@MainActor @Suite("Activation conditions of a scene")
struct UISceneActivationConditionsTests {
  @Test("A scene can show any content and prefers none, until its conditions are changed")
  func predicates() {
    let scene = UIWindowScene()
    let conditions = scene.activationConditions
    #expect(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "page"))
    #expect(!conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "page"))

    conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    let same = scene.activationConditions
    #expect(same.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "page"))
  }

  @Test("A mutable quick action names the content that it opens")
  func quickActions() {
    let action = UIMutableApplicationShortcutItem(type: "open", localizedTitle: "Open")
    #expect(action.targetContentIdentifier == nil)
    action.targetContentIdentifier = "page"
    #expect((action as UIApplicationShortcutItem).targetContentIdentifier as? String == "page")
  }
}
