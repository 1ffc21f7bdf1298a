import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("A frame with NaN")
struct OddFramesTests {
  @Test("A view created with a NaN frame is reported")
  func initializer() {
    var view: UIView?
    let found = reports {
      view = UILabel(frame: CGRect(x: 0, y: CGFloat.nan, width: 100, height: 20))
    }
    #expect(found.map(\.topic) == [.geometry])
    #expect(
      found.first?.message.contains("frame of UILabel set to (0.0, nan, 100.0, 20.0)") == true)
    #expect(found.first?.message.contains("CALayer position contains NaN") == true)
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }
}
