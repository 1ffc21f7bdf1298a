import Foundation

/// Shows controllers one in front of the other, under a bar that leads back.
///
///     window.rootViewController = UINavigationController(rootViewController: FeedViewController())
///
/// - Differs: a new controller is there at once; transitions come with animations.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A controller that shows another.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// A controller that shows none yet.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Galley reads no archives: this traps.
  public required init?(coder: NSCoder) {
    preconditionFailure("UINavigationController.init(coder:): Galley reads no archives")
  }

  /// The bar.
  public let navigationBar = UINavigationBar()

  /// Who is told that another controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The controllers, the one in front last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  private var stack: [UIViewController] = []

  /// The controller in front.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen.
  open var visibleViewController: UIViewController? { stack.last }

  /// Whether there is no bar.
  open var isNavigationBarHidden = false {
    didSet {
      guard isNavigationBarHidden != oldValue else { return }
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
      topViewController?.viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows a controller in front of the others.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      Misuse.trap(
        "Pushing the same view controller instance more than once is not supported",
        "\(viewController) is at \(stack.firstIndex { $0 === viewController } ?? 0)")
    }
    change(to: stack + [viewController], animated: animated)
  }

  /// Goes back to the controller before. Answers the one that was in front; the first stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let last = stack.last
    change(to: Array(stack.dropLast()), animated: animated)
    return last
  }

  /// Goes back to the first controller. Answers those that were in front of it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller. Answers those that were in front of it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return gone
  }

  /// Shows these controllers, the last in front.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  // MARK: Inside

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.navigationController = self
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    view.addSubview(navigationBar)
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBar()
  }

  internal func placeBar() {
    guard let view = viewIfLoaded else { return }
    let top = view.safeAreaInsets.top
    navigationBar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: UINavigationBar.height)
    stack.last?.viewIfLoaded?.frame = view.bounds
  }

  private func change(to controllers: [UIViewController], animated: Bool) {
    let (old, new) = (stack.last, controllers.last)
    for controller in stack where !controllers.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
    }
    let gone = stack.filter { old in !controllers.contains { $0 === old } }
    let come = controllers.filter { new in !stack.contains { $0 === new } }
    stack = controllers
    for controller in come { addChild(controller) }
    navigationBar.items = controllers.map(\.navigationItem)
    if old !== new {
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
      if isShown { old?.beginAppearance(false, animated: animated) }
      if isShown { new?.beginAppearance(true, animated: animated) }
      if isViewLoaded {
        old?.viewIfLoaded?.removeFromSuperview()
        showTop()
      }
      if isShown { old?.endAppearance(animated: animated) }
      if isShown { new?.endAppearance(animated: animated) }
      if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }
    for controller in gone { controller.removeFromParent() }
    for controller in come { controller.didMove(toParent: self) }
  }

  private func showTop() {
    guard let view = viewIfLoaded, let top = stack.last else { return }
    top.view.frame = view.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(top.view, belowSubview: navigationBar)
  }
}

/// Has its subviews keep clear of the bar.
private final class NavigationView: UIView {
  weak var navigationController: UINavigationController?

  override var safeAreaForSubviews: UIEdgeInsets {
    var area = safeAreaInsets
    if navigationController?.isNavigationBarHidden == false { area.top += UINavigationBar.height }
    return area
  }
}

/// Is told that a navigation controller shows another controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// A controller has been shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension UIViewController {
  /// The navigation controller around, if there is one.
  public var navigationController: UINavigationController? {
    var controller = parent
    while let around = controller {
      if let navigation = around as? UINavigationController { return navigation }
      controller = around.parent
    }
    return nil
  }
}
