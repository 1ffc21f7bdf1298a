import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A text field or text view that is made first responder before it is in a window")
struct WaitingResponderTests {
  /// A form that begins editing when its view is loaded.
  private final class Form: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let notes = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 80))
    let startsWithNotes: Bool

    init(startsWithNotes: Bool) {
      self.startsWithNotes = startsWithNotes
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(name)
      view.addSubview(notes)
      let begins = startsWithNotes ? notes.becomeFirstResponder() : name.becomeFirstResponder()
      #expect(!begins)
    }
  }

  @Test(
    "A field or text view begins editing when it enters the window, and the keyboard appears",
    arguments: [false, true])
  func begins(startsWithNotes: Bool) {
    let form = Form(startsWithNotes: startsWithNotes)
    let screen = KeyboardScreen(root: form)
    #expect(form.name.isFirstResponder == !startsWithNotes)
    #expect(form.notes.isFirstResponder == startsWithNotes)
    #expect(screen.scene.keyboard.isShown)
  }

  @Test("A field in a row begins editing when the row becomes visible")
  func rows() {
    let screen = KeyboardScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 34))
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.contentView.addSubview(field)
    field.becomeFirstResponder()
    #expect(!field.isFirstResponder)
    screen.view.addSubview(row)
    #expect(field.isFirstResponder)
  }

  @Test("A field that has resigned does not wait for a window any longer")
  func resigns() {
    let screen = KeyboardScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    field.becomeFirstResponder()
    field.resignFirstResponder()
    screen.view.addSubview(field)
    #expect(!field.isFirstResponder)
  }

  @Test("A field begins editing only once")
  func once() {
    let screen = KeyboardScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    field.becomeFirstResponder()
    screen.view.addSubview(field)
    field.resignFirstResponder()
    field.removeFromSuperview()
    screen.view.addSubview(field)
    #expect(!field.isFirstResponder)
  }
}
