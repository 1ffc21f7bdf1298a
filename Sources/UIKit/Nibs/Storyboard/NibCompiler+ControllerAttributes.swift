import Foundation
import GalleyNibs

// The attributes that all controllers in storyboards and nibs have.

extension NibCompiler {
  /// Reads the attributes of all controllers.
  ///
  /// In a storyboard, the view is compiled separately, and created when it is first needed.
  func readController(_ part: NibPart) {
    let element = part.element
    part.add { object, load in
      if let controller = object as? UIViewController { load.scene?.begin(controller, load) }
    }
    readViewInNib(of: part)
    if document.kind == .nib {
      part.set(element.string("nibName"), UIViewController.self) { $0.ownNibName = $1 }
    }
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
    setList("toolbarItems", of: part, UIViewController.self, UIBarButtonItem.self) {
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
    // The controller stores the refresh control, because the table is created later.
    part.add { object, load in
      guard let control = load.make(controlPart, UIRefreshControl.self) else { return }
      (object as? UITableViewController)?.waitingRefreshControl = control
    }
  }
}
