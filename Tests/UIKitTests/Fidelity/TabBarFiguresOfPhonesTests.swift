import Foundation
import Testing

@testable import GalleyUIKit

/// The tab bars in Documentation/Fidelity/bars.tsv. The titles have the names of the figures.
@MainActor @Suite("Figures of real phones: tab bars")
struct TabBarFiguresOfPhonesTests {
  /// Shows a bar of items that have only a title, as wide as the phone and as high as it fits.
  private func bar(_ titles: [String], inWidth width: CGFloat) -> (UITabBar, PhoneWindow) {
    let window = PhoneWindow(width, 852)
    let bar = UITabBar()
    bar.items = titles.map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
    bar.frame.size = bar.sizeThatFits(CGSize(width: width, height: 852))
    bar.frame.origin.y = 100
    window.addSubview(bar)
    window.layoutIfNeeded()
    return (bar, window)
  }

  private func bar(of count: Int, inWidth width: CGFloat) -> (UITabBar, PhoneWindow) {
    bar((0..<count).map { "Item \($0)" }, inWidth: width)
  }

  @Test(
    "tabbar-49 of iOS 14.5 to 18.5: 49 high, items 48 high, a line a third of a point above them")
  func heights() throws {
    let (bar, window) = bar(of: 6, inWidth: 393)
    #expect(bar.frame == CGRect(x: 0, y: 100, width: 393, height: 49))
    #expect(bar.itemViews.map(\.frame.minY) == [1, 1, 1, 1, 1, 1])
    #expect(bar.itemViews.map(\.frame.height) == [48, 48, 48, 48, 48, 48])
    let line = try #require(bar.background.subviews.last)
    let frame = line.convert(line.bounds, to: window)
    #expect(!line.isHidden && abs(frame.maxY - 100) < 0.001 && abs(frame.height - 1.0 / 3) < 0.001)
  }

  @Test("tabbar-buttons of iOS 14.5 to 18.5: 2 at each side, edges on whole points")
  func items() {
    let figures: [(width: CGFloat, x: [CGFloat], widths: [CGFloat])] = [
      (390, [2, 67, 132, 197, 262, 327], [61, 61, 61, 61, 61, 61]),
      (390, [2, 100, 197, 295], [94, 93, 94, 93]),
      (393, [2, 68, 133, 199, 264, 330], [62, 61, 62, 61, 62, 61]),
      (393, [2, 100, 199, 297], [94, 95, 94, 94]),
      (402, [2, 69, 136, 203, 270, 337], [63, 63, 63, 63, 63, 63]),
      (402, [2, 103, 203, 304], [97, 96, 97, 96]),
    ]
    for (width, x, widths) in figures {
      let (bar, _) = bar(of: x.count, inWidth: width)
      #expect(bar.itemViews.map(\.frame.minX) == x)
      #expect(bar.itemViews.map(\.frame.width) == widths)
    }
  }

  @Test("tabbar-badge of iOS 14.5 to 18.5: 18 x 18, from 58 or 59⅓ on, 2 below the item's top")
  func badges() throws {
    for (width, x) in [(390.0, 58.0), (393, 58), (402, 59.333)] {
      let (bar, window) = bar(of: 4, inWidth: width)
      bar.items?.first?.badgeValue = "A"
      window.layoutIfNeeded()
      let badge = try #require(bar.itemViews.first?.subviews.last)
      let figure = CGRect(x: x, y: 2, width: 18, height: 18)
      #expect(!badge.isHidden && isWithinHalfPixel(badge.frame, of: figure), "\(badge.frame)")
      #expect(bar.itemViews.last?.subviews.last?.isHidden == true)
    }
  }

  @Test("tabbar-title of iOS 14.5 to 18.5: letters of 10 points stand 44 below the item's top")
  func titles() throws {
    for width in [390.0, 393, 402] {
      let (_, window) = bar(["Item C", "", "", ""], inWidth: width)
      let text = try #require(PaintedParts(of: window).texts.first { $0.string == "Item C" })
      #expect(isWithinHalfPixel(text.baseline, of: 100 + 1 + 44), "\(text.baseline)")
    }
  }
}
