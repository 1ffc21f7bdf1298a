import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("An image that is stored in a nib itself")
struct ImagesInNibsTests {
  @Test("An image that is stored in a nib has its size, and is reported as not read")
  func stored() throws {
    var button: UIButton?
    let text = reports {
      button =
        nib(
          """
          <button id="b" opaque="NO"><rect key="frame" x="0" y="0" width="40" height="40"/>
            <state key="normal" image="button:b:image"/></button>
          """, resources: #"<image name="button:b:image" width="8" height="10"/>"#
        ).instantiate(withOwner: nil).first as? UIButton
    }.map(\.message).joined()
    let image = try #require(button).image(for: .normal)
    #expect(image?.size == CGSize(width: 8, height: 10))
    #expect(text.contains("the image button:b:image is stored in"), "\(text)")
  }
}
