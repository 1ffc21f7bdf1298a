import Testing
import UIKit

// Public names only, used as apps use them: Apple's UIKit could run these, too.

private final class CounterViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let counter = UILabel()
  private(set) var events: [String] = []
  var onClose: (() -> Void)?

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    view.addSubview(scrollView)
    scrollView.addSubview(counter)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded")
    title = "Counter"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
    counter.text = "0"
    counter.font = .preferredFont(forTextStyle: .largeTitle)
    counter.accessibilityIdentifier = "counter"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("will appear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2_000)
    counter.sizeToFit()
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    counter.text = "\(Int(scrollView.contentOffset.y))"
  }
}

@MainActor @Suite("A screen, as apps write it")
struct ScreenConformanceTests {
  @Test("A controller loads its view on demand, and its label follows its scroll view")
  func controller() {
    let controller = CounterViewController()
    #expect(!controller.isViewLoaded && controller.events.isEmpty)
    controller.loadViewIfNeeded()
    #expect(controller.events == ["loaded"])
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.view.layoutIfNeeded()
    #expect(controller.scrollView.frame == controller.view.bounds)
    controller.scrollView.contentOffset = CGPoint(x: 0, y: 120)
    #expect(controller.counter.text == "120")
    #expect(controller.counter.accessibilityLabel == "120")
  }

  @Test("A navigation controller shows titles, and pushes and pops")
  func navigation() {
    let first = CounterViewController()
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(first.events == ["loaded", "will appear"])
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(navigation.navigationBar.topItem?.title == "Second")
    navigation.popViewController(animated: false)
    #expect(navigation.viewControllers == [first])
    var closed = false
    first.onClose = { closed = true }
    first.navigationItem.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    #expect(closed)
  }

  @Test(
    "Views convert points, are hit unless they are hidden, and keep their bounds when transformed")
  func geometry() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 5, y: 5))
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === inner)
    inner.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === outer)
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.frame == CGRect(x: -20, y: -20, width: 100, height: 100))
    #expect(inner.bounds.size == CGSize(width: 50, height: 50))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inner.transform = .identity
    outer.bounds.size.width = 300
    #expect(inner.frame.width == 150)
  }

  @Test("Colors are resolved for dark mode, and images have their size and their data")
  func values() {
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dynamic.resolvedColor(with: dark) == .white)
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    UIColor.red.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && alpha == 0.5)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.pngData().flatMap(UIImage.init(data:)) != nil)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == image.size)
    #expect(UIImage(systemName: "star.fill") != nil)
  }

  @Test(
    "An animated property has its new value at once, and the completion handler is called later")
  func animation() {
    let view = UIView()
    var finished = false
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: { _ in
      finished = true
    }
    #expect(view.alpha == 0 && !finished)
  }

  @Test("A control performs an action only for the action's event, and can be disabled")
  func controls() {
    let control = UIControl()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(calls == 1)
    control.isEnabled = false
    #expect(control.state == .disabled)
  }

  @Test("A gesture recognizer is added to a view, and removed")
  func gestures() {
    let view = UIView()
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view && tap.state == .possible)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers ?? [] == [] && tap.view == nil)
  }

  @Test("A layer has rounded corners, a border and a sublayer")
  func layers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.separator.cgColor
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
    #expect(view.layer.sublayers == [gradient] && gradient.superlayer === view.layer)
  }
}
