import Testing
import UIKit

@Suite("A view with trait overrides")
@MainActor
struct TraitOverridesTests {
  @Test("Trait overrides of a view apply to it and its descendants, and not outside")
  func overrides() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let usual = outer.traitCollection.preferredContentSizeCategory
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    inner.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitCollection.userInterfaceStyle != .dark)
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection.preferredContentSizeCategory == usual)
  }
}
