import Testing
@testable import GalleyUIKit

@Suite("Trait overrides")
struct UITraitOverridesTests {
  @Test("Trait overrides take precedence over inherited traits")
  func overrides() {
    let around = UITraitCollection {
      $0.userInterfaceStyle = .light; $0.displayScale = 2
    }
    var overrides = UITraitOverrides()
    #expect(overrides.applied(to: around) === around)
    overrides.userInterfaceStyle = .dark
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!overrides.contains(UITraitDisplayScale.self))
    let inside = overrides.applied(to: around)
    #expect(inside.userInterfaceStyle == .dark && inside.displayScale == 2)
    overrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.applied(to: around) === around)
  }
}
