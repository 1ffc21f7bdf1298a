import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

extension StoryboardSuites {
  @MainActor
  @Suite("A storyboard")
  struct StoryboardTests {
    init() { _ = JournalController.take() }

    // MARK: Finding

    @Test("A storyboard creates a new initial controller each time, of the class in the file")
    func initial() throws {
      let board = storyboard(
        scene(controller("start", "title=\"Trips\" \(custom("JournalController"))")))
      let first = try #require(board.instantiateInitialViewController())
      #expect(first is JournalController)
      #expect(first.title == "Trips")
      #expect(first.storyboard === board)
      #expect(first !== board.instantiateInitialViewController())
    }

    @Test("A storyboard creates a controller by its identifier")
    func named() {
      let board = storyboard(
        scene(controller("start", "title=\"One\" storyboardIdentifier=\"first\""))
          + scene(controller("other", "title=\"Two\" storyboardIdentifier=\"second\"")))
      #expect(board.instantiateViewController(withIdentifier: "second").title == "Two")
      let typed: UIViewController = board.instantiateViewController(identifier: "first")
      #expect(typed.title == "One")
    }

    @Test("A creator closure creates the controller; if it returns nil, init(coder:) does")
    func creators() {
      let board = storyboard(
        scene(
          controller(
            "start", "title=\"One\" storyboardIdentifier=\"first\" \(custom("JournalController"))"))
      )
      let made = board.instantiateViewController(identifier: "first") {
        JournalController(coder: $0, note: "by hand")
      }
      #expect(made.note == "by hand")
      #expect(made.title == "One")
      #expect(made.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      let usual: JournalController? = board.instantiateInitialViewController { _ in nil }
      #expect(usual?.note == "")
      #expect(usual?.storyboard === board)
    }

    @Test("A storyboard without an initial controller returns nil, and reports it")
    func noInitial() {
      let board = storyboard(scene(controller("start")), initial: nil)
      let reports = Report.gathering { #expect(board.instantiateInitialViewController() == nil) }
      #expect(reports.map(\.topic) == [.nib])
      #expect(reports.first?.message.contains("no initial view controller") == true)
    }

    @Test("A missing storyboard stops the program in UIKit's words")
    func missing() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in _ = UIStoryboard(name: "Nowhere", bundle: .main)
      }
      expectTrap(result, says: "Could not find a storyboard named 'Nowhere' in bundle NSBundle <")
    }

