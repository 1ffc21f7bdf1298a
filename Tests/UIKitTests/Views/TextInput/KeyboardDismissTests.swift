import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Dismissing the keyboard by dragging content")
struct KeyboardDismissTests {
  private let screen = KeyboardScreen()
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
  private let content = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
  private let bar = UIView()

  init() {
    content.contentSize = CGSize(width: 375, height: 2_000)
    screen.view.addSubview(content)
    screen.view.addSubview(field)
    screen.view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.window.layoutIfNeeded()
    field.becomeFirstResponder()
    screen.clock.advance(by: 1)
    _ = screen.ear.heard()
  }

  @Test(
    "The keyboard is dismissed as soon as the content is dragged",
    arguments: [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory])
  func onDrag(mode: UIScrollView.KeyboardDismissMode) {
    content.keyboardDismissMode = mode
    let finger = Finger(on: content, at: CGPoint(x: 100, y: 200))
    #expect(field.isFirstResponder)
    finger.move(by: CGPoint(x: 0, y: -40), over: 0.1)
    #expect(!field.isFirstResponder)
    #expect(
      screen.ear.heard() == ["will change 407→667 of 260", "will hide 407→667 of 260"])
    finger.lift()
  }

  @Test("The keyboard stays by default when content is dragged")
  func none() {
    Finger.drag(content, from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 400))
    #expect(field.isFirstResponder)
    #expect(screen.ear.heard() == [])
  }

  @Test("An interactive drag pushes the keyboard down from the finger")
  func interactive() {
    content.keyboardDismissMode = .interactive
    let finger = Finger(on: content, at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
    #expect(bar.frame.maxY == 407)
    finger.move(to: CGPoint(x: 100, y: 500), over: 0.1)
    #expect(bar.frame.maxY == 500)
    #expect(screen.view.keyboardLayoutGuide.layoutFrame.height == 167)
    #expect(field.isFirstResponder && screen.ear.heard() == [])
    finger.lift()
    #expect(!field.isFirstResponder)
    #expect(
      screen.ear.heard() == ["will change 500→667 of 260", "will hide 500→667 of 260"])
    #expect(bar.frame.maxY == 667)
  }

  @Test("The keyboard returns when the finger goes up again, or rests before the middle")
  func comesBack() {
    content.keyboardDismissMode = .interactive
    let finger = Finger(on: content, at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 600), over: 0.2)
    finger.move(to: CGPoint(x: 100, y: 450), over: 0.2)
    #expect(bar.frame.maxY == 450)
    finger.rest(for: 0.5)
    finger.lift()
    #expect(field.isFirstResponder)
    #expect(bar.frame.maxY == 407)
    #expect(
      screen.ear.heard() == ["will change 450→407 of 260", "will show 450→407 of 260"])
  }

  @Test("A keyboard that returns completely posts nothing")
  func nothing() {
    content.keyboardDismissMode = .interactive
    let finger = Finger(on: content, at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 600), over: 0.2)
    finger.move(to: CGPoint(x: 100, y: 300), over: 0.2)
    finger.lift()
    #expect(field.isFirstResponder && bar.frame.maxY == 407)
    screen.clock.advance(by: 1)
    #expect(screen.ear.heard() == [])
  }

  @Test("An interactive drag pushes the keyboard from the guide's padding above it")
  func padding() {
    content.keyboardDismissMode = .interactive
    screen.view.keyboardLayoutGuide.keyboardDismissPadding = 60
    let finger = Finger(on: content, at: CGPoint(x: 100, y: 200))
    finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
    #expect(bar.frame.maxY == 460)
    finger.cancel()
  }

  @Test("The keyboard stays if the field does not want to end editing")
  func refusal() {
    final class Firm: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let firm = Firm()
    field.delegate = firm
    content.keyboardDismissMode = .interactive
    Finger.drag(
      content, from: CGPoint(x: 100, y: 200), by: CGPoint(x: 0, y: 350), over: 0.2, thenRest: 0)
    #expect(field.isFirstResponder)
    #expect(bar.frame.maxY == 407)
  }
}
