import Foundation
import GalleyNibs

// Controllers among the objects of a nib, and the shortcuts of all controllers. Unlike a scene of a
// storyboard, a nib creates views and children along with the controllers.

extension NibCompiler {
  /// Reads the view of a controller in a nib.
  ///
  /// The view is created with the nib, and the controller gets it when its `view` is first loaded.
  ///
  /// - Unverified: whether UIKit calls `viewDidLoad()` for such a view while it loads the nib.
  func readViewInNib(of part: NibPart) {
    guard document.kind == .nib, let element = part.element.value("view"),
      let viewPart = self.part(element)
    else { return }
    let kind = part.element.kind
    let guides = part.element.list("layoutGuides")
    part.add { object, load in
      guard let controller = object as? UIViewController,
        let view = load.make(viewPart, UIView.self)
      else { return }
      let isRight =
        switch controller {
        case is UITableViewController: view is UITableView
        case is UICollectionViewController: view is UICollectionView
        default: true
        }
      guard isRight else {
        return self.report(
          element,
          "the view of a <\(kind)> can't be a \(type(of: view)): an empty list stands in its place")
      }
      // The guides of the controller are not used, because they load the view of the controller. At
      // this time the outlets of the controller are not connected yet.
      for guide in guides {
        let isAtTop = guide.string("type") != "bottom"
        load.register(LayoutSupportGuide(ofTop: isAtTop, in: view), as: guide.id)
      }
      controller.scene = NibControllerScene(view, self.file)
    }
  }

  /// Reads the keyboard shortcuts of a controller.
  func readKeyCommands(of part: NibPart) {
    for element in part.element.list("keyCommands") where element.kind == "keyCommand" {
      guard let input = element.string("input"), let action = element.string("actionName") else {
        report(element, "the <keyCommand> has no input or no action, and is left out")
        continue
      }
      let modifiers = UIKeyModifierFlags(rawValue: element.integer("modifierFlags") ?? 0)
      let title = element.string("discoverabilityTitle")
      let id = element.id ?? ""
      part.add { object, load in
        (object as? UIViewController)?.addKeyCommand(
          UIKeyCommand(
            action: Selector(action), input: input, modifierFlags: modifiers,
            discoverabilityTitle: title.map { load.text($0, key: "\(id).discoverabilityTitle") }))
      }
    }
  }

  /// Reads the children of a container in a nib.
  func readChildrenInNib<Container: UIViewController>(
    of part: NibPart, _ type: Container.Type,
    _ set: @escaping @MainActor (Container, [UIViewController]) -> Void
  ) {
    guard document.kind == .nib else { return }
    let parts = part.element.list("viewControllers").compactMap { self.part($0) }
    guard !parts.isEmpty else { return }
    part.add { object, load in
      guard let container = object as? Container else { return }
      set(container, parts.compactMap { load.make($0, UIViewController.self) })
    }
  }
}

/// The view that a nib has created for one of its controllers.
@MainActor
private final class NibControllerScene: ControllerScene {
  let name: String
  private var view: UIView?

  init(_ view: UIView, _ file: String) {
    self.view = view
    name = "from nib \"\(file)\""
  }

  func makeView() -> UIView? {
    defer { view = nil }
    return view
  }

  func finishView() {}
}
