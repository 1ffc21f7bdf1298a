import Foundation
import Galley
import Testing
import UIKit

@MainActor @Suite("A scroll view under two fingers")
struct ZoomByFingersTests {
  @MainActor private final class Zoomer: NSObject, UIScrollViewDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var calls: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begins")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("ended") }
  }

  @Test("A pinch zooms by the distance of two fingers, if the scroll view can zoom")
  func zooms() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIScrollView(frame: window.bounds)
    let zoomer = Zoomer()
    window.addSubview(view)
    view.addSubview(zoomer.photo)
    view.contentSize = zoomer.photo.frame.size
    view.delegate = zoomer
    Finger.pinch(view, to: 2)
    #expect(view.zoomScale == 1 && view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    Finger.pinch(view, to: 2)
    // The scale counts from the moment when the pinch was recognized.
    #expect(view.zoomScale > 1.7 && view.zoomScale < 2)
    #expect(zoomer.calls == ["begins", "ended"])
    #expect(abs(view.contentOffset.x - (view.contentSize.width - 200) / 2) < 1)
  }
}
