import Foundation
import Testing
import UIKit

// Client code: it imports UIKit as an app does, and overrides what UIKit lets a subclass override.

/// A view that overrides members which UIKit declares in categories.
private class OverridingView: UIView {
  var asked: Set<String> = []

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as! CAShapeLayer }
  override var safeAreaInsets: UIEdgeInsets {
    asked.insert("safeAreaInsets")
    return UIEdgeInsets(top: 20, left: 4, bottom: 10, right: 6)
  }
  override var safeAreaLayoutGuide: UILayoutGuide { super.safeAreaLayoutGuide }
  override var layoutMarginsGuide: UILayoutGuide { super.layoutMarginsGuide }
  override var readableContentGuide: UILayoutGuide { super.readableContentGuide }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { super.keyboardLayoutGuide }
  override var layoutGuides: [UILayoutGuide] { super.layoutGuides }
  override var leadingAnchor: NSLayoutXAxisAnchor { super.leadingAnchor }
  override var trailingAnchor: NSLayoutXAxisAnchor { super.trailingAnchor }
  override var leftAnchor: NSLayoutXAxisAnchor { super.leftAnchor }
  override var rightAnchor: NSLayoutXAxisAnchor { super.rightAnchor }
  override var topAnchor: NSLayoutYAxisAnchor { super.topAnchor }
  override var bottomAnchor: NSLayoutYAxisAnchor { super.bottomAnchor }
  override var widthAnchor: NSLayoutDimension { super.widthAnchor }
  override var heightAnchor: NSLayoutDimension { super.heightAnchor }
  override var centerXAnchor: NSLayoutXAxisAnchor { super.centerXAnchor }
  override var centerYAnchor: NSLayoutYAxisAnchor { super.centerYAnchor }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { super.firstBaselineAnchor }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { super.lastBaselineAnchor }
  override var constraints: [NSLayoutConstraint] { super.constraints }
  override func addConstraint(_ constraint: NSLayoutConstraint) {
    asked.insert("addConstraint")
    super.addConstraint(constraint)
  }
  override func addConstraints(_ constraints: [NSLayoutConstraint]) {
    super.addConstraints(constraints)
  }
  override func removeConstraint(_ constraint: NSLayoutConstraint) {
    asked.insert("removeConstraint")
    super.removeConstraint(constraint)
  }
  override func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    super.removeConstraints(constraints)
  }
  override func addLayoutGuide(_ layoutGuide: UILayoutGuide) { super.addLayoutGuide(layoutGuide) }
  override func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    super.removeLayoutGuide(layoutGuide)
  }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    super.contentHuggingPriority(for: axis)
  }
  override func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentHuggingPriority(priority, for: axis) }
  override func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { super.contentCompressionResistancePriority(for: axis) }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { super.setContentCompressionResistancePriority(priority, for: axis) }
  override func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { super.constraintsAffectingLayout(for: axis) }
  override var hasAmbiguousLayout: Bool { super.hasAmbiguousLayout }
  override func exerciseAmbiguityInLayout() { super.exerciseAmbiguityInLayout() }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    super.convert(point, to: view)
  }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    asked.insert("convert")
    return super.convert(point, from: view)
  }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    super.convert(rect, to: view)
  }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    super.convert(rect, from: view)
  }
  override func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint {
    super.convert(point, to: coordinateSpace)
  }
  override var showsLargeContentViewer: Bool { didSet { asked.insert("large") } }
  override var largeContentTitle: String? {
    get { super.largeContentTitle ?? "own" }
    set { super.largeContentTitle = newValue }
  }
  override var largeContentImage: UIImage? { didSet {} }
  override var scalesLargeContentImage: Bool { didSet {} }
  override var largeContentImageInsets: UIEdgeInsets { didSet {} }
  override func updatePropertiesIfNeeded() { super.updatePropertiesIfNeeded() }
  override func setNeedsUpdateProperties() {
    asked.insert("setNeedsUpdateProperties")
    super.setNeedsUpdateProperties()
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { super.userInterfaceLayoutDirection(for: attribute) }
  override class var areAnimationsEnabled: Bool { super.areAnimationsEnabled }
  override class func setAnimationsEnabled(_ enabled: Bool) { super.setAnimationsEnabled(enabled) }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    super.performWithoutAnimation(actionsWithoutAnimation)
  }
  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    asked.insert("action \(event)")
    return super.action(for: layer, forKey: event)
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    asked.insert("motionCancelled")
  }
  override func remoteControlReceived(with event: UIEvent?) { asked.insert("remote") }
}

private class OverridingScrollView: UIScrollView {
  override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
  override var isDragging: Bool { true }
  override var delegate: UIScrollViewDelegate? { didSet {} }
}

private class OverridingTextView: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var textContainer: NSTextContainer { super.textContainer }
  override var layoutManager: NSLayoutManager { super.layoutManager }
  override var textStorage: NSTextStorage { super.textStorage }
}

private final class OverridingWindow: UIWindow {
  var told: [String] = []
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) }
  override func becomeKey() { told.append("becomeKey") }
  override func resignKey() { told.append("resignKey") }
}

private final class ShyWindow: UIWindow {
  override var canBecomeKey: Bool { false }
}

private class OverridingScreen: UIScreen {
  override var bounds: CGRect { CGRect(x: 0, y: 0, width: 10, height: 20) }
  override var scale: CGFloat { 3 }
}

private final class DeepView: UIView {
  var seen: [String] = []
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    seen.append("cancelled")
    super.motionCancelled(motion, with: event)
  }
}

@MainActor @Suite("Overridable members of views")
struct OverridableViewsTests {
  @Test("A view that overrides layer sees it with its own class")
  func layer() {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.lineWidth = 3
    #expect((view as UIView).layer === view.layer)
  }

