import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The bars of a navigation controller")
struct NavigationBarsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = UIViewController()
  private let navigation: UINavigationController

  init() {
    window.deviceSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func layOut() { window.layoutIfNeeded() }

  @Test("Bars leave the content below them if it does not extend under bars")
  func edges() {
    controller.edgesForExtendedLayout = []
    layOut()
    #expect(controller.view.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    controller.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    layOut()
    #expect(controller.view.frame.minY == 64)
    controller.extendedLayoutIncludesOpaqueBars = true
    layOut()
    #expect(controller.view.frame.minY == 0 && controller.view.safeAreaInsets.top == 64)
  }

  @Test(
    "Bars begin above the end of the safe area on phones with a Dynamic Island, and move down by added insets"
  )
  func island() {
    for (top, barTop) in [(59.0, 53 + 2.0 / 3), (62, 56 + 1.0 / 3), (47, 47)] {
      window.deviceSafeArea.top = top
      navigation.additionalSafeAreaInsets.top = 0
      layOut()
      #expect(abs(navigation.navigationBar.frame.minY - barTop) < 0.001, "\(top)")
      #expect(abs(controller.view.safeAreaInsets.top - barTop - 44) < 0.001, "\(top)")
      navigation.additionalSafeAreaInsets.top = 10
      layOut()
      #expect(abs(navigation.navigationBar.frame.minY - barTop - 10) < 0.001, "\(top)")
    }
    navigation.additionalSafeAreaInsets.top = 0
    window.deviceSafeArea.top = 59
    navigation.setNavigationBarHidden(true, animated: false)
    layOut()
    #expect(controller.view.safeAreaInsets.top == 59)
  }

  @Test("An image in place of the back arrow is drawn in the tint color, and moves the title")
  func backIndicator() throws {
    controller.title = "Ab"
    navigation.pushViewController(UIViewController(), animated: false)
    let bar = navigation.navigationBar
    let image = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 20))
      .image { $0.fill(CGRect(x: 0, y: 0, width: 31, height: 20)) }
    func back() throws -> UIView {
      layOut()
      return try #require(bar.subviews.first { $0.galleyIsBackButton })
    }
    func isDrawn() throws -> Bool { !"\(try back().displayList())".contains("stroke") }
    let width = try back().frame.width
    bar.backIndicatorImage = image
    #expect(try !isDrawn() && back().frame.width == width, "There is no mask yet")
    bar.backIndicatorTransitionMaskImage = image
    #expect(try isDrawn() && back().frame.width == width + 20)
    bar.backIndicatorImage = nil
    #expect(try !isDrawn() && back().frame.width == width)
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    bar.standardAppearance = appearance
    #expect(try isDrawn() && appearance.backIndicatorImage === image)
    bar.standardAppearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    #expect(try !isDrawn() && bar.standardAppearance.backIndicatorImage !== image)
  }

  @Test("The titles of bar items and of the back button move by their adjustments")
  func itemAdjustments() throws {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let backItem = UIBarButtonItem(title: "Ab", style: .plain, target: nil, action: nil)
    controller.navigationItem.backBarButtonItem = backItem
    let top = UIViewController()
    top.navigationItem.rightBarButtonItem = item
    navigation.pushViewController(top, animated: false)
    func label(_ text: String) throws -> CGRect {
      navigation.navigationBar.setNeedsLayout()
      layOut()
      let labels = navigation.navigationBar.subviews.flatMap(\.subviews).compactMap {
        $0 as? UILabel
      }
      return try #require(labels.first { $0.text == text }).frame
    }
    let (edit, back) = (try label("Edit"), try label("Ab"))
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: -3), for: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 9, vertical: 9), for: .compact)
    #expect(try label("Edit") == edit.offsetBy(dx: 2, dy: -3))
    backItem.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1_000, vertical: 0), for: .default)
    #expect(try label("Ab") == back.offsetBy(dx: -1_000, dy: 0))
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 1
    navigation.navigationBar.standardAppearance = appearance
    #expect(try label("Edit") == edit.offsetBy(dx: 2, dy: -2))
  }

  @Test("The title moves up and down by its adjustment")
  func titleAdjustment() throws {
    controller.title = "Ab"
    let bar = navigation.navigationBar
    func title() throws -> CGRect {
      layOut()
      return try #require(bar.subviews.compactMap { $0 as? UILabel }.first).frame
    }
    let before = try title()
    bar.setTitleVerticalPositionAdjustment(-3, for: .default)
    #expect(try title() == before.offsetBy(dx: 0, dy: -3))
    bar.setTitleVerticalPositionAdjustment(5, for: .compact)
    #expect(try title() == before.offsetBy(dx: 0, dy: -3), "The bar is not low")
  }

  @Test("A toolbar at the bottom has the items of the top controller")
  func toolbar() {
    #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
    let items = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
    ]
    controller.toolbarItems = items
    navigation.setToolbarHidden(false, animated: true)
    layOut()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 402, width: 320, height: 44))
    #expect(controller.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.accessibilityOutline().labels == ["Delete", "Compose"])
    #expect(items[0].shown?.frame.minX == 16 && items[2].shown?.frame.maxX == 304)
    let second = UIViewController()
    second.hidesBottomBarWhenPushed = true
    navigation.pushViewController(second, animated: false)
    layOut()
    #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    layOut()
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.items == items)
  }

  @Test("Flexible spaces share the free width of a toolbar, and mirror it")
  func toolbarSpaces() {
    func box(_ width: CGFloat) -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
    let items = [box(20), .flexibleSpace(), box(40), .fixedSpace(10), .flexibleSpace(), box(20)]
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 232, height: 44))
    toolbar.setItems(items, animated: false)
    toolbar.layoutIfNeeded()
    // 200 - 80 - 10 = 110 is free: 55 each.
    #expect(items.compactMap { $0.shown?.frame.minX } == [16, 91, 196])
    toolbar.semanticContentAttribute = .forceRightToLeft
    toolbar.setNeedsLayout()
    toolbar.layoutIfNeeded()
    #expect(items.compactMap { $0.shown?.frame.minX } == [196, 101, 16])
  }

  @Test("The items of a mirrored toolbar begin beside the safe area of the right edge")
  func mirroredToolbarInsets() {
    let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    controller.toolbarItems = [item]
    navigation.setToolbarHidden(false, animated: false)
    window.deviceSafeArea.left = 50
    layOut()
    #expect(item.shown?.frame.minX == 66)
    window.windowScene?.traits = UITraitCollection(layoutDirection: .rightToLeft)
    layOut()
    #expect(item.shown?.frame.maxX == 304)
  }

  @Test("The back button goes back, with the title of the previous controller")
  func back() throws {
    controller.title = "Inbox"
    let second = UIViewController()
    navigation.pushViewController(second, animated: false)
    func labels() -> [String] {
      layOut()
      return navigation.navigationBar.accessibilityOutline().labels
    }
    #expect(labels() == ["Inbox"])
    controller.navigationItem.backButtonTitle = "All"
    #expect(labels() == ["All"])
    controller.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Mail")
    #expect(labels() == ["Mail"])
    controller.navigationItem.backButtonDisplayMode = .minimal
    #expect(labels() == ["Back"])
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    #expect(labels() == ["Cancel"])
    second.navigationItem.leftItemsSupplementBackButton = true
    #expect(labels() == ["Back", "Cancel"])
    second.navigationItem.setHidesBackButton(true, animated: false)
    #expect(labels() == ["Cancel"])
    second.navigationItem.hidesBackButton = false
    layOut()
    let button = try #require(
      navigation.navigationBar.shown.compactMap { $0 as? BackItemView }.first)
    #expect(button.accessibilityActivate())
    #expect(navigation.topViewController === controller)
  }

  @Test("A generic back button has the title of its own item, and else no title of the controller")
  func genericBack() {
    controller.title = "Inbox"
    navigation.pushViewController(UIViewController(), animated: false)
    func labels() -> [String] {
      layOut()
      return navigation.navigationBar.accessibilityOutline().labels
    }
    controller.navigationItem.backButtonDisplayMode = .generic
    controller.navigationItem.backButtonTitle = "All"
    #expect(labels() == ["Back"])
    controller.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Mail")
    #expect(labels() == ["Mail"])
  }

  private final class Asked: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
      lines.append("push \(item.title ?? "")?")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      lines.append("pushed \(navigationBar.topItem === item)")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      lines.append("pop \(item.title ?? "")?")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      lines.append("popped \(navigationBar.topItem !== item)")
    }
  }

  @Test("A bar without a controller asks its delegate before it pushes and pops an item")
  func barDelegate() {
    let (bar, asked) = (UINavigationBar(), Asked())
    bar.delegate = asked
    bar.pushItem(UINavigationItem(title: "a"), animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(asked.lines == ["push a?", "pushed true", "push b?", "pushed true"])
    asked.lines = []
    asked.allows = false
    bar.pushItem(UINavigationItem(title: "c"), animated: false)
    #expect(bar.popItem(animated: false) == nil && bar.items?.count == 2)
    asked.allows = true
    #expect(bar.popItem(animated: false)?.title == "b" && bar.items?.count == 1)
    #expect(asked.lines == ["push c?", "pop b?", "pop b?", "popped true"])
  }

  private final class Attaching: NSObject, UINavigationBarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test("A bar without a controller reaches the top edge only if its delegate says so")
  func position() {
    let (bar, asked, attaching) = (UINavigationBar(), Asked(), Attaching())
    bar.frame = CGRect(x: 0, y: 47, width: 320, height: 44)
    window.addSubview(bar)
    func top() -> CGFloat {
      bar.layoutIfNeeded()
      return bar.background.frame.minY
    }
    #expect(bar.barPosition == .top && top() == 0)
    bar.delegate = asked
    #expect(bar.barPosition == .top && top() == 0)
    bar.delegate = attaching
    #expect(bar.barPosition == .topAttached && top() == -47)
    #expect(bar.background.frame.height == 91)
    bar.delegate = nil
    #expect(top() == 0)
  }

  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 20))
    }
  }

  @Test("The images of bar items are templates with insets, and there are others for compact bars")
  func images() throws {
    let item = UIBarButtonItem(
      image: image(20), landscapeImagePhone: image(14), style: .plain, target: nil, action: nil)
    item.imageInsets = UIEdgeInsets(top: 2, left: -8, bottom: -2, right: 8)
    controller.navigationItem.rightBarButtonItem = item
    func picture() throws -> UIImageView {
      layOut()
      let view = try #require(item.shown)
      view.layoutIfNeeded()
      return try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
    }
    #expect(try picture().image?.renderingMode == .alwaysTemplate)
    #expect(try picture().frame == CGRect(x: -8, y: 2, width: 20, height: 20))
    window.windowScene?.traits = UITraitCollection(verticalSizeClass: .compact)
    #expect(try picture().frame == CGRect(x: 0, y: 0, width: 14, height: 20))
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 3, left: 1, bottom: -3, right: -1)
    #expect(try picture().frame == CGRect(x: 1, y: 3, width: 14, height: 20))
  }

  @Test("A bar item is as wide as the widest of its possible titles")
  func possibleTitles() throws {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    func width() throws -> CGFloat {
      layOut()
      return try #require(item.shown).frame.width
    }
    let narrow = try width()
    item.possibleTitles = ["Edit", "End editing"]
    let wide = try width()
    #expect(wide > narrow)
    item.title = "End editing"
    #expect(try width() == wide)
  }

  @Test("The back button has the text attributes and the image of its item")
  func backItem() throws {
    controller.title = "Inbox"
    navigation.pushViewController(UIViewController(), animated: false)
    func kern() throws -> Int? {
      let label = try #require(try backContent(of: navigation) as? UILabel)
      return label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int
    }
    let item = UIBarButtonItem(title: "Mail", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.kern: 2], for: .normal)
    controller.navigationItem.backBarButtonItem = item
    #expect(try kern() == 2)
    item.setTitleTextAttributes([.kern: 3], for: .normal)
    #expect(try kern() == 3)
    controller.navigationItem.backBarButtonItem = UIBarButtonItem(
      image: image(20), style: .plain, target: nil, action: nil)
    #expect(try backContent(of: navigation) is UIImageView)
  }

  private func backContent(of navigation: UINavigationController) throws -> UIView {
    layOut()
    let back = navigation.navigationBar.subviews.first { $0.galleyIsBackButton }
    let button = try #require(back)
    button.layoutIfNeeded()
    return try #require(button.subviews.first)
  }

  @Test("The appearance proxy of bar items applies to the back button")
  func backProxy() throws {
    final class Own: UINavigationBar {}
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [Own.self])
    proxy.setTitleTextAttributes([.kern: 4], for: .normal)
    proxy.setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -1_000, vertical: 0), for: .default)
    let own = UINavigationController(navigationBarClass: Own.self, toolbarClass: nil)
    let root = UIViewController()
    root.title = "Inbox"
    own.setViewControllers([root, UIViewController()], animated: false)
    window.rootViewController = own
    let label = try #require(try backContent(of: own) as? UILabel)
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 4)
    #expect(label.frame.minX < -900)
  }

  @Test("A bar button performs its action, unless it is disabled")
  func buttons() throws {
    let button = controller.editButtonItem
    controller.navigationItem.setRightBarButton(button, animated: false)
    layOut()
    #expect(button.shown?.accessibilityActivate() == true && controller.isEditing)
    layOut()
    #expect(button.shown?.accessibilityLabel == "Done")
    button.isEnabled = false
    layOut()
    #expect(button.shown?.accessibilityActivate() == false && controller.isEditing)
    #expect(button.shown?.accessibilityTraits == [.button, .notEnabled])
  }

  @Test("Bars are mirrored in a right-to-left language")
  func mirrored() {
    let (start, end) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    controller.navigationItem.leftBarButtonItem = start
    controller.navigationItem.rightBarButtonItem = end
    controller.navigationItem.largeTitleDisplayMode = .always
    controller.title = "عنوان"
    navigation.navigationBar.prefersLargeTitles = true
    layOut()
    #expect(start.shown?.frame.minX == 16 && end.shown?.frame.maxX == 304)
    #expect(navigation.navigationBar.largeTitle.subviews.first?.frame.minX == 16)
    window.windowScene?.traits = UITraitCollection(layoutDirection: .rightToLeft)
    layOut()
    #expect(start.shown?.frame.maxX == 304 && end.shown?.frame.minX == 16)
    #expect(navigation.navigationBar.largeTitle.subviews.first?.frame.maxX == 304)
  }

  @Test("Bars have space for a prompt above the title, and for a title view")
  func prompt() {
    controller.navigationItem.prompt = "To whom?"
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    controller.navigationItem.titleView = own
    layOut()
    #expect(navigation.navigationBar.frame.height == 78)
    #expect(controller.view.safeAreaInsets.top == 98)
    #expect(own.frame == CGRect(x: 110, y: 41, width: 100, height: 30))
  }

  @Test("Bars are lower where the height is compact")
  func low() {
    navigation.navigationBar.prefersLargeTitles = true
    window.windowScene?.traits = UITraitCollection(verticalSizeClass: .compact)
    layOut()
    #expect(navigation.navigationBar.frame.height == 32)
  }

  @Test("Bars show titles in their fonts and colors, by the old properties and the new ones")
  func attributes() {
    controller.title = "Inbox"
    let bar = navigation.navigationBar
    func title() -> NSAttributedString? {
      layOut()
      return bar.shown.compactMap { $0 as? UILabel }.first?.attributedText
    }
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    #expect(title()?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    bar.titleTextAttributes = nil
    bar.standardAppearance.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 9)]
    #expect((title()?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    bar.barStyle = .black
    #expect(title()?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .white)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test("Bars have their background image, by the old method")
  func background() {
    let bar = navigation.navigationBar
    bar.barTintColor = .systemRed
    #expect(bar.look.backgroundColor == .systemRed)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(bar.look.backgroundColor == nil && bar.look.shadowImage != nil)
  }

  @Test("A bar with a prompt has the background image and the title offset for prompts")
  func promptMetrics() throws {
    let (usual, prompting) = (UIImage(), UIImage())
    let bar = navigation.navigationBar
    controller.title = "Ab"
    bar.setBackgroundImage(usual, for: .default)
    bar.setBackgroundImage(prompting, for: .defaultPrompt)
    func title() throws -> CGRect {
      layOut()
      let labels = bar.shown.compactMap { $0 as? UILabel }
      return try #require(labels.first { $0.text == "Ab" }).frame
    }
    #expect(bar.look.backgroundImage === usual)
    controller.navigationItem.prompt = "Choose"
    #expect(bar.look.backgroundImage === prompting)
    let before = try title()
    bar.setTitleVerticalPositionAdjustment(-3, for: .defaultPrompt)
    #expect(try title() == before.offsetBy(dx: 0, dy: -3))
    bar.setBackgroundImage(nil, for: .defaultPrompt)
    #expect(bar.look.backgroundImage === usual)
  }

  @Test("Bars start with the values of their appearance proxy")
  func proxies() {
    class Base: UINavigationBar {}
    final class Special: Base {}
    Base.appearance().tintColor = .systemOrange
    Base.appearance().prefersLargeTitles = true
    Base.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    Special.appearance().barTintColor = .black
    Special.appearance().prefersLargeTitles = true
    let bar = Special()
    #expect(bar.tintColor == .systemOrange && bar.prefersLargeTitles && bar.barTintColor == .black)
    #expect(bar.titleTextAttributes?.count == 1)
    #expect(Base().barTintColor == nil)
    #expect(UINavigationBar().titleTextAttributes == nil)
    #expect(Base.appearance() === Base.appearance())
  }

  @Test("Bars have the given classes")
  func classes() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    #expect(navigation.navigationBar is Bar && navigation.toolbar is Tools)
  }
}

