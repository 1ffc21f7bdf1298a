import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A menu on the screen")
struct MenuViewTests {
  /// A controller with a button in the bar, a button in its view, and a card, all with menus.
  private final class Desk: UIViewController, UIContextMenuInteractionDelegate {
    let button = UIButton(type: .system)
    let card = UIView(frame: CGRect(x: 40, y: 200, width: 300, height: 100))
    var log: [String] = []
    /// The part of the card that is highlighted.
    var face: UIView?

    private func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      _ state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in
        self?.log.append(title)
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Sort",
        menu: UIMenu(children: [action("By name", [], .on), action("By date")]))
      button.setTitle("Options", for: .normal)
      button.frame = CGRect(x: 20, y: 700, width: 120, height: 44)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        title: "All options",
        children: [
          UIMenu(title: "Size", children: [action("Small"), action("Large", .disabled)]),
          UIMenu(options: .displayInline, children: [action("Stay", .keepsMenuPresented)]),
          action("Secret", .hidden),
          UIDeferredMenuElement { [weak self] done in
            if let self { done([action("Later")]) }
          },
        ])
      card.isAccessibilityElement = true
      card.accessibilityLabel = "Card"
      card.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(button)
      view.addSubview(card)
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [self?.action("Share")].compactMap { $0 })
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { face.map { UITargetedPreview(view: $0) } }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("ends") }
  }

  private let desk = Desk()
  private let screen: Screen

  init() {
    let desk = desk
    screen = Screen(desk, inNavigation: true)
  }

  private var labels: [String] { screen.elements.map { $0.label ?? "" } }

  @Test("A finger chooses an element of a bar button's menu, which disappears")
  func barButton() {
    screen.tap("Sort")
    #expect(labels == ["By name", "By date"])
    #expect(screen.find("By name")?.traits.contains(.selected) == true)
    screen.tap("By date")
    #expect(desk.log == ["By date"])
    #expect(labels.contains("Sort") && !labels.contains("By date"))
  }

  @Test("The titles of a menu have two lines, unless its display preferences allow more or fewer")
  func lines() {
    func height(_ preferences: UIMenuDisplayPreferences?) -> CGFloat {
      let title = String(repeating: "A very long title ", count: 20)
      let menu = UIMenu(children: [UIAction(title: title) { _ in }])
      menu.displayPreferences = preferences
      let line = MenuLine(menu.children[0], of: menu, leavesSpaceForMark: false) {}
      return line.sizeThatFits(CGSize(width: 250, height: 0)).height
    }
    let (one, four) = (UIMenuDisplayPreferences(), UIMenuDisplayPreferences())
    one.maximumNumberOfTitleLines = 1
    four.maximumNumberOfTitleLines = 4
    #expect(height(one) < height(nil) && height(nil) < height(four))
    #expect(height(UIMenuDisplayPreferences()) == height(nil))
  }

  @Test("A tap outside dismisses the menu, and touches nothing else")
  func outside() {
    screen.tap("Sort")
    screen.perform { Finger.tap($0.window, at: CGPoint(x: 80, y: 722)) }
    #expect(desk.log.isEmpty && desk.navigationItem.rightBarButtonItem?.presentedMenu == nil)
    #expect(desk.button.presentedMenu == nil)
    #expect(labels.contains("Options") && !labels.contains("By date"))
  }

  @Test("Inline menus and deferred elements are shown in place, hidden ones are not")
  func parts() {
    screen.tap("Options")
    #expect(labels == ["All options", "Size", "Stay", "Later"])
    screen.tap("Stay")
    #expect(desk.log == ["Stay"] && labels.contains("Later"))
    screen.tap("Later")
    #expect(desk.log == ["Stay", "Later"] && !labels.contains("Later"))
  }

  @Test("A submenu takes the place of its menu, and its disabled elements can't be chosen")
  func submenu() {
    screen.tap("Options")
    screen.tap("Size")
    #expect(labels == ["Size", "Small", "Large"])
    screen.tap("Large")
    #expect(desk.log.isEmpty && labels.contains("Large"))
    screen.tap("Small")
    #expect(desk.log == ["Small"] && !labels.contains("Small"))
  }

  @Test("A submenu has an arrow before its title, and its image at the end")
  func arrows() throws {
    let image = UIImage(systemName: "star")
    desk.button.menu = UIMenu(children: [
      UIMenu(title: "Sort", image: image, children: [UIAction(title: "By name") { _ in }]),
      UIAction(title: "Share") { _ in },
    ])
    screen.tap("Options")
    let platter = try #require(
      desk.button.presentedMenu?.view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let lines = platter.subviews.compactMap { $0 as? MenuLine }
    let images = lines.map { line in
      line.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden && $0.image != nil }
    }
    #expect(images.map(\.count) == [2, 0])
    #expect(images[0].map { $0.frame.midX < 125 } == [true, false])
    let titles = lines.map { line in line.subviews.lazy.compactMap { $0 as? UILabel }.first }
    #expect(titles.map { $0?.frame.minX } == [32, 32])
  }

  @Test("A long press shows a context menu beside its view")
  func contextMenu() throws {
    screen.press("Card", for: 0.8)
    let share = try #require(screen.find("Share"))
    #expect(share.frame.minY == 308)
    #expect(share.frame.minX == 40)
    screen.tap("Share")
    #expect(desk.log == ["ends", "Share"])
    #expect(labels.contains("Card"))
  }

  @Test("The lines of a menu follow the text size")
  func textSize() throws {
    func height(_ looks: Look) throws -> CGFloat {
      let screen = Screen(Desk(), on: .phone, looks, inNavigation: true)
      screen.tap("Sort")
      return try #require(screen.find("By date")).frame.height
    }
    #expect(try height(.light) == 44)
    #expect(try height(.text(.accessibility3)) > 60)
  }

  @Test("The view that a context menu is for is in front of the dimmed content")
  func lifted() throws {
    screen.press("Card", for: 0.8)
    let menu = try #require(
      screen.window.subviews.lazy.compactMap { $0 as? MenuView }.first)
    let picture = try #require(menu.subviews.first as? LiftedPreview)
    #expect(picture.frame == desk.card.convert(desk.card.bounds, to: nil))
    #expect(!picture.isUserInteractionEnabled && labels == ["Share"])
    screen.tap("Share")
    desk.face = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
    desk.face.map { desk.card.addSubview($0) }
    screen.press("Card", for: 0.8)
    let other = screen.window.subviews.lazy.compactMap { $0 as? MenuView }.first
    #expect(other?.subviews.first?.frame.size == CGSize(width: 50, height: 40))
  }

  @Test("A menu is above its button if there is no space below, and within the safe area")
  func above() throws {
    screen.tap("Options")
    let later = try #require(screen.find("Later"))
    #expect(later.frame.maxY == 692)
    #expect(later.frame.minX == 20)
  }

  @Test("A menu is dismissed when the view that it belongs to leaves the screen")
  func abandoned() {
    screen.tap("Options")
    screen.perform { _ in desk.button.removeFromSuperview() }
    #expect(desk.button.presentedMenu == nil)
    #expect(labels.contains("Card") && !labels.contains("Later"))
    screen.press("Card", for: 0.8)
    #expect(labels == ["Share"])
    screen.perform { _ in desk.card.removeFromSuperview() }
    #expect(desk.log == ["ends"] && labels.contains("Sort") && !labels.contains("Share"))
    screen.tap("Sort")
    #expect(labels == ["By name", "By date"])
  }

  @Test("A context menu stays when only the highlighted part of its view is removed")
  func highlighted() {
    let face = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    desk.card.addSubview(face)
    desk.face = face
    screen.press("Card", for: 0.8)
    screen.perform { _ in face.removeFromSuperview() }
    #expect(labels == ["Share"])
    screen.tap("Share")
    #expect(desk.log == ["ends", "Share"])
  }

  @Test("A menu that stays shows new titles and states, however its element was chosen")
  func stays() {
    let toggle = UIAction(title: "Quiet", attributes: .keepsMenuPresented) { action in
      action.title = action.title == "Quiet" ? "Loud" : "Quiet"
      action.state = action.state == .on ? .off : .on
    }
    desk.button.menu = UIMenu(children: [toggle])
    screen.tap("Options")
    #expect(labels == ["Quiet"])
    screen.perform { _ in desk.button.presentedMenu?.choose("Quiet") }
    #expect(labels == ["Loud"])
    #expect(screen.find("Loud")?.traits.contains(.selected) == true)
    screen.tap("Loud")
    #expect(labels == ["Quiet"])
    #expect(screen.find("Quiet")?.traits.contains(.selected) == false)
  }

  @Test("A menu that stays keeps its scroll position")
  func scrolled() throws {
    let actions = (1...40).map { number in
      UIAction(title: "Number \(number)", attributes: .keepsMenuPresented) { _ in }
    }
    desk.button.menu = UIMenu(children: actions)
    screen.tap("Options")
    let platter = try #require(
      desk.button.presentedMenu?.view?.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    screen.perform { _ in platter.contentOffset.y = 100 }
    screen.perform { _ in desk.button.presentedMenu?.choose("Number 7") }
    #expect(platter.contentOffset.y == 100)
  }

  @Test("A menu without elements covers nothing, unless it waits for deferred ones")
  func empty() {
    desk.button.menu = UIMenu(children: [])
    screen.tap("Options")
    #expect(labels.contains("Card"))
    var give: (([UIMenuElement]) -> Void)?
    let later = UIDeferredMenuElement.uncached { give = $0 }
    desk.button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [later])])
    screen.tap("Options")
    #expect(!labels.contains("Card"))
    screen.perform { _ in give?([UIAction(title: "Late") { _ in }]) }
    #expect(labels == ["Late"])
    screen.tap("Late")
    screen.tap("Options")
    #expect(!labels.contains("Card"))
    screen.perform { _ in give?([]) }
    #expect(labels.contains("Card") && desk.button.presentedMenu == nil)
  }
}
