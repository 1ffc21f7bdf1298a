import Testing

@testable import GalleyUIKit

@MainActor @Suite("A key command")
struct UIKeyCommandTests {
  @Test("The initializer before iOS 13 has a title for the list of commands")
  func discoverabilityTitle() {
    let command = UIKeyCommand(
      input: "f", modifierFlags: .command, action: "find:", discoverabilityTitle: "Find")
    #expect(command.input == "f" && command.modifierFlags == .command)
    #expect(command.discoverabilityTitle == "Find" && command.title == "")
  }
}
