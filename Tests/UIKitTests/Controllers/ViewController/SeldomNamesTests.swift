import Foundation
import Testing
import UIKit

@MainActor @Suite("Seldom used names of UIKit")
struct SeldomNamesTests {
  @Test("A screen that is created without a size has the size of the main screen")
  func screen() {
    let screen = UIScreen()
    #expect(screen.bounds == UIScreen.main.bounds)
    #expect(screen.scale == UIScreen.main.scale)
    #expect(screen !== UIScreen.main)
  }

  @Test("The idiom of the device has an old name")
  func idiom() {
    #expect(UI_USER_INTERFACE_IDIOM() == UIDevice.current.userInterfaceIdiom)
  }

  @Test("The baseline of a view that overrides the oldest method is that of the other view")
  func baseline() {
    final class Row: UIView {
      let label = UILabel()
      override func forBaselineLayout() -> UIView { label }
    }
    let row = Row()
    #expect(row.forLastBaselineLayout === row.label)
    #expect(row.forFirstBaselineLayout === row.label)
    let plain = UIView()
    #expect(plain.forBaselineLayout() === plain)
  }

  @Test("Classes are compared like objects")
  func classes() {
    let known: AnyClass? = UITableViewCell.self
    let none: AnyClass? = nil
    #expect(known === UITableViewCell.self)
    #expect(known !== UITableViewHeaderFooterView.self)
    #expect(none !== known)
    #expect(none === nil)
    let view: UIView? = UIView()
    #expect(view === view && view !== nil, "objects are compared as before")
  }

