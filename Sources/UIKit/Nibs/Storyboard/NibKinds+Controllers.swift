import Foundation
import GalleyNibs

extension NibKinds {
  /// The controllers of scenes.
  static let controllers: [String: NibKind] = [
    "viewController": controller(UIViewController.self) { _, _ in },
    "hostingController": missing("a UIHostingController"),
    "glkViewController": missing("a GLKViewController"),
    "avPlayerViewController": missing("an AVPlayerViewController"),
    "splitViewController": controller(UISplitViewController.self) { part, compiler in
      compiler.readSplitViewController(part)
    },
    "pageViewController": controller(UIPageViewController.self) { part, compiler in
      compiler.readPageViewController(part)
    },
    "tableViewController": controller(UITableViewController.self) { part, compiler in
      part.set(part.element.bool("clearsSelectionOnViewWillAppear"), UITableViewController.self) {
        $0.clearsSelectionOnViewWillAppear = $1
      }
      compiler.readRefreshControl(part)
    },
    "collectionViewController": controller(UICollectionViewController.self) { part, _ in
      let element = part.element
      part.set(element.bool("clearsSelectionOnViewWillAppear"), UICollectionViewController.self) {
        $0.clearsSelectionOnViewWillAppear = $1
      }
      part.set(
        element.bool("useLayoutToLayoutNavigationTransitions"), UICollectionViewController.self
      ) { $0.useLayoutToLayoutNavigationTransitions = $1 }
    },
    "navigationController": controller(UINavigationController.self) { part, compiler in
      compiler.readNavigationController(part)
    },
    "tabBarController": controller(UITabBarController.self) { part, compiler in
      compiler.readTabBarController(part)
    },
  ]

  private static func controller(
    _ type: UIViewController.Type,
    _ read: @escaping @MainActor (NibPart, NibCompiler) -> Void
  ) -> NibKind {
    NibKind(
      object: type, fillsAfterMaking: false,
      make: { type, coder in
        (type as? UIViewController.Type).flatMap { $0.init(coder: coder) }
      }
    ) { part, compiler in
      compiler.readController(part)
      read(part, compiler)
    }
  }

  private static func missing(_ words: String) -> NibKind {
    controller(UIViewController.self) { part, compiler in
      compiler.report(
        part.element,
        "<\(part.element.kind)> is of another framework: a UIViewController stands where \(words) would be"
      )
    }
  }
}

extension NibCompiler {
  /// Reads the attributes of all controllers.
  ///
  /// The view is compiled separately, and created when it is first needed.
  func readController(_ part: NibPart) {
    let element = part.element
    part.add { object, load in
      if let controller = object as? UIViewController { load.scene?.begin(controller, load) }
    }
    readViewInNib(of: part)
    part.text("title", UIViewController.self) { $0.title = $1 }
    readRestoration(of: part)
    readPresentation(of: part)
    readExtent(of: part)
    readKeyCommands(of: part)
    if let item = element.value("navigationItem"), let itemPart = self.part(item) {
      part.add { object, load in
        if let controller = object as? UIViewController {
          load.fill(controller.navigationItem, itemPart)
        }
      }
    }
    set("tabBarItem", of: part, UIViewController.self, UITabBarItem.self) { $0.tabBarItem = $1 }
    items("toolbarItems", of: part, UIViewController.self, UIBarButtonItem.self) {
      $0.toolbarItems = $1
    }
  }

  private func readRestoration(of part: NibPart) {
    let element = part.element
    let usesIdentifier = element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
    part.set(
      usesIdentifier
        ? element.string("storyboardIdentifier") : element.string("restorationIdentifier"),
      UIViewController.self
    ) { $0.restorationIdentifier = $1 }
  }

  private func readPresentation(of part: NibPart) {
    let element = part.element
    part.set(
      word("modalPresentationStyle", of: element, SegueTemplate.presentationStyles),
      UIViewController.self
    ) { $0.modalPresentationStyle = $1 }
    part.set(
      word("modalTransitionStyle", of: element, SegueTemplate.transitionStyles),
      UIViewController.self
    ) { $0.modalTransitionStyle = $1 }
    part.set(element.bool("definesPresentationContext"), UIViewController.self) {
      $0.definesPresentationContext = $1
    }
    part.set(element.bool("providesPresentationContextTransitionStyle"), UIViewController.self) {
      $0.providesPresentationContextTransitionStyle = $1
    }
    part.set(
      element.bool("modalInPresentation") ?? element.bool("modalInPopover"), UIViewController.self
    ) { $0.isModalInPresentation = $1 }
    part.set(
      (element.size("preferredContentSize") ?? element.size("contentSizeForViewInPopover"))
        .map { CGSize($0) }, UIViewController.self
    ) { $0.preferredContentSize = $1 }
    let style: UIUserInterfaceStyle? = word(
      "userInterfaceStyle", of: element,
      ["dark": .dark, "light": .light, "unspecified": .unspecified])
    part.set(style, UIViewController.self) { $0.overrideUserInterfaceStyle = $1 }
  }

