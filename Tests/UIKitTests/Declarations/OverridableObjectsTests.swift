import Foundation
import Testing
import UIKit

// Client code: it imports UIKit as an app does, and overrides what UIKit lets a subclass override.

private final class DetailController: UIViewController {}

/// A segue that has its controllers' own types.
private final class DetailSegue: UIStoryboardSegue {
  override var identifier: String? { "detail.\(super.identifier ?? "")" }
  override var destination: DetailController { super.destination as! DetailController }
  override var source: UIViewController { super.source }
  override func perform() { source.title = identifier }
}

/// A picture that stays in its own colors.
private final class Photo: UIImage, @unchecked Sendable {
  override func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    super.withRenderingMode(.alwaysOriginal)
  }
  override func withTintColor(_ color: UIColor) -> UIImage { self }
  override func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  override func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage { self }
  override func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  override func pngData() -> Data? { Data([1]) }
}

/// A picture in a text, with a member that an archive would contain.
private final class Mention: NSTextAttachment {
  let number: Double
  init(number: Double) {
    self.number = number
    super.init(data: nil, ofType: nil)
  }
  required init?(coder: NSCoder) { return nil }
  override func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

private final class Style: NSMutableParagraphStyle, @unchecked Sendable {
  override func encode(with coder: NSCoder) { super.encode(with: coder) }
}

private final class WideController: UIViewController {
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 4, leading: 40, bottom: 0, trailing: 30)
  }
  var updates = 0
  override func setNeedsUpdateOfSupportedInterfaceOrientations() { updates += 1 }
}

private final class PhotoView: UIImageView {
  override var accessibilityIgnoresInvertColors: Bool {
    get { true }
    set {}
  }
}

private final class TallTabs: UITabBarController {
  override var tabBar: UITabBar {
    super.tabBar.accessibilityIdentifier = "tall"
    return super.tabBar
  }
}

private final class LockedController: UIViewController {
  override var prefersPointerLocked: Bool { true }
  override var childViewControllerForPointerLock: UIViewController? { self }
  override var prefersInterfaceOrientationLocked: Bool { true }
}

private final class CountingField: UITextField {
  var moves = 0
  override func updateFloatingCursor(at point: CGPoint) {
    moves += 1
    super.updateFloatingCursor(at: point)
  }
}

private final class NarrowContainer: NSTextContainer {
  override func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    super.lineFragmentRect(
      forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
      remaining: remainingRect
    ).insetBy(dx: 2, dy: 0)
  }
}

@MainActor @Suite("Overridable members of objects that are no views")
struct OverridableObjectsTests {
  @Test("A segue may give its controllers their own types")
  func segues() {
    let (start, detail) = (UIViewController(), DetailController())
    let segue = DetailSegue(identifier: "open", source: start, destination: detail)
    segue.perform()
    #expect(segue.destination === detail && start.title == "detail.open")
  }

  @Test("An image may choose its own variants")
  func images() {
    let photo = Photo()
    let image: UIImage = photo
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysOriginal)
    #expect(image.withTintColor(.red) === photo)
    #expect(image.resizableImage(withCapInsets: .zero) === photo)
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 4)) === photo)
    #expect(image.preparingThumbnail(of: CGSize(width: 1, height: 1)) === photo)
    #expect(image.pngData() == Data([1]))
  }

  @Test("An attachment may write its own values into an archive")
  func attachments() throws {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    Mention(number: 7).encode(with: coder)
    coder.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    #expect(reader.decodeDouble(forKey: "number") == 7)
  }

  @Test("An object that writes nothing itself traps when it is written into an archive")
  func archives() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      Style().encode(with: NSKeyedArchiver(requiringSecureCoding: false))
    }
  }

  @Test("The margins of a controller's view are at least those that its class asks for")
  func margins() {
    let controller = WideController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
    let margins = controller.view.layoutMargins
    #expect(margins == UIEdgeInsets(top: 4, left: 40, bottom: 0, right: 30))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 50, bottom: 2, trailing: 0)
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 4, left: 50, bottom: 2, right: 30))
    (controller as UIViewController).setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(controller.updates == 1)
  }

  @Test("A controller may ask for a locked pointer and a locked orientation")
  func locks() {
    let controller: UIViewController = LockedController()
    #expect(controller.prefersPointerLocked && controller.prefersInterfaceOrientationLocked)
    #expect(controller.childViewControllerForPointerLock === controller)
    #expect(!UIViewController().prefersPointerLocked)
  }

  @Test("The floating cursor moves the caret to the nearest letter")
  func floatingCursor() {
    let field = CountingField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "one two"
    field.beginFloatingCursor(at: CGPoint(x: 0, y: 15))
    #expect(caret(in: field) == 0)
    field.updateFloatingCursor(at: CGPoint(x: 190, y: 15))
    field.endFloatingCursor()
    #expect(caret(in: field) == 7 && field.moves == 2)
  }

  private func caret(in field: UITextField) -> Int? {
    field.selectedTextRange.map {
      field.offset(from: field.beginningOfDocument, to: $0.start)
    }
  }

  @Test("A container limits the lines that are proposed, and a subclass may limit them further")
  func containers() {
    var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
    let container: NSTextContainer = NarrowContainer(size: CGSize(width: 100, height: 0))
    let rect = container.lineFragmentRect(
      forProposedRect: CGRect(x: 10, y: 0, width: 200, height: 20), at: 0,
      writingDirection: .leftToRight, remaining: &rest)
    #expect(rect == CGRect(x: 12, y: 0, width: 86, height: 20) && rest == .zero)
    #expect(container.isSimpleRectangularTextContainer)
  }

  @Test("An image view may keep its colors, and a tab bar controller set up its bar")
  func views() {
    let view: UIView = PhotoView(frame: .zero)
    view.accessibilityIgnoresInvertColors = false
    #expect(view.accessibilityIgnoresInvertColors)
    let tabs: UITabBarController = TallTabs()
    #expect(tabs.tabBar.accessibilityIdentifier == "tall")
  }
}
