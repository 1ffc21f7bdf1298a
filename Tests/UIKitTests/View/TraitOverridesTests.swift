import Testing
import UIKit

@Suite("A view with traits of its own")
@MainActor
struct TraitOverridesTests {
  @Test("Has them, and so has all in it; what is around has not")
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
