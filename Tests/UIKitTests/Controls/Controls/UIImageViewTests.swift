@testable import GalleyUIKit
import GalleyDrawing
import TestSupport
import Testing

@MainActor @Suite("An image view")
struct UIImageViewTests {
  private let image = UIImage(
    bitmap: Bitmap(width: 20, height: 10, pixels: Array(repeating: 0xFF_FF_00_00, count: 200)),
    scale: 1)

  private func frame(_ mode: UIView.ContentMode) -> String {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = mode
    guard case .picture(let picture) = view.displayList().items.first else { return "none" }
    return "\(picture.frame)"
  }

  @Test("An image view has the size of its image, and draws it according to its content mode")
  func modes() {
    #expect(UIImageView(image: image).frame.size == CGSize(width: 20, height: 10))
    #expect(UIImageView(image: image).intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(frame(.scaleToFill) == "(0, 0, 100, 100)")
    #expect(frame(.scaleAspectFit) == "(0, 25, 100, 50)")
    #expect(frame(.scaleAspectFill) == "(-50, 0, 200, 100)")
    #expect(frame(.center) == "(40, 45, 20, 10)")
    #expect(frame(.topLeft) == "(0, 0, 20, 10)")
    #expect(frame(.bottomRight) == "(80, 90, 20, 10)")
    #expect(frame(.top) == "(40, 0, 20, 10)")
    #expect(frame(.right) == "(80, 45, 20, 10)")
  }

  @Test(
    "An image view draws a template in its tint color, and while highlighted its highlighted image")
  func tint() {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    #expect(view.displayList().description.contains("tinted #0000FF"))
    view.tintColor = .red
    #expect(view.displayList().description.contains("tinted #FF0000"))
    view.highlightedImage = image
    view.isHighlighted = true
    #expect(!view.displayList().description.contains("tinted"))
  }

  @Test("An image view in a layout has the size of the image that it shows in its state")
  func sizeOfState() {
    func wide(_ width: Int) -> UIImage {
      let pixels = Array(repeating: UInt32(0xFF_00_00_00), count: width)
      return UIImage(bitmap: Bitmap(width: width, height: 1, pixels: pixels), scale: 1)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: wide(20), highlightedImage: wide(30))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    func width(_ change: () -> Void) -> CGFloat {
      change()
      window.layoutIfNeeded()
      return view.bounds.width
    }
    #expect(width {} == 20)
    #expect(width { view.isHighlighted = true } == 30)
    // This image is as wide as the image that is not shown.
    #expect(width { view.highlightedImage = wide(20) } == 20)
    #expect(width { view.highlightedImage = wide(40) } == 40)
    #expect(width { view.isHighlighted = false } == 20)
  }

  @Test("Constraints align the alignment rectangle of the image, and the image keeps its size")
  func alignment() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(
      image: image.withAlignmentRectInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 50),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 50),
    ])
    window.layoutIfNeeded()
    #expect(view.intrinsicContentSize == CGSize(width: 14, height: 6))
    #expect(view.frame == CGRect(x: 48, y: 49, width: 20, height: 10))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 20, height: 10))

    view.image = image.withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 1))
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 45, y: 50, width: 20, height: 10))
    view.image = image
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 50, y: 50, width: 20, height: 10))
  }

  @Test("A symbol with the size of a text style grows with the text size of its view")
  func symbolSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ])
    window.layoutIfNeeded()
    let width = view.bounds.width
    window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    window.layoutIfNeeded()
    #expect(width > 0 && view.bounds.width > width)
  }

  @Test(
    "An image grows with accessibility text sizes if adjustsImageSizeForAccessibilityContentSizeCategory is set"
  )
  func accessibilitySizes() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: image)
    window.addSubview(view)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let large = view.intrinsicContentSize
    #expect(large.width > 30 && abs(large.width - 2 * large.height) <= 1)
    #expect(view.sizeThatFits(.zero) == large)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.contentMode = .topLeft
    guard case .picture(let picture) = view.displayList().items.first else {
      Issue.record("no picture")
      return
    }
    #expect(picture.frame.width == large.width && picture.frame.height == large.height)
    view.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
  }
}
