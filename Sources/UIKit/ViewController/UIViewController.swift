import Foundation

/// Has a view, and is told what happens to it: loaded, shown, laid out, gone.
///
///     final class FeedViewController: UIViewController {
///       override func viewDidLoad() {
///         super.viewDidLoad()
///         view.backgroundColor = .systemBackground
///       }
///     }
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  // MARK: Creating

  /// A controller. Nibs come with their own issue: a name is kept, and the view made in code.
  public init(nibName: String?, bundle: Bundle?) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  /// A controller whose view is made in code.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure(
      "UIViewController.init(coder:): Galley reads no archives. Make the controller with init()")
  }

  /// The nib that the view would come from.
  public let nibName: String?
  /// Where that nib would be.
  public let nibBundle: Bundle?

  // MARK: The view

  private var loadedView: UIView?
  private var isLoading = false

  /// The view; made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.storage.controller = nil
      loadedView = newValue
      newValue?.storage.controller = self
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view. Subclasses that have one of their own set `view` and do not call this one.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view, if that has not happened.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    guard loadedView != nil else {
      Misuse.trap(
        "loadView() did not set a view", "\(type(of: self)).loadView() has to set `view`")
    }
    viewDidLoad()
  }

  /// The view has been made.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is about to be shown, in its window and with its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has been shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  internal var isShown = false
  internal var isChanging = false
  internal var changesAnimated = false

  // MARK: Layout

  /// Takes over what the view shows from the app's model, before the view is laid out; see
  /// `UIView.updateProperties()`.
  open func updateProperties() {}

  /// Asks for `updateProperties()` before the next pass of layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

  /// Updates properties at once, if that was asked for.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  /// A name to find the controller's state by when the app starts again. It is kept.
  open var restorationIdentifier: String?

  /// The view is about to place its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has placed its subviews.
  open func viewDidLayoutSubviews() {}

  /// The margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// More that stays free, beyond the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The size that suits the controller where it is shown in another.
  open var preferredContentSize = CGSize.zero

  // MARK: Containment

  /// The controller that this one is in.
  open internal(set) weak var parent: UIViewController?

  /// The controllers in this one.
  open internal(set) var children: [UIViewController] = []

  /// Takes a controller in. Its view is added by whoever calls this, who also tells it `didMove`.
  open func addChild(_ child: UIViewController) {
    guard child !== self else {
      Misuse.trap("Can't add a controller to itself", "\(self)")
    }
    if child.parent !== nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.viewIfLoaded?.traitsMayHaveChanged()
  }

  /// Takes the controller out of the one that it is in.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// The controller is about to be in another one, or in none.
  open func willMove(toParent parent: UIViewController?) {}

  /// The controller is in another one now, or in none.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether controllers in this one are told by themselves when their views come and go.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  // MARK: Bars

  /// What bars call the controller.
  open var title: String? { didSet { navigationItem.title = title } }

  /// What a navigation bar shows of the controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// Under which bars the view reaches.
  open var edgesForExtendedLayout: UIRectEdge = .all

  // MARK: Traits

  /// The circumstances that the controller is shown in.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? inheritedTraits }

  internal var inheritedTraits: UITraitCollection {
    let around: UITraitCollection =
      parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? .standard(on: nil)
    guard overrideUserInterfaceStyle != .unspecified else { return around }
    return UITraitCollection(traitsFrom: [
      around, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// The circumstances have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark, whatever it is around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.traitsMayHaveChanged() }
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
}
