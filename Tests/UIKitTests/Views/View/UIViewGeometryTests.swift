@testable import GalleyUIKit
import TestSupport
import Testing

@MainActor @Suite("The geometry of a view")
struct UIViewGeometryTests {
  @Test("Frame, bounds and center agree")
  func threeWays() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
    view.bounds.size = CGSize(width: 20, height: 20)
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  @Test("The frame of a rotated view is its bounding box")
  func transforms() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY + 25) < 1e-9)
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.height - 100) < 1e-9)
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test("Points are converted to ancestors, descendants and other views")
  func converting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let left = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let right = UIView(frame: CGRect(x: 150, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    left.bounds.origin = CGPoint(x: 0, y: 50)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -35))
    #expect(inner.convert(CGPoint.zero, to: right) == CGPoint(x: -135, y: -55))
    #expect(
      right.convert(inner.bounds, from: inner) == CGRect(x: -135, y: -55, width: 10, height: 10))
    #expect(inner.convert(CGPoint.zero, to: inner) == .zero)
  }

  @Test("Subviews are resized by their autoresizing masks")
  func autoresizing() {
    func stretched(_ mask: UIView.AutoresizingMask) -> CGRect {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      child.autoresizingMask = mask
      parent.addSubview(child)
      parent.frame.size = CGSize(width: 200, height: 100)
      return child.frame
    }
    #expect(stretched([]) == CGRect(x: 10, y: 10, width: 40, height: 40))
    #expect(stretched(.flexibleWidth) == CGRect(x: 10, y: 10, width: 140, height: 40))
    #expect(stretched(.flexibleLeftMargin) == CGRect(x: 110, y: 10, width: 40, height: 40))
    #expect(stretched(.flexibleRightMargin) == CGRect(x: 10, y: 10, width: 40, height: 40))
    let moved = stretched([.flexibleLeftMargin, .flexibleRightMargin])
    #expect(abs(moved.minX - (10 + 100 * 10.0 / 60)) < 1e-9 && moved.width == 40)
    #expect(
      stretched([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        == CGRect(x: 20, y: 10, width: 80, height: 40))
  }

  @Test("The frontmost view at a point is hit, if it can be touched")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 30, y: 30, width: 60, height: 60))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 40, y: 40)
    #expect(root.hitTest(point, with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    front.isUserInteractionEnabled = true
    front.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    back.layer.zPosition = 1
    #expect(root.hitTest(point, with: nil) === back)
    back.isHidden = true
    #expect(root.hitTest(point, with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  @Test("sizeToFit keeps the corner of a view")
  func fitting() {
    final class Fixed: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fixed(frame: CGRect(x: 16, y: 100, width: 0, height: 0))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 16, y: 100, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = .zero
    let corner = view.frame.origin
    view.sizeToFit()
    #expect(view.frame == CGRect(origin: corner, size: CGSize(width: 80, height: 40)))
  }

  @Test("NaN in a frame counts as zero, and is reported")
  func badNumbers() {
    let view = UIView()
    let reports = Report.gathering {
      view.frame = CGRect(x: CGFloat.nan, y: 5, width: .infinity, height: 7)
    }
    #expect(view.frame == CGRect(x: 0, y: 5, width: 0, height: 7))
    #expect(reports.count == 1 && reports[0].topic == .geometry)
  }

  @Test("The null rectangle makes an empty view, and is not reported")
  func nullFrame() {
    var view: UIView?
    let reports = Report.gathering { view = UIView(frame: .null) }
    #expect(view?.frame == .zero)
    #expect(reports.isEmpty)
  }

  @Test("A center or a transform with NaN leaves the view unchanged, and is reported")
  func badPlaces() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let reports = Report.gathering {
      view.center = CGPoint(x: CGFloat.infinity, y: 0)
      view.transform = CGAffineTransform(scaleX: .nan, y: 1)
      view.transform3D = CATransform3DMakeScale(1, 1, .nan)
      view.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(reports.map(\.topic) == [.geometry, .geometry, .geometry, .geometry])
  }

  @Test("NaN in the geometry of a layer is reported, as in that of a view")
  func badLayers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let reports = Report.gathering {
      view.layer.position = CGPoint(x: CGFloat.nan, y: 0)
      view.layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
      view.layer.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
      view.layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
      view.layer.transform.m11 = .nan
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(reports.map(\.topic) == Array(repeating: .geometry, count: 5))
  }
}
