import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The backgrounds of bar items in their states")
struct BarItemBackgroundTests {
  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: 10))
    }
  }

  private func bar(with item: UIBarButtonItem, _ look: UINavigationBarAppearance? = nil)
    -> (window: UIWindow, bar: UINavigationBar)
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    if let look { bar.standardAppearance = look }
    let page = UINavigationItem(title: "Page")
    page.rightBarButtonItem = item
    bar.items = [page]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (window, bar)
  }

  private func backdrop(of item: UIBarButtonItem) throws -> UIImageView? {
    let view = try #require(item.shown)
    view.layoutIfNeeded()
    return view.subviews.compactMap { $0 as? UIImageView }.first
  }

  @Test("An item shows the image of its state over its bounds, or that of the normal state")
  func item() throws {
    let (normal, disabled) = (image(20), image(30))
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    item.setBackgroundImage(disabled, for: .disabled, barMetrics: .default)
    let (window, _) = bar(with: item)
    let view = try #require(try backdrop(of: item))
    #expect(view.image === normal)
    #expect(view.frame == item.shown?.bounds, "\(view.frame)")
    (item.shown as? UIControl)?.isHighlighted = true
    #expect(try backdrop(of: item)?.image === normal)
    item.isEnabled = false
    window.layoutIfNeeded()
    #expect(try backdrop(of: item)?.image === disabled)
  }

  @Test("An appearance has an image for each state, with its offset")
  func appearance() throws {
    let (normal, highlighted) = (image(20), image(30))
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.backgroundImage = normal
    look.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(
      horizontal: 3, vertical: -2)
    look.buttonAppearance.highlighted.backgroundImage = highlighted
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let (window, _) = bar(with: item, UINavigationBarAppearance(barAppearance: look))
    let view = try #require(try backdrop(of: item))
    #expect(view.image === normal)
    #expect(view.frame.origin == CGPoint(x: 3, y: -2), "\(view.frame)")
    (item.shown as? UIControl)?.isHighlighted = true
    #expect(try backdrop(of: item)?.image === highlighted)
    withExtendedLifetime(window) {}
  }

  @Test("A disabled item has the font, the offset and the image of the normal state")
  func disabledLikeNormal() throws {
    let picture = image(20)
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.backgroundImage = picture
    look.buttonAppearance.normal.backgroundImagePositionAdjustment.vertical = 2
    look.buttonAppearance.normal.titleTextAttributes = [
      .kern: 3, .foregroundColor: UIColor.systemRed,
    ]
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.isEnabled = false
    let (window, _) = bar(with: item, look)
    let view = try #require(try backdrop(of: item))
    #expect(view.image === picture && view.frame.minY == 2)
    let label = try #require(item.shown?.subviews.compactMap { $0 as? UILabel }.first)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.kern] as? Int == 3)
    #expect(attributes?[.foregroundColor] as? UIColor == .tertiaryLabel)
    look.buttonAppearance.disabled.titleTextAttributes = [.kern: 5]
    #expect(look.buttonAppearance.state(isEnabled: false).titleTextAttributes[.kern] as? Int == 5)
    withExtendedLifetime(window) {}
  }

  @Test("A low bar uses the image for other bars if the image for low bars was removed")
  func removed() {
    let (usual, low) = (image(20), image(30))
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(usual, for: .normal, barMetrics: .default)
    item.setBackgroundImage(low, for: .normal, barMetrics: .compact)
    #expect(item.background(for: .disabled, isLow: true) === low)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .compact)
    #expect(item.background(for: .normal, isLow: true) === usual)
  }

  @Test("An item without an image has no background")
  func none() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let (window, _) = bar(with: item)
    #expect(try backdrop(of: item) == nil)
    withExtendedLifetime(window) {}
  }

  @Test("A text field in place of the title keeps the size of its frame while text is typed")
  func titleField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 260, height: 30))
    let page = UINavigationItem(title: "Page")
    page.titleView = field
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [page]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    window.addSubview(bar)
    for text in ["", "a"] {
      field.text = text
      bar.setNeedsLayout()
      window.layoutIfNeeded()
      let frame = field.convert(field.bounds, to: bar)
      #expect(frame == CGRect(x: 65, y: 7, width: 260, height: 30), "\(text): \(frame)")
    }
  }

  @Test("An item returns the images and offsets of its back button that were set")
  func backButton() {
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    let image = UIImage(systemName: "star")
    item.setBackButtonBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundVerticalPositionAdjustment(3, for: .default)
    item.setBackgroundVerticalPositionAdjustment(4, for: .compact)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backButtonBackgroundImage(for: .disabled, barMetrics: .default) == nil)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 3)
    #expect(item.backgroundVerticalPositionAdjustment(for: .compact) == 4)
    #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 0)
  }
}
