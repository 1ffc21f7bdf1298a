import Foundation
import Testing

@testable import GalleyUIKit

@Suite("The property list of an application")
struct PropertyListTests {
  @Test("The orientations of a pad can differ from those of a phone")
  func orientations() {
    let list = PropertyList(
      module: "Feed",
      values: [
        "UISupportedInterfaceOrientations": [
          "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
        ],
        "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
      ])
    #expect(list.orientations(onPad: false) == .landscape)
    #expect(list.orientations(onPad: true) == .portrait)
  }

  @Test("Without an entry, or with an empty one, the property list does not say the orientations")
  func noOrientations() {
    let key = "UISupportedInterfaceOrientations"
    #expect(PropertyList(module: "Feed", values: [:]).orientations(onPad: false) == nil)
    let empty = PropertyList(module: "Feed", values: [key: [String]()])
    #expect(empty.orientations(onPad: false) == nil)
    let unknown = PropertyList(module: "Feed", values: [key: ["Sideways"]])
    #expect(unknown.orientations(onPad: false) == nil)
    let upright = PropertyList(
      module: "Feed",
      values: [
        key: ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown"]
      ])
    #expect(upright.orientations(onPad: true) == [.portrait, .portraitUpsideDown])
  }
}
