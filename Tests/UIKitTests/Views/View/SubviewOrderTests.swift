import Testing

@testable import GalleyUIKit

@Suite("The order of subviews")
@MainActor
struct SubviewOrderTests {
  @Test("Subviews are moved in front of another one, and layers without a view stay in place")
  func order() {
    let view = UIView()
    let views = (0..<4).map { _ in UIView() }
    for subview in views { view.addSubview(subview) }
    let plain = CALayer()
    view.layer.insertSublayer(plain, at: 1)
    view.order([views[3], views[1]], above: views[2])
    #expect(view.subviews == [views[0], views[2], views[3], views[1]])
    #expect(
      view.layer.sublayers?.map { ObjectIdentifier($0) }
        == ([views[0].layer, plain, views[2].layer, views[3].layer, views[1].layer] as [CALayer])
        .map { ObjectIdentifier($0) })
    view.order([views[1], views[0]], above: nil)
    #expect(view.subviews == [views[1], views[0], views[2], views[3]])
  }
}
