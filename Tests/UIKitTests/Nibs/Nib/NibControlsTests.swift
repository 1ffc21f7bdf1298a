import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// Returns the XML of a root view with one subview.
private func root(_ child: String) -> String {
  """
  <view contentMode="scaleToFill" id="v">
    <rect key="frame" x="0" y="0" width="320" height="400"/>
    <subviews>\(child)</subviews>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
  </view>
  """
}

@MainActor
private func root<View: UIView>(_ child: View, _ frame: CGRect, _ fill: (View) -> Void) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  root.backgroundColor = .systemBackground
  fill(child)
  child.frame = frame
  child.contentMode = .scaleToFill
  root.addSubview(child)
  return root
}

private let place = CGRect(x: 10, y: 20, width: 200, height: 44)
private let rect = #"<rect key="frame" x="10" y="20" width="200" height="44"/>"#

@MainActor @Suite("A control of a nib is as the same in code")
struct NibControlsTests {
  @Test("A label of a nib with a text style is the same as in code, in all text sizes")
  func label() throws {
    try expectSame(
      root(
        """
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Two words" textAlignment="natural" \
        lineBreakMode="tailTruncation" numberOfLines="0" adjustsFontForContentSizeCategory="YES" id="l">
          \(rect)
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <color key="textColor" systemColor="secondaryLabelColor"/>
        </label>
        """)
    ) {
      root(UILabel(), place) {
        $0.text = "Two words"
        $0.font = .preferredFont(forTextStyle: .body)
        $0.adjustsFontForContentSizeCategory = true
        $0.numberOfLines = 0
        $0.textColor = .secondaryLabel
      }.with(0, contentMode: .left)
    }
  }

  @Test("A system button of a nib with a title and an image is the same as in code")
  func button() throws {
    try expectSame(
      root(
        """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b">
          \(rect)
          <state key="normal" title="Press"><color key="titleColor" systemColor="systemRedColor"/></state>
        </button>
        """)
    ) {
      root(UIButton(type: .system), place) {
        $0.setTitle("Press", for: .normal)
        $0.setTitleColor(.systemRed, for: .normal)
      }
    }
  }

  @Test(
    "A button of a nib with a configuration is the same as in code",
    arguments: ["plain", "filled", "tinted", "gray", "bordered", "borderedProminent", "borderless"])
  func configuration(style: String) throws {
    let configurations: [String: UIButton.Configuration] = [
      "plain": .plain(), "filled": .filled(), "tinted": .tinted(), "gray": .gray(),
      "bordered": .bordered(), "borderedProminent": .borderedProminent(),
      "borderless": .borderless(),
    ]
    var configuration = try #require(configurations[style])
    configuration.title = "Buy"
    configuration.subtitle = "now"
    configuration.cornerStyle = .capsule
    configuration.imagePadding = 6
    try expectSame(
      root(
        """
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \
        contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="b">
          \(rect)
          <state key="normal" title="Button"/>
          <buttonConfiguration key="configuration" style="\(style)" title="Buy" subtitle="now" \
        cornerStyle="capsule" imagePadding="6"/>
        </button>
        """)
    ) {
      root(UIButton(type: .system), place) {
        $0.setTitle("Button", for: .normal)
        $0.configuration = configuration
      }
    }
  }

  @Test("The switch, slider, stepper and page control of a nib are the same as in code")
  func values() throws {
    let control =
      #"opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" "#
      + #"contentVerticalAlignment="center""#
    try expectSame(
      root(
        """
        <switch \(control) on="YES" id="c">\(rect)<color key="onTintColor" systemColor="systemOrangeColor"/></switch>
        """)
    ) {
      root(UISwitch(), place) {
        $0.isOn = true
        $0.onTintColor = .systemOrange
      }
    }
    try expectSame(
      root(
        "<slider \(control) value=\"40\" minValue=\"20\" maxValue=\"80\" continuous=\"NO\" id=\"c\">\(rect)</slider>"
      )
    ) {
      root(UISlider(), place) {
        $0.minimumValue = 20
        $0.maximumValue = 80
        $0.value = 40
        $0.isContinuous = false
      }
    }
    try expectSame(
      root(
        "<stepper \(control) minimumValue=\"-5\" maximumValue=\"5\" value=\"2\" stepValue=\"0.5\" wraps=\"YES\" id=\"c\">\(rect)</stepper>"
      )
    ) {
      root(UIStepper(), place) {
        $0.minimumValue = -5
        $0.maximumValue = 5
        $0.stepValue = 0.5
        $0.value = 2
        $0.wraps = true
      }
    }
    try expectSame(
      root(
        "<pageControl \(control) numberOfPages=\"4\" currentPage=\"2\" id=\"c\">\(rect)</pageControl>"
      )
    ) {
      root(UIPageControl(), place) {
        $0.numberOfPages = 4
        $0.currentPage = 2
      }
    }
  }