    @Test("A missing identifier stops the program in UIKit's words, and names those that come near")
    func missingIdentifier() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let board = storyboard(scene(controller("start", "storyboardIdentifier=\"feed\"")))
        _ = board.instantiateViewController(withIdentifier: "fede")
      }
      expectTrap(result, says: "doesn't contain a view controller with identifier 'fede'")
      expectTrap(result, says: "Trips.storyboard has feed")
    }

    @Test("A storyboard is found in a bundle, in Base.lproj and in a language's folder")
    func files() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString).bundle")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (place, title) in [("", "Top"), ("Base.lproj", "Base"), ("fr.lproj", "French")] {
        let inner = place.isEmpty ? folder : folder.appendingPathComponent(place)
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data(storyboardText(scene(controller("start", "title=\"\(title)\""))).utf8)
          .write(to: inner.appendingPathComponent("\(title).storyboard"))
      }
      let bundle = try #require(Bundle(url: folder))
      for title in ["Top", "Base", "French"] {
        let board = UIStoryboard(name: title, bundle: bundle)
        #expect(board.instantiateInitialViewController()?.title == title)
      }
    }

    // MARK: Order

    @Test("The view is loaded when it is needed, and outlets are set before viewDidLoad")
    func order() throws {
      let board = storyboard(
        scene(
          controller(
            "start", "title=\"Trips\" \(custom("JournalController"))",
            view: """
              <subviews>
                <label opaque="NO" text="Hello" id="hello"><rect key="frame" x="16" y="100" width="200" height="21"/></label>
                <label opaque="NO" text="World" id="world"><rect key="frame" x="16" y="130" width="200" height="21"/></label>
              </subviews>
              """,
            """
            <navigationItem key="navigationItem" title="Trips" id="bar-item">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
                <connections><action selector="save:" destination="start" id="a1"/></connections>
              </barButtonItem>
            </navigationItem>
            <connections>
              <outlet property="label" destination="hello" id="o1"/>
              <outlet property="item" destination="add" id="o2"/>
              <outletCollection property="labels" destination="hello" id="o3"/>
              <outletCollection property="labels" destination="world" id="o4"/>
            </connections>
            """)))
      let made = try #require(board.instantiateInitialViewController() as? JournalController)
      #expect(JournalController.take() == ["Trips init", "Trips awake, view not loaded"])
      // Outlets to objects outside of the view are set at once.
      #expect(made.item != nil && made.item === made.navigationItem.rightBarButtonItem)
      #expect(made.item.target === made)
      #expect(made.item.action == Selector("save:"))
      #expect(made.label == nil && !made.isViewLoaded)
      made.loadViewIfNeeded()
      #expect(JournalController.take() == ["Trips loadView", "Trips viewDidLoad, label Hello"])
      #expect(made.labels.map(\.text) == ["Hello", "World"])
      #expect(made.label.frame == CGRect(x: 16, y: 100, width: 200, height: 21))
      #expect(made.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("A controller is deallocated together with all objects of its scene")
    func noCycle() {
      let board = storyboard(
        scene(
          controller(
            "start", custom("JournalController"),
            view: """
              <subviews><button opaque="NO" buttonType="system" id="button">
                <rect key="frame" x="0" y="0" width="80" height="30"/>
                <connections><segue destination="start" kind="show" id="s1"/></connections>
              </button></subviews>
              <variation key="widthClass=regular" alpha="0.5"/>
              """)))
      weak var gone: UIViewController?
      do {
        let made = board.instantiateInitialViewController()
        made?.loadViewIfNeeded()
        gone = made
        #expect(gone != nil)
      }
      #expect(gone == nil)
    }

    @Test("A controller with outlets is deallocated also if its view was never loaded")
    func noCycleWithoutView() {
      let board = storyboard(
        scene(
          controller(
            "start", custom("JournalController"),
            view: """
              <subviews><label opaque="NO" text="Hello" id="hello">
                <rect key="frame" x="16" y="100" width="200" height="21"/>
              </label></subviews>
              """,
            """
            <connections><outlet property="label" destination="hello" id="o1"/></connections>
            """)))
      weak var gone: UIViewController?
      do {
        let made = board.instantiateInitialViewController()
        gone = made
        #expect(gone?.isViewLoaded == false)
      }
      #expect(gone == nil)
    }

    // MARK: Attributes

    @Test("A controller has the attributes of the file")
    func attributes() throws {
      let board = storyboard(
        scene(
          controller(
            "start",
            """
            storyboardIdentifier="trips" useStoryboardIdentifierAsRestorationIdentifier="YES" \
            hidesBottomBarWhenPushed="YES" modalPresentationStyle="fullScreen" \
            modalTransitionStyle="crossDissolve" definesPresentationContext="YES" \
            extendedLayoutIncludesOpaqueBars="YES"
            """, view: "",
            """
            <extendedEdge key="edgesForExtendedLayout" top="YES"/>
            <simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
            <size key="freeformSize" width="500" height="1000"/>
            <size key="preferredContentSize" width="320" height="240"/>
            <tabBarItem key="tabBarItem" title="Tab" tag="4" id="tab"/>
            <toolbarItems>
              <barButtonItem systemItem="trash" id="trash"/>
              <barButtonItem systemItem="flexibleSpace" id="space"/>
              <barButtonItem title="More" id="more"/>
            </toolbarItems>
            <navigationItem key="navigationItem" title="Trips" prompt="Yours" largeTitleDisplayMode="never" id="item"/>
            """)))
      let made = try #require(board.instantiateInitialViewController())
      #expect(made.restorationIdentifier == "trips")
      #expect(made.hidesBottomBarWhenPushed)
      #expect(made.modalPresentationStyle == .fullScreen)
      #expect(made.modalTransitionStyle == .crossDissolve)
      #expect(made.definesPresentationContext)
      #expect(made.extendedLayoutIncludesOpaqueBars)
      #expect(made.edgesForExtendedLayout == .top)
      #expect(made.preferredContentSize == CGSize(width: 320, height: 240))
      #expect(made.tabBarItem.title == "Tab" && made.tabBarItem.tag == 4)
      #expect(made.toolbarItems?.count == 3)
      #expect(made.toolbarItems?.last?.title == "More")
      #expect(made.navigationItem.title == "Trips")
      #expect(made.navigationItem.prompt == "Yours")
      #expect(made.navigationItem.largeTitleDisplayMode == .never)
    }

    @Test("Constraints to the safe area and to layout guides place subviews as in code")
    func constraints() throws {
      let guided = { (top: String, attribute: String) in
        """
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <constraints><constraint firstAttribute="height" constant="40" id="c0"/></constraints>
        </view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="box" firstAttribute="top" secondItem="\(top)" secondAttribute="\(attribute)" constant="8" id="c1"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c2"/>
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="c3"/>
        </constraints>
        """
      }
      let code = UIViewController()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      code.view.addSubview(box)
      let safe = code.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        box.heightAnchor.constraint(equalToConstant: 40),
        box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
        box.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
        safe.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      ])
      let expected = frame(in: code) { _ in box }
      for (top, attribute) in [("safe", "top"), ("top-guide", "bottom")] {
        let board = storyboard(
          scene(
            controller(
              "start", "", view: guided(top, attribute),
              """
              <layoutGuides>
                <viewControllerLayoutGuide type="top" id="top-guide"/>
                <viewControllerLayoutGuide type="bottom" id="bottom-guide"/>
              </layoutGuides>
              """)))
        let made = try #require(board.instantiateInitialViewController())
        #expect(frame(in: made) { $0.view.subviews[0] } == expected)
      }
    }

    private func frame(in controller: UIViewController, of view: (UIViewController) -> UIView)
      -> CGRect
    {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return view(controller).frame
    }

    // MARK: Containers

    @Test("A navigation controller has its root controller and its bars' attributes")
    func navigation() throws {
      let board = storyboard(
        scene(
          """
          <navigationController id="start" toolbarHidden="NO" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
              <rect key="frame" x="0" y="59" width="393" height="96"/>
            </navigationBar>
            <nil name="viewControllers"/>
            <connections>
              <segue destination="root" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections>
          </navigationController>
          """) + scene(controller("root", "title=\"Root\" \(custom("JournalController"))")))
      let made = try #require(board.instantiateInitialViewController() as? UINavigationController)
      #expect(made.viewControllers.map(\.title) == ["Root"])
      #expect(made.viewControllers[0].storyboard === board)
      #expect(made.navigationBar.prefersLargeTitles)
      #expect(!made.isToolbarHidden)
      #expect(JournalController.take() == ["Root init", "Root awake, view not loaded"])
    }

    @Test("A tab bar controller has its controllers, in the order of the file")
    func tabs() throws {
      let board = storyboard(
        scene(
          """
          <tabBarController id="start" sceneMemberID="viewController">
            <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
            <connections>
              <segue destination="b" kind="relationship" relationship="viewControllers" id="r1"/>
              <segue destination="a" kind="relationship" relationship="viewControllers" id="r2"/>
            </connections>
          </tabBarController>
          """) + scene(controller("a", "title=\"A\"")) + scene(controller("b", "title=\"B\"")))
      let made = try #require(board.instantiateInitialViewController() as? UITabBarController)
      #expect(made.viewControllers?.map(\.title) == ["B", "A"])
      #expect(made.selectedIndex == 0)
    }

    @Test("A tab bar of a class of the app is made by its initializer")
    func tabBarOfTheApp() throws {
      let board = storyboard(
        scene(
          """
          <tabBarController id="start" sceneMemberID="viewController">
            <tabBar key="tabBar" translucent="NO" \(custom("StoryboardTabBar")) id="bar"/>
            <connections>
              <segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
            </connections>
          </tabBarController>
          """) + scene(controller("a", "title=\"A\"")))
      let made = try #require(board.instantiateInitialViewController() as? UITabBarController)
      made.loadViewIfNeeded()
      let bar = try #require(made.tabBar as? StoryboardTabBar)
      #expect(bar.isMadeByCoder && !bar.isTranslucent && bar.superview === made.view)
      #expect(bar.items?.map(\.title) == ["A"] && bar.delegate === made)
    }

    @Test("A split view controller has its controllers in the columns that the file says")
    func split() throws {
      let board = storyboard(
        scene(
          """
          <splitViewController id="start" preferredDisplayMode="oneOverSecondary" \
          sceneMemberID="viewController"><connections>
            <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
          </connections></splitViewController>
          """) + scene(controller("a", "title=\"A\"")) + scene(controller("b", "title=\"B\"")))
      let made = try #require(
        board.instantiateInitialViewController() as? UISplitViewController)
      #expect(made.viewControllers.map(\.title) == ["A", "B"])
      #expect(made.preferredDisplayMode == .oneOverSecondary)
    }

    @Test("Display modes of columns have short names, and a size may be a value of that type")
    func shortNames() throws {
      let board = storyboard(
        scene(
          """
          <splitViewController id="start" preferredDisplayMode="twoBeside" behavior="tile" \
          primaryBackgroundStyle="sidebar" style="tripleColumn" minimumPrimaryColumnWidth="300" \
          maximumPrimaryColumnWidth="600" sceneMemberID="viewController">
            <value key="contentSizeForViewInPopover" type="size" width="300" height="200"/>
          </splitViewController>
          """))
      let made = try #require(
        board.instantiateInitialViewController() as? UISplitViewController)
      #expect(made.preferredDisplayMode == .twoBesideSecondary)
      #expect(made.primaryBackgroundStyle == .sidebar)
      #expect(made.minimumPrimaryColumnWidth == 300 && made.maximumPrimaryColumnWidth == 600)
      #expect(made.preferredContentSize == CGSize(width: 300, height: 200))
    }

    @Test("A page view controller turns pages as the file says")
    func pages() throws {
      let board = storyboard(
        scene(
          """
          <pageViewController id="start" transitionStyle="scroll" navigationOrientation="vertical" \
          pageSpacing="12" sceneMemberID="viewController"/>
          """))
      let made = try #require(board.instantiateInitialViewController() as? UIPageViewController)
      #expect(made.transitionStyle == .scroll && made.navigationOrientation == .vertical)
      #expect(made.spineLocation == .none && made.spacing == 12)
    }

    @Test("A reference leads to a controller of another storyboard")
    func references() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString).bundle")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = [
        "Main": scene(
          "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"two\" id=\"start\" sceneMemberID=\"viewController\"/>"
        ),
        "Other": scene(controller("start", "title=\"One\""))
          + scene(controller("two", "title=\"Two\" storyboardIdentifier=\"two\"")),
        "Loop": scene(
          "<viewControllerPlaceholder storyboardName=\"Loop\" id=\"start\" sceneMemberID=\"viewController\"/>"
        ),
      ]
      for (name, scenes) in files {
        try Data(storyboardText(scenes).utf8).write(
          to: folder.appendingPathComponent("\(name).storyboard"))
      }
      let bundle = try #require(Bundle(url: folder))
      let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      #expect(made?.title == "Two")
      #expect(made?.storyboard?.name == "Other")
      let loop = UIStoryboard(name: "Loop", bundle: bundle)
      let reports = Report.gathering { #expect(loop.instantiateInitialViewController() == nil) }
      #expect(reports.map { $0.message.contains("leads back to itself") } == [true])
    }

    // MARK: What is wrong

    @Test("Errors in a file are reported, and the rest of it is read")
    func wrong() {
      let reports = Report.gathering {
        let unknown = storyboard(scene(controller("start", custom("NoSuchController"))))
        #expect(unknown.instantiateInitialViewController() != nil)
        let nowhere = storyboard(scene(controller("start")), initial: "gone")
        #expect(nowhere.instantiateInitialViewController() == nil)
        let twice = storyboard(
          scene(controller("start", "storyboardIdentifier=\"same\" title=\"One\""))
            + scene(controller("other", "storyboardIdentifier=\"same\" title=\"Two\"")))
        #expect(twice.instantiateViewController(withIdentifier: "same").title == "One")
        let own = storyboard(
          scene(
            """
            <navigationController id="start" sceneMemberID="viewController"><connections>
              <segue destination="start" kind="relationship" relationship="rootViewController" id="r1"/>
            </connections></navigationController>
            """))
        #expect(
          (own.instantiateInitialViewController() as? UINavigationController)?.viewControllers == []
        )
        _ = UIStoryboard("this is <no> XML", name: "Broken")
      }
      let said = [
        "Unknown class NoSuchController", "'gone'", "'same'", "contains itself", "Broken",
      ]
      for words in said {
        #expect(reports.contains { $0.message.contains(words) }, "\(words): \(reports)")
      }
    }

    @Test("An action of a gesture for the controller of another scene is reported and left out")
    func gestureForAnotherScene() throws {
      let gestures =
        #"<connections><outletCollection property="gestureRecognizers" destination="g" id="1"/></connections>"#
      let tap =
        #"<tapGestureRecognizer id="g"><connections><action selector="open:" destination="other" id="2"/></connections></tapGestureRecognizer>"#
      let board = storyboard(
        scene(controller("start", view: gestures), tap) + scene(controller("other")))
      var shown: UIViewController?
      let found = Report.gathering {
        shown = board.instantiateInitialViewController()
        shown?.loadViewIfNeeded()
      }
      #expect(shown?.view.gestureRecognizers?.count == 1)
      #expect(found.count == 1, "\(found)")
      #expect(found.first?.message.contains("'open:' of a gesture is left out") == true, "\(found)")
      #expect(found.first?.message.contains("'other'") == true, "\(found)")
    }
  }
}

/// A tab bar that a storyboard names.
final class StoryboardTabBar: UITabBar {
  private(set) var isMadeByCoder = false

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isMadeByCoder = true
  }
}
