import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A container that overrides the methods for unwinding from before iOS 9.
private final class OldUnwindingController: UINavigationController {
  var wanted: UIViewController?
  var performed: [String] = []

  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? { wanted }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    UIStoryboardSegue(
      identifier: identifier, source: fromViewController, destination: toViewController
    ) {
      self.performed.append(
        "\(identifier ?? "") from \(fromViewController.title ?? "") to \(toViewController.title ?? "")"
      )
    }
  }
}

extension StoryboardSuites {
  @MainActor
  @Suite("A segue of a storyboard")
  struct StoryboardSegueTests {
    init() {
      _ = JournalController.take()
      JournalController.allows = true
    }

    /// A scene of a journal controller with segues.
    private func source(_ segues: String, view: String = "", _ others: String = "") -> String {
      scene(
        controller(
          "start", "title=\"Trips\" \(custom("JournalController"))", view: view,
          "<connections>\(segues)</connections>"), others)
    }

    private func detail(_ connections: String = "", _ others: String = "") -> String {
      scene(
        controller(
          "detail", "title=\"Detail\" \(custom("JournalController"))", view: "",
          "<connections>\(connections)</connections>"), others)
    }

    /// Shows the first controller of a storyboard, in a navigation controller or by itself.
    private func show(
      _ board: UIStoryboard, inNavigation: Bool = false
    ) throws -> (window: UIWindow, controller: JournalController) {
      let made = try #require(board.instantiateInitialViewController() as? JournalController)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController =
        inNavigation ? UINavigationController(rootViewController: made) : made
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      _ = JournalController.take()
      return (window, made)
    }

    // MARK: Order

    @Test("A segue creates its destination, prepares it before its view is loaded, and shows it")
    func order() throws {
      let board = storyboard(
        source("<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s1\"/>")
          + detail())
      let (window, start) = try show(board, inNavigation: true)
      UIView.performWithoutAnimation {
        start.performSegue(withIdentifier: "open", sender: start.view)
      }
      #expect(
        JournalController.take() == [
          "Detail init", "Detail awake, view not loaded", "Trips prepare open for Detail by UIView",
          "Detail loadView", "Detail viewDidLoad, label none",
        ])
      #expect(start.navigationController?.viewControllers.map(\.title) == ["Trips", "Detail"])
      withExtendedLifetime(window) {}
    }

