import Foundation
import GalleyMarkup

/// A storyboard: the controllers of a `.storyboard` file, and the segues between them.
///
///     let storyboard = UIStoryboard(name: "Main", bundle: nil)
///     let feed = storyboard.instantiateViewController(withIdentifier: "feed")
///       as! FeedViewController
///
/// Each call creates a new controller with `init(coder:)`. The view of the controller is created
/// when the view is first needed, and the outlets are connected before `viewDidLoad()`.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  internal let name: String
  internal let file: StoryboardFile

  /// Creates the storyboard with a name, in a bundle.
  ///
  /// Without a bundle, the main bundle and the bundles of Swift packages beside it are searched.
  ///
  /// - Precondition: There is a file of that name. Otherwise this initializer traps with UIKit's
  ///   message.
  ///   Errors in the file are reported, and a file that cannot be read has no controllers.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    guard let path = NibSource.path(of: name, "storyboard", storyboardBundleOrNil) else {
      UIStoryboard.trapOnMissing(name, storyboardBundleOrNil)
    }
    file = StoryboardFile.file(at: path, storyboardBundleOrNil)
    super.init()
  }

  /// Creates a storyboard from the XML text of a file, as if it were a file of a bundle.
  internal init(_ text: String, name: String, bundle: Bundle = .main) {
    self.name = name
    let path = "\(name).storyboard"
    file = StoryboardFile(NibSource.read(Data(text.utf8), path, bundle), path)
    super.init()
  }

  /// Creates the storyboard of a file that was read.
  internal init(_ read: NibFile) {
    name = URL(fileURLWithPath: read.path).deletingPathExtension().lastPathComponent
    file = StoryboardFile(read, read.path)
    super.init()
  }

  private static func trapOnMissing(_ name: String, _ bundle: Bundle?) -> Never {
    let compiled = NibSource.path(of: name, "storyboardc", bundle)
    Misuse.trap(
      "Could not find a storyboard named '\(name)' in bundle NSBundle "
        + "<\((bundle ?? .main).bundlePath)> (loaded)",
      compiled.map {
        "\($0) is a compiled storyboard, which only Apple's UIKit reads. Give the target "
          + "\(name).storyboard, as Xcode saves it, as a resource: .copy(\"\(name).storyboard\")"
      }
        ?? "give the target the file \(name).storyboard as a resource: .copy(\"\(name).storyboard\"), and "
        + "name that target's bundle")
  }

  /// Creates the initial controller; `nil` if the storyboard names none, which is reported.
  open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

  /// Creates the initial controller with a closure.
  ///
  /// - Parameter creator: Creates the controller with the coder and further arguments. If the
  ///   closure returns `nil`, `init(coder:)` is called.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    initial(creator.map { creator in { creator($0) } }).map(UIStoryboard.cast)
  }

  /// Creates the controller with an identifier, which is set in Xcode as its storyboard ID.
  ///
  /// - Precondition: The storyboard has such a controller. Otherwise this method traps with UIKit's
  ///   message.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    named(identifier, nil)
  }

  /// Creates the controller with an identifier, with a closure.
  ///
  ///     let detail = storyboard.instantiateViewController(identifier: "detail") { coder in
  ///       DetailViewController(coder: coder, item: item)
  ///     }
  ///
  /// - Parameter creator: Creates the controller with the coder and further arguments. If the
  ///   closure returns `nil`, `init(coder:)` is called.
  /// - Precondition: The storyboard has such a controller. Otherwise this method traps with UIKit's
  ///   message.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    UIStoryboard.cast(named(identifier, creator.map { creator in { creator($0) } }))
  }

  private func initial(_ creator: StoryboardFile.Creator?) -> UIViewController? {
    guard let id = file.initialController else {
      Report.record(
        .nib,
        "\(file.path): the storyboard has no initial view controller. Check \"Is Initial View Controller\" of "
          + "one in Xcode: perhaps the designated entry point is not set?")
      return nil
    }
    return file.make(id, for: self, creator)
  }

  private func named(_ identifier: String, _ creator: StoryboardFile.Creator?) -> UIViewController {
    guard let id = file.identifiers[identifier] else {
      let near = file.identifiers.keys.near(identifier)
      let known = near.isEmpty ? file.identifiers.keys.sorted() : near
      Misuse.trap(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'",
        known.isEmpty
          ? "\(file.path) gives no controller an identifier"
          : "\(file.path) has \(known.joined(separator: ", "))")
    }
    guard let controller = file.make(id, for: self, creator) else {
      Misuse.trap(
        "Storyboard (\(self)) can't make the view controller with identifier '\(identifier)'",
        "its class's init(coder:) returned nil")
    }
    return controller
  }

  private static func cast<ViewController: UIViewController>(
    _ controller: UIViewController
  ) -> ViewController {
    guard let wanted = controller as? ViewController else {
      Misuse.trap(
        "Could not cast value of type '\(className(of: type(of: controller)))' to "
          + "'\(className(of: ViewController.self))'",
        "set the controller's class in the storyboard, or give a closure that makes it")
    }
    return wanted
  }
}

extension UIStoryboard {
  /// Returns the controller of a storyboard with which an application starts.
  ///
  /// A missing controller is reported.
  internal static func firstController(in storyboard: UIStoryboard, of key: String)
    -> UIViewController?
  {
    guard storyboard.file.initialController != nil else {
      Report.record(
        .nib,
        "Failed to instantiate the default view controller for \(key) '\(storyboard.name)' - perhaps the "
          + "designated entry point is not set?")
      return nil
    }
    return storyboard.instantiateInitialViewController()
  }

  /// The tint of the windows of an application that starts with the storyboard.
  internal var globalTint: UIColor? {
    guard let compiler = file.compiler, let element = file.controllers.first else { return nil }
    return compiler.document.globalTint.flatMap { compiler.color($0, element) }
  }
}