  @Test("Delegates are compared by isEqual")
  func delegates() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let one: any UIScrollViewDelegate = Delegate()
    #expect(one.isEqual(one))
    #expect(!one.isEqual(Delegate()))
    #expect(!one.isEqual(nil))
  }

  @Test("Views are registered for previews, which do not appear")
  func previews() {
    final class Screen: UIViewController, UIViewControllerPreviewingDelegate {
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        viewControllerForLocation location: CGPoint
      ) -> UIViewController? { UIViewController() }
      func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing,
        commit viewControllerToCommit: UIViewController
      ) {}
    }
    let screen = Screen()
    let context = screen.registerForPreviewing(with: screen, sourceView: screen.view)
    #expect(context.sourceView === screen.view)
    #expect(context.sourceRect == screen.view.bounds)
    #expect(context.delegate === screen)
    screen.unregisterForPreviewing(withContext: context)
    #expect(screen.traitCollection.forceTouchCapability != .available)
  }

  @Test("A hover recognizer stays in the state possible")
  func hover() {
    let view = UIView()
    let hover = UIHoverGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(hover)
    #expect(hover.view === view)
    #expect(hover.state == .possible)
    #expect(hover.altitudeAngle == .pi / 2)
  }

  @Test("Rotors belong to responders and to other elements")
  func rotors() {
    let element = UIAccessibilityElement(accessibilityContainer: UIView())
    let view = UIView()
    #expect(view.accessibilityCustomRotors == nil)
    let rotor = UIAccessibilityCustomRotor(name: "Unread") { predicate in
      UIAccessibilityCustomRotorItemResult(
        targetElement: predicate.searchDirection == .next ? view : element, targetRange: nil)
    }
    view.accessibilityCustomRotors = [rotor]
    element.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    ]
    #expect(view.accessibilityCustomRotors?.map(\.name) == ["Unread"])
    #expect(element.accessibilityCustomRotors?.first?.systemRotorType == .heading)
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === view)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === element)
  }

  @Test("Custom content of an accessibility element has a label, a value and an importance")
  func facts() {
    let fact = AXCustomContent(label: "Date", value: "7 May")
    #expect(fact.label == "Date" && fact.value == "7 May" && fact.importance == .default)
    fact.importance = .high
    #expect(fact.importance.rawValue == 1)
  }

  @Test("Features of fonts have the numbers of Core Text")
  func features() {
    #expect(kContextualAlternatesType == 36 && kContextualSwashAlternatesOffSelector == 5)
    #expect(kLigaturesType == 1 && kHistoricalLigaturesOnSelector == 20)
    #expect(kTypographicExtrasType == 14 && kSlashedZeroOnSelector == 4)
    #expect(kStyleOptionsType == 19 && kTitlingCapsSelector == 4)
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    #expect(NSAttributedString.TextEffectStyle(rawValue: style.rawValue) == style)
  }

  @Test("The bytes of data have functions of Core Foundation")
  func bytes() {
    let data = NSData(data: Data([7, 8, 9]))
    #expect(CFDataGetLength(data) == 3)
    #expect(CFDataGetBytePtr(data)[1] == 8)
  }

  @Test("Methods of delegates that are never called can be forwarded")
  func forwarding() {
    final class Delegate: NSObject, UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate {
      func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? { UIMenu(title: "\(range.length)", children: suggestedActions) }
    }
    let delegate = Delegate()
    let fields: any UITextFieldDelegate = delegate
    let views: any UITextViewDelegate = delegate
    let range = NSRange(location: 0, length: 3)
    let menu = fields.textField?(
      UITextField(), editMenuForCharactersIn: range, suggestedActions: [])
    #expect(menu?.title == "3")
    let other = views.textView?(UITextView(), editMenuForTextIn: range, suggestedActions: [])
    #expect(other == nil)
  }

  @Test("A change of the brightness is posted once")
  func brightness() {
    let screen = UIScreen(size: CGSize(width: 320, height: 480), scale: 2)
    nonisolated(unsafe) var posts: [CGFloat] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in
      MainActor.assumeIsolated { posts.append(screen.brightness) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.brightness = 0.75
    screen.brightness = 0.75
    screen.brightness = 0.25
    #expect(posts == [0.75, 0.25])
  }

  @Test("The item for a search bar in a toolbar begins the search")
  func searchButton() {
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    controller.navigationItem.searchController = search
    let item = controller.navigationItem.searchBarPlacementBarButtonItem
    #expect(item === controller.navigationItem.searchBarPlacementBarButtonItem)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(search.isActive)
    withExtendedLifetime(controller) {}
  }

  @Test("Closures of a context menu have older names")
  func contextMenuProviders() {
    let content: UIContextMenuContentPreviewProvider = { UIViewController() }
    let actions: UIContextMenuActionProvider = { UIMenu(title: "Menu", children: $0) }
    let configuration = UIContextMenuConfiguration(
      identifier: nil, previewProvider: content, actionProvider: actions)
    #expect(actions([])?.title == "Menu")
    #expect(configuration.identifier is NSUUID)
  }

  @Test("An image view is shown in the standard range, whatever is preferred")
  func dynamicRange() {
    let view = UIImageView()
    #expect(view.preferredImageDynamicRange == .unspecified)
    view.preferredImageDynamicRange = .high
    #expect(view.preferredImageDynamicRange == .high && view.imageDynamicRange == .standard)
  }

  /// A tab bar controller that is told when its items are customized.
  private final class Tabs: UITabBarController {
    var lines: [String] = []

    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      super.tabBar(tabBar, willBeginCustomizing: items)
      lines.append("begin \(items.count)")
    }

    override func tabBar(
      _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool
    ) {
      super.tabBar(tabBar, didEndCustomizing: items, changed: changed)
      lines.append("end \(changed)")
    }
  }

  @Test("A subclass of a tab bar controller is the delegate that its bar would tell")
  func customizing() {
    let tabs = Tabs()
    tabs.tabBar.delegate?.tabBar?(tabs.tabBar, willBeginCustomizing: [])
    tabs.tabBar.delegate?.tabBar?(tabs.tabBar, didEndCustomizing: [], changed: true)
    #expect(tabs.lines == ["begin 0", "end true"])
  }

  /// A controller whose nib has a fixed name.
  private final class Fixed: UIViewController {
    override var nibName: String { "Quay" }
  }

  @Test("A controller subclass can override the name of its nib")
  func nibName() {
    let controller: UIViewController = Fixed(nibName: "Pier", bundle: nil)
    #expect(controller.nibName == "Quay")
  }

  @Test("No event reports a pressed button of a pointer")
  func buttons() {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = [.secondary, .button(3)]
    #expect(tap.buttonMaskRequired.rawValue == 0b110)
    #expect(tap.buttonMask.isEmpty && UIEvent().buttonMask.isEmpty)
  }

  @Test("A navigation bar with the style blackTranslucent has the style black")
  func blackBar() {
    let bar = UINavigationBar()
    bar.barStyle = .blackTranslucent
    #expect(bar.barStyle == .black)
  }
}
