import Galley
import Testing
import UIKit

@testable import MessageList

@MainActor
@Suite("A list of messages")
struct MessageListTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let controller = MessageListViewController()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.messages = [Message(id: "1", text: "Hello")]
    settle()
  }

  /// What was asked for is done, and what moves has come to rest.
  func settle() {
    MainTurn.drain()
    window.frameClock.advanceUntilStill()
  }

  func cell(_ section: Int) -> MessageCell? {
    let path = IndexPath(item: 0, section: section)
    return controller.collectionView.cellForItem(at: path) as? MessageCell
  }

  @Test("A message that arrives is shown, and the one before it stays what it is")
  func arrives() {
    let first = cell(0)
    controller.messages.append(Message(id: "2", text: "World"))
    settle()
    #expect(cell(0) === first)
    #expect(cell(1)?.label.text == "World")
  }

  @Test("A tap opens a message, and moves the next one down")
  func opens() throws {
    controller.messages.append(Message(id: "2", text: "World"))
    settle()
    Finger.tap(try #require(cell(0)))
    settle()
    #expect(cell(0)?.frame.height == 88)
    #expect(cell(1)?.frame.minY == 88)
  }
}
