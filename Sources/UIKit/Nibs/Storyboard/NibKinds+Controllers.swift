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

  /// Returns the kind of a controller of another framework, which a `UIViewController` replaces.
  private static func missing(_ words: String) -> NibKind {
    controller(UIViewController.self) { part, compiler in
      compiler.report(
        part.element,
        "<\(part.element.kind)> is of another framework: a UIViewController stands where \(words) would be"
      )
    }
  }
}
