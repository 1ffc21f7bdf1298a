import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A tab bar")
struct UITabBarTests {
  private final class Listener: NSObject, UITabBarDelegate {
    var told: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      told.append("\(item.title ?? "") \(tabBar.selectedItem === item)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))

  private func show(_ items: [UITabBarItem]) {
    bar.setItems(items, animated: false)
    window.addSubview(bar)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func labels(_ index: Int) -> [UILabel] {
    window.layoutIfNeeded()
    return bar.itemViews[index].subviews.compactMap { $0 as? UILabel }
  }

  private func color(_ index: Int) -> UIColor? {
    labels(index)[0].attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
      as? UIColor
  }

  @Test("A tab bar without a controller selects a tapped item and tells the delegate")
  func taps() throws {
    let listener = Listener()
    bar.delegate = listener
    show([
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ])
    #expect(bar.selectedItem == nil)
    Finger.tap(try #require(bar.itemView(titled: "B")))
    #expect(listener.told == ["B true"])
    bar.selectedItem = bar.items?[0]
    #expect(listener.told == ["B true"])
    bar.items = [UITabBarItem(title: "C", image: nil, tag: 2)]
    #expect(bar.selectedItem == nil)
  }

  @Test("The selected tab item has the tint color, the others are gray, unless colors are set")
  func colors() {
    bar.tintColor = .systemOrange
    show([
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ])
    bar.selectedItem = bar.items?[0]
    #expect(color(0) == .systemOrange && color(1) == .systemGray)
    bar.unselectedItemTintColor = .systemPurple
    #expect(color(0) == .systemOrange && color(1) == .systemPurple)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.stackedLayoutAppearance.selected.iconColor = .systemGreen
    bar.standardAppearance = appearance
    #expect(color(0) == .systemOrange && color(1) == .red)
    #expect(bar.itemViews[0].subviews[0].tintColor == .systemGreen)
    bar.items?[1].setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    #expect(color(1) == .blue)
  }

  @Test("The image of a tab item moves and shrinks by its insets")
  func imageInsets() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let item = UITabBarItem(title: "A", image: image, tag: 0)
    show([item])
    func frame() -> CGRect {
      window.layoutIfNeeded()
      return bar.itemViews[0].subviews[0].frame
    }
    let before = frame()
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    #expect(frame() == before.offsetBy(dx: 0, dy: 6))
    item.imageInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    #expect(frame() == before.insetBy(dx: 2, dy: 2))
  }

  @Test("Centered tab items have their width and space, if the bar has space for them")
  func centered() {
    show((0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) })
    func places() -> [CGFloat] {
      window.layoutIfNeeded()
      return bar.itemViews.flatMap { [$0.frame.minX - 2, $0.frame.maxX + 2] }
    }
    let filled = places()
    #expect(filled == [0, 107, 107, 213, 213, 320])
    bar.itemWidth = 60
    bar.itemSpacing = 20
    #expect(places() == filled)
    bar.itemPositioning = .centered
    // 3 items and 2 spaces are 220 wide, so 50 are left on both sides.
    #expect(places() == [50, 110, 130, 190, 210, 270])
    bar.standardAppearance.stackedItemWidth = 80
    #expect(places() == [20, 100, 120, 200, 220, 300])
    bar.standardAppearance.stackedItemPositioning = .fill
    #expect(places() == filled)
    bar.standardAppearance.stackedItemPositioning = .automatic
    bar.standardAppearance.stackedItemWidth = 200
    #expect(places() == filled)
  }

  @Test("The selected tab item has the selection indicator behind it")
  func selectionIndicator() {
    show((0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) })
    let format = UIGraphicsImageRendererFormat()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format)
      .image { $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30)) }
    bar.selectionIndicatorImage = image
    window.layoutIfNeeded()
    #expect(bar.selectionIndicator.superview == nil)
    bar.selectedItem = bar.items?[1]
    window.layoutIfNeeded()
    #expect(bar.selectionIndicator.superview === bar && bar.selectionIndicator.image === image)
    #expect(bar.selectionIndicator.frame == CGRect(x: 220, y: 9.5, width: 40, height: 30))
    let order = bar.subviews.map { $0 === bar.selectionIndicator ? 1 : $0 is TabItemView ? 2 : 0 }
    #expect(order == [0, 1, 2, 2])
  }

  @Test("A selected tab item shows its selected image")
  func selectedImage() {
    let (usual, other) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    show([UITabBarItem(title: "A", image: usual, selectedImage: other)])
    func shown() -> UIImage? { (bar.itemViews[0].subviews[0] as? UIImageView)?.image }
    #expect(shown() == usual)
    bar.selectedItem = bar.items?[0]
    window.layoutIfNeeded()
    #expect(shown() == other)
  }

  @Test("A tab badge is red, or in the item's color, and disappears with its text")
  func badges() {
    show([UITabBarItem(title: "A", image: nil, tag: 0)])
    #expect(labels(0)[1].isHidden)
    bar.items?[0].badgeValue = "12"
    #expect(!labels(0)[1].isHidden && labels(0)[1].text == "12")
    #expect(labels(0)[1].backgroundColor == .systemRed && labels(0)[1].frame.height == 18)
    bar.items?[0].badgeColor = .systemBlue
    #expect(labels(0)[1].backgroundColor == .systemBlue)
    bar.items?[0].badgeValue = nil
    #expect(labels(0)[1].isHidden)
  }

  @Test("In a low bar, a badge does not cover the title", arguments: ["3", "123"])
  func lowBadge(_ value: String) {
    let item = UITabBarItem(title: "Notes", image: UIImage(systemName: "star"), tag: 0)
    let view = TabItemView(item) {}
    view.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
    item.badgeValue = value
    for isMirrored in [false, true] {
      view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      view.show(UITabBarItemAppearance(), isSelected: false, isInline: true, unselectedColor: nil)
      view.layoutIfNeeded()
      let (title, badge) = (view.subviews[1].frame, view.subviews[2].frame)
      #expect(badge.width >= 18 && title.width > 0)
      #expect(
        badge.maxX <= title.minX || title.maxX <= badge.minX, "\(badge) covers \(title)")
      #expect(badge.midX < title.minX || isMirrored, "\(badge) is not over the image")
    }
  }

  @Test("Tab items are accessibility buttons, with their badges, the selected one as such")
  func accessibility() {
    show([
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ])
    bar.selectedItem = bar.items?[1]
    bar.items?[1].badgeValue = "3"
    window.layoutIfNeeded()
    #expect(bar.accessibilityTraits == .tabBar)
    #expect(bar.itemViews.map(\.accessibilityLabel) == ["A", "B"])
    #expect(bar.itemViews.map(\.accessibilityValue) == [nil, "3"])
    #expect(bar.itemViews.map(\.accessibilityTraits) == [.button, [.button, .selected]])
  }

  @Test("A tab bar without appearances has its color or its image as background")
  func background() {
    show([])
    bar.barTintColor = .systemYellow
    window.layoutIfNeeded()
    #expect(bar.background.backgroundColor == .systemYellow)
    bar.barTintColor = nil
    bar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(bar.background.backgroundColor == .systemBackground)
    bar.standardAppearance.backgroundColor = .systemTeal
    bar.isTranslucent = true
    bar.standardAppearance.backgroundEffect = nil
    window.layoutIfNeeded()
    #expect(bar.background.backgroundColor == .systemTeal)
  }

  @Test("A copied tab bar appearance changes independently")
  func copies() {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.iconColor = .red
    look.stackedItemSpacing = 5
    let copy = look.copy()
    look.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red && copy.stackedItemSpacing == 5)
  }
}
