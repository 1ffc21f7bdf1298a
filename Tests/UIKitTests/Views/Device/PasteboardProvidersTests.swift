import Foundation
import Synchronization
import Testing

@testable import GalleyUIKit

@Suite("The item providers of a pasteboard")
struct PasteboardProvidersTests {
  private let board = UIPasteboard.withUniqueName()

  private func text(_ provider: NSItemProvider) -> String? {
    let found = Mutex<String?>(nil)
    provider.loadObject(ofClass: String.self) { text, _ in found.withLock { $0 = text } }
    return found.withLock { $0 }
  }

  @Test("Item providers supply the items, one each, in all types")
  func reading() {
    board.items = [
      ["public.utf8-plain-text": "one", "public.url": URL(fileURLWithPath: "/one")],
      ["public.plain-text": Data("two".utf8)],
    ]
    let providers = board.itemProviders
    #expect(
      providers.map(\.registeredTypeIdentifiers) == [
        ["public.url", "public.utf8-plain-text"], ["public.plain-text"],
      ])
    #expect(providers.map { text($0) } == ["one", "two"])
  }

  @Test("Items that are set as item providers or objects are read as texts and URLs")
  func writing() {
    board.itemProviders = [NSItemProvider(object: NSString(string: "one"))]
    #expect(board.string == "one" && board.numberOfItems == 1)
    board.setObjects([
      NSString(string: "two"), NSURL(fileURLWithPath: "/three"),
    ])
    #expect(board.numberOfItems == 2 && board.strings?.first == "two")
    #expect(board.urls == [URL(fileURLWithPath: "/three")])
  }

  /// The notifications of a pasteboard, one line each.
  private final class Told: @unchecked Sendable { var lines: [String] = [] }

  @Test("Changes are posted with the types that came and went, and so is the removal of the board")
  func notifications() {
    let (told, name) = (Told(), board.name)
    let center = NotificationCenter.default
    let changed = center.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: nil
    ) { notification in
      guard (notification.object as? UIPasteboard)?.name == name else { return }
      let info = notification.userInfo
      let added = info?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
      let removed = info?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      told.lines.append("added \(added), removed \(removed)")
    }
    let gone = center.addObserver(
      forName: UIPasteboard.removedNotification, object: nil, queue: nil
    ) { notification in
      if (notification.object as? UIPasteboard)?.name == name { told.lines.append("gone") }
    }
    defer { for observer in [changed, gone] { center.removeObserver(observer) } }
    board.items = [["public.text": "one"]]
    board.addItems([["public.text": "two", "public.url": URL(fileURLWithPath: "/two")]])
    board.items = []
    UIPasteboard.remove(withName: name)
    UIPasteboard.remove(withName: name)
    #expect(
      told.lines == [
        #"added ["public.text"], removed []"#, #"added ["public.url"], removed []"#,
        #"added [], removed ["public.text", "public.url"]"#, "gone",
      ])
  }
}
