import Foundation
import Galley
import Testing
import UIKit

@MainActor
@Suite("A window")
struct UIWindowTests {
  @Test("Is as large as the screen if no frame is given")
  func size() { #expect(UIWindow().frame == UIScreen.main.bounds) }
}
