import Foundation
import Testing
@testable import GalleyUIKit

@Suite("A trait collection")
struct UITraitCollectionTests {
  struct Density: UITraitDefinition {
    static let defaultValue = 1.0
  }

  struct Theme: UITraitDefinition {
    static let defaultValue = "sea"
    static let affectsColorAppearance = true
  }

  @Test("A trait collection specifies nothing by default")
  func nothing() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.forceTouchCapability == .unknown)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.legibilityWeight == .unspecified)
    #expect(traits.activeAppearance == .unspecified)
    #expect(traits.listEnvironment == .unspecified)
  }

  @Test("A trait collection that is created with one trait specifies that trait")
  func one() {
    #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
    #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
    #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
    #expect(UITraitCollection(displayScale: 3).displayScale == 3)
    #expect(UITraitCollection(horizontalSizeClass: .compact).horizontalSizeClass == .compact)
    #expect(UITraitCollection(verticalSizeClass: .regular).verticalSizeClass == .regular)
    #expect(
      UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
    #expect(
      UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small
    )
    #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
    #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).userInterfaceLevel == .elevated)
    #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
    #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
  }

  @Test("In combined trait collections the later one takes precedence, where it specifies a trait")
  func merging() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection {
        $0.userInterfaceStyle = .light; $0.displayScale = 2
      },
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
    #expect(
      traits
        == UITraitCollection {
          $0.displayScale = 2; $0.userInterfaceStyle = .dark
        })
    #expect(traits.hash == UITraitCollection(traitsFrom: [traits]).hash)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits.containsTraits(in: UITraitCollection()))
    #expect(traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test("Modifying a trait collection returns a changed copy")
  func changing() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(light.userInterfaceStyle == .light)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.replacing(UITraitDisplayScale.self, value: 3).displayScale == 3)
    #expect(dark[UITraitUserInterfaceStyle.self] == .dark)
    #expect(UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark) == dark)
  }

  @Test("An app can define its own traits")
  func own() {
    let traits = UITraitCollection { $0[Density.self] = 2 }
    #expect(traits[Density.self] == 2)
    #expect(UITraitCollection()[Density.self] == 1)
    #expect(traits != UITraitCollection())
    #expect(traits == UITraitCollection(Density.self, value: 2))
    #expect(traits != UITraitCollection(Density.self, value: 3))
    let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)])
    #expect(merged[Density.self] == 2)
    #expect(merged.differs(in: [Density.self], from: UITraitCollection()))
    #expect(!merged.differs(in: [Density.self], from: traits))
    #expect(!merged.differs(in: [Density.self], from: UITraitCollection(Density.self, value: 2)))
    #expect(Density.name == "Density")
  }

  @Test("A trait collection tells whether colors may differ from another's")
  func colors() {
    let light = UITraitCollection {
      $0.userInterfaceStyle = .light; $0.displayScale = 2
    }
    let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
    let sharp = light.modifyingTraits { $0.displayScale = 3 }
    #expect(dark.hasDifferentColorAppearance(comparedTo: light))
    #expect(!sharp.hasDifferentColorAppearance(comparedTo: light))
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    let strong = light.modifyingTraits { $0.accessibilityContrast = .high }
    #expect(strong.hasDifferentColorAppearance(comparedTo: light))
    #expect(UITraitUserInterfaceStyle.affectsColorAppearance)
    #expect(!UITraitDisplayScale.affectsColorAppearance)
    #expect(UITraitCollection.systemTraitsAffectingImageLookup.count == 9)
  }

  @Test("A trait of the app changes colors only if it says that it affects them")
  func colorsByOwnTraits() {
    let plain = UITraitCollection()
    let dense = UITraitCollection { $0[Density.self] = 2 }
    #expect(!dense.hasDifferentColorAppearance(comparedTo: plain))
    let wood = UITraitCollection { $0[Theme.self] = "wood" }
    #expect(wood.hasDifferentColorAppearance(comparedTo: plain))
    #expect(plain.hasDifferentColorAppearance(comparedTo: wood))
    let sea = UITraitCollection { $0[Theme.self] = "sea" }
    #expect(!sea.hasDifferentColorAppearance(comparedTo: plain))
  }

  @Test("Traits are current for code performed with them")
  func current() {
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection.current = UITraitCollection(displayScale: 7)
      #expect(UITraitCollection.current.displayScale == 7)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current.displayScale != 7)
  }

  @Test("Traits assigned to UITraitCollection.current are forgotten when performAsCurrent(_:) ends")
  func assignedEndsWithItsActions() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    traits.performAsCurrent {
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      // Views without overrides share one instance.
      traits.performAsCurrent { #expect(UITraitCollection.current === traits) }
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
    traits.performAsCurrent { #expect(UITraitCollection.current === traits) }
  }

  @Test("Traits assigned to UITraitCollection.current return after a nested performAsCurrent(_:)")
  func assignedInsideOfAssigned() {
    let (outer, inner) = (UITraitCollection(displayScale: 5), UITraitCollection(displayScale: 7))
    UITraitCollection(displayScale: 1).performAsCurrent {
      UITraitCollection.current = outer
      UITraitCollection(displayScale: 3).performAsCurrent {
        #expect(UITraitCollection.current.displayScale == 3)
        UITraitCollection.current = inner
        #expect(UITraitCollection.current === inner)
      }
      #expect(UITraitCollection.current === outer)
    }
  }

  /// A view that assigns the current traits when it draws, and notes those that it had before.
  private final class Assigning: UIView {
    var found: [UITraitCollection] = []

    override func draw(_ rect: CGRect) {
      found.append(.current)
      UITraitCollection.current = UITraitCollection(displayScale: 7)
    }
  }

  @MainActor
  @Test(
    "Current traits that a view assigns in its drawing apply neither to its sibling nor to its next drawing"
  )
  func assignedInDrawing() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = [Assigning(frame: window.bounds), Assigning(frame: window.bounds)]
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    #expect(views[0].traitCollection === views[1].traitCollection)
    for _ in 1...2 {
      for view in views { view.setNeedsDisplay() }
      window.layoutIfNeeded()
      _ = UIGraphicsImageRenderer(bounds: window.bounds).image { context in
        window.layer.render(in: context.cgContext)
      }
    }
    for view in views {
      #expect(view.found.map { $0 === view.traitCollection } == [true, true])
    }
  }

  @Test("A trait collection prints its specified traits")
  func description() {
    let traits = UITraitCollection {
      $0.displayScale = 2; $0.userInterfaceStyle = .dark
    }
    #expect(
      traits.description == "<UITraitCollection: UserInterfaceStyle = dark, DisplayScale = 2.0>")
    #expect(UITraitCollection(Density.self, value: 3).description.contains("Density = 3.0"))
  }

  @Test("Traits have the system's raw values")
  func numbers() {
    #expect(UIUserInterfaceStyle.dark.rawValue == 2)
    #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
    #expect(UIUserInterfaceIdiom.phone.rawValue == 0)
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5)
    #expect(UIUserInterfaceIdiom.vision.rawValue == 6)
    #expect(UITraitEnvironmentLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIUserInterfaceLayoutDirection.rightToLeft.rawValue == 1)
    #expect(UIDisplayGamut.P3.rawValue == 1)
    #expect(UIForceTouchCapability.available.rawValue == 2)
    #expect(UIAccessibilityContrast.high.rawValue == 1)
    #expect(UILegibilityWeight.bold.rawValue == 1)
    #expect(UIUserInterfaceLevel.elevated.rawValue == 1)
    #expect(UIUserInterfaceActiveAppearance.active.rawValue == 1)
    #expect(UIListEnvironment.sidebarPlain.rawValue == 6)
  }
}