  @Test("An overridden safe area moves the guide, the margins and the subviews")
  func safeArea() {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.addSubview(view)
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 20, left: 4, bottom: 10, right: 6))
    #expect(view.layoutMargins == UIEdgeInsets(top: 28, left: 12, bottom: 18, right: 14))
    let pinned = UIView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      pinned.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(pinned.frame == CGRect(x: 4, y: 20, width: 90, height: 170))
  }

  @Test("A window that overrides its safe area passes it to its controller's view")
  func windowSafeArea() {
    let window = OverridingWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentInsetAdjustmentBehavior = .always
    controller.view.addSubview(scroll)
    #expect(scroll.adjustedContentInset.top == 47)
  }

  @Test("Overrides of constraints, guides and conversions are called")
  func calls() {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    view.addSubview(child)
    let constraint = child.widthAnchor.constraint(equalToConstant: 10)
    view.addConstraints([constraint])
    view.removeConstraints([constraint])
    view.setNeedsUpdateProperties()
    view.showsLargeContentViewer = true
    #expect(
      view.asked.isSuperset(of: [
        "addConstraint", "removeConstraint", "setNeedsUpdateProperties", "large", "action position",
        "action bounds",
      ]))
    let outside: UIView? = nil
    #expect((view as UIView).convert(CGPoint(x: 1, y: 2), from: outside) == CGPoint(x: 1, y: 2))
    #expect(view.asked.contains("convert"))
    #expect(view.largeContentTitle == "own")
  }

  @Test("Layout uses the priorities that a subclass returns")
  func priorities() {
    final class Stubborn: UILabel {
      override func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
      ) -> UILayoutPriority { .required }
    }
    let host = UIView()
    let (stubborn, weak) = (Stubborn(), UILabel())
    for label in [weak, stubborn] {
      label.text = "Sixteen letters."
      label.translatesAutoresizingMaskIntoConstraints = false
      host.addSubview(label)
    }
    let wish = stubborn.intrinsicContentSize.width
    host.frame = CGRect(x: 0, y: 0, width: wish + 10, height: 40)
    NSLayoutConstraint.activate([
      weak.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      stubborn.leadingAnchor.constraint(equalTo: weak.trailingAnchor),
      stubborn.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      stubborn.topAnchor.constraint(equalTo: host.topAnchor),
      weak.topAnchor.constraint(equalTo: host.topAnchor),
    ])
    host.layoutIfNeeded()
    #expect(stubborn.frame.width == wish && weak.frame.width == 10)
  }

  @Test("A window is told when it becomes key and when another one does")
  func keys() {
    let scene = UIWindowScene()
    let first = OverridingWindow(frame: .zero)
    let second = UIWindow(windowScene: scene)
    let shy = ShyWindow(windowScene: scene)
    first.windowScene = scene
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.told == ["becomeKey", "resignKey"] && second.isKeyWindow)
    shy.makeKeyAndVisible()
    #expect(second.isKeyWindow && !shy.isHidden)
  }

  @Test("A cancelled motion goes up the responder chain")
  func motions() {
    let (outer, inner) = (DeepView(), DeepView())
    outer.addSubview(inner)
    inner.motionCancelled(.motionShake, with: nil)
    #expect(outer.seen == ["cancelled"] && inner.seen == ["cancelled"])
  }

  @Test("A screen, a scroll view and a text view can be subclassed for tests")
  func others() {
    let screen = OverridingScreen(size: CGSize(width: 1, height: 1), scale: 1)
    #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 30, height: 60))
    let scroll = OverridingScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scroll.scrollIndicatorInsets.top = 4
    #expect(scroll.isDragging && scroll.verticalScrollIndicatorInsets.top == 4)
    let text = OverridingTextView(frame: .zero, textContainer: nil)
    text.text = "a"
    #expect(
      text.textStorage.string == "a" && text.layoutManager === text.textContainer.layoutManager)
  }

  @Test("A table view controller may override the old methods for the editing menus of rows")
  func menusOfRows() {
    final class Rows: UITableViewController {
      override func tableView(
        _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
      ) -> Bool { true }
      override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
      ) -> Bool { indexPath.row == 1 }
      override func tableView(
        _ tableView: UITableView, performAction action: Selector,
        forRowAt indexPath: IndexPath, withSender sender: Any?
      ) { title = "performed" }
    }
    let (rows, plain) = (Rows(style: .plain), UITableViewController(style: .plain))
    let path = IndexPath(row: 0, section: 0)
    let delegate: any UITableViewDelegate = rows
    let shows: Bool? = delegate.tableView?(rows.tableView, shouldShowMenuForRowAt: path)
    #expect(shows == true)
    let other: any UITableViewDelegate = plain
    let none: Bool? = other.tableView?(plain.tableView, shouldShowMenuForRowAt: path)
    #expect(none == nil)
  }

  @Test("Constants of views can be read outside the main actor")
  func constants() async {
    let values = await Task.detached {
      [UIView.noIntrinsicMetric, UIView.layoutFittingExpandedSize.width]
    }.value
    #expect(values == [-1, 10_000])
  }
}

private final class DescribedCell: UICollectionViewCell {
  override class func description() -> String { "named" }
}

private final class PlainModel: NSObject {}

@MainActor @Suite("The description of a class")
struct ClassDescriptionTests {
  @Test(
    "A class describes itself with its module, unless it is UIKit's, and a responder may override that"
  )
  func names() {
    #expect(UICollectionViewCell.description() == "UICollectionViewCell")
    #expect(DescribedCell.description() == "named")
    #expect(PlainModel.description().hasSuffix("PlainModel"))
  }
}
