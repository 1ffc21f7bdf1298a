import Foundation
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("An action")
struct UIActionTests {
  @Test("An action stores its properties")
  func members() {
    let image = UIImage()
    let action = UIAction(
      title: "Delete", subtitle: "For good", image: image, identifier: .init("delete"),
      discoverabilityTitle: "Delete the mail", attributes: [.destructive, .disabled], state: .mixed
    ) { _ in }
    #expect(action.title == "Delete" && action.subtitle == "For good" && action.image === image)
    #expect(action.identifier.rawValue == "delete")
    #expect(action.discoverabilityTitle == "Delete the mail")
    #expect(action.attributes == [.destructive, .disabled] && action.state == .mixed)
    action.title = "Remove"
    action.image = nil
    action.state = .on
    let element: UIMenuElement = action
    #expect(element.title == "Remove" && element.image == nil && action.state == .on)
  }

  @Test("An action has a unique identifier, unless it is given one")
  func identifiers() {
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
  }

  @Test(
    "An action knows its sender while it is performed, and the previous one after a nested call")
  func senders() {
    var seen: [String] = []
    let action = UIAction { action in
      let sender = action.sender as? String ?? "-"
      seen.append(sender)
      if sender == "outer" {
        action.performWithSender("inner", target: nil)
        seen.append(action.sender as? String ?? "-")
      }
    }
    action.performWithSender("outer", target: nil)
    #expect(seen == ["outer", "inner", "outer"])
    #expect(action.sender == nil)
  }
}
