import Testing
import UIKit

@Suite("Insets, offsets, edges and corners")
struct UIEdgeInsetsTests {
  @Test("Insets move each side inwards; negative ones outwards")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(UIEdgeInsetsInsetRect(rect, UIEdgeInsetsMake(0, -5, 0, 0)).minX == -5)
    #expect(CGRect.null.inset(by: insets).isNull)
    #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    #expect(
      NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).trailing == 4)
  }

  @Test("Insets and offsets are boxed in objects and returned unchanged")
  func boxes() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let value = NSValue(directionalEdgeInsets: directional)
    #expect(value.directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset && UIOffset() == .zero)
    let vector = CGVector(dx: 1, dy: 2)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector && CGVector() == .zero)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("Insets and offsets print as in UIKit")
  func text() {
    #expect(NSStringFromCGRect(CGRect(x: 1.5, y: 2, width: 3, height: 4)) == "{{1.5, 2}, {3, 4}}")
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}"
    )
    #expect(NSStringFromUIOffset(UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
  }

  @Test("Insets and offsets are read from their text")
  func reading() {
    let rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: rect.origin)) == rect.origin)
    #expect(CGSizeFromString(NSCoder.string(for: rect.size)) == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    #expect(CGRectFromString("nonsense {1, 2}") == .zero)
  }

  @Test("Insets and offsets can be encoded")
  func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let (rect, insets) = (
      CGRect(x: 1, y: 2, width: 3, height: 4), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    )
    archiver.encode(rect, forKey: "rect")
    archiver.encode(rect.origin, forKey: "point")
    archiver.encode(rect.size, forKey: "size")
    archiver.encode(insets, forKey: "insets")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeCGPoint(forKey: "point") == rect.origin)
    #expect(reader.decodeCGSize(forKey: "size") == rect.size)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(reader.decodeUIEdgeInsets(forKey: "none") == .zero)
  }

  @Test("The sets of all edges and of all corners contain all four of them")
  func sets() {
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect(NSDirectionalRectEdge.all == [.top, .leading, .bottom, .trailing])
    #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    var corners: CACornerMask = [.layerMinXMinYCorner]
    corners.formUnion(.layerMaxXMaxYCorner)
    #expect(corners.rawValue == 9)
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
  }

  @Test("Rectangles are equal if their standardized forms are")
  func rectangles() {
    let rect = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(rect.equalTo(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(CGPoint.zero.equalTo(.zero) && CGSize.zero.equalTo(.zero))
  }
}
