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

  @Test("The old names of views, layers, events and windows exist, too")
  func views() {
    let mode: UIViewContentMode = .center
    let mask: UIViewAutoresizing = [.flexibleWidth, .flexibleHeight]
    let view = UIView()
    (view.contentMode, view.autoresizingMask) = (mode, mask)
    #expect(view.contentMode == .center && view.autoresizingMask == mask)
    let stack = UIStackView()
    let (alignment, distribution): (UIStackViewAlignment, UIStackViewDistribution) =
      (.center, .fillEqually)
    (stack.alignment, stack.distribution) = (alignment, distribution)
    #expect(stack.alignment == .center && stack.distribution == .fillEqually)
    #expect(UILayoutPriorityDefaultHigh == .defaultHigh && UILayoutPriorityRequired == .required)
    let swipe = UISwipeGestureRecognizer()
    let direction: UISwipeGestureRecognizerDirection = [.left, .right]
    swipe.direction = direction
    #expect(swipe.direction == [.left, .right])
    #expect(UIKeyInputUpArrow == UIKeyCommand.inputUpArrow)
    #expect(UIKeyInputEscape == UIKeyCommand.inputEscape)
    let level: UIWindowLevel = UIWindowLevelAlert + 1
    #expect(level > UIWindowLevelStatusBar && UIWindowLevelNormal == .normal)
    #expect(NSNotification.Name.UIWindowDidBecomeKey == UIWindow.didBecomeKeyNotification)
    #expect(
      NSNotification.Name.UIDeviceBatteryLevelDidChange
        == UIDevice.batteryLevelDidChangeNotification)

    let layer = CAShapeLayer()
    layer.lineCap = kCALineCapRound
    layer.lineJoin = kCALineJoinBevel
    layer.fillRule = kCAFillRuleEvenOdd
    layer.contentsGravity = kCAGravityResizeAspectFill
    #expect(layer.lineCap == .round && layer.lineJoin == .bevel && layer.fillRule == .evenOdd)
    #expect(layer.contentsGravity == .resizeAspectFill)
    #expect(kCAMediaTimingFunctionDefault == CAMediaTimingFunctionName.default)
    #expect(kCATransitionPush == CATransitionType.push)
    #expect(kCATransitionFromLeft == CATransitionSubtype.fromLeft)
    #expect(kCAEmitterLayerPoint == CAEmitterLayerEmitterShape.point)
    #expect(kCAEmitterLayerPoints == CAEmitterLayerEmitterMode.points)
  }

  @Test("A view is moved to the front and to the back by the old methods")
  func order() {
    let (view, one, two) = (UIView(), UIView(), UIView())
    view.addSubview(one)
    view.addSubview(two)
    view.bringSubview(toFront: one)
    #expect(view.subviews == [two, one])
    view.sendSubview(toBack: one)
    #expect(view.subviews == [one, two])
  }

  @Test("The old names of lists, bars, pickers, settings and texts exist, too")
  func lists() {
    let position: UICollectionViewScrollPosition = [.top, .left]
    #expect(position == UICollectionView.ScrollPosition([.top, .left]))
    let action: UICollectionUpdateAction = .insert
    #expect(action == UICollectionViewUpdateItem.Action.insert)
    let style: UITableViewRowActionStyle = .destructive
    #expect(style == UITableViewRowAction.Style.destructive)
    #expect(
      NSNotification.Name.UITableViewSelectionDidChange
        == UITableView.selectionDidChangeNotification)
    let item: UITabBarSystemItem = .search
    #expect(item == UITabBarItem.SystemItem.search)
    let options: [UIPageViewController.OptionsKey: Any] =
      [UIPageViewControllerOptionInterPageSpacingKey: 8]
    #expect(options[.interPageSpacing] as? Int == 8)
    let info: [String: Any] = [UIImagePickerControllerReferenceURL: "a"]
    #expect(info[UIImagePickerController.InfoKey.referenceURL.rawValue] as? String == "a")
    UIAccessibility.withOwnSettings {
      UIAccessibility.isBoldTextEnabled = true
      #expect(UIAccessibilityIsBoldTextEnabled() && !UIAccessibilityIsGrayscaleEnabled())
    }
    #expect(
      NSNotification.Name.UIAccessibilityVoiceOverStatusChanged
        == UIAccessibility.voiceOverStatusDidChangeNotification)
    #expect(UIBackgroundTaskInvalid == UIBackgroundTaskIdentifier.invalid)
    let weight: UIFontWeight = .bold
    #expect(weight == UIFontWeightBold)
    #expect(NSObliquenessAttributeName == NSAttributedString.Key.obliqueness)
    #expect(NSHTMLTextDocumentType == NSAttributedString.DocumentType.html)
  }

  @Test("Transforms are created and combined by the C functions")
  func transforms() {
    let moved = CGAffineTransformMakeTranslation(10, 0)
    let scaled = CGAffineTransformScale(moved, 2, 2)
    #expect(CGPointApplyAffineTransform(CGPoint(x: 1, y: 1), scaled) == CGPoint(x: 12, y: 2))
    #expect(scaled == CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), moved))
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(CGAffineTransformInvert(moved) == CGAffineTransformMakeTranslation(-10, 0))
    let rect = CGRectMake(1, 2, 3, 4)
    #expect(CGRectApplyAffineTransform(rect, moved) == CGRectMake(11, 2, 3, 4))
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
    #expect(outer.childViewControllerForStatusBarStyle == nil)
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
