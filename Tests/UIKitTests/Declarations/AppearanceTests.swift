import Foundation
import Testing
import UIKit

@MainActor @Suite("Appearance proxies")
struct AppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Classes of this suite, so that no other test sees what is set here.
  private class Caption: UILabel {}
  private final class SmallCaption: Caption {}
  private final class Banner: UIView {}
  private final class Sheet: UIView {}
  private final class ActionButton: UIButton {}
  private final class Feed: UICollectionView {}
  private final class Item: UIBarButtonItem {}
  private final class Bar: UINavigationBar {}
  private final class Segments: UISegmentedControl {}
  private final class BannerController: UIViewController {}
  private final class Field: UITextField {}

  private func shown<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
    (parent ?? window).addSubview(view)
    return view
  }

  @Test("Tables and their cells take separators, paddings and selection styles")
  func tables() {
    final class List: UITableView {}
    final class Row: UITableViewCell {}
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { Row(style: .default, reuseIdentifier: nil) }
    }
    List.appearance().separatorColor = .systemRed
    List.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    List.appearance().sectionHeaderTopPadding = 0
    List.appearance().sectionIndexColor = .systemGreen
    Row.appearance().separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
    Row.appearance().selectionStyle = .none
    let source = Source()
    let table = List(frame: window.bounds, style: .plain)
    table.dataSource = source
    _ = shown(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.separatorColor == .systemRed && table.separatorInset.left == 40)
    #expect(table.sectionHeaderTopPadding == 0 && table.sectionIndexColor == .systemGreen)
    let row = table.visibleCells.first
    #expect(
      row?.separatorInset.left == 7 && row?.selectionStyle == UITableViewCell.SelectionStyle.none)
    let other = UITableView(frame: window.bounds)
    _ = shown(other)
    #expect(other.separatorColor == .separator)
  }

  @Test(
    "A view takes the appearance of its class when it enters a window, unless the app has set the property itself"
  )
  func entering() {
    final class Own: UILabel {}
    Own.appearance().textColor = .systemRed
    Own.appearance().backgroundColor = .systemYellow
    let (plain, special) = (Own(), Own())
    special.textColor = .systemGreen
    #expect(plain.textColor == .label)
    _ = (shown(plain), shown(special))
    #expect(plain.textColor == .systemRed && plain.backgroundColor == .systemYellow)
    #expect(special.textColor == .systemGreen && special.backgroundColor == .systemYellow)
    #expect(shown(UILabel()).textColor == .label)
    #expect(Own.appearance() === Own.appearance())
  }

  @Test("A label's proxy leaves attributed text as it is, each time the label enters a window")
  func attributedText() {
    final class Own: UILabel {}
    Own.appearance().textColor = .systemRed
    Own.appearance().font = .systemFont(ofSize: 30)
    let label = Own()
    let font = UIFont.systemFont(ofSize: 12)
    label.attributedText = NSAttributedString(
      string: "New", attributes: [.foregroundColor: UIColor.systemGreen, .font: font])
    for _ in 0..<2 {
      _ = shown(label)
      let shownText = label.attributedText
      #expect(
        shownText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
          == .systemGreen)
      #expect(shownText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
      label.removeFromSuperview()
    }
    #expect(label.textColor == .systemGreen)
    label.attributedText = nil
    #expect(label.textColor == .systemRed && label.font == .systemFont(ofSize: 30))
  }

  @Test("A view that enters a window again takes the current appearance")
  func again() {
    final class Own: UILabel {}
    Own.appearance().textColor = .systemRed
    let label = shown(Own())
    Own.appearance().textColor = .systemBlue
    #expect(label.textColor == .systemRed)
    label.removeFromSuperview()
    #expect(shown(label).textColor == .systemBlue)
  }

  @Test("The appearance of a subclass goes before that of its superclass")
  func subclasses() {
    Caption.appearance().textColor = .systemRed
    Caption.appearance().numberOfLines = 0
    SmallCaption.appearance().textColor = .systemBlue
    let small = shown(SmallCaption())
    #expect(small.textColor == .systemBlue && small.numberOfLines == 0)
    #expect(shown(Caption()).textColor == .systemRed)
  }

  @Test("An appearance in a container applies to the views in it, with several containers in order")
  func containers() {
    final class Own: UILabel {}
    Own.appearance().textColor = .systemRed
    Own.appearance(whenContainedInInstancesOf: [Banner.self]).textColor = .systemBlue
    Own.appearance(whenContainedInInstancesOf: [Banner.self, Sheet.self]).textColor = .systemGreen
    let (sheet, banner) = (Sheet(), Banner())
    let inner = Banner()
    sheet.addSubview(inner)
    _ = (shown(sheet), shown(banner))
    #expect(shown(Own()).textColor == .systemRed)
    #expect(shown(Own(), in: sheet).textColor == .systemRed)
    #expect(shown(Own(), in: banner).textColor == .systemBlue)
    #expect(shown(Own(), in: inner).textColor == .systemGreen)
  }

  @Test("A view is not its own container")
  func inItself() {
    final class Own: UIView {}
    Own.appearance(whenContainedInInstancesOf: [Own.self]).backgroundColor = .systemBlue
    let outer = shown(Own())
    #expect(outer.backgroundColor == nil)
    #expect(shown(Own(), in: outer).backgroundColor == .systemBlue)
  }

  @Test("A view controller is a container, too")
  func controllers() {
    final class Own: UILabel {}
    Own.appearance(whenContainedInInstancesOf: [BannerController.self]).textColor = .systemBlue
    let controller = BannerController()
    window.rootViewController = controller
    #expect(shown(Own(), in: controller.view).textColor == .systemBlue)
    #expect(shown(Own()).textColor == .label)
  }

  @Test("An appearance with traits applies only to views with these traits")
  func traits() {
    final class Own: UILabel {}
    Own.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .systemBlue
    let dark = UIView()
    dark.overrideUserInterfaceStyle = .dark
    _ = shown(dark)
    #expect(shown(Own(), in: dark).textColor == .systemBlue)
    #expect(shown(Own()).textColor == .label)
  }

  @Test("Title colors of an appearance apply to each state that the button does not set itself")
  func buttons() {
    ActionButton.appearance().setTitleColor(.systemRed, for: .normal)
    ActionButton.appearance().setTitleColor(.systemGray, for: .disabled)
    ActionButton.appearance().tintColor = .systemGreen
    let button = ActionButton(type: .system)
    button.setTitleColor(.systemBlue, for: .disabled)
    _ = shown(button)
    #expect(button.titleColor(for: .normal) == .systemRed && button.tintColor == .systemGreen)
    #expect(button.titleColor(for: .disabled) == .systemBlue)
  }

  @Test("A collection view takes the background of its class's appearance")
  func collections() {
    UICollectionView.appearance(whenContainedInInstancesOf: [Banner.self]).backgroundColor =
      .systemTeal
    let banner = shown(Banner())
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let feed = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(shown(feed, in: banner).backgroundColor == .systemTeal)
  }

  @Test("Segmented controls, text fields and scroll views take the appearance of their class")
  func others() {
    let bold: [NSAttributedString.Key: Any] = [.font: UIFont.boldSystemFont(ofSize: 11)]
    Segments.appearance().setTitleTextAttributes(bold, for: .selected)
    Segments.appearance().selectedSegmentTintColor = .systemRed
    let segments = shown(Segments(items: ["a"]))
    #expect(
      segments.titleTextAttributes(for: .selected)?[.font] as? UIFont == bold[.font] as? UIFont)
    #expect(segments.selectedSegmentTintColor == .systemRed)
    Field.appearance(whenContainedInInstancesOf: [Banner.self]).defaultTextAttributes = bold
    Field.appearance(whenContainedInInstancesOf: [Banner.self]).keyboardAppearance = .dark
    let field = shown(Field(), in: shown(Banner()))
    #expect(field.font?.pointSize == 11 && field.keyboardAppearance == .dark)
    UIScrollView.appearance(whenContainedInInstancesOf: [Sheet.self])
      .contentInsetAdjustmentBehavior = .never
    #expect(
      shown(UIScrollView(), in: shown(Sheet())).contentInsetAdjustmentBehavior == .never)
    #expect(shown(UIScrollView()).contentInsetAdjustmentBehavior == .automatic)
  }

  @Test("Bar items take the appearance of their class when they enter a bar")
  func items() {
    Item.appearance().tintColor = .systemPink
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    let (item, own) = (Item(), Item())
    own.tintColor = .systemBlue
    let navigation = UINavigationItem(title: "Feed")
    navigation.rightBarButtonItems = [item, own]
    let bar = shown(Bar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
    bar.setItems([navigation], animated: false)
    bar.layoutIfNeeded()
    #expect(item.tintColor == .systemPink && own.tintColor == .systemBlue)
    let color = item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    #expect(color == .systemRed)
  }

  @Test("Toolbar items take the appearance of their class when the bar enters a window, too")
  func toolbarItems() {
    final class Own: UIBarButtonItem {}
    let (item, own) = (Own(), Own())
    own.tintColor = .systemBlue
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item, own]
    Own.appearance(whenContainedInInstancesOf: [Banner.self]).tintColor = .systemPink
    #expect(item.tintColor == nil)
    _ = shown(bar, in: shown(Banner()))
    #expect(item.tintColor == .systemPink && own.tintColor == .systemBlue)
  }

  @Test("Tab bar items take the text attributes of badges that they do not set themselves")
  func badges() {
    final class Own: UITabBarItem {}
    Own.appearance().setBadgeTextAttributes([.kern: 2], for: .normal)
    Own.appearance().setBadgeTextAttributes([.kern: 3], for: .selected)
    let item = Own()
    item.setBadgeTextAttributes([.kern: 4], for: .selected)
    let bar = shown(UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49)))
    bar.items = [item]
    #expect(item.badgeTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int == 4)
  }

  @Test("Search bars in a container take the style and the background of its proxy")
  func searchBars() {
    final class Own: UISearchBar {}
    let image = UIImage()
    let proxy = Own.appearance(whenContainedInInstancesOf: [Banner.self])
    proxy.searchBarStyle = .minimal
    proxy.isTranslucent = false
    proxy.backgroundImage = image
    let bar = shown(Own(), in: shown(Banner()))
    #expect(bar.searchBarStyle == .minimal && !bar.isTranslucent)
    #expect(bar.backgroundImage === image)
    #expect(shown(Own()).searchBarStyle == .default)
  }

  @Test("Bars take the appearances and images of their class's proxy, each its own copy")
  func looks() {
    final class Own: UINavigationBar {}
    final class Tools: UIToolbar {}
    let image = UIImage()
    let (before, special) = (Own(), Own())
    special.standardAppearance.backgroundColor = .systemGreen
    let proxy = Own.appearance(whenContainedInInstancesOf: [Banner.self])
    proxy.standardAppearance.backgroundColor = .systemTeal
    proxy.scrollEdgeAppearance = UINavigationBarAppearance()
    proxy.compactAppearance = UINavigationBarAppearance()
    proxy.compactAppearance?.buttonAppearance.normal.titleTextAttributes = [.kern: 2]
    proxy.setBackgroundImage(image, for: .compact)
    let banner = shown(Banner())
    _ = (shown(before, in: banner), shown(special, in: banner))
    #expect(before.standardAppearance.backgroundColor == .systemTeal)
    #expect(before.standardAppearance !== proxy.standardAppearance)
    #expect(before.scrollEdgeAppearance != nil)
    let attributes = before.compactAppearance?.buttonAppearance.normal.titleTextAttributes
    #expect(attributes?[.kern] as? Int == 2)
    #expect(before.backgroundImage(for: .compact) === image)
    #expect(before.backgroundImage(for: .default) == nil)
    #expect(special.standardAppearance.backgroundColor == .systemGreen)
    #expect(shown(Own()).standardAppearance.backgroundColor == nil)

    let tools = Tools.appearance(whenContainedInInstancesOf: [Banner.self])
    tools.standardAppearance.shadowColor = nil
    tools.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
    let bar = shown(Tools(), in: banner)
    #expect(bar.standardAppearance.shadowColor == nil)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
    #expect(shown(Tools()).standardAppearance.shadowColor == .separator)

    let sheet = shown(Sheet())
    let other = Own.appearance(whenContainedInInstancesOf: [Sheet.self])
    other.standardAppearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(shown(Own(), in: sheet).standardAppearance.backIndicatorImage === image)
    let others = Tools.appearance(whenContainedInInstancesOf: [Sheet.self])
    others.standardAppearance.buttonAppearance.normal.backgroundImage = image
    let button = shown(Tools(), in: sheet).standardAppearance.buttonAppearance
    #expect(button.normal.backgroundImage === image)
  }

  @Test("A toolbar in a container takes the shadow images that it does not have itself")
  func shadows() {
    final class Tools: UIToolbar {}
    let (image, own) = (UIImage(), UIImage())
    let proxy = Tools.appearance(whenContainedInInstancesOf: [Banner.self])
    proxy.setShadowImage(image, forToolbarPosition: .any)
    proxy.setShadowImage(image, forToolbarPosition: .bottom)
    let bar = Tools()
    bar.setShadowImage(own, forToolbarPosition: .bottom)
    _ = shown(bar, in: shown(Banner()))
    #expect(bar.shadowImage(forToolbarPosition: .any) === image)
    #expect(bar.shadowImage(forToolbarPosition: .bottom) === own)
    #expect(shown(Tools()).shadowImage(forToolbarPosition: .any) == nil)
  }

  @Test("The proxy of a container goes before that of all bars, whichever was set first")
  func proxiesOfBars() {
    final class Own: UINavigationBar {}
    Own.appearance(whenContainedInInstancesOf: [Banner.self]).barTintColor = .systemBlue
    Own.appearance().barTintColor = .systemRed
    let (bar, special) = (Own(), Own())
    #expect(bar.barTintColor == .systemRed)
    special.barTintColor = .systemGreen
    let banner = shown(Banner())
    _ = (shown(bar, in: banner), shown(special, in: banner))
    #expect(bar.barTintColor == .systemBlue && special.barTintColor == .systemGreen)
    #expect(shown(Own()).barTintColor == .systemRed)
  }

  @Test("Every class of views, and every class of items, has its own appearance proxy")
  func classes() {
    #expect(type(of: UILabel.appearance()) == UILabel.self)
    #expect(type(of: UITextView.appearance()) == UITextView.self)
    #expect(type(of: UICollectionViewCell.appearance()) == UICollectionViewCell.self)
    #expect(type(of: UISearchBar.appearance(whenContainedInInstancesOf: [])) == UISearchBar.self)
    #expect(type(of: UITabBarItem.appearance()) == UITabBarItem.self)
    #expect(type(of: UIBarItem.appearance()) == UIBarItem.self)
    #expect(type(of: UIWindow.appearance()) == UIWindow.self)
    #expect(type(of: UIDatePicker.appearance()) == UIDatePicker.self)
    #expect(type(of: UIPickerView.appearance()) == UIPickerView.self)
    #expect(type(of: UIActivityIndicatorView.appearance()) == UIActivityIndicatorView.self)
    #expect(type(of: UIStackView.appearance()) == UIStackView.self)
    #expect(type(of: UIRefreshControl.appearance()) == UIRefreshControl.self)
    #expect(type(of: UIVisualEffectView.appearance()) == UIVisualEffectView.self)
    #expect(type(of: UISegmentedControl.appearance()) == UISegmentedControl.self)
    #expect(type(of: UIProgressView.appearance()) == UIProgressView.self)
    #expect(type(of: UISlider.appearance()) == UISlider.self)
    #expect(type(of: UIStepper.appearance()) == UIStepper.self)
    #expect(type(of: UIPageControl.appearance()) == UIPageControl.self)
    #expect(type(of: UIImageView.appearance()) == UIImageView.self)
  }
}
