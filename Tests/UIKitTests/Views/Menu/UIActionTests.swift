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

  @Test("A copy of an action, a command or a menu has the same values, and changes separately")
  func copies() throws {
    var count = 0
    let action = UIAction(title: "Pin", identifier: .init("pin")) { _ in count += 1 }
    let copy = try #require(action.copy() as? UIAction)
    copy.state = .on
    copy.performWithSender(nil, target: nil)
    #expect(copy !== action && copy.title == "Pin" && copy.identifier == action.identifier)
    #expect(action.state == .off && count == 1)
    let command = UIKeyCommand(input: "p", modifierFlags: .command, action: "pin:")
    command.wantsPriorityOverSystemBehavior = true
    let sameCommand = try #require(command.copy() as? UIKeyCommand)
    #expect(sameCommand !== command && sameCommand.input == "p")
    #expect(sameCommand.wantsPriorityOverSystemBehavior)
    let menu = UIMenu(title: "Photo", children: [action])
    let sameMenu = try #require(menu.copy() as? UIMenu)
    #expect(sameMenu !== menu && sameMenu.identifier == menu.identifier)
    #expect(sameMenu.children.first === action)
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
