import Foundation

/// A transition from one controller of a storyboard to another.
///
/// A segue is created when it is triggered. First `shouldPerformSegue(withIdentifier:sender:)` of
/// the source is called, then `prepare(for:sender:)`, and then the segue is performed:
///
///     override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///       if let detail = segue.destination as? DetailViewController { detail.item = item }
///     }
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// Creates a segue. Subclasses for custom segues override `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    ownIdentifier = identifier
    ownSource = source
    ownDestination = destination
    super.init()
  }

  /// Creates a segue that calls a closure when it is performed.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Creates a segue of a class that a storyboard names.
  ///
  /// Subclasses inherit this initializer if they override `init(identifier:source:destination:)` or
  /// have no initializer of their own. This initializer then calls the initializer of the subclass.
  public required convenience init(
    _named identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// The identifier that the storyboard gives the segue.
  open var identifier: String? { ownIdentifier }
  /// The controller at which the segue starts.
  open var source: UIViewController { ownSource }
  /// The controller to which the segue leads.
  ///
  /// A subclass may override this property with a more specific type.
  open var destination: UIViewController { ownDestination }

  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController

  internal final var performHandler: (() -> Void)?

  /// Shows the destination. An unwind segue returns to the destination. Custom segues override this
  /// method.
  ///
  /// - Precondition: The segue is from a storyboard, has a closure, or is of a subclass that
  ///   overrides this method and does not call `super`. Otherwise this method traps with UIKit's
  ///   message.
  open func perform() {
    guard let performHandler else {
      Misuse.trap(
        "Subclasses of UIStoryboardSegue must override -perform.",
        "\(type(of: self)) from \(type(of: source)) to \(type(of: destination)) says not what it does"
      )
    }
    performHandler()
  }
}

/// The source of an unwind segue. This object is passed to the controllers that may contain the
/// destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  internal init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  /// The controller at which the segue starts.
  public final let source: UIViewController
  /// The action that the destination must implement.
  public final let unwindAction: Selector
  /// The object that triggered the segue.
  public final let sender: Any?
}
