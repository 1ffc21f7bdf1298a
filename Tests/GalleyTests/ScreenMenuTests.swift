import Testing
import UIKit

@testable import Galley

/// A controller with a menu in its bar, a button with a menu, and a label that says what was chosen.
private final class MenuViewController: UIViewController {
  let chosen = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Sort",
      menu: UIMenu(children: [
        choice("Newest"), choice("Oldest", .disabled),
        UIMenu(title: "By author", children: [choice("Ada"), choice("Grace")]),
      ]))
    let button = UIButton(configuration: .filled())
    button.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [choice("Share")])
    button.showsMenuAsPrimaryAction = true
    chosen.text = "Nothing"
    view.addSubview(chosen)
    view.addSubview(button)
  }

  private func choice(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [chosen] _ in chosen.text = "Chose \(title)" }
  }
}

@MainActor @Suite("Menus on a screen")
struct ScreenMenuTests {
  private let screen = Screen(MenuViewController(), inNavigation: true)

  @Test("A tap on a bar button shows its menu, and a tap on a line of the menu chooses it")
  func barButton() {
    #expect(screen.find("Newest") == nil)
    screen.tap("Sort")
    #expect(screen.find("Newest")?.traits.contains(.notEnabled) == false)
    #expect(screen.find("Oldest")?.traits.contains(.notEnabled) == true)
    #expect(screen.find("Ada") == nil)
    screen.tap("Newest")
    #expect(screen.find("Chose Newest") != nil)
    #expect(screen.find("Oldest") == nil)
  }

  @Test("The lines of a submenu are chosen by their names")
  func submenu() {
    screen.tap("Sort")
    screen.tap("By author")
    screen.tap("Grace")
    #expect(screen.find("Chose Grace") != nil)
  }

  @Test("A tap on a line that is not enabled does nothing")
  func disabled() {
    screen.tap("Sort")
    screen.tap("Oldest")
    #expect(screen.find("Nothing") != nil)
    #expect(screen.find("Newest") != nil)
  }

  @Test("The menu of a button belongs to its own screen")
  func button() {
    let other = Screen(MenuViewController(), inNavigation: true)
    screen.tap("More")
    #expect(screen.find("Share") != nil)
    #expect(other.find("Share") == nil)
    screen.tap("Share")
    #expect(screen.find("Chose Share") != nil)
  }

  @Test("A choice is a step, which is repeated in another look")
  func steps() {
    screen.tap("Sort")
    screen.tap("By author")
    screen.tap("Ada")
    let dark = screen.remade(on: nil, .dark)
    #expect(dark?.find("Chose Ada") != nil)
    #expect(dark?.look.style == .dark)
  }
}
