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
    list.append(UIGraphics.recordLayer(in: bounds) { draw(in: $0) }.isolated)
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

  // MARK: In a context

  internal func paint(in context: CGContext) {
    guard var item = recordGroup() else { return }
    item.transform = .identity
    context.append(DisplayList([.group(item)]))
  }
}
