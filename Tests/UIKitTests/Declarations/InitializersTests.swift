import Foundation
import Testing
import UIKit

// Client code: each class has the initializers that UIKit asks of it, and no others.

private final class TitleButton: UIButton {
  let title: String
  init(title: String) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private class PlainButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class NamedSwitch: UISwitch {
  let name: String
  init(name: String) {
    self.name = name
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private final class CountingRecognizer: UIPanGestureRecognizer {
  let limit: Int
  init(limit: Int) {
    self.limit = limit
    super.init(target: nil, action: nil)
  }
}

private class TargetRecognizer: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

private class CodedRecognizer: UIGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
  override init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class TextRefreshControl: UIRefreshControl {
  let text: String
  init(text: String) {
    self.text = text
    super.init()
    attributedTitle = NSAttributedString(string: text)
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private class OwnRefreshControl: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .red
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Segments: UISegmentedControl {
  override init(frame: CGRect) { super.init(frame: frame) }
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class NumberSegments: UISegmentedControl {
  let numbers: [Int]
  init(numbers: [Int]) {
    self.numbers = numbers
    super.init(items: numbers.map { "\($0)" })
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private class BlurView: UIVisualEffectView {
  var prepared = 0
  override init(effect: UIVisualEffect?) {
    super.init(effect: effect ?? UIBlurEffect(style: .light))
    prepared += 1
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override var contentView: UIView { super.contentView }
}

private final class StyledBlurView: UIVisualEffectView {
  init() { super.init(effect: UIBlurEffect(style: .dark)) }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private final class ClosureAction: UIAccessibilityCustomAction {
  let label: String
  init(label: String) {
    self.label = label
    super.init(name: label, actionHandler: { _ in true })
  }
}

private class TargetAction: UIAccessibilityCustomAction {
  override init(name: String, target: Any?, selector: Selector) {
    super.init(name: name, target: target, selector: selector)
  }
  override init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    super.init(attributedName: attributedName, target: target, selector: selector)
  }
}

private class Wheel: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private class Column: UIStackView {
  init() { super.init(frame: .zero) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

private final class SlowAnimator: UIViewPropertyAnimator {
  let name: String
  init(name: String) {
    self.name = name
    super.init(duration: 2, timingParameters: UICubicTimingParameters(animationCurve: .linear))
  }
  override var isReversed: Bool { didSet {} }
  override var fractionComplete: CGFloat { didSet {} }
  override var timingParameters: UITimingCurveProvider? { super.timingParameters }
  // This compiles only if the superclass has no isolated deinitializer.
  deinit {}
}

private final class PulseAnimation: CABasicAnimation {
  let strength: Double
  init(strength: Double) {
    self.strength = strength
    super.init()
    keyPath = "opacity"
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private class ArcLayer: CAShapeLayer {
  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class IconAttachment: NSTextAttachment {
  let name: String
  init(name: String) {
    self.name = name
    super.init(data: nil, ofType: nil)
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
}

private class Manager: NSLayoutManager {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func usedRect(for container: NSTextContainer) -> CGRect {
    super.usedRect(for: container)
  }
  override func glyphRange(for container: NSTextContainer) -> NSRange {
    super.glyphRange(for: container)
  }
  override func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { super.boundingRect(forGlyphRange: glyphRange, in: container) }
  override var numberOfGlyphs: Int { super.numberOfGlyphs }
}

private class Container: NSTextContainer {
  override init(size: CGSize) { super.init(size: size) }
  required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A text storage that keeps its characters itself, as those of many syntax highlighters do.
private final class OwnStorage: NSTextStorage {
  private let kept = NSMutableAttributedString(string: "")
  private(set) var changes: [Int] = []

  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override var string: String { kept.string }

  override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] { kept.attributes(at: location, effectiveRange: range) }

  override func replaceCharacters(in range: NSRange, with str: String) {
    beginEditing()
    kept.replaceCharacters(in: range, with: str)
    edited(
      .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    endEditing()
  }

  override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    beginEditing()
    kept.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  override func processEditing() {
    changes.append(changeInLength)
    super.processEditing()
  }
}

private class Guide: UILayoutGuide {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private class Traits: UITraitCollection, @unchecked Sendable {
  override init() { super.init() }
  required init?(coder: NSCoder) { fatalError("not from an archive") }
  override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
}

@MainActor @Suite("Initializers of UIKit's classes in subclasses")
struct InitializersTests {
  @Test("A button subclass with its own initializer needs no init(frame:)")
  func button() {
    #expect(TitleButton(title: "Go").title == "Go")
    #expect(NamedSwitch(name: "Wi-Fi").name == "Wi-Fi")
    let image = UIImage()
    let made: PlainButton = .systemButton(with: image, target: nil, action: nil)
    #expect(made.image(for: .normal) === image && made.buttonType == .system)
    #expect(UIButton.systemButton(with: image, target: nil, action: nil).buttonType == .system)
  }

  @Test("A recognizer subclass with its own initializer needs no init(coder:)")
  func recognizers() {
    #expect(CountingRecognizer(limit: 3).limit == 3)
    #expect(TargetRecognizer(target: nil, action: nil).state == .possible)
    #expect(CodedRecognizer(target: nil, action: nil).isEnabled)
  }

  @Test("Refresh controls have the designated initializers init() and init(frame:)")
  func refreshControls() {
    #expect(TextRefreshControl(text: "Wait").attributedTitle?.string == "Wait")
    #expect(OwnRefreshControl().tintColor == .red && UIRefreshControl().frame.height == 60)
    #expect(UIRefreshControl(frame: .zero).frame.height == 60)
  }

  @Test("Segmented controls have the designated initializers init(items:) and init(frame:)")
  func segments() {
    let segments = Segments(items: ["a", "b"])
    #expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 0)
    #expect(NumberSegments(numbers: [1, 2, 3]).titleForSegment(at: 2) == "3")
    #expect(UISegmentedControl().numberOfSegments == 0)
  }

  @Test("A visual effect view created with init(frame:) calls init(effect:)")
  func effects() {
    let view = BlurView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.prepared == 1 && view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.contentView.frame == view.bounds && view.effect is UIBlurEffect)
    #expect(BlurView().prepared == 1 && StyledBlurView().effect is UIBlurEffect)
  }

  @Test("Every initializer of a custom action can be called from a subclass")
  func actions() {
    #expect(ClosureAction(label: "Pin").perform())
    #expect(TargetAction(name: "Pin", target: nil, selector: Selector("pin")).name == "Pin")
  }

  @Test("Activity indicators and stack views have an init(coder:) that does not fail")
  func indicators() {
    #expect(Wheel(style: .large).style == .large && Column().axis == .horizontal)
  }

  @Test("Animators, animations and layers can be subclassed with initializers and deinitializers")
  func animations() {
    #expect(SlowAnimator(name: "slow").duration == 2 && UIViewPropertyAnimator().duration == 0)
    let layer = ArcLayer()
    let pulse = PulseAnimation(strength: 2)
    pulse.fromValue = 0
    pulse.duration = 1
    layer.add(pulse, forKey: "pulse")
    #expect((layer.animation(forKey: "pulse") as? PulseAnimation)?.strength == 2)
    let copy = CABasicAnimation(keyPath: "opacity").copy()
    #expect((copy as? CABasicAnimation)?.keyPath == "opacity")
  }

  @Test("The classes of TextKit can be subclassed with UIKit's initializers")
  func text() {
    #expect(IconAttachment(name: "star").name == "star")
    let (storage, manager, container) = (OwnStorage(), Manager(), Container(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Hello")
    #expect(storage.string == "Hello" && manager.numberOfGlyphs == 5)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    #expect(view.text == "Hello")
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    storage.append(NSAttributedString(string: " you", attributes: red))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 7))
    #expect(view.text == "Hello you" && storage.length == 9)
    #expect(storage.attributes(at: 8, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    let count = storage.changes.count
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    #expect(storage.string == "ello you" && storage.changes.dropFirst(count) == [-1])
    storage.insert(NSAttributedString(string: "H", attributes: [.kern: 2]), at: 0)
    let part = storage.attributedSubstring(from: NSRange(location: 5, length: 2))
    #expect(part.string == " y" && part.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    #expect(NSTextStorage().length == 0 && NSTextStorage(string: "ab").length == 2)
    #expect(NSTextStorage(attributedString: NSAttributedString(string: "abc")).length == 3)
  }

  @Test("Layout guides and trait collections can be subclassed")
  func guides() {
    #expect(Guide().owningView == nil && Traits().horizontalSizeClass == .regular)
  }
}
