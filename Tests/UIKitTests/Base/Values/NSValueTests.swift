import Foundation
import Testing
import UIKit

@MainActor @Suite("Geometry in objects")
struct NSValueTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("A value returns the rectangle, the point or the size that it was created with")
  func read() {
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("A number, or a value of another type, is read as zero")
  func others() {
    let all: [NSValue] = [
      NSNumber(value: 10.0), NSNumber(value: true), NSValue(cgVector: CGVector(dx: 1, dy: 2)),
      NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
    ]
    for value in all {
      #expect(value.cgRectValue == .zero, "\(value)")
      #expect(value.cgPointValue == .zero, "\(value)")
      #expect(value.cgSizeValue == .zero, "\(value)")
    }
  }

  @Test("An animation from a number can be added for any key path", arguments: keyPaths)
  func animations(_ keyPath: String) {
    let layer = CALayer()
    layer.frame = rect
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = 10.0
    animation.toValue = NSNumber(value: 20)
    layer.add(animation, forKey: keyPath)
    #expect(layer.animation(forKey: keyPath) != nil)
    #expect(layer.presentation()?.frame != nil)
  }

  private nonisolated static let keyPaths = [
    "bounds", "bounds.size", "position", "frame", "transform", "sublayerTransform", "opacity",
    "cornerRadius", "backgroundColor", "shadowOffset", "anchorPoint", "contentsRect",
  ]

  @Test("A range is put into an object and read again")
  func ranges() {
    let range = NSRange(location: 3, length: 4)
    let object = range as NSValue
    #expect(object.rangeValue == range)
    #expect(object as Any as? NSRange == range)
    #expect(NSValue(cgRect: rect) as Any as? NSRange == nil)
  }

  @Test("Geometry is bridged to NSValue, and can be cast back only to its own type")
  func bridged() {
    #expect((rect.origin as NSValue).cgPointValue == rect.origin)
    #expect((rect.size as NSValue).cgSizeValue == rect.size)
    let all: [Any] = [
      NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size),
      NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)), NSNumber(value: 1),
    ]
    #expect(all.compactMap { $0 as? CGPoint } == [rect.origin])
    #expect(all.compactMap { $0 as? CGSize } == [rect.size])
    #expect(all.compactMap { $0 as? UIEdgeInsets }.map(\.right) == [4])
    #expect(all.compactMap { $0 as? CGAffineTransform } == [CGAffineTransform(scaleX: 2, y: 3)])
    let vector = CGVector(dx: 1, dy: 2) as NSValue
    #expect(vector as Any as? CGVector == CGVector(dx: 1, dy: 2))
    #expect((CATransform3DIdentity as NSValue) as Any as? CATransform3D == CATransform3DIdentity)
  }
}