@MainActor @Suite("The delegate of a navigation controller")
struct NavigationDelegateTests {
  private final class Told: NSObject, UINavigationControllerDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { diary.lines.append("willShow \(viewController.title ?? "") \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { diary.lines.append("didShow \(viewController.title ?? "") \(animated)") }
  }

  @Test(
    "The delegate of a navigation controller is told about the first controller when it is shown, and about each after it"
  )
  func order() {
    let diary = Diary()
    let told = Told(diary)
    let (first, second) = (UIViewController(), ToldController("b", diary))
    first.title = "a"
    second.title = "b"
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = told
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    #expect(diary.lines.isEmpty)
    window.makeKeyAndVisible()
    #expect(diary.lines == ["willShow a false", "didShow a false"])
    diary.lines = []
    navigation.pushViewController(second, animated: true)
    window.frameClock.advanceUntilStill()
    #expect(
      diary.lines == [
        "b willMove to one", "willShow b true", "b loadView", "b didLoad", "b willAppear",
        "b isAppearing", "b didAppear", "didShow b true", "b didMove to one",
      ])
    diary.lines = []
    navigation.popToRootViewController(animated: false)
    #expect(diary.lines.contains("didShow a false"))
    navigation.setViewControllers([second, first], animated: false)
    #expect(navigation.viewControllers == [second, first])
    #expect(navigation.popToViewController(second, animated: false) == [first])
    #expect(navigation.visibleViewController === second)
  }

  @Test("The delegate of a navigation controller knows which controllers appear and disappear")
  func moving() {
    final class Asking: UIViewController {
      var lines: [String] = []
      override func viewWillAppear(_ animated: Bool) { lines.append("to \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) {
        lines.append("from \(isMovingFromParent)")
      }
    }
    let (first, second) = (Asking(), Asking())
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    #expect(second.lines == ["to true", "from true"])
    #expect(first.lines == ["to false", "from false", "to false"])
  }
}
