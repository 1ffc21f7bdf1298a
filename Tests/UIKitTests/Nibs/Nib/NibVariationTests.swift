import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Variations of a nib for size classes")
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

  @Test("Subviews, constraints and attributes of a variation follow the size class of the view")
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

  /// Shows a view in a window with each of these size classes, and returns a text for each.
  private func texts<View: UIView>(
    of view: View, _ sizeClasses: [UIUserInterfaceSizeClass], _ text: (View) -> String
  ) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    return sizeClasses.map { sizeClass in
      window.traitOverrides.horizontalSizeClass = sizeClass
      window.layoutIfNeeded()
      return text(view)
    }
  }

  @Test("The views of a stack are arranged in their order when they are installed again")
  func stacks() throws {
    let labels = ["a", "b", "c"].map {
      "<label text=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\($0)\"/>"
    }
    let stack = try #require(
      nib(
        """
        <stackView axis="vertical" id="s"><rect key="frame" x="0" y="0" width="90" height="90"/>
          <subviews>\(labels.joined())</subviews>
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="widthClass=compact">
            <mask key="subviews"><include reference="b"/></mask>
          </variation>
          <variation key="widthClass=regular">
            <mask key="subviews"><exclude reference="a"/></mask>
          </variation>
        </stackView>
        """
      ).instantiate(withOwner: nil).first as? UIStackView)
    let found = texts(of: stack, [.compact, .regular, .compact]) { stack in
      stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text }.joined()
    }
    #expect(found == ["abc", "c", "abc"])
  }

  @Test("A view that is installed again has its constraints to other views")
  func constraintsOfSubviews() throws {
    let view = try #require(
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <constraints>
                <constraint firstAttribute="width" constant="30" id="1"/>
                <constraint firstAttribute="height" constant="20" id="2"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" id="3"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="4"/>
          </constraints>
          <variation key="widthClass=compact">
            <mask key="subviews"><exclude reference="b"/></mask>
          </variation>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let found = texts(of: view, [.regular, .compact, .regular]) {
      "\($0.subviews.map(\.frame))"
    }
    #expect(found[1] == "[]" && found[0] == found[2])
    #expect(view.subviews.first?.frame == CGRect(x: 8, y: 9, width: 30, height: 20))
  }

  @Test("A variation sets only the attributes that it names, and resets them afterwards")
  func onlyWhatDiffers() throws {
    let view = try #require(
      nib(
        """
        <view id="v"><subviews>
          <label text="Written" textAlignment="center" id="l">
            <fontDescription key="fontDescription" type="system" pointSize="12"/>
            <color key="textColor" systemColor="labelColor"/>
            <variation key="widthClass=regular" hidden="YES" alpha="0.5" numberOfLines="3">
              <fontDescription key="fontDescription" type="system" pointSize="30"/>
            </variation>
          </label>
        </subviews></view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let label = try #require(view.subviews.first as? UILabel)
    label.text = "42"
    label.textColor = .systemRed
    label.textAlignment = .right
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    for sizeClass in [UIUserInterfaceSizeClass.regular, .compact, .regular, .compact] {
      window.traitOverrides.horizontalSizeClass = sizeClass
      window.layoutIfNeeded()
      let isRegular = sizeClass == .regular
      #expect(label.font.pointSize == (isRegular ? 30 : 12) && label.isHidden == isRegular)
      #expect(label.alpha == (isRegular ? 0.5 : 1) && label.numberOfLines == (isRegular ? 3 : 1))
      #expect(label.text == "42")
      #expect(label.textColor == .systemRed)
      #expect(label.textAlignment == .right)
    }
  }

  @Test("A constraint that is included for a view that is left out is not active")
  func constraintOfHiddenView() throws {
    let view = try #require(
      nib(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
          <constraints>
            <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
        constant="8" identifier="edge" id="c"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="c"/></mask>
          </variation>
          <variation key="widthClass=compact">
            <mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><include reference="c"/></mask>
          </variation>
          <variation key="heightClass=compact-widthClass=compact">
            <mask key="subviews"><include reference="b"/></mask>
          </variation>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    func look(_ height: UIUserInterfaceSizeClass) -> [CGFloat] {
      window.traitOverrides.horizontalSizeClass = .compact
      window.traitOverrides.verticalSizeClass = height
      window.layoutIfNeeded()
      #expect(view.constraints.contains { $0.identifier == "edge" } == (height == .compact))
      return view.subviews.map(\.frame.minX)
    }
    #expect(look(.regular) == [])
    #expect(look(.compact) == [8])
    #expect(look(.regular) == [])
  }

  @Test("Constraints have the constants and priorities of the most specific variation")
  func constraints() throws {
    let view = try #require(
      nib(
        """
        <view id="v">
          <rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews>
          <constraints>
            <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
        constant="10" id="a">
              <variation key="widthClass=regular" constant="20"/>
              <variation key="heightClass=compact-widthClass=regular" constant="30"/>
              <variation key="userInterfaceIdiom=mac" constant="99"/>
            </constraint>
            <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="b"/>
            <constraint firstItem="s" firstAttribute="width" constant="40" priority="500" id="c">
              <variation key="heightClass=compact" priority="1000"/>
            </constraint>
            <constraint firstItem="s" firstAttribute="width" constant="60" priority="700" id="d"/>
          </constraints>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let inner = try #require(view.subviews.first)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.addSubview(view)
    func look(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) -> [CGFloat] {
      window.traitOverrides.horizontalSizeClass = width
      window.traitOverrides.verticalSizeClass = height
      window.layoutIfNeeded()
      return [inner.frame.minX, inner.frame.width]
    }
    for _ in 1...2 {
      #expect(look(.compact, .regular) == [10, 60])
      #expect(look(.regular, .regular) == [20, 60])
      #expect(look(.regular, .compact) == [30, 40])
      #expect(look(.compact, .compact) == [10, 40])
    }
  }

  @Test("Variations for other devices are left out, and unknown ones are reported, too")
  func otherDevices() throws {
    var label: UILabel?
    let found = reports {
      label =
        nib(
          """
          <label text="Here" id="l">
            <variation key="userInterfaceIdiom=mac" text="Mac"/>
            <variation key="moon=full" text="Moon"/>
          </label>
          """
        ).instantiate(withOwner: nil).first as? UILabel
    }.map(\.message)
    #expect(label?.text == "Here")
    #expect(found.count == 1 && found[0].contains("for 'moon=full'"), "\(found)")
  }

  @Test("A view keeps the frame that the file has for its size class")
  func fixedFrames() throws {
    let free = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let view = try #require(
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <view fixedFrame="YES" \(free) id="a">
              <rect key="frame" x="5" y="6" width="10" height="10"/>
              <variation key="widthClass=regular">
                <rect key="frame" x="50" y="60" width="20" height="20"/>
              </variation>
            </view>
            <view \(free) id="b"><rect key="frame" x="-23" y="-15" width="46" height="30"/>
              <variation key="widthClass=compact" fixedFrame="YES">
                <rect key="frame" x="20" y="99" width="30" height="30"/>
              </variation>
            </view>
          </subviews>
          <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
          <variation key="widthClass=compact">
            <mask key="subviews"><include reference="b"/></mask>
          </variation>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let found = texts(of: view, [.compact, .regular, .compact]) { view in
      view.subviews.map { "\(Int($0.frame.minX)) \(Int($0.frame.minY)) \(Int($0.frame.width))" }
        .joined(separator: ", ")
    }
    #expect(found == ["5 6 10, 20 99 30", "50 60 20", "5 6 10, 20 99 30"])
  }

  @Test("The frame on Xcode's canvas for a size class is left out")
  func canvasFrames() throws {
    let view = try #require(
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <variation key="widthClass=regular" misplaced="YES" alpha="0.5">
            <rect key="frame" x="0" y="0" width="600" height="600"/>
          </variation>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let found = texts(of: view, [.compact, .regular, .compact]) { view in
      "\(Int(view.frame.width)) \(view.alpha)"
    }
    #expect(found == ["320 1.0", "320 0.5", "320 1.0"])
  }

  @Test("A variation does not retain the view")
  func leaks() throws {
    weak var kept: UIView?
    try autoreleasepool {
      let view = try #require(nib(text).instantiate(withOwner: nil).first as? UIView)
      kept = view
    }
    #expect(kept == nil)
  }
}
