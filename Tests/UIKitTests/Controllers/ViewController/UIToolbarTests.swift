import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A toolbar")
struct UIToolbarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390))
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 340, width: 844, height: 50))

  init() {
    window.traitOverrides.horizontalSizeClass = .compact
    window.addSubview(bar)
  }

  @Test("A toolbar has one background image for each height, and low bars prefer their own")
  func metrics() {
    let (usual, low) = (UIImage(), UIImage())
    bar.setBackgroundImage(usual, forToolbarPosition: .any, barMetrics: .default)
    bar.setBackgroundImage(low, forToolbarPosition: .any, barMetrics: .compact)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === usual)
    #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .compact) === low)
    window.traitOverrides.verticalSizeClass = .regular
    #expect(bar.look.backgroundImage === usual)
    window.traitOverrides.verticalSizeClass = .compact
    #expect(bar.look.backgroundImage === low)
    bar.setBackgroundImage(nil, forToolbarPosition: .any, barMetrics: .compact)
    #expect(bar.look.backgroundImage === usual)
  }

  @Test("A text field in an item is still edited after a layout of the toolbar")
  func editing() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    bar.items = [UIBarButtonItem(customView: field)]
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(field.becomeFirstResponder())
    bar.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(field.isFirstResponder && field.window === window)
    bar.items = []
    window.layoutIfNeeded()
    #expect(field.window == nil)
  }

  @Test("Images for the bottom take precedence over those for any position")
  func positions() {
    let images = (0..<4).map { _ in UIImage() }
    bar.setBackgroundImage(images[0], forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(images[1], forToolbarPosition: .any)
    #expect(bar.look.backgroundImage === images[0] && bar.look.shadowImage === images[1])
    bar.setBackgroundImage(images[2], forToolbarPosition: .bottom, barMetrics: .default)
    bar.setShadowImage(images[3], forToolbarPosition: .bottom)
    #expect(bar.look.backgroundImage === images[2] && bar.look.shadowImage === images[3])
  }
}
