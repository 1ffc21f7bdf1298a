import Foundation
import Testing
import UIKit

@MainActor
@Suite("Paste configurations", .serialized)
struct UIPasteConfigurationTests {
  private final class Board: UIView {
    var pasted: [[String]] = []

    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
    }
  }

  @Test("A responder takes the items that its configuration accepts, and no others")
  func pasting() {
    let board = Board()
    let before = UIPasteboard.general.items
    defer { UIPasteboard.general.items = before }
    UIPasteboard.general.string = "text"
    #expect(!board.canPerformAction("paste:", withSender: nil) || board.pasteConfiguration == nil)
    board.paste(nil)
    #expect(board.pasted.isEmpty)
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIImage.self)
    #expect(!board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)
    #expect(board.pasted.isEmpty)
    board.pasteConfiguration?.addTypeIdentifiers(forAccepting: NSString.self)
    #expect(board.canPerformAction("paste:", withSender: nil))
    board.paste(nil)
    #expect(board.pasted.count == 1 && board.pasted[0].contains("public.utf8-plain-text"))
  }

  @Test("A configuration lists the types that it was made of")
  func types() {
    let configuration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.url"])
    configuration.addAcceptableTypeIdentifiers(["public.png"])
    #expect(configuration.acceptableTypeIdentifiers == ["public.url", "public.png"])
    #expect(
      UIPasteConfiguration(forAccepting: NSURL.self).acceptableTypeIdentifiers == ["public.url"])
  }
}
