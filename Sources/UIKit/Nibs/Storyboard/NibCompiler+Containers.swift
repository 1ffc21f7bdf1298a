import Foundation
import GalleyNibs

// Container controllers in storyboards.

extension NibCompiler {
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
        let child = load.scene?.makeRelated(root), self.mayPush(child, on: controller, element)
      else { return }
      controller.setViewControllers([child], animated: false)
    }
    readChildrenInNib(of: part, UINavigationController.self) { controller, children in
      controller.setViewControllers(
        children.filter { self.mayPush($0, on: controller, element) }, animated: false)
    }
  }

  /// Returns whether a controller can be pushed on a navigation controller. Reports a controller
  /// that can't be pushed.
  private func mayPush(
    _ child: UIViewController, on controller: UINavigationController, _ element: NibElement
  ) -> Bool {
    if controller.mayPush(child) { return true }
    report(
      element, "a \(type(of: child)) can't be pushed on a navigation controller, and is left out")
    return false
  }

  func readTabBarController(_ part: NibPart) {
    let element = part.element
    if let bar = element.value("tabBar"), let barPart = self.part(bar) {
      part.add { object, load in
        guard let controller = object as? UITabBarController else { return }
        // A tab bar of a class of the app is created with `init(coder:)`, which also sets the
        // properties in the file. Otherwise the properties are set on the controller's own bar.
        if barPart.type != UITabBar.self, let bar = load.make(barPart, UITabBar.self) {
          controller.replaceBar(with: bar)
        } else {
          controller.tabBar.changeByController { load.fill(controller.tabBar, barPart) }
        }
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
    part.set(splitStyle(of: element), UISplitViewController.self) { $0.givenStyle = $1 }
    let modes: [String: UISplitViewController.DisplayMode] = [
      "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
      "allVisible": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
      "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
      // Short names that files use for controllers with columns.
      "beside": .oneBesideSecondary, "over": .oneOverSecondary,
      "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary,
      "twoDisplace": .twoDisplaceSecondary,
    ]
    part.set(
      word("displayMode", of: element, modes) ?? word("preferredDisplayMode", of: element, modes),
      UISplitViewController.self
    ) { $0.preferredDisplayMode = $1 }
    readColumnLayout(part)
    readSupplementaryColumn(part)
    readColumns(part)
    readChildrenInNib(of: part, UISplitViewController.self) { $0.viewControllers = $1 }
  }

  /// Returns the style of a split view controller; `nil` for a controller without a style, whose
  /// two columns are its `viewControllers`.
  ///
  /// Xcode does not always write the style to the file. If the file contains no style, a split view
  /// controller with a supplementary controller has three columns.
  private func splitStyle(of element: NibElement) -> UISplitViewController.Style? {
    let styles: [String: UISplitViewController.Style] = [
      "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
    if let style = word("style", of: element, styles) { return style }
    if !related(element, "supplementaryViewController").isEmpty { return .tripleColumn }
    return element.bool("allowDoubleColumnStyle") == true ? .doubleColumn : nil
  }

  /// Reads the widths, the behavior and the side of a split view controller's columns.
  private func readColumnLayout(_ part: NibPart) {
    let element = part.element
    part.set(
      element.number("minimumPrimaryColumnWidth").map { CGFloat($0) }, UISplitViewController.self
    ) { $0.minimumPrimaryColumnWidth = $1 }
    part.set(
      element.number("maximumPrimaryColumnWidth").map { CGFloat($0) }, UISplitViewController.self
    ) { $0.maximumPrimaryColumnWidth = $1 }
    part.set(
      element.number("preferredPrimaryColumnWidthFraction").map { CGFloat($0) },
      UISplitViewController.self
    ) { $0.preferredPrimaryColumnWidthFraction = $1 }
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
  }

  /// Reads the widths of the supplementary column of a split view controller, and the visibility of
  /// the controller's buttons.
  private func readSupplementaryColumn(_ part: NibPart) {
    let element = part.element
    part.set(
      element.number("minimumSupplementaryColumnWidth").map { CGFloat($0) },
      UISplitViewController.self
    ) { $0.minimumSupplementaryColumnWidth = $1 }
    part.set(
      element.number("maximumSupplementaryColumnWidth").map { CGFloat($0) },
      UISplitViewController.self
    ) { $0.maximumSupplementaryColumnWidth = $1 }
    part.set(
      element.number("preferredSupplementaryColumnWidthFraction").map { CGFloat($0) },
      UISplitViewController.self
    ) { $0.preferredSupplementaryColumnWidthFraction = $1 }
    part.set(element.bool("showsSecondaryOnlyButton"), UISplitViewController.self) {
      $0.showsSecondaryOnlyButton = $1
    }
    let visibility: UISplitViewController.DisplayModeButtonVisibility? = word(
      "displayModeButtonVisibility", of: element,
      ["automatic": .automatic, "never": .never, "always": .always])
    part.set(visibility, UISplitViewController.self) { $0.displayModeButtonVisibility = $1 }
  }

  /// Reads the controllers in the columns of a split view controller.
  private func readColumns(_ part: NibPart) {
    let element = part.element
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
}
