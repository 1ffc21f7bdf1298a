import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The backgrounds of a bar button item")
struct BarItemBackgroundTests {
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
