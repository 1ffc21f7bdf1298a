import Foundation
import Testing

@testable import UIKit

@MainActor @Suite("What a nib says for some size classes")
struct NibVariationTests {
  private let text = """
    <view id="v">
      <rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews>
        <label text="Small" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <fontDescription key="fontDescription" type="system" pointSize="12"/>
          <variation key="widthClass=regular" text="Large">
            <fontDescription key="fontDescription" type="system" pointSize="30"/>
          </variation>
        </label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="c1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="80" id="c2"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="c2"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><exclude reference="c1"/><include reference="c2"/></mask>
      </variation>
    </view>
    """

  @Test("Holds as long as the view has them: subviews, constraints and attributes")
  func following() throws {
    let view = try #require(nib(text).instantiate(withOwner: nil).first as? UIView)
    let label = try #require(view.subviews.first as? UILabel)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    func look(_ sizeClass: UIUserInterfaceSizeClass) -> [String] {
      window.traitOverrides.horizontalSizeClass = sizeClass
      window.layoutIfNeeded()
      return [
        "\(label.text ?? "") \(label.font.pointSize)", "\(label.frame.minX)",
        "\(view.subviews.count) views",
      ]
    }
    #expect(look(.compact) == ["Small 12.0", "8.0", "1 views"])
    #expect(look(.regular) == ["Large 30.0", "80.0", "2 views"])
    #expect(look(.compact) == ["Small 12.0", "8.0", "1 views"])
  }

  @Test("Does not keep the view")
  func leaks() throws {
    weak var kept: UIView?
    try autoreleasepool {
      let view = try #require(nib(text).instantiate(withOwner: nil).first as? UIView)
      kept = view
    }
    #expect(kept == nil)
  }
}
