import Foundation
import GalleyDrawing

// The content of a layer, apart from its background, its border and its sublayers.

extension CALayer {
  /// Records the content of the layer, with the content that its class and its view's class add.
  internal func recordContent() -> DisplayList {
    guard showsItself else { return DisplayList() }
    var list = view?.contentBehindDrawing ?? DisplayList()
    list.append(recordDrawing())
    list.append(contentOverDrawing)
    if let view { list.append(view.contentOverDrawing) }
    return list
  }

  /// Records the image of `contents`, and the drawing of the layer or its delegate.
  ///
  /// Blend modes in the drawing do not blend with the content behind the layer.
  private func recordDrawing() -> DisplayList {
    isLeftToDraw = false
    display()
    guard isLeftToDraw else { return contentsList }
    isLeftToDraw = false
    delegate?.layerWillDraw(self)
    var list = contentsList
    let drawing = UIGraphics.beginLayer(in: bounds)
    isDrawing = true
    draw(in: drawing.context)
    isDrawing = false
    list.append(drawing.end().isolated)
    return list
  }

  /// Calls `display(_:)` of the delegate.
  ///
  /// Returns `true` if the delegate does not implement this method, so that the layer has to be
  /// drawn.
  internal func leavesDisplay() -> Bool {
    guard let delegate else { return true }
    isLeftByDelegate = false
    delegate.display(self)
    defer { isLeftByDelegate = false }
    return isLeftByDelegate
  }
}