  private func readExtent(of part: NibPart) {
    let element = part.element
    part.set(element.bool("hidesBottomBarWhenPushed"), UIViewController.self) {
      $0.hidesBottomBarWhenPushed = $1
    }
    part.set(element.bool("extendedLayoutIncludesOpaqueBars"), UIViewController.self) {
      $0.extendedLayoutIncludesOpaqueBars = $1
    }
    part.set(element.bool("automaticallyAdjustsScrollViewInsets"), UIViewController.self) {
      $0.automaticallyAdjustsScrollViewInsets = $1
    }
    part.set(element.bool("viewRespectsSystemMinimumLayoutMargins"), UIViewController.self) {
      $0.viewRespectsSystemMinimumLayoutMargins = $1
    }
    guard let edges = element.value("edgesForExtendedLayout") ?? element.value("extendedEdges")
    else { return }
    // An edge that the file does not name is not extended.
    let all: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    let extended = all.reduce(into: UIRectEdge()) { sum, edge in
      if edges.bool(edge.0) == true { sum.insert(edge.1) }
    }
    part.set(UIViewController.self) { $0.edgesForExtendedLayout = extended }
  }

  func readRefreshControl(_ part: NibPart) {
    guard let element = part.element.value("refreshControl"),
      let controlPart = self.part(element)
    else { return }
    // The refresh control belongs to a table that is created later.
    part.add { object, load in
      guard let control = load.make(controlPart, UIRefreshControl.self) else { return }
      (object as? UITableViewController)?.waitingRefreshControl = control
    }
  }

  // MARK: Containers

  /// Returns the relationship segues of a container, in the order of the file.
  private func related(_ element: NibElement, _ relationship: String? = nil) -> [SegueTemplate] {
    element.xml.all("connections").flatMap(\.children).compactMap(SegueTemplate.init).filter {
      $0.kind == .relationship && (relationship == nil || $0.relationship == relationship)
    }
  }

  func readNavigationController(_ part: NibPart) {
    let element = part.element
    if let bar = element.value("navigationBar"), let barPart = self.part(bar) {
      part.add { object, load in
        guard let controller = object as? UINavigationController else { return }
        load.fill(controller.navigationBar, barPart)
      }
    }
    if let bar = element.value("toolbar"), let barPart = self.part(bar) {
      part.add { object, load in
        guard let controller = object as? UINavigationController else { return }
        load.fill(controller.toolbar, barPart)
      }
    }
    part.set(element.bool("navigationBarHidden"), UINavigationController.self) {
      $0.isNavigationBarHidden = $1
    }
    part.set(element.bool("toolbarHidden"), UINavigationController.self) { $0.isToolbarHidden = $1 }
    part.set(element.bool("hidesBarsOnTap"), UINavigationController.self) { $0.hidesBarsOnTap = $1 }
    part.set(element.bool("hidesBarsOnSwipe"), UINavigationController.self) {
      $0.hidesBarsOnSwipe = $1
    }
    part.set(
      element.bool("hidesBarsWhenKeyboardAppears") ?? element.bool("hidesBarsWhenKeyboardAppear"),
      UINavigationController.self
    ) { $0.hidesBarsWhenKeyboardAppears = $1 }
    part.set(element.bool("hidesBarsWhenVerticallyCompact"), UINavigationController.self) {
      $0.hidesBarsWhenVerticallyCompact = $1
    }
    let root = related(element, "rootViewController").first
    part.add { object, load in
      guard let root, let controller = object as? UINavigationController,
        let child = load.scene?.makeRelated(root)
      else { return }
      guard !(child is UINavigationController) else {
        return self.report(
          element, "the root view controller is a navigation controller, and left out")
      }
      controller.setViewControllers([child], animated: false)
    }
    readChildrenInNib(of: part, UINavigationController.self) {
      $0.setViewControllers($1, animated: false)
    }
  }

  func readTabBarController(_ part: NibPart) {
    let element = part.element
    if let bar = element.value("tabBar"), let barPart = self.part(bar) {
      part.add { object, load in
        if let controller = object as? UITabBarController { load.fill(controller.tabBar, barPart) }
      }
    }
    let all = related(element, "viewControllers")
    part.add { object, load in
      guard let controller = object as? UITabBarController, !all.isEmpty else { return }
      controller.viewControllers = all.compactMap { load.scene?.makeRelated($0) }
    }
    readChildrenInNib(of: part, UITabBarController.self) { $0.viewControllers = $1 }
    part.set(element.integer("selectedIndex"), UITabBarController.self) { $0.selectedIndex = $1 }
  }