  @Test("The segmented control, progress view and activity indicator of a nib are as in code")
  func segments() throws {
    try expectSame(
      root(
        """
        <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
        contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="1" id="c">
          \(rect)<segments><segment title="First"/><segment title="Second"/></segments>
        </segmentedControl>
        """)
    ) {
      root(UISegmentedControl(items: ["First", "Second"]), place) {
        $0.selectedSegmentIndex = 1
        $0.contentHorizontalAlignment = .left
        $0.contentVerticalAlignment = .top
      }
    }
    try expectSame(
      root(
        "<progressView opaque=\"NO\" contentMode=\"scaleToFill\" progress=\"0.25\" id=\"c\">\(rect)</progressView>"
      )
    ) {
      root(UIProgressView(), place) {
        $0.progress = 0.25
        $0.isOpaque = false
      }
    }
    try expectSame(
      root(
        "<activityIndicatorView opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"scaleToFill\" animating=\"YES\" style=\"large\" id=\"c\">\(rect)</activityIndicatorView>"
      )
    ) {
      root(UIActivityIndicatorView(style: .large), place) {
        $0.hidesWhenStopped = false
        $0.isOpaque = false
        $0.startAnimating()
      }
    }
  }

  @Test("An unknown attribute of an attributed text is reported, and the others are applied")
  func attributes() {
    let found = reports {
      let label =
        nib(
          """
          <label id="l"><attributedString key="attributedText"><fragment content="Hi"><attributes>
            <real key="NSKern" value="2"/><real key="NSSparkle" value="1"/>
          </attributes></fragment></attributedString></label>
          """
        ).instantiate(withOwner: nil).first as? UILabel
      #expect(label?.text == "Hi")
      #expect(label?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Double == 2)
    }
    #expect(found.contains { $0.message.contains("the attribute 'NSSparkle' of a text") })
  }

  @Test("The text field, text view and search bar of a nib are the same as in code")
  func texts() throws {
    try expectSame(
      root(
        """
        <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \
        contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="Name" textAlignment="natural" \
        minimumFontSize="17" id="c">
          \(rect)<fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits" keyboardType="emailAddress"/>
        </textField>
        """)
    ) {
      root(UITextField(), place) {
        $0.borderStyle = .roundedRect
        $0.placeholder = "Name"
        $0.font = .systemFont(ofSize: 14)
        $0.keyboardType = .emailAddress
        $0.contentHorizontalAlignment = .left
      }
    }
    try expectSame(
      root(
        """
        <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" \
        textAlignment="natural" text="A text of some words" id="c">
          \(rect)<fontDescription key="fontDescription" type="system" pointSize="14"/>
        </textView>
        """)
    ) {
      root(UITextView(), place) {
        $0.text = "A text of some words"
        $0.font = .systemFont(ofSize: 14)
        $0.isEditable = false
      }
    }
    try expectSame(
      root(
        "<searchBar contentMode=\"redraw\" searchBarStyle=\"minimal\" placeholder=\"Find\" id=\"c\">\(rect)</searchBar>"
      )
    ) {
      root(UISearchBar(), place) {
        $0.searchBarStyle = .minimal
        $0.placeholder = "Find"
      }.with(0, contentMode: .redraw)
    }
  }
}

extension UIView {
  fileprivate func with(_ index: Int, contentMode: UIView.ContentMode) -> UIView {
    subviews[index].contentMode = contentMode
    return self
  }
}
