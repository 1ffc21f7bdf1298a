import Foundation
import Testing

@testable import GalleyUIKit

@MainActor @Suite("An image with rendering mode original")
struct OriginalImagesTests {
  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  /// Returns a description of what a control draws.
  private func drawing(of control: UIView) -> String {
    control.layoutIfNeeded()
    return "\(control.layer.recordInside())"
  }

  @Test("An original image keeps its colors in a segmented control; others are tinted")
  func segments() {
    func drawn(_ mode: UIImage.RenderingMode) -> String {
      let control = UISegmentedControl(items: [square(.systemRed).withRenderingMode(mode), "B"])
      control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
      return drawing(of: control)
    }
    #expect(drawn(.alwaysOriginal) != drawn(.alwaysTemplate))
    #expect(drawn(.automatic) == drawn(.alwaysTemplate))
  }

  @Test("An original image is drawn unchanged where a control would tint it")
  func stencil() {
    let image = square(.systemRed)
    let original = image.withRenderingMode(.alwaysOriginal)
    #expect(original.stencil(in: .systemBlue) === original)
    let tinted = image.withTintColor(.systemGreen, renderingMode: .alwaysOriginal)
    #expect(tinted.stencil(in: .systemBlue) === tinted)
    #expect(image.stencil(in: .systemBlue) !== image)
  }
}
