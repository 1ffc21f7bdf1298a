import Galley
import ShowcaseScreens
import Testing
import UIKit

@MainActor
@Suite("The screens of the showcase")
struct ScreenFramesTests {
  /// The screens, without those of sorted tiles: frames of hundreds of equal tiles tell nothing.
  private nonisolated static let screens = allScreens.filter {
    !["sorting-colors", "sorted-colors"].contains($0.name)
  }

  @Test("Every view of the showcase has its recorded frame", arguments: screens)
  func frames(_ screen: ShowcaseScreens.Screen) {
    for device in screen.devices {
      assertProof(
        of: UIView.withSquareText { screen.window(on: device, .light) }, as: .frames,
        named: "\(screen.name)-\(device.name)")
    }
  }

  @Test("The pictures of the showcase have different names")
  func names() {
    #expect(Set(allScreens.map(\.name)).count == allScreens.count)
  }
}
