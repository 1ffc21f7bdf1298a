import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The layers of subviews")
struct LayerOrderTests {
  @Test(
    "The layers of subviews have the order of the views, wherever one of them is moved",
    arguments: 0..<4, 0..<4)
  func order(moved: Int, sibling: Int) {
    guard moved != sibling else { return }
    for isAbove in [false, true] {
      let parent = UIView()
      let views = (0..<4).map { _ in UIView() }
      for view in views { parent.addSubview(view) }
      if isAbove {
        parent.insertSubview(views[moved], aboveSubview: views[sibling])
      } else {
        parent.insertSubview(views[moved], belowSubview: views[sibling])
      }
      let order = parent.subviews.map { ObjectIdentifier($0.layer) }
      #expect(parent.layer.sublayers?.map { ObjectIdentifier($0) } == order)
    }
  }
}
