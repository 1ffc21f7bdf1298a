import GalleyDrawing
import Testing
@testable import GalleyUIKit

@MainActor @Suite("Snapshots of a view")
struct UIViewSnapshotTests {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))
    card.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    dot.backgroundColor = .blue
    card.addSubview(dot)
    return card
  }

  @Test("A view is painted in the current context, in the given size")
  func hierarchy() {
    let card = card()
    let area = CGRect(x: 0, y: 0, width: 100, height: 100)
    let list = UIGraphics.record(in: area) {
      #expect(
        card.drawHierarchy(
          in: CGRect(x: 10, y: 10, width: 40, height: 20), afterScreenUpdates: true))
    }
    #expect(
      list.description == """
        UIView, transformed \(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 10))
          fill rect (0, 0, 20, 10) #FF0000
          UIView
            fill rect (0, 0, 5, 5) #0000FF
        """)
  }

  @Test("Painting a view outside a graphics context is reported")
  func outside() {
    let reports = Report.gathering {
      let isDrawn = card().drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 1, height: 1), afterScreenUpdates: true)
      #expect(!isDrawn)
    }
    #expect(reports.count == 1)
  }

  @Test("A view is laid out before it is painted only on request")
  func updates() {
    final class Laid: UIView {
      override func layoutSubviews() { backgroundColor = .green }
    }
    let view = Laid(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    let bounds = view.bounds
    let before = UIGraphics.record(in: bounds) {
      view.drawHierarchy(in: bounds, afterScreenUpdates: false)
    }
    #expect(before.isEmpty)
    let after = UIGraphics.record(in: bounds) {
      view.drawHierarchy(in: bounds, afterScreenUpdates: true)
    }
    #expect(after.description.contains("#00FF00"))
  }

  @Test("A layer is rendered from its own origin, with its current content")
  func layer() {
    let card = card()
    card.bounds.origin = CGPoint(x: 0, y: 3)
    card.alpha = 0.5
    let list = UIGraphics.record(in: card.bounds) {
      UIGraphicsGetCurrentContext().map { card.layer.render(in: $0) }
    }
    #expect(
      list.description == """
        UIView, opacity 0.5
          fill rect (0, 3, 20, 10) #FF0000
          UIView
            fill rect (0, 0, 5, 5) #0000FF
        """)
  }

  @Test("A snapshot view keeps showing the old content")
  func snapshot() throws {
    let card = card()
    let snapshot = try #require(card.snapshotView(afterScreenUpdates: true))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    let before = snapshot.displayList()
    #expect(before.description.contains("#FF0000") && before.description.contains("#0000FF"))
    card.backgroundColor = .green
    #expect(snapshot.displayList() == before)
    // A larger snapshot view stretches its content.
    snapshot.frame.size.width = 40
    let png = try #require(snapshot.galleyPNG(scale: 1))
    let bitmap = try #require(Bitmap.galleyDecoded(png))
    #expect("\(bitmap[9, 2])" == "#0000FF" && "\(bitmap[11, 2])" == "#FF0000")
    #expect("\(bitmap[39, 9])" == "#FF0000")
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("A part of a view can be a snapshot, with cap insets")
  func resizable() throws {
    let card = card()
    let snapshot = try #require(
      card.resizableSnapshotView(
        from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)))
    #expect(snapshot.bounds.size == CGSize(width: 10, height: 10))
    snapshot.frame.size.width = 30
    let png = try #require(snapshot.galleyPNG(scale: 1))
    let bitmap = try #require(Bitmap.galleyDecoded(png))
    #expect("\(bitmap[4, 2])" == "#0000FF" && "\(bitmap[6, 2])" == "#FF0000")
    #expect("\(bitmap[29, 9])" == "#FF0000")
  }
}
