import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("Elements that a screen finds")
struct FindingNamesTests {
  private final class Form: UIViewController, UITextViewDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
    let terms = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Amount"
      let done = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in
          self?.log.append("done")
          self?.field.resignFirstResponder()
        })
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.items = [.flexibleSpace(), done]
      field.inputAccessoryView = bar
      let text = NSMutableAttributedString(string: "Read the terms and the notes.")
      let whole = text.string as NSString
      for (part, name) in [("the terms", "terms"), ("the notes", "notes")] {
        text.addAttribute(
          .link, value: URL(string: "https://example.com/\(name)")!, range: whole.range(of: part))
      }
      terms.attributedText = text
      terms.isEditable = false
      terms.delegate = self
      view.addSubview(field)
      view.addSubview(terms)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis.circle"),
        primaryAction: UIAction { [weak self] _ in self?.log.append("more") })
    }

    func textView(
      _ textView: UITextView, shouldInteractWith url: URL, in range: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append(url.lastPathComponent)
      return false
    }
  }

  private let form = Form()
  private let screen: Screen

  init() {
    let form = form
    screen = Screen(form, inNavigation: true)
  }

  @Test("The buttons above the keyboard are found and tapped, as long as they are there")
  func accessory() {
    #expect(screen.find("Done") == nil)
    screen.tap("Amount")
    screen.tap("Done")
    #expect(form.log == ["done"] && !form.field.isFirstResponder)
    #expect(screen.find("Done") == nil)
  }

  @Test("The links of a text are elements, unless the text is edited")
  func links() {
    #expect(screen.find("the terms")?.traits == .link)
    screen.tap("the notes")
    screen.tap("the terms")
    #expect(form.log == ["notes", "terms"])
    form.terms.isEditable = true
    #expect(screen.find("the terms") == nil)
  }

  @Test("A bar button with a symbol has the symbol's name, as a button has")
  func symbol() {
    screen.tap("ellipsis")
    #expect(form.log == ["more"])
    form.navigationItem.rightBarButtonItem?.accessibilityLabel = "More"
    screen.settle()
    #expect(screen.find("ellipsis") == nil)
    screen.tap("More")
    #expect(form.log == ["more", "more"])
  }

  @Test("Tabs and segments without a title have the names of their symbols")
  func tabsAndSegments() {
    let tabs = UITabBarController()
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "house.fill"), tag: 0)
    let segments = UISegmentedControl(items: [UIImage(systemName: "star")!, "Text"])
    segments.frame = CGRect(x: 20, y: 100, width: 200, height: 32)
    first.view.addSubview(segments)
    tabs.viewControllers = [first]
    let screen = Screen(tabs)
    #expect(screen.find("house") != nil)
    #expect(screen.find("star") != nil)
  }
}
