import Foundation
import GalleyDrawing
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("Accessibility members of objects")
struct AccessibilityMembersTests {
  final class Chart: UIView {
    override var accessibilityLabel: String? {
      get { "Chart of \(accessibilityValue ?? "nothing")" }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override func accessibilityActivate() -> Bool { true }
  }

  final class Screen: UIViewController {
    var isGone = false
    override func accessibilityPerformEscape() -> Bool {
      isGone = true
      return true
    }
  }

  @Test("A plain view is no accessibility element, and has no values")
  func plain() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(view.accessibilityElements == nil)
    #expect(view.accessibilityElementCount() == NSNotFound)
    #expect(!view.accessibilityActivate())
  }

  @Test("An object returns the accessibility values that were set")
  func told() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Like"
    view.accessibilityValue = "3"
    view.accessibilityHint = "Likes it"
    view.accessibilityTraits = [.button, .selected]
    view.accessibilityIdentifier = "like"
    view.accessibilityLanguage = "en"
    #expect(view.accessibilityLabel == "Like")
    #expect(view.accessibilityAttributedLabel?.string == "Like")
    #expect(view.accessibilityUserInputLabels == ["Like"])
    view.accessibilityAttributedLabel = NSAttributedString(string: "Love")
    #expect(view.accessibilityLabel == "Love")
    view.accessibilityLabel = nil
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityValue == "3")
    view.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(view.accessibilityPath != nil)
    view.accessibilityIgnoresInvertColors = true
    #expect(view.accessibilityIgnoresInvertColors)
    #expect("\(view.accessibilityTraits)" == "button, selected")
  }

  @Test("Accessibility overrides of a subclass are used, also if the type is UIView or NSObject")
  func overridden() {
    let chart = Chart()
    chart.accessibilityValue = "rain"
    #expect((chart as UIView).accessibilityLabel == "Chart of rain")
    #expect((chart as NSObject).accessibilityLabel == "Chart of rain")
    #expect((chart as NSObject).isAccessibilityElement)
    #expect(chart.accessibilityActivate())
    #expect(chart.accessibilityAttributedLabel?.string == "Chart of rain")
  }

  @Test("A controller has accessibility members")
  func controller() {
    let screen = Screen()
    #expect(screen.accessibilityPerformEscape())
    #expect(screen.isGone)
    #expect(!screen.accessibilityPerformMagicTap())
  }

  @Test("Accessibility values of an object that is no responder are stored, and released with it")
  func objects() {
    var object: NSObject? = NSObject()
    object?.accessibilityLabel = "Thing"
    object?.accessibilityTraits = .link
    #expect(object?.accessibilityLabel == "Thing")
    #expect(NSObject().accessibilityLabel == nil)
    object = nil
    let image = UIImage()
    image.accessibilityIdentifier = "photo"
    image.accessibilityLabel = "Photo"
    #expect(image.accessibilityIdentifier == "photo")
    #expect(image.accessibilityLabel == "Photo")
  }

  @Test("The accessibility frame is that of the view on the screen, unless it was set")
  func frames() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 40, height: 20))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 15, y: 26, width: 40, height: 20))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 35, y: 36))
    view.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("An accessibility element moves with its container")
  func element() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let chart = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    window.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityLabel = "May"
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 8, height: 60)
    #expect(bar.isAccessibilityElement)
    #expect(bar.accessibilityContainer as? UIView === chart)
    #expect(bar.accessibilityFrame == CGRect(x: 15, y: 15, width: 8, height: 60))
    chart.frame.origin.y = 50
    #expect(bar.accessibilityFrame == CGRect(x: 15, y: 55, width: 8, height: 60))
    bar.accessibilityFrame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(bar.accessibilityFrame == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(bar.accessibilityFrameInContainerSpace == .zero)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 8, height: 60)
    #expect(bar.accessibilityFrame == CGRect(x: 11, y: 51, width: 8, height: 60))
    #expect(bar.next === chart)
  }

  @Test("An accessibility container counts its elements")
  func container() {
    let view = UIView()
    let first = UIAccessibilityElement(accessibilityContainer: view)
    let second = UIAccessibilityElement(accessibilityContainer: view)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? NSObject === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("A custom action calls its closure")
  func actions() {
    var names: [String] = []
    let action = UIAccessibilityCustomAction(name: "Delete") {
      names.append($0.name)
      return true
    }
    #expect(action.perform())
    action.name = "Remove"
    #expect(action.perform())
    action.actionHandler = nil
    #expect(!action.perform())
    #expect(names == ["Delete", "Remove"])
  }

  final class Item: UIBarButtonItem {
    override var accessibilityHint: String? {
      get { "Opens \(accessibilityLabel ?? "nothing")" }
      set {}
    }
  }

  @Test("Items of bars have accessibility values, which subclasses override")
  func items() {
    let item = Item(title: "Inbox", style: .plain, target: nil, action: nil)
    #expect(item.accessibilityHint == "Opens nothing" && !item.isAccessibilityElement)
    item.accessibilityLabel = "Letters"
    item.accessibilityTraits = .button
    item.accessibilityValue = "3"
    #expect(item.accessibilityHint == "Opens Letters" && item.accessibilityTraits == .button)
    #expect((item as NSObject).accessibilityValue == "3")
    let title = UINavigationItem(title: "Inbox")
    title.accessibilityHint = "All letters"
    title.isAccessibilityElement = true
    #expect(title.accessibilityHint == "All letters" && title.accessibilityLabel == nil)
    #expect((title as NSObject).isAccessibilityElement)
  }

  @Test("Bar items satisfy an app's protocol with their own accessibility label")
  func meets() {
    func label(_ item: some Titled) -> String? { item.accessibilityLabel }
    let item = UINavigationItem(title: "Inbox")
    item.accessibilityLabel = "Letters"
    #expect(label(item) == "Letters")
    #expect(label(UITabBarItem(title: "Inbox", image: nil, tag: 0)) == nil)
  }

  @Test("Views without accessibility values use only a pointer for them")
  func room() {
    #expect(MemoryLayout<AccessibilityStorage>.size == MemoryLayout<Int>.size)
    var storage = AccessibilityStorage()
    storage.identifier = nil
    #expect(storage.identifier == nil)
  }

  @Test("UIKit's views have their accessibility defaults")
  func table() {
    #expect(AccessibilityDefaults.text("Hi").traits == .staticText)
    #expect(AccessibilityDefaults.button("Go", isEnabled: false).traits == [.button, .notEnabled])
    #expect(AccessibilityDefaults.button("Go", isSelected: true).traits == [.button, .selected])
    #expect(!AccessibilityDefaults.image("Moon").isElement)
    #expect(AccessibilityDefaults.toggle(isOn: true).value == "1")
    #expect(AccessibilityDefaults.slider(0.255).value == "26%")
    #expect(AccessibilityDefaults.slider(.nan).value == "0%")
    #expect(
      AccessibilityDefaults.field("", placeholder: "Search", isSearch: true).value == "Search")
    #expect(AccessibilityDefaults.pages(current: 0, count: 3).value == "page 1 of 3")
    #expect(AccessibilityDefaults.row(["Anna", "12:00"]).label == "Anna, 12:00")
    #expect(AccessibilityDefaults.header("A").traits == [.staticText, .header])
  }
}

@MainActor private protocol Titled: AnyObject {
  var accessibilityLabel: String? { get set }
}

extension Titled {
  var accessibilityLabel: String? {
    get { "default" }
    set {}
  }
}

extension UINavigationItem: Titled {}
extension UITabBarItem: Titled {}
