import Foundation
import Testing
@testable import GalleyUIKit

@MainActor @Suite("The edges of views that constraints place")
struct EdgesOnPixelsTests {
  @Test("A view that is centered halfway between two pixels keeps its size")
  func centered() throws {
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 3))
    let window = UIWindow(windowScene: scene)
    let (box, view) = (UIView(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    box.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 0)
    let height = view.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: box.centerYAnchor), width, height,
    ])
    for pixels in 360..<400 {
      box.frame = CGRect(x: 0, y: 0, width: CGFloat(pixels) / 3, height: CGFloat(pixels) / 3)
      for size in 25..<40 {
        width.constant = CGFloat(size) / 3
        height.constant = CGFloat(size) / 3
        box.layoutIfNeeded()
        let drawn = CGSize(width: view.bounds.width * 3, height: view.bounds.height * 3)
        #expect(
          drawn.width.rounded() == CGFloat(size) && drawn.height.rounded() == CGFloat(size),
          "\(size) pixels in a box of \(pixels) pixels")
      }
    }
  }
}
