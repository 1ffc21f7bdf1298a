import Foundation
import Testing
import UIKit

@MainActor @Suite("Regions of a view")
struct LayoutRegionTests {
  private let controller = UIViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 5, bottom: 30, right: 15)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private var view: UIView { controller.view }

  @Test("Regions of a view have the guides and the insets of the safe area and the margins")
  func regions() {
    #expect(view.layoutGuide(for: .safeArea()) === view.safeAreaLayoutGuide)
    #expect(
      view.layoutGuide(for: .margins(cornerAdaptation: .vertical)) === view.layoutMarginsGuide)
    #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
    #expect(view.edgeInsets(for: .margins()) == view.layoutMargins)
    let readable = view.edgeInsets(for: .readableContent())
    #expect(view.bounds.inset(by: readable) == view.readableContentGuide.layoutFrame)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.directionalEdgeInsets(for: .safeArea()).leading == 15)
  }

  @Test("A background extension view places its content in the safe area, unless the app does")
  func background() {
    let background = UIBackgroundExtensionView(frame: view.bounds)
    let content = UIView()
    background.contentView = content
    view.addSubview(background)
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 40, width: 380, height: 730))
    background.automaticallyPlacesContentView = false
    content.frame = .zero
    window.layoutIfNeeded()
    #expect(content.frame == .zero)
    background.contentView = nil
    #expect(content.superview == nil)
  }

  @Test("The edge effects of a scroll view keep what the app sets")
  func edges() {
    let scroll = UIScrollView()
    scroll.topEdgeEffect.style = .hard
    scroll.bottomEdgeEffect.isHidden = true
    #expect(scroll.topEdgeEffect.style == .hard)
    #expect(scroll.leftEdgeEffect.style == .automatic)
    #expect(scroll.bottomEdgeEffect.isHidden && !scroll.rightEdgeEffect.isHidden)
  }
}
