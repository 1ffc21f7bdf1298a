import Foundation
import Galley
import GalleyDrawing
import GalleyGeometry
import Testing
import UIKit

@MainActor @Suite("A view with configured corners")
struct UICornerConfigurationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  @Test("A view with capsule corners has half circles at its ends, whatever its size")
  func capsule() {
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    view.frame.size.height = 60
    #expect(view.effectiveRadius(corner: .bottomRight) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 16)
    #expect(view.effectiveRadius(corner: .topRight) == 16)
  }

  @Test("Each corner can have a radius of its own, at most half of the shorter side")
  func ownRadii() {
    view.cornerConfiguration = .corners(
      topLeftRadius: 4, topRightRadius: nil, bottomLeftRadius: .fixed(8.5), bottomRightRadius: 90)
    #expect(radii == [4, 0, 8.5, 20])
    view.cornerConfiguration = .uniformEdges(topRadius: 12, bottomRadius: nil)
    #expect(radii == [12, 12, 0, 0])
    view.cornerConfiguration = .uniformEdges(leftRadius: nil, rightRadius: 3)
    #expect(radii == [0, 3, 0, 3])
    view.cornerConfiguration = .uniformBottomRadius(5, topLeftRadius: 1)
    #expect(radii == [1, 0, 5, 5])
  }

  @Test("Concentric corners have the centers of the corners of the view around them")
  func concentric() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.cornerConfiguration = .corners(radius: 30)
    card.addSubview(view)
    view.frame = CGRect(x: 10, y: 12, width: 100, height: 100)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
    #expect(radii == [18, 2, 2, 2])
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 2))
    #expect(radii == [18, 18, 18, 18])
    view.removeFromSuperview()
    #expect(radii == [2, 2, 2, 2])
  }

  @Test("Concentric corners are computed through many nested views")
  func deep() {
    var innermost = view
    for _ in 0..<60 {
      innermost.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
      let outer = UIView(frame: innermost.bounds)
      innermost.frame.origin = .zero
      outer.addSubview(innermost)
      innermost = outer
    }
    #expect(radii == [0, 0, 0, 0])
    innermost.layer.cornerRadius = 7
    #expect(radii == [7, 7, 7, 7])
  }

  @Test("A view is drawn with its concentric corners, and again when the view around it changes")
  func drawn() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    card.layer.cornerRadius = 30
    view.backgroundColor = .red
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    let stack = UIView(frame: card.bounds)
    stack.addSubview(view)
    card.addSubview(stack)
    window.addSubview(card)
    window.isHidden = false
    let before = window.displayList()
    card.layer.cornerRadius = 10
    let after = window.displayList()
    #expect(after != before)
    view.cornerConfiguration = .corners(radius: 10)
    #expect(window.displayList() == after)
    view.cornerConfiguration = .corners(radius: 0)
    #expect(window.displayList() != after)
  }

  @Test("A view without a corner configuration has the radius of its layer")
  func layer() {
    view.layer.cornerRadius = 50
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(radii == [20, 0, 0, 0])
    #expect(view.cornerConfiguration == .corners(radius: 0))
  }

  private var radii: [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight]
      .map { view.effectiveRadius(corner: $0) }
  }
}

@MainActor @Suite("A rectangle with four radii")
struct CornerRadiiTests {
  @Test("A rectangle with four equal radii has the path of a rectangle with one radius")
  func equal() {
    let rect = Rect(x: 3, y: 4, width: 50, height: 30)
    let radii = CornerRadii(topLeft: 8, topRight: 8, bottomLeft: 8, bottomRight: 8)
    #expect(Path(roundedRect: rect, cornerRadii: radii) == Path(roundedRect: rect, radius: 8))
    let top = CornerRadii(topLeft: 99, topRight: 99)
    #expect(
      Path(roundedRect: rect, cornerRadii: top)
        == Path(roundedRect: rect, radius: 15, corners: [.topLeft, .topRight]))
  }
}
