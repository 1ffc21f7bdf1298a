import Foundation
import Testing

@testable import GalleyUIKit

private let frame = #"<rect key="frame" x="0" y="0" width="320" height="400"/>"#
private let free = #"translatesAutoresizingMaskIntoConstraints="NO""#

@MainActor @Suite("A view of a nib is as the same in code")
struct NibViewsTests {
  @Test("Subviews of a nib with autoresizing masks are the same as in code")
  func autoresizing() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v">\(frame)
        <subviews>
          <view contentMode="scaleToFill" id="a">
            <rect key="frame" x="10" y="10" width="100" height="50"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <color key="backgroundColor" white="0" alpha="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
          </view>
          <view hidden="YES" tag="7" alpha="0.5" clipsSubviews="YES" userInteractionEnabled="NO" \
      contentMode="bottomRight" semanticContentAttribute="forceRightToLeft" id="b">
            <rect key="frame" x="200" y="300" width="100" height="50"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/>
            <color key="tintColor" systemColor="systemPinkColor"/>
          </view>
        </subviews>
      </view>
      """
    ) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let first = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
      first.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
      first.backgroundColor = UIColor(white: 0, alpha: 0.5)
      let second = UIView(frame: CGRect(x: 200, y: 300, width: 100, height: 50))
      second.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
      second.isHidden = true
      second.tag = 7
      second.alpha = 0.5
      second.clipsToBounds = true
      second.isUserInteractionEnabled = false
      second.contentMode = .bottomRight
      second.semanticContentAttribute = .forceRightToLeft
      second.tintColor = .systemPink
      root.addSubview(first)
      root.addSubview(second)
      return root
    }
  }

  @Test("Nested stack views of a nib with labels are the same as in code")
  func stacks() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v">\(frame)
        <subviews>
          <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" alignment="leading" spacing="6" \(free) id="s">
            <subviews>
              <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="A title that may need two lines" \
      textAlignment="natural" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="t">
                <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/><nil key="textColor"/>
              </label>
              <stackView opaque="NO" contentMode="scaleToFill" distribution="fillEqually" alignment="center" spacing="4" id="i">
                <subviews>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="one" textAlignment="natural" id="l1">
                    <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
                  </label>
                  <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="two hundred" textAlignment="natural" id="l2">
                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                  </label>
                </subviews>
              </stackView>
            </subviews>
          </stackView>
        </subviews>
        <viewLayoutGuide key="layoutMargins" id="m"/>
        <constraints>
          <constraint firstItem="s" firstAttribute="leading" secondItem="m" secondAttribute="leading" id="1"/>
          <constraint firstItem="m" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="2"/>
          <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="topMargin" constant="12" id="3"/>
        </constraints>
        <edgeInsets key="layoutMargins" top="4" left="24" bottom="4" right="12"/>
      </view>
      """
    ) {
      let title = text("A title that may need two lines", .preferredFont(forTextStyle: .headline))
      title.numberOfLines = 0
      title.adjustsFontForContentSizeCategory = true
      let line = UIStackView(arrangedSubviews: [
        text("one", .systemFont(ofSize: 13, weight: .semibold)),
        text("two hundred", .systemFont(ofSize: 13)),
      ])
      line.distribution = .fillEqually
      line.alignment = .center
      line.spacing = 4
      let stack = UIStackView(arrangedSubviews: [title, line])
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 6
      for view in [stack, line] { view.isOpaque = false }
      stack.translatesAutoresizingMaskIntoConstraints = false
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      root.layoutMargins = UIEdgeInsets(top: 4, left: 24, bottom: 4, right: 12)
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        root.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor, constant: 12),
      ])
      return root
    }
  }

  @Test("A scroll view of a nib with constraints to its layout guides is the same as in code")
  func scrolling() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v">\(frame)
        <subviews>
          <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \(free) id="s">
            <subviews>
              <view contentMode="scaleToFill" \(free) id="c">
                <constraints><constraint firstAttribute="height" constant="900" id="h"/></constraints>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="c" firstAttribute="top" secondItem="k" secondAttribute="top" constant="8" id="1"/>
              <constraint firstItem="c" firstAttribute="leading" secondItem="k" secondAttribute="leading" id="2"/>
              <constraint firstItem="k" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="3"/>
              <constraint firstItem="k" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" constant="8" id="4"/>
              <constraint firstItem="c" firstAttribute="width" secondItem="f" secondAttribute="width" id="5"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="k"/>
            <viewLayoutGuide key="frameLayoutGuide" id="f"/>
          </scrollView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="a"/>
        <constraints>
          <constraint firstItem="s" firstAttribute="top" secondItem="a" secondAttribute="top" id="6"/>
          <constraint firstItem="s" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="7"/>
          <constraint firstItem="a" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="8"/>
          <constraint firstItem="a" firstAttribute="bottom" secondItem="s" secondAttribute="bottom" priority="750" id="9"/>
        </constraints>
      </view>
      """
    ) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let scroll = UIScrollView()
      let content = UIView()
      scroll.alwaysBounceVertical = true
      for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(scroll)
      scroll.addSubview(content)
      let (inside, safe) = (scroll.contentLayoutGuide, root.safeAreaLayoutGuide)
      let bottom = safe.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)
      bottom.priority = .defaultHigh
      NSLayoutConstraint.activate([
        content.heightAnchor.constraint(equalToConstant: 900),
        content.topAnchor.constraint(equalTo: inside.topAnchor, constant: 8),
        content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        inside.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        inside.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        scroll.topAnchor.constraint(equalTo: safe.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        safe.trailingAnchor.constraint(equalTo: scroll.trailingAnchor), bottom,
      ])
      return root
    }
  }

  @Test("A symbol and an effect view of a nib with its content are the same as in code")
  func images() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v">\(frame)
        <subviews>
          <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" image="star.fill" \
      catalog="system" id="i">
            <rect key="frame" x="20" y="20" width="60" height="60"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" weight="bold"/>
          </imageView>
          <visualEffectView opaque="NO" contentMode="scaleToFill" id="e">
            <rect key="frame" x="0" y="100" width="320" height="100"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" id="c">
              <rect key="frame" x="0" y="0" width="320" height="100"/>
              <autoresizingMask key="autoresizingMask"/>
              <subviews><view contentMode="scaleToFill" id="n"><rect key="frame" x="5" y="5" width="50" height="50"/></view></subviews>
            </view>
            <blurEffect style="systemThinMaterial"/>
          </visualEffectView>
        </subviews>
      </view>
      """
    ) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let image = UIImageView(image: UIImage(systemName: "star.fill"))
      image.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
      image.clipsToBounds = true
      image.contentMode = .scaleAspectFit
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 30, weight: .bold)
      let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      effect.frame = CGRect(x: 0, y: 100, width: 320, height: 100)
      effect.isOpaque = false
      effect.contentView.clipsToBounds = true
      effect.contentView.isOpaque = false
      effect.contentView.contentMode = .center
      effect.contentView.autoresizingMask = []
      effect.contentView.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 50)))
      root.addSubview(image)
      root.addSubview(effect)
      return root
    }
  }

  @Test("A date picker of a nib is the same as in code")
  func pickers() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v">\(frame)
        <subviews>
          <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" \
      datePickerMode="time" minuteInterval="5" style="compact" id="d">
            <rect key="frame" x="0" y="0" width="320" height="216"/>
            <date key="date" timeIntervalSinceReferenceDate="700000000"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="800000000"/>
          </datePicker>
        </subviews>
      </view>
      """
    ) {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.preferredDatePickerStyle = .compact
      picker.datePickerMode = .time
      picker.minuteInterval = 5
      picker.maximumDate = Date(timeIntervalSinceReferenceDate: 800_000_000)
      picker.date = Date(timeIntervalSinceReferenceDate: 700_000_000)
      picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
      root.addSubview(picker)
      return root
    }
  }

  private func text(_ text: String, _ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.contentMode = .left
    return label
  }
}