  func readSplitViewController(_ part: NibPart) {
    let element = part.element
    part.set(
      word(
        "style", of: element,
        ["doubleColumn": UISplitViewController.Style.doubleColumn, "tripleColumn": .tripleColumn]),
      UISplitViewController.self
    ) { $0.givenStyle = $1 }
    let modes: [String: UISplitViewController.DisplayMode] = [
      "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
      "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
      "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
      // Short names, of controllers with columns.
      "beside": .oneBesideSecondary, "over": .oneOverSecondary,
      "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
      "twoDisplace": .twoDisplaceSecondary,
    ]
    part.set(
      word("displayMode", of: element, modes) ?? word("preferredDisplayMode", of: element, modes),
      UISplitViewController.self
    ) { $0.preferredDisplayMode = $1 }
    part.set(
      element.number("minimumPrimaryColumnWidth").map { CGFloat($0) }, UISplitViewController.self
    ) { $0.minimumPrimaryColumnWidth = $1 }
    part.set(
      element.number("maximumPrimaryColumnWidth").map { CGFloat($0) }, UISplitViewController.self
    ) { $0.maximumPrimaryColumnWidth = $1 }
    let behaviors: [String: UISplitViewController.SplitBehavior] = [
      "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    part.set(
      word("behavior", of: element, behaviors)
        ?? word("preferredSplitBehavior", of: element, behaviors), UISplitViewController.self
    ) { $0.preferredSplitBehavior = $1 }
    part.set(
      word(
        "primaryEdge", of: element,
        ["leading": UISplitViewController.PrimaryEdge.leading, "trailing": .trailing]),
      UISplitViewController.self
    ) { $0.primaryEdge = $1 }
    part.set(
      word(
        "primaryBackgroundStyle", of: element,
        ["none": UISplitViewController.BackgroundStyle.none, "sidebar": .sidebar]),
      UISplitViewController.self
    ) { $0.primaryBackgroundStyle = $1 }
    part.set(element.bool("presentsWithGesture"), UISplitViewController.self) {
      $0.presentsWithGesture = $1
    }
    let columns: [(String, UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("primaryViewController", .primary),
      ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("secondaryViewController", .secondary),
      ("compactViewController", .compact),
    ]
    let all = columns.flatMap { name, column in related(element, name).map { ($0, column) } }
    part.add { object, load in
      guard let controller = object as? UISplitViewController else { return }
      for (template, column) in all {
        guard let child = load.scene?.makeRelated(template) else { continue }
        controller.given[column] = child
      }
      controller.arrange()
    }
    readChildrenInNib(of: part, UISplitViewController.self) { $0.viewControllers = $1 }
  }

  func readPageViewController(_ part: NibPart) {
    let element = part.element
    part.set(
      word(
        "transitionStyle", of: element,
        ["scroll": UIPageViewController.TransitionStyle.scroll, "pageCurl": .pageCurl]),
      UIPageViewController.self
    ) { controller, style in
      controller.style = style
      if style == .scroll { controller.spine = .none }
    }
    part.set(
      word(
        "navigationOrientation", of: element,
        [
          "horizontal": UIPageViewController.NavigationOrientation.horizontal,
          "vertical": .vertical,
        ]
      ), UIPageViewController.self
    ) { $0.orientation = $1 }
    part.set(
      word(
        "spineLocation", of: element,
        ["none": UIPageViewController.SpineLocation.none, "min": .min, "mid": .mid, "max": .max]),
      UIPageViewController.self
    ) { $0.spine = $1 }
    part.set(element.bool("doubleSided"), UIPageViewController.self) { $0.isDoubleSided = $1 }
    part.set(element.number("pageSpacing").map { CGFloat($0) }, UIPageViewController.self) {
      $0.spacing = $1
    }
  }

  // MARK: Segues

  /// Makes an object perform a segue: a control, a bar item, a gesture recognizer, a cell, or a
  /// container view with another scene.
  func connect(_ object: NSObject, _ template: SegueTemplate, _ load: NibLoad) {
    guard let controller = load.controller, let scene = controller.storyboardScene else { return }
    switch object {
    case let cell as _ListElementView:
      var segues =
        cell.segues as? CellSegues ?? CellSegues(controller: controller, templates: [])
      segues.templates.append(template)
      cell.segues = segues
    case let view as UIView where template.kind == .embed: scene.embed(template, in: view)
    case let control as UIControl:
      let action = UIAction { [weak controller] action in
        controller?.trigger(template, sender: action.sender)
      }
      control.addAction(action, for: NibCompiler.segueEvent(of: control))
    case let item as UIBarButtonItem:
      let trigger = SegueTrigger(template, of: controller)
      scene.keep(trigger)
      item.target = trigger
      item.action = SegueTrigger.selector
    case let gesture as UIGestureRecognizer:
      let trigger = SegueTrigger(template, of: controller)
      scene.keep(trigger)
      gesture.addTarget(trigger, action: SegueTrigger.selector)
    default: break
    }
  }

  /// Returns the event with which a control performs its segue.
  private static func segueEvent(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UITextField: .editingDidEndOnExit
    case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIPageControl,
      is UIDatePicker, is UIRefreshControl:
      .valueChanged
    default: .touchUpInside
    }
  }
}
