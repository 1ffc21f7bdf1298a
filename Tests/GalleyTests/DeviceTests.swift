import Galley
import Testing
import UIKit

@MainActor @Suite("A device")
struct DeviceTests {
  @Test("A device has the size and safe area that Apple documents")
  func phone() {
    let phone = Screen.Device.phone
    #expect(phone.name == "iPhone 13")
    #expect(phone.size == CGSize(width: 390, height: 844))
    #expect(phone.scale == 3)
    #expect(phone.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let sideways = phone.landscape
    #expect(sideways.size == CGSize(width: 844, height: 390))
    #expect(sideways.safeArea == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect("\(sideways)" == "iPhone 13 landscape")
  }

  @Test(
    "Parts of a device in split view have the widths of the iPad",
    arguments: [
      ("iPad 9.7", [320, 507, 694], [320, 438]), ("iPad 10.2", [320, 535, 750], [320, 480]),
      ("iPad Pro 10.5", [320, 551, 782], [320, 504]),
      ("iPad Pro 11", [375, 592, 809], [320, 504]),
      ("iPad Pro 12.9", [375, 678, 981], [375, 639]),
    ] as [(String, [CGFloat], [CGFloat])])
  func split(name: String, sideways: [CGFloat], upright: [CGFloat]) throws {
    let pad = try #require(Screen.Device.named(name))
    let parts: [Screen.Device.Part] = [.third, .half, .twoThirds]
    #expect(parts.map { pad.landscape.split($0).size.width } == sideways)
    #expect([pad.split(.third), pad.split(.twoThirds)].map(\.size.width) == upright)
  }

  @Test("A device has the size classes that a window on it gets, in each orientation and part")
  func sizeClasses() {
    for device in Screen.Device.models {
      for held in [device, device.landscape] {
        for part in Screen.Device.Part.allCases {
          let whole = held.split(part)
          let scene = UIWindowScene(screen: UIScreen(size: whole.screenSize, scale: whole.scale))
          let window = UIWindow(windowScene: scene)
          window.frame.size = whole.size
          let traits = window.traitCollection
          #expect(traits.horizontalSizeClass == whole.horizontalSizeClass, "\(whole)")
          #expect(traits.verticalSizeClass == whole.verticalSizeClass, "\(whole)")
          #expect(traits.userInterfaceIdiom == whole.idiom, "\(whole)")
          #expect(traits.displayScale == whole.scale, "\(whole)")
        }
      }
    }
  }

  @Test("Each device has a unique name, and a phone has no split view")
  func names() {
    let names = Screen.Device.models.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Screen.Device.phone.split(.half) == .phone)
    #expect(Screen.Device.named("Nokia 3310") == nil)
  }
}

@Suite("A look")
struct LookTests {
  @Test("A look can be the sum of looks, of which later ones count")
  func sum() {
    let look = Look.dark + .text(.accessibility3) + .light
    #expect(look.style == .light)
    #expect("\(look)" == "light, text accessibility3")
    #expect("\(Look.usual)" == "usual")
    #expect(look.traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(Look.usual.traits == UITraitCollection())
  }

  @Test("Each text size of a look is a content size category of UIKit")
  func textSizes() {
    let categories = Look.TextSize.allCases.map(\.category)
    #expect(zip(categories, categories.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Set(categories).count == 12)
  }

  @Test("Lists of looks and of variants have each combination once")
  func all() {
    #expect(Set(Looks.all).count == Looks.all.count)
    let variants = Variants.all([.phone, .pad], [.light, .dark])
    #expect(
      variants.variants.map(\.description) == [
        "iPhone 13, light", "iPhone 13, dark", "iPad Air 11, light", "iPad Air 11, dark",
      ])
  }
}
