import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Names from before Swift 4.2")
struct OldNamesTests {
  @Test("Names from before Swift 4.2 stand for the current ones")
  func values() {
    let key: NSAttributedStringKey = .font
    #expect(key == NSFontAttributeName)
    #expect(NSParagraphStyleAttributeName == NSAttributedString.Key.paragraphStyle)
    #expect(NSUnderlineStyle.styleSingle == .single && NSUnderlineStyle.styleNone.isEmpty)
    #expect(UIFontWeightBold == UIFont.Weight.bold)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      UIEdgeInsetsInsetRect(
        CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(
      NSNotification.Name.UIApplicationDidBecomeActive == UIApplication.didBecomeActiveNotification)
    #expect(
      Notification.Name.UIContentSizeCategoryDidChange
        == UIContentSizeCategory.didChangeNotification)
    let behavior: UIScrollViewContentInsetAdjustmentBehavior = .never
    let scrollView = UIScrollView()
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.decelerationRate = UIScrollViewDecelerationRateFast
    #expect(scrollView.decelerationRate == .fast)
    let mode: UINavigationItemLargeTitleDisplayMode = .always
    #expect(mode == .always)
    let blur: UIBlurEffectStyle = .dark
    #expect(blur == .dark && RunLoopMode.commonModes == .common)
    #expect(kCAFillModeForwards == .forwards && kCAFillModeBoth == .both)
    #expect(
      UIInterfaceOrientationIsLandscape(.landscapeLeft)
        && !UIInterfaceOrientationIsPortrait(.landscapeRight))
  }

  @Test("The old functions for image data exist, too")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let png = try #require(UIImagePNGRepresentation(image))
    #expect(png == image.pngData())
    let orientation: UIImageOrientation = image.imageOrientation
    #expect(orientation == .up)
  }

  @Test("The old methods for child controllers exist")
  func controllers() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChildViewController(inner)
    inner.didMove(toParentViewController: outer)
    #expect(outer.childViewControllers == [inner])
    inner.willMove(toParentViewController: nil)
    inner.removeFromParentViewController()
    #expect(outer.childViewControllers.isEmpty)
  }
}

@MainActor @Suite("An image view subclass")
struct ImageViewSubclassTests {
  private final class Avatar: UIImageView {
    let size: CGFloat
    init(size: CGFloat) {
      self.size = size
      super.init(image: UIImage(systemName: "person"))
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Overriding: UIImageView {
    var made = ""
    override init(frame: CGRect) {
      super.init(frame: frame)
      made = "frame"
    }
    override init(image: UIImage?) {
      super.init(image: image)
      made = "image"
    }
    required init?(coder: NSCoder) { nil }
  }

  private class Usual: UIImageView {
    var made = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      made += 1
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init() {
      self.init(frame: .zero)
      made += 1
    }
  }

  private final class Plain: UIImageView {
    let ring = UIView()
  }

  @Test("An image view subclass is created through each of UIKit's initializers")
  func making() throws {
    let image = try #require(UIImage(systemName: "person"))
    #expect(Avatar(size: 4).bounds.size == image.size)
    #expect(Overriding(image: image).made == "image" && Overriding(frame: .zero).made == "frame")
    #expect(Usual().made == 2)
    let plain = Plain(image: image, highlightedImage: nil)
    #expect(plain.image === image && !plain.isUserInteractionEnabled)
    #expect(plain.bounds.size == image.size)
  }
}
