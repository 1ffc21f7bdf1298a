import Foundation
import GalleyDrawing

// The content of a layer: what it shows beside its background, its border and its sublayers.

extension CALayer {
  /// Draws the content of the layer, with what its class and the class of its view add.
  internal func recordContent() -> DisplayList {
    guard showsItself else { return DisplayList() }
    var list = view?.contentBehindDrawing ?? DisplayList()
    list.append(recordDrawing())
    list.append(contentOverDrawing)
    if let view { list.append(view.contentOverDrawing) }
    return list
  }

  /// The image in `contents`, and what the layer or its delegate draws. Blend modes do not see what is behind
  /// the layer.
  private func recordDrawing() -> DisplayList {
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

  /// Asks the delegate to display the layer. Returns whether the layer is to be drawn instead.
  internal func leavesDisplay() -> Bool {
    guard let delegate else { return true }
    isDisplayLeft = false
    delegate.display(self)
    defer { isDisplayLeft = false }
    return isDisplayLeft
  }
}
