import Testing

@testable import GalleyUIKit

@MainActor
@Suite("The request of an app extension")
struct NSExtensionContextTests {
  private let context: NSExtensionContext = {
    let item = NSExtensionItem()
    item.attributedContentText = NSAttributedString(string: "Hello")
    item.attachments = [NSItemProvider(object: NSString(string: "Galley"))]
    return NSExtensionContext(inputItems: [item])
  }()

  @Test("A controller and its children have the context of the request, and others have none")
  func controllers() {
    let controller = UIViewController()
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.extensionContext == nil)

    controller.beginRequest(with: context)
    #expect(controller.extensionContext === context)
    #expect(child.extensionContext === context)
    child.removeFromParent()
    #expect(child.extensionContext == nil)
  }

  @Test("A copied item has the text and the attachments of the original")
  func items() throws {
    let item = try #require(context.inputItems.first as? NSExtensionItem)
    let copy = try #require(item.copy() as? NSExtensionItem)
    item.attachments = nil
    #expect(copy.attributedContentText?.string == "Hello")
    #expect(copy.attachments?.count == 1)
  }

  @Test("Completing a request keeps the returned items, and calls the handler in the next turn")
  func completes() {
    nonisolated(unsafe) var hasExpired: Bool?
    context.completeRequest(returningItems: ["one"]) { hasExpired = $0 }
    #expect(hasExpired == nil)
    MainTurn.drain()
    #expect(hasExpired == false)
    guard case .completed(let items) = context.outcome else {
      Issue.record("not completed: \(String(describing: context.outcome))")
      return
    }
    #expect(items as? [String] == ["one"])
  }

  @Test("Only the first answer to a request counts")
  func cancels() {
    #expect(context.outcome == nil)
    context.cancelRequest(withError: CocoaError(.userCancelled))
    context.completeRequest(returningItems: nil)
    guard case .cancelled(let error) = context.outcome else {
      Issue.record("not cancelled: \(String(describing: context.outcome))")
      return
    }
    #expect((error as? CocoaError)?.code == .userCancelled)
  }

  @Test("A URL that an extension opens is opened by the application")
  func opens() throws {
    let url = try #require(URL(string: "https://example.com/extension"))
    nonisolated(unsafe) var isOpened = false
    context.open(url) { isOpened = $0 }
    MainTurn.drain()
    #expect(isOpened)
    #expect(UIApplication.shared.openedURLs.contains(url))
  }
}