    @Test("A control asks shouldPerformSegue first, with an empty text if there is no identifier")
    func controls() throws {
      let button = """
        <subviews><button opaque="NO" buttonType="system" id="button">
          <rect key="frame" x="0" y="0" width="80" height="30"/>
          <connections><segue destination="detail" kind="presentation" modalPresentationStyle="fullScreen" \
        modalTransitionStyle="flipHorizontal" id="s1"/></connections>
        </button></subviews>
        """
      let (window, start) = try show(storyboard(source("", view: button) + detail()))
      let pressed = try #require(start.view.subviews.first as? UIButton)
      JournalController.allows = false
      pressed.sendActions(for: .touchUpInside)
      #expect(JournalController.take() == ["Trips should ''"])
      #expect(start.presentedViewController == nil)
      JournalController.allows = true
      pressed.sendActions(for: .touchUpInside)
      #expect(
        JournalController.take() == [
          "Trips should ''", "Detail init", "Detail awake, view not loaded",
          "Trips prepare nil for Detail by UIButton", "Detail loadView",
          "Detail viewDidLoad, label none",
        ])
      #expect(start.presentedViewController?.title == "Detail")
      #expect(start.presentedViewController?.modalPresentationStyle == .fullScreen)
      #expect(start.presentedViewController?.modalTransitionStyle == .flipHorizontal)
      withExtendedLifetime(window) {}
    }

    @Test("Bar items perform segues, with themselves as the sender")
    func barItems() throws {
      let item = """
        <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
          <connections><segue destination="detail" kind="popoverPresentation" popoverAnchorBarButtonItem="add" id="s1">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
          </segue></connections>
        </barButtonItem></navigationItem>
        """
      let board = storyboard(
        scene(controller("start", "title=\"Trips\" \(custom("JournalController"))", view: "", item))
          + detail())
      let (window, start) = try show(board, inNavigation: true)
      let add = try #require(start.navigationItem.rightBarButtonItem)
      let target = try #require(add.target)
      try #require(add.action).send(to: target, add)
      let popover = start.presentedViewController?.popoverPresentationController
      #expect(popover?.barButtonItem === add)
      #expect(popover?.permittedArrowDirections == [.up, .left])
      #expect(
        JournalController.take().contains("Trips prepare nil for Detail by UIBarButtonItem"))
      withExtendedLifetime(window) {}
    }

    @Test("A show segue presents the destination if there is no navigation controller")
    func showPresents() throws {
      let board = storyboard(
        source("<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s1\"/>")
          + detail())
      let (window, start) = try show(board)
      start.performSegue(withIdentifier: "open", sender: nil)
      #expect(start.presentedViewController?.title == "Detail")
      withExtendedLifetime(window) {}
    }

    @Test("A segue action makes the destination with the coder, the sender and the identifier")
    func segueActions() throws {
      let board = storyboard(
        source(
          """
          <segue destination="detail" kind="show" identifier="open" \
          destinationCreationSelector="makeDetail:sender:identifier:" id="s1"/>
          """) + detail())
      let (window, start) = try show(board)
      start.performSegue(withIdentifier: "open", sender: nil)
      #expect(JournalController.take().first == "Trips makes open")
      let made = start.presentedViewController as? JournalController
      #expect(made?.note == "made")
      #expect(made?.title == "Detail")
      withExtendedLifetime(window) {}
    }

    @Test("The source of a segue to a navigation controller makes the root with its segue action")
    func segueActionsOfRelationships() throws {
      let navigation = scene(
        """
        <navigationController id="pages" sceneMemberID="viewController"><connections>
          <segue destination="detail" kind="relationship" relationship="rootViewController" \
          destinationCreationSelector="makeDetail:sender:identifier:" id="s2"/>
        </connections></navigationController>
        """)
      let board = storyboard(
        source("<segue destination=\"pages\" kind=\"presentation\" identifier=\"open\" id=\"s1\"/>")
          + navigation + detail())
      let (window, start) = try show(board)
      start.performSegue(withIdentifier: "open", sender: nil)
      #expect(JournalController.take().first == "Trips makes nil")
      let pages = start.presentedViewController as? UINavigationController
      let made = pages?.topViewController as? JournalController
      #expect(made?.note == "made")
      #expect(made?.title == "Detail")
      withExtendedLifetime(window) {}
    }

    @Test("Without a segue, a controller in a relationship is created with its initializer")
    func relationshipsWithoutSource() throws {
      let navigation = scene(
        """
        <navigationController id="start" sceneMemberID="viewController"><connections>
          <segue destination="detail" kind="relationship" relationship="rootViewController" \
          destinationCreationSelector="makeDetail:sender:identifier:" id="s2"/>
        </connections></navigationController>
        """)
      let board = storyboard(navigation + detail())
      let pages = try #require(board.instantiateInitialViewController() as? UINavigationController)
      #expect(JournalController.take().first == "Detail init")
      #expect((pages.topViewController as? JournalController)?.note == "")
    }

    @Test("A segue of an app's class is asked to perform")
    func customClass() throws {
      let board = storyboard(
        source(
          "<segue destination=\"detail\" kind=\"custom\" identifier=\"own\" \(custom("JournalSegue")) id=\"s1\"/>"
        )
          + detail())
      let (window, start) = try show(board)
      start.performSegue(withIdentifier: "own", sender: nil)
      #expect(
        JournalController.take().suffix(2) == [
          "Trips prepare own for Detail by nobody", "segue own performs",
        ])
      #expect(start.children.map(\.title) == ["Detail"])
      withExtendedLifetime(window) {}
    }

    @Test("A segue made in code calls its closure")
    func closures() {
      var performed = 0
      let segue = UIStoryboardSegue(
        identifier: "own", source: UIViewController(), destination: UIViewController()
      ) { performed += 1 }
      segue.perform()
      #expect(performed == 1)
      #expect(segue.identifier == "own")
    }

    // MARK: Embedding

    @Test("A container view has its child before viewDidLoad, and the child's view fills it")
    func embedding() throws {
      let container = """
        <subviews><containerView opaque="NO" contentMode="scaleToFill" id="box">
          <rect key="frame" x="10" y="20" width="200" height="300"/>
          <connections><segue destination="detail" kind="embed" identifier="child" id="s1"/></connections>
        </containerView></subviews>
        """
      let made = try #require(
        storyboard(source("", view: container) + detail()).instantiateInitialViewController())
      _ = JournalController.take()
      made.loadViewIfNeeded()
      #expect(
        JournalController.take() == [
          "Trips loadView", "Trips should 'child'", "Detail init", "Detail awake, view not loaded",
          "Trips prepare child for Detail by nobody", "Detail loadView",
          "Detail viewDidLoad, label none", "Trips viewDidLoad, label none",
        ])
      #expect(made.children.map(\.title) == ["Detail"])
      #expect(made.children[0].view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
      #expect(made.children[0].view.superview === made.view.subviews[0])
    }

    @Test("A controller that embeds itself is reported")
    func embedsItself() throws {
      let container = """
        <subviews><containerView opaque="NO" id="box">
          <rect key="frame" x="0" y="0" width="200" height="300"/>
          <connections><segue destination="start" kind="embed" id="s1"/></connections>
        </containerView></subviews>
        """
      let reports = Report.gathering {
        storyboard(source("", view: container)).instantiateInitialViewController()?
          .loadViewIfNeeded()
      }
      #expect(reports.map { $0.message.contains("embeds itself") } == [true])
    }

    // MARK: Unwinding

    private let back =
      "<segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"unwindHere:\" id=\"u1\"/>"
    private let exit = "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"

    @Test("Unwinding pops to the controller below that has the action, after it has been called")
    func unwindsByPopping() throws {
      let board = storyboard(
        source("<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s1\"/>")
          + detail(back, exit))
      let (window, start) = try show(board, inNavigation: true)
      UIView.performWithoutAnimation {
        start.performSegue(withIdentifier: "open", sender: nil)
        _ = JournalController.take()
        start.navigationController?.topViewController?.performSegue(
          withIdentifier: "back", sender: nil)
      }
      #expect(
        JournalController.take() == [
          "Detail prepare back for Trips, loaded by nobody", "Trips unwindHere from Detail",
        ])
      #expect(start.navigationController?.viewControllers.map(\.title) == ["Trips"])
      withExtendedLifetime(window) {}
    }

    @Test("Unwinding dismisses a presented controller, and pops controllers below it")
    func unwindsByDismissing() throws {
      let board = storyboard(
        source(
          "<segue destination=\"detail\" kind=\"presentation\" identifier=\"open\" id=\"s1\"/>")
          + detail(back, exit))
      let (window, start) = try show(board, inNavigation: true)
      let between = UIViewController()
      let navigation = try #require(start.navigationController)
      UIView.performWithoutAnimation {
        navigation.pushViewController(between, animated: false)
        let scene = start.scene as? StoryboardScene
        #expect(scene?.segue(named: "open")?.kind == .modal)
        between.present(board.file.make("detail", for: board, nil)!, animated: false)
        _ = JournalController.take()
        between.presentedViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
      #expect(JournalController.take().last == "Trips unwindHere from Detail")
      #expect(navigation.presentedViewController == nil)
      #expect(navigation.viewControllers.map(\.title) == ["Trips"])
      withExtendedLifetime(window) {}
    }

    @Test("Unwinding to a controller in another tab selects that tab")
    func unwindsToTab() throws {
      let board = storyboard(source("") + detail(back, exit))
      let start = try #require(board.instantiateInitialViewController())
      let detail = try #require(board.file.make("detail", for: board, nil))
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: start), detail]
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      tabs.selectedIndex = 1
      _ = JournalController.take()
      UIView.performWithoutAnimation {
        detail.performSegue(withIdentifier: "back", sender: nil)
      }
      #expect(JournalController.take().last == "Trips unwindHere from Detail")
      #expect(tabs.selectedIndex == 0)
    }

    @Test("Unwinding without a controller that has the action does nothing")
    func unwindsNowhere() throws {
      let board = storyboard(
        source(
          "<segue destination=\"exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"nobodyHas:\" id=\"u1\"/>",
          view: "", exit))
      let (window, start) = try show(board, inNavigation: true)
      start.performSegue(withIdentifier: "back", sender: nil)
      #expect(JournalController.take() == [])
      withExtendedLifetime(window) {}
    }

    @Test("A container may say where unwinding leads, and by which segue, as before iOS 9")
    func oldUnwinding() throws {
      let board = storyboard(
        source("<segue destination=\"detail\" kind=\"show\" identifier=\"open\" id=\"s1\"/>")
          + detail(back, exit))
      let start = try #require(board.instantiateInitialViewController() as? JournalController)
      let navigation = OldUnwindingController(rootViewController: start)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      let middle = try #require(
        board.file.make("start", for: board, nil) as? JournalController)
      navigation.wanted = middle
      UIView.performWithoutAnimation {
        navigation.pushViewController(middle, animated: false)
        middle.performSegue(withIdentifier: "open", sender: nil)
        _ = JournalController.take()
        navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
      }
      #expect(navigation.performed == ["back from Detail to Trips"])
      #expect(JournalController.take().last == "Trips unwindHere from Detail")
      // The container's own segue is performed, which changes nothing.
      #expect(navigation.viewControllers.count == 3)
    }

    @Test("Unwinding never leads to its own source")
    func notToItself() {
      let source = JournalController(coder: ClassCoder(), note: "")!
      let other = JournalController(coder: ClassCoder(), note: "")!
      let action = Selector("unwindHere:")
      #expect(!source.canPerformUnwindSegueAction(action, from: source, sender: source))
      #expect(other.canPerformUnwindSegueAction(action, from: source, sender: source))
      #expect(!other.canPerformUnwindSegueAction("other:", from: source, sender: source))
    }

    // MARK: What is wrong

    @Test("A segue that leads nowhere is reported")
    func nowhere() throws {
      let board = storyboard(
        source("<segue destination=\"gone\" kind=\"show\" identifier=\"open\" id=\"s1\"/>"))
      let (window, start) = try show(board)
      let reports = Report.gathering { start.performSegue(withIdentifier: "open", sender: nil) }
      #expect(reports.map { $0.message.contains("'gone', which is not there") } == [true])
      withExtendedLifetime(window) {}
    }

    @Test("A segue of an unknown kind is reported, but not one for a preview within another")
    func unknownKinds() throws {
      let board = storyboard(
        source(
          """
          <segue destination="detail" kind="beam" id="s1"/>
          <segue destination="detail" kind="show" identifier="open" id="s2">
            <segue key="commit" inheritsFrom="parent" id="s3"/>
            <segue key="preview" inheritsFrom="commit" id="s4"/>
          </segue>
          """) + detail())
      let found = Report.gathering { _ = board.instantiateInitialViewController() }.map(\.message)
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.contains("the kind 'beam' is not known") == true)
    }

    @Test("An identifier that no segue has stops the program in UIKit's words")
    func unknownIdentifier() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let board = storyboard(scene(controller("start", custom("JournalController"))))
        board.instantiateInitialViewController()?.performSegue(withIdentifier: "typo", sender: nil)
      }
      expectTrap(result, says: "has no segue with identifier 'typo'")
    }

    @Test("A segue whose class does not override perform() stops the program in UIKit's words")
    func emptyPerform() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        UIStoryboardSegue(
          identifier: nil, source: UIViewController(), destination: UIViewController()
        ).perform()
      }
      expectTrap(result, says: "Subclasses of UIStoryboardSegue must override -perform.")
    }

    @Test("A push segue needs a navigation controller")
    func pushNeedsNavigation() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let board = storyboard(
          scene(
            controller(
              "start", "", view: "",
              "<connections><segue destination=\"start\" kind=\"push\" identifier=\"go\" id=\"s\"/></connections>"
            )))
        board.instantiateInitialViewController()?.performSegue(withIdentifier: "go", sender: nil)
      }
      expectTrap(
        result,
        says:
          "Push segues can only be used when the source controller is managed by an instance of "
          + "UINavigationController.")
    }
  }
}
