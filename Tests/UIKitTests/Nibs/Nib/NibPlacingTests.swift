import Foundation
import Galley
import Testing

@testable import GalleyUIKit

private let free = #"translatesAutoresizingMaskIntoConstraints="NO""#

@MainActor @Suite("A view of a nib without constraints, or with too few")
struct NibPlacingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func root(_ subviews: String, _ others: String = "") throws -> UIView {
    let view = try #require(
      nib(
        """
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="400"/>
          <subviews>\(subviews)</subviews>\(others)
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  @Test("A view with a fixed frame keeps the frame in the file")
  func fixedFrames() throws {
    let view = try root(
      """
      <label text="Departures" fixedFrame="YES" \(free) id="a">
        <rect key="frame" x="30" y="40" width="120" height="35"/>
      </label>
      <view contentMode="scaleToFill" fixedFrame="YES" \(free) id="b">
        <rect key="frame" x="200" y="300" width="90" height="2"/>
      </view>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 30, y: 40, width: 120, height: 35))
    #expect(view.subviews[1].frame == CGRect(x: 200, y: 300, width: 90, height: 2))
    #expect(view.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    // The frame is the same in a superview of another size and direction.
    view.semanticContentAttribute = .forceRightToLeft
    view.frame.size = CGSize(width: 500, height: 600)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 30, y: 40, width: 120, height: 35))
    let names = view.constraints.compactMap(\.identifier)
    #expect(names.allSatisfy { $0.hasSuffix("for view with fixed frame") } && names.count == 4)
  }

  @Test("A slider and a segmented control with fixed frames keep the frames in the file")
  func fixedFramesOfControls() throws {
    let view = try root(
      """
      <slider opaque="NO" value="0.5" minValue="0.0" maxValue="1" fixedFrame="YES" \(free) id="a">
        <rect key="frame" x="18" y="40" width="124" height="31"/>
      </slider>
      <segmentedControl opaque="NO" fixedFrame="YES" \(free) id="b">
        <rect key="frame" x="20" y="130" width="120" height="32"/>
        <segments><segment title="A"/><segment title="B"/></segments>
      </segmentedControl>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 18, y: 40, width: 124, height: 31))
    #expect(view.subviews[1].frame == CGRect(x: 20, y: 130, width: 120, height: 32))
  }

  /// Xcode has no checkbox for `isLayoutMarginsRelativeArrangement`. It lays out a stack
  /// view within its margins if the file has margins for it.
  @Test("A stack view with margins in the file places its views within them")
  func stackMargins() throws {
    for margins in [
      #"<edgeInsets key="layoutMargins" top="4" left="16" bottom="6" right="10"/>"#,
      #"<directionalEdgeInsets key="directionalLayoutMargins" top="4" leading="16" bottom="6" trailing="10"/>"#,
    ] {
      let view = try root(
        """
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="s">
          <rect key="frame" x="0" y="0" width="200" height="60"/>
          <subviews>
            <view contentMode="scaleToFill" \(free) id="a">
              <rect key="frame" x="16" y="4" width="174" height="50"/>
            </view>
          </subviews>
          \(margins)
        </stackView>
        """)
      let stack = try #require(view.subviews.first as? UIStackView)
      #expect(stack.isLayoutMarginsRelativeArrangement)
      #expect(stack.subviews.first?.frame == CGRect(x: 16, y: 4, width: 174, height: 50))
    }
  }

  @Test(
    "A navigation bar that is constrained at its top is 44 points high, and grows with its prompt")
  func navigationBar() throws {
    let view = try root(
      """
      <navigationBar contentMode="scaleToFill" \(free) id="b">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <items><navigationItem title="Departures" id="i"/></items>
      </navigationBar>
      <view contentMode="scaleToFill" \(free) id="c">
        <rect key="frame" x="0" y="44" width="320" height="356"/>
      </view>
      """,
      """
      <constraints>
        <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
        <constraint firstItem="b" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="3"/>
        <constraint firstItem="c" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="4"/>
        <constraint firstItem="c" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="5"/>
        <constraint firstItem="c" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="6"/>
        <constraint firstItem="c" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="7"/>
      </constraints>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(view.subviews[1].frame == CGRect(x: 0, y: 44, width: 320, height: 356))
    (view.subviews[0] as? UINavigationBar)?.topItem?.prompt = "From the next stop"
    view.layoutIfNeeded()
    #expect(view.subviews[1].frame.minY == 78)
  }

  @Test("The stack view places an arranged subview, whatever frame the file has for it")
  func arranged() throws {
    let view = try root(
      """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="s">
        <rect key="frame" x="10" y="20" width="100" height="60"/>
        <subviews>
          <view contentMode="scaleToFill" fixedFrame="YES" \(free) id="a">
            <rect key="frame" x="50" y="50" width="5" height="5"/>
          </view>
        </subviews>
      </stackView>
      """)
    let stack = try #require(view.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("The frame in the file decides what the constraints of a view leave ambiguous")
  func ambiguity() throws {
    let view = try root(
      """
      <view contentMode="scaleToFill" ambiguous="YES" \(free) id="a">
        <rect key="frame" x="30" y="40" width="120" height="35"/>
        <constraints><constraint firstAttribute="height" constant="50" id="1"/></constraints>
      </view>
      """,
      """
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="2"/>
      </constraints>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 8, y: 40, width: 120, height: 50))
  }

  @Test("Frames may be written as distances from the edges of the superview")
  func insets() throws {
    func place(_ attributes: String) -> String {
      "<view contentMode=\"scaleToFill\"><frame key=\"frameInset\" \(attributes)/></view>"
    }
    let view = try root(
      place(#"minX="15" minY="6" width="100" height="20""#) + place("")
        + place(#"minX="10" maxX="30" minY="5" height="44""#)
        + place(#"maxX="16" maxY="8" width="60" height="40""#))
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 15, y: 6, width: 100, height: 20), CGRect(x: 0, y: 0, width: 320, height: 400),
        CGRect(x: 10, y: 5, width: 280, height: 44), CGRect(x: 244, y: 352, width: 60, height: 40),
      ])
  }

  @Test("Distances and lengths in percent are parts of the space that is not given in points")
  func shares() throws {
    func place(_ attributes: String) -> String {
      "<view contentMode=\"scaleToFill\"><frame key=\"frameInset\" \(attributes)/></view>"
    }
    let view = try root(
      place(#"minX="50.00%" minY="25.00%" width="100" height="40""#)
        + place(#"minX="10.00%" minY="8" width="50.00%" height="44""#)
        + place(#"minX="20" minY="8" width="25.00%" height="44""#)
        + place(#"maxX="40" maxY="10" width="50.00%" height="40""#))
    #expect(
      view.subviews.map(\.frame) == [
        CGRect(x: 110, y: 90, width: 100, height: 40), CGRect(x: 32, y: 8, width: 160, height: 44),
        CGRect(x: 20, y: 8, width: 75, height: 44), CGRect(x: 140, y: 350, width: 140, height: 40),
      ])
  }

  @Test("A constraint to the keyboard's guide holds")
  func keyboard() throws {
    let view = try root(
      """
      <view contentMode="scaleToFill" \(free) id="a">
        <constraints><constraint firstAttribute="height" constant="50" id="1"/></constraints>
      </view>
      """,
      """
      <viewLayoutGuide key="safeArea" id="s"/>
      <keyboardLayoutGuide key="keyboard" id="k"/>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="2"/>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="3"/>
        <constraint firstItem="k" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="4"/>
      </constraints>
      """)
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 350, width: 320, height: 50))
  }
}

@MainActor @Suite("The margins of a view of a nib")
struct NibMarginsTests {
  @Test("The margins of a wide view follow the readable width if the file says so")
  func readableWidth() throws {
    let view = try #require(
      nib(
        """
        <view layoutMarginsFollowReadableWidth="YES" id="v">
        <rect key="frame" x="0" y="0" width="1366" height="500"/></view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let guide = view.readableContentGuide.layoutFrame
    #expect(view.layoutMargins.left == guide.minX && guide.minX > 100, "\(view.layoutMargins)")
    #expect(view.layoutMarginsGuide.layoutFrame.width == guide.width)
    view.frame.size.width = 390
    #expect(view.layoutMargins.left == 8)
  }
}
