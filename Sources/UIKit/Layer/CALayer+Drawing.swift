import Foundation
import GalleyDrawing

// What a layer shows of its own: drawn when somebody looks, and kept as long as it is up to date.

extension CALayer {
  /// What is drawn for the layer by whoever has something to draw. What mixes in it sees nothing of
  /// what is behind the layer.
  internal func recordOwnDrawing() -> DisplayList {
    isDisplayed = false
    display()
    guard isDisplayed else { return contentsList }
    isDisplayed = false
    delegate?.layerWillDraw(self)
    var list = contentsList
    let drawing = UIGraphics.beginLayer(in: bounds)
    draw(in: drawing.context)
    list.append(drawing.end().isolated)
    return list
  }

  /// Asks the delegate for contents. Answers whether it leaves them to be drawn.
  internal func leavesDisplay() -> Bool {
    guard let delegate else { return true }
    isDisplayLeft = false
    delegate.display(self)
    defer { isDisplayLeft = false }
    return isDisplayLeft
  }
}
