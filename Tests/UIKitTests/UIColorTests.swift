import TestSupport
import Testing
import UIKit

@Suite("A color")
struct UIColorTests {
  @Test("Is asked for again in other circumstances")
  func dynamic() {
    let color = UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(red: 1, green: 1, blue: 1, alpha: 1)
        : UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    }
    _ = color
  }
}
