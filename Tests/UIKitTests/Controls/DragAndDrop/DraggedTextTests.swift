import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Text that is dragged")
struct DraggedTextTests {
  @MainActor
  private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate {
    var events: [String] = []
    var action = UITextDropProposal.Action.insert

    func textDraggableView(
      _ textDraggableView: UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      events.append(textDraggableView.text(in: dragRequest.dragRange) ?? "")
      return dragRequest.suggestedItems
    }
    func textDraggableView(
      _ textDraggableView: UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { events.append("ended") }
    func textDroppableView(
      _ textDroppableView: UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      let proposal = UITextDropProposal(operation: drop.isSameView ? .move : .copy)
      proposal.dropAction = action
      return proposal
    }
    func textDroppableView(
      _ textDroppableView: UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) { events.append("drops") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let source = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let target = UITextView(frame: CGRect(x: 0, y: 150, width: 300, height: 100))
  private let delegate = Delegate()

  init() {
    source.text = "salt and pepper"
    target.text = "buy "
    window.addSubview(source)
    window.addSubview(target)
    window.makeKeyAndVisible()
    source.textDragDelegate = delegate
    source.textDropDelegate = delegate
    target.textDropDelegate = delegate
    window.layoutIfNeeded()
  }

  private func middle(of range: NSRange) throws -> CGPoint {
    let start = try #require(
      source.position(from: source.beginningOfDocument, offset: range.location))
    let end = try #require(source.position(from: start, offset: range.length))
    let text = try #require(source.textRange(from: start, to: end))
    let rect = source.firstRect(for: text)
    return source.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  private func drag(from start: CGPoint, to end: CGPoint) {
    let finger = Finger(on: window, at: start)
    finger.rest(for: 0.7)
    finger.move(to: end, over: 0.3)
    finger.lift()
    window.frameClock.advance(by: 0.5)
    MainTurn.drain()
  }

  @Test("Selected text is copied into another view")
  func copies() throws {
    source.selectedRange = NSRange(location: 9, length: 6)
    let end = target.convert(CGPoint(x: 280, y: 15), to: nil)
    drag(from: try middle(of: source.selectedRange), to: end)
    #expect(target.text == "buy pepper")
    #expect(source.text == "salt and pepper")
    #expect(delegate.events == ["pepper", "drops", "ended"])
  }

  @Test("Selected text is moved within its view")
  func moves() throws {
    source.selectedRange = NSRange(location: 0, length: 5)
    let end = source.convert(CGPoint(x: 290, y: 15), to: nil)
    drag(from: try middle(of: source.selectedRange), to: end)
    #expect(source.text == "and peppersalt ")
  }

  @Test("Text that replaces the selection is moved if it is dropped beside the selection")
  func movesBesideSelection() throws {
    delegate.action = .replaceSelection
    source.selectedRange = NSRange(location: 0, length: 5)
    let end = source.convert(CGPoint(x: 290, y: 15), to: nil)
    drag(from: try middle(of: source.selectedRange), to: end)
    #expect(source.text == "and peppersalt ")
  }

  @Test("Text that was lifted and let go stays when other text is dropped")
  func lifted() throws {
    source.selectedRange = NSRange(location: 0, length: 5)
    let finger = Finger(on: window, at: try middle(of: source.selectedRange))
    finger.rest(for: 0.7)
    finger.lift()
    window.frameClock.advance(by: 0.5)
    #expect(!source.isTextDragActive)
    target.textDragDelegate = delegate
    target.selectedRange = NSRange(location: 0, length: 3)
    let text = try #require(target.selectedTextRange)
    let rect = target.firstRect(for: text)
    drag(
      from: target.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil),
      to: source.convert(CGPoint(x: 290, y: 15), to: nil))
    #expect(source.text == "salt and pepperbuy")
    #expect(target.text == "buy ")
  }

  @Test("A drop replaces all text, if the delegate says so")
  func replaces() throws {
    delegate.action = .replaceAll
    source.selectedRange = NSRange(location: 0, length: 4)
    drag(
      from: try middle(of: source.selectedRange), to: target.convert(CGPoint(x: 9, y: 15), to: nil))
    #expect(target.text == "salt")
  }

  @Test("Text that is not selected, and that of a view without a delegate, is not dragged")
  func nothing() throws {
    source.selectedRange = NSRange(location: 0, length: 4)
    drag(
      from: try middle(of: NSRange(location: 10, length: 4)),
      to: target.convert(CGPoint(x: 9, y: 15), to: nil))
    #expect(target.text == "buy " && delegate.events.isEmpty)
    source.textDragDelegate = nil
    #expect(source.textDragInteraction == nil && source.textDropInteraction != nil)
  }
}
