import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("An accessibility outline")
struct AccessibilityOutlineTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func view(
    _ label: String?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 40, _ height: CGFloat = 20,
    in around: UIView? = nil
  ) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.isAccessibilityElement = label != nil
    view.accessibilityLabel = label
    (around ?? window).addSubview(view)
    return view
  }

  @Test("An outline prints each element on a line")
  func printed() {
    let title = view("Inbox", 16, 20, 288, 34)
    title.accessibilityTraits = [.staticText, .header]
    let like = view("Like", 16, 60.5, 44, 44)
    like.accessibilityTraits = .button
    like.accessibilityValue = "3"
    like.accessibilityHint = "Likes \"it\""
    like.accessibilityIdentifier = "like"
    like.accessibilityLanguage = "en"
    like.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Share") { _ in true },
      UIAccessibilityCustomAction(name: "Hide") { _ in true },
    ]
    let nameless = view("", 0, 200, 10, 10)
    nameless.accessibilityLabel = nil
    #expect(
      "\(window.accessibilityOutline())" == """
        "Inbox" (static text, header), at (16, 20, 288, 34)
        "Like" (button), value "3", hint "Likes \\"it\\"", in en, actions Share/Hide, #like, \
        at (16, 60.5, 44, 44)
        no label, at (0, 200, 10, 10)
        """)
  }

  @Test("An outline goes line by line, in reading direction")
  func order() {
    _ = view("4", 100, 50)
    _ = view("2", 100, 5)
    _ = view("3", 0, 50)
    _ = view("1", 0, 0)
    #expect(window.accessibilityOutline().labels == ["1", "2", "3", "4"])
    window.semanticContentAttribute = .forceRightToLeft
    #expect(window.accessibilityOutline().labels == ["2", "1", "4", "3"])
  }

  @Test("An element below the middle of a line's first element is in the next line")
  func lines() {
    _ = view("avatar", 0, 0, 40, 40)
    _ = view("text", 50, 20, 100, 20)
    _ = view("date", 200, 2, 40, 20)
    #expect(window.accessibilityOutline().labels == ["avatar", "date", "text"])
  }

  @Test("The elements of a group stay together, at the position of the group")
  func groups() {
    let left = view(nil, 0, 0, 100, 100)
    _ = view("l1", 0, 0, in: left)
    _ = view("l2", 0, 50, in: left)
    let right = view(nil, 150, 0, 100, 100)
    _ = view("r1", 0, 0, in: right)
    _ = view("r2", 0, 50, in: right)
    #expect(window.accessibilityOutline().labels == ["l1", "r1", "l2", "r2"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(window.accessibilityOutline().labels == ["l1", "l2", "r1", "r2"])
  }

  @Test("A container's own order is used, for views and for elements that are not views")
  func containers() {
    let card = view(nil, 0, 0, 200, 100)
    let bottom = view("bottom", 0, 50, in: card)
    _ = view("left out", 0, 0, in: card)
    let drawn = UIAccessibilityElement(accessibilityContainer: card)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 5, height: 5)
    card.accessibilityElements = [bottom, drawn]
    #expect(window.accessibilityOutline().labels == ["bottom", "drawn"])
    card.accessibilityElements = []
    #expect(window.accessibilityOutline().items.isEmpty)
  }

  final class Ticks: UIView {
    override func accessibilityElementCount() -> Int { 3 }
    override func accessibilityElement(at index: Int) -> Any? {
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = "tick \(index)"
      return element
    }
  }

  @Test("A container may return its elements by index")
  func oneByOne() {
    window.addSubview(Ticks())
    #expect(window.accessibilityOutline().labels == ["tick 0", "tick 1", "tick 2"])
  }

  @Test("An element hides its descendants")
  func nested() {
    let cell = view("cell", 0, 0, 200, 50)
    _ = view("inside", 0, 0, in: cell)
    #expect(window.accessibilityOutline().labels == ["cell"])
  }

  @Test("Hidden elements are left out")
  func hidden() {
    view("hidden", 0, 0).isHidden = true
    view("clear", 0, 30).alpha = 0
    let group = view(nil, 0, 60)
    _ = view("in a group", 0, 0, in: group)
    group.accessibilityElementsHidden = true
    _ = view("shown", 0, 90)
    #expect(window.accessibilityOutline().labels == ["shown"])
  }

  @Test("A modal view hides everything else, as long as it is visible")
  func modal() {
    _ = view("behind", 0, 0)
    let sheet = view(nil, 0, 100, 320, 380)
    _ = view("in the sheet", 0, 0, in: sheet)
    sheet.accessibilityViewIsModal = true
    #expect(window.accessibilityOutline().labels == ["in the sheet"])
    sheet.isHidden = true
    #expect(window.accessibilityOutline().labels == ["behind"])
  }

  @Test("Containers that contain each other, and elements in two containers, are visited once")
  func circle() {
    let first = view(nil, 0, 0)
    let second = view(nil, 0, 30)
    let element = view("element", 0, 60)
    first.accessibilityElements = [second, element]
    second.accessibilityElements = [first]
    #expect(window.accessibilityOutline().labels == ["element"])
  }

  @Test("The frames of an outline are those in the window, wherever that is")
  func frames() {
    window.frame.origin = CGPoint(x: 100, y: 100)
    let card = view(nil, 10, 10, 100, 100)
    card.bounds.origin.y = 5
    _ = view("a", 1, 7, in: card)
    #expect(
      window.accessibilityOutline().items.map(\.frame)
        == [CGRect(x: 11, y: 12, width: 40, height: 20)])
  }

  @Test("Elements are found by their identifiers and their labels")
  func finding() throws {
    let like = view("Like", 0, 0)
    like.accessibilityIdentifier = "like"
    let list = view(nil, 0, 50)
    list.accessibilityIdentifier = "list"
    let outline = window.accessibilityOutline()
    #expect(outline.find(identifier: "like")?.label == "Like")
    #expect(outline.find(label: "Like")?.identifier == "like")
    #expect(outline.find(identifier: "none") == nil)
    #expect(window.accessibilityObject(identifier: "like") === like)
    #expect(window.accessibilityObject(identifier: "list") === list)
    list.isHidden = true
    #expect(window.accessibilityObject(identifier: "list") == nil)
  }

  @Test("Activity indicators are elements")
  func indicators() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.5
    window.addSubview(bar)
    let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 10, width: 20, height: 20))
    spinner.startAnimating()
    window.addSubview(spinner)
    #expect(
      "\(window.accessibilityOutline())" == """
        "Progress" (updates frequently), value "50%", at (0, 0, 100, 4)
        "In progress" (updates frequently), at (0, 10, 20, 20)
        """)
  }

  @Test("Outlines are compared by their elements")
  func equal() {
    _ = view("a", 0, 0)
    let before = window.accessibilityOutline()
    #expect(before == window.accessibilityOutline())
    #expect(
      before
        == AccessibilityOutline([
          AccessibilityItem(label: "a", frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        ]))
    _ = view("b", 0, 30)
    #expect(before != window.accessibilityOutline())
  }
}
