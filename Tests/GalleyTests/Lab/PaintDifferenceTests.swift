import Testing
import UIKit

@testable import Galley

@MainActor
@Suite("A difference in what is painted")
struct PaintDifferenceTests {
  private final class Drawing: UIView {
    var color = UIColor.red
    var path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func draw(_ rect: CGRect) {
      color.setFill()
      path.fill()
    }
  }

  private func view(_ change: (Drawing) -> Void = { _ in }) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let drawing = Drawing(frame: view.bounds)
    change(drawing)
    view.addSubview(drawing)
    return view
  }

  private func findings(_ own: UIView, _ other: UIView) -> [String] {
    LookDifference.inAppearance(ViewLook(own), ViewLook(other)).map(\.description)
  }

  @Test("A paint difference names the color if only the color differs")
  func color() {
    let found = findings(view { $0.color = .blue }, view())
    #expect(found.count == 1)
    #expect(
      found.first?.contains("the fill color in Drawing is #0000FF instead of #FF0000") == true,
      "\(found)")
  }

  @Test("A paint difference shortens long paths to the part that differs")
  func path() throws {
    func curve(_ end: CGFloat) -> UIBezierPath {
      let path = UIBezierPath()
      path.move(to: .zero)
      for step in 1...40 { path.addLine(to: CGPoint(x: step, y: step % 7)) }
      path.addLine(to: CGPoint(x: end, y: 50))
      return path
    }
    let found = findings(view { $0.path = curve(60) }, view { $0.path = curve(70) })
    let text = try #require(found.first)
    #expect(text.count < 260, "\(text)")
    #expect(text.contains("L 60 50") && text.contains("L 70 50"), "\(text)")
  }

  @Test("A paint difference names an alpha in the view that sets it, and not in the views inside")
  func alpha() {
    let (own, other) = (view(), view())
    let holder = UIView(frame: own.bounds)
    let otherHolder = UIView(frame: other.bounds)
    own.subviews.forEach(holder.addSubview)
    other.subviews.forEach(otherHolder.addSubview)
    own.addSubview(holder)
    other.addSubview(otherHolder)
    holder.alpha = 0.5
    #expect(findings(own, other) == ["UIView: alpha is 0.5 instead of 1"])
  }

  @Test("A paint difference names the stroke end of a shape")
  func strokeEnd() {
    func ring(_ end: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let holder = UIView(frame: view.bounds)
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 30, height: 30)).cgPath
      ring.strokeColor = UIColor.red.cgColor
      ring.strokeEnd = end
      holder.layer.addSublayer(ring)
      view.addSubview(holder)
      return view
    }
    #expect(
      findings(ring(0.3), ring(1)) == ["UIView: strokeEnd of its shape layer is 0.3 instead of 1"])
  }
}
