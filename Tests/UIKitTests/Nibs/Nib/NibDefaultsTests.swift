import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
private func made<View>(_ text: String, _ type: View.Type = View.self) throws -> View {
  try #require(nib(text).instantiate(withOwner: nil).first as? View)
}

@MainActor @Suite("Attributes that Xcode writes, and default values that it leaves out")
struct NibDefaultsTests {
  @Test(
    "A label shrinks if it has a least size, unless the file says that it does not",
    arguments: [
      (#"minimumScaleFactor="0.5""#, true), (#"minimumFontSize="9""#, true), ("", false),
      (#"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, false),
      (#"adjustsFontSizeToFit="NO""#, false),
    ])
  func shrinkingLabels(attributes: String, shrinks: Bool) throws {
    let label: UILabel = try made(
      """
      <label text="x" baselineAdjustment="alignCenters" \(attributes) id="l">
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
      </label>
      """)
    #expect(label.adjustsFontSizeToFitWidth == shrinks)
    #expect(label.baselineAdjustment == .alignCenters)
    if attributes.hasPrefix("minimumFontSize") { #expect(label.minimumScaleFactor == 0.5) }
  }

  @Test("A text field with a least size shrinks, unless the file says that it does not")
  func shrinkingFields() throws {
    let usual: UITextField = try made(#"<textField minimumFontSize="17" id="f"/>"#)
    let fixed: UITextField = try made(
      #"<textField minimumFontSize="17" adjustsFontSizeToFit="NO" id="f"/>"#)
    #expect(usual.adjustsFontSizeToFitWidth && !fixed.adjustsFontSizeToFitWidth)
  }

  @Test("Accessibility traits and data detectors are read from elements of their own")
  func ownElements() throws {
    let view: UIView = try made(
      """
      <view autoresizesSubviews="NO" id="v">
        <accessibility key="accessibilityConfiguration" label="Moon">
          <accessibilityTraits key="traits" button="YES" staticText="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </view>
      """)
    #expect(view.isAccessibilityElement && !view.autoresizesSubviews)
    #expect(view.accessibilityTraits == [.button, .staticText])
    let text: UITextView = try made(
      """
      <textView allowsEditingTextAttributes="YES" id="t">
        <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      </textView>
      """)
    #expect(text.dataDetectorTypes == [.phoneNumber, .link] && text.allowsEditingTextAttributes)
  }

  @Test("A stack view of a nib can have the system's spacing")
  func spacing() throws {
    let stack: UIStackView = try made(#"<stackView spacingType="standard" id="s"/>"#)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }

  @Test(
    "Fonts of attributed texts have their usual sizes if the file has none",
    arguments: [
      (#"metaFont="system""#, ".SFUI-Regular", 13.0),
      (#"metaFont="system" size="15""#, ".SFUI-Regular", 15),
      (#"metaFont="systemBold" size="15""#, ".SFUI-Bold", 15),
      (#"metaFont="systemSemibold" size="20""#, ".SFUI-Semibold", 20),
      (#"metaFont="systemLight" size="20""#, ".SFUI-Light", 20),
      (#"metaFont="smallSystem""#, ".SFUI-Regular", 11),
      (#"metaFont="cellTitle""#, ".SFUI-Regular", 12),
      (#"metaFont="label" size="14""#, ".SFUI-Regular", 14),
      (#"size="16" name=".SFUIText-Medium""#, ".SFUI-Medium", 16),
      (#"size="16" name=".AppleSystemUIFont""#, ".SFUI-Regular", 16),
    ])
  func metaFonts(attributes: String, name: String, size: Double) throws {
    let label: UILabel = try made(
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Tea"><attributes>
        <font key="NSFont" \(attributes)/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" \
      baseWritingDirection="rightToLeft" defaultTabInterval="36" hyphenationFactor="0.5" \
      tighteningFactorForTruncation="0.0" allowsDefaultTighteningForTruncation="YES"/>
      </attributes></fragment></attributedString></label>
      """)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    let font = try #require(attributes[.font] as? UIFont)
    #expect(font.fontName == name && font.pointSize == size)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.baseWritingDirection == .rightToLeft && style.defaultTabInterval == 36)
    #expect(style.hyphenationFactor == 0.5 && style.allowsDefaultTighteningForTruncation)
  }

  @Test("A font with the size 0 in a nib has 12 points")
  func noSize() throws {
    let label: UILabel = try made(
      #"<label id="l"><fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>"#
    )
    #expect(label.font.pointSize == 12)
  }

  @Test("Rare attributes of buttons, segmented controls, tables, bars and date pickers are read")
  func rarer() throws {
    let button: UIButton = try made(
      """
      <button reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES" pointerInteraction="YES" \
      role="destructive" id="b"><size key="titleShadowOffset" width="1" height="2"/></button>
      """)
    #expect(button.reversesTitleShadowWhenHighlighted && button.showsTouchWhenHighlighted)
    #expect(button.isPointerInteractionEnabled && button.role == .destructive)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
    let segments: UISegmentedControl = try made(
      """
      <segmentedControl apportionsSegmentWidthsByContent="YES" segmentControlStyle="plain" id="s"><segments>
        <segment title="A"><size key="contentOffset" width="3" height="4"/></segment>
      </segments></segmentedControl>
      """)
    #expect(segments.apportionsSegmentWidthsByContent)
    #expect(segments.contentOffsetForSegment(at: 0) == CGSize(width: 3, height: 4))
    let table: UITableView = try made(
      """
      <tableView contentViewInsetsToSafeArea="NO" separatorInsetReference="fromAutomaticInsets" id="t">
        <color key="sectionIndexBackgroundColor" white="0.5" alpha="1"/>
        <color key="sectionIndexTrackingBackgroundColor" white="0.25" alpha="1"/>
      </tableView>
      """)
    #expect(!table.insetsContentViewsToSafeArea)
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
    #expect(table.sectionIndexBackgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(table.sectionIndexTrackingBackgroundColor == UIColor(white: 0.25, alpha: 1))
    let tabs: UITabBar = try made(
      """
      <tabBar itemPositioning="centered" id="b">
        <color key="selectedImageTintColor" systemColor="systemRedColor"/>
      </tabBar>
      """)
    #expect(tabs.itemPositioning == .centered && tabs.tintColor == .systemRed)
    let search: UISearchBar = try made(
      """
      <searchBar barStyle="black" showsSearchResultsButton="YES" id="s">
        <textInputTraits key="textInputTraits" returnKeyType="go" autocapitalizationType="words"/>
      </searchBar>
      """)
    #expect(search.barStyle == .black && search.showsSearchResultsButton)
    #expect(search.returnKeyType == .go && search.autocapitalizationType == .words)
    let picker: UIDatePicker = try made(
      """
      <datePicker datePickerMode="countDownTimer" style="wheels" countDownDuration="300" id="d">
        <locale key="locale" localeIdentifier="de_DE"/>
      </datePicker>
      """)
    #expect(picker.countDownDuration == 300 && picker.locale?.identifier == "de_DE")
  }

  // MARK: Owners and guides

  @Test("Without an owner, outlets are left out silently, and actions go up the responder chain")
  func noOwner() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <tableView id="t"><connections>
            <outlet property="dataSource" destination="-1" id="c1"/><outlet property="delegate" destination="-1" id="c2"/>
          </connections></tableView>
          <button id="b"><connections>
            <action selector="press:" destination="-1" eventType="touchUpInside" id="c3"/>
          </connections></button>
        </objects>
      </document>
      """
    var objects: [Any] = []
    let found = reports {
      objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    #expect(found.isEmpty, "\(found)")
    #expect((objects.first as? UITableView)?.dataSource == nil)
    let button = try #require(objects.last as? UIButton)
    #expect(button.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["press:"])
  }

  @Test(
    "Constraints to the guides of a view of a nib are the same as in code",
    arguments: ["safeArea", "layoutMargins", "readableContent", "keyboard"])
  func guides(key: String) throws {
    let edge = key == "keyboard" ? "top" : "bottom"
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v">
        <rect key="frame" x="0" y="0" width="320" height="400"/>
        <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="s"/></subviews>
        <viewLayoutGuide key="\(key)" id="g"/>
        <directionalEdgeInsets key="directionalLayoutMargins" top="10" leading="30" bottom="20" trailing="50"/>
        <constraints>
          <constraint firstItem="s" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="a"/>
          <constraint firstItem="g" firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="b"/>
          <constraint firstItem="s" firstAttribute="bottom" secondItem="g" secondAttribute="\(edge)" id="c"/>
          <constraint firstItem="s" firstAttribute="height" constant="40" id="d"/>
        </constraints>
      </view>
      """
    ) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      view.contentMode = .scaleToFill
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 10, leading: 30, bottom: 20, trailing: 50)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      let guides: [String: UILayoutGuide] = [
        "safeArea": view.safeAreaLayoutGuide, "layoutMargins": view.layoutMarginsGuide,
        "readableContent": view.readableContentGuide, "keyboard": view.keyboardLayoutGuide,
      ]
      let guide = guides[key] ?? view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        guide.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        inner.bottomAnchor.constraint(
          equalTo: key == "keyboard" ? guide.topAnchor : guide.bottomAnchor),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      return view
    }
  }

  @Test("Nibs and images for a kind of device take precedence over those for all devices")
  func devices() throws {
    func file(_ text: String) -> Data {
      Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label text="\(text)" id="l"/></objects></document>
        """.utf8)
    }
    func image(_ side: CGFloat) -> Data {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        .pngData { $0.fill(CGRect(x: 0, y: 0, width: side, height: side)) }
    }
    let bundle = try TemporaryBundle(data: [
      "Row.xib": file("all"), "Row~ipad.xib": file("iPad"), "Other.xib": file("all"),
      "a@2x.png": image(8), "a@2x~ipad.png": image(12),
    ]).bundle
    func look(_ device: String) -> [String] {
      var localization = Localization()
      localization.device = device
      return Localization.$entered.withValue(localization) {
        ["Row", "Other"].map { name in
          let made = UINib(nibName: name, bundle: bundle).instantiate(withOwner: nil)
          return (made.first as? UILabel)?.text ?? "none"
        } + ["\(UIImage(named: "a", in: bundle, compatibleWith: nil)?.size.width ?? 0)"]
      }
    }
    #expect(look("iphone") == ["all", "all", "4.0"])
    #expect(look("ipad") == ["iPad", "all", "6.0"])
  }

  // MARK: Cells with a configuration

  @Test("A cell of a nib with a content configuration is the same as in code")
  func contentConfiguration() throws {
    try expectSame(
      """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
      selectionStyle="default" indentationWidth="10" id="c">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      tableViewCell="c" id="v"/>
        <listContentConfiguration key="contentConfiguration" text="Refresh" secondaryText="now" image="star" \
      catalog="system"/>
      </tableViewCell>
      """
    ) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
      cell.contentMode = .scaleToFill
      cell.clipsToBounds = true
      cell.preservesSuperviewLayoutMargins = true
      var content = cell.defaultContentConfiguration()
      content.text = "Refresh"
      content.secondaryText = "now"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test("A content configuration has the distances in the nib")
  func contentDistances() throws {
    let cell: UITableViewCell = try made(
      """
      <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v"/>
        <listContentConfiguration key="contentConfiguration" text="Refresh" imageToTextPadding="21" \
      textToSecondaryTextVerticalPadding="7" prefersSideBySideTextAndSecondaryText="YES">
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
        </listContentConfiguration>
      </tableViewCell>
      """)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.imageToTextPadding == 21 && content.textToSecondaryTextVerticalPadding == 7)
    #expect(content.prefersSideBySideTextAndSecondaryText)
    #expect(
      content.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("The colors of macOS in an attributed text are those of its light appearance")
  func macColors() throws {
    let label: UILabel = try made(
      """
      <label id="l"><attributedString key="attributedText"><fragment content="Note"><attributes>
        <color key="NSColor" name="textColor" catalog="System" colorSpace="catalog"/>
        <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping">
          <tabStops><textTab alignment="left" location="30"><options/></textTab></tabStops>
        </paragraphStyle>
      </attributes></fragment></attributedString></label>
      """)
    let text = try #require(label.attributedText)
    let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(color == .black && style?.tabStops.map(\.location) == [30])
  }

  @Test("The content view of a cell with a style has the color and the tag in the nib")
  func styledContent() throws {
    let cell: UITableViewCell = try made(
      """
      <tableViewCell contentMode="scaleToFill" textLabel="t" style="IBUITableViewCellStyleDefault" id="c">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" tag="4" id="v">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
          <subviews><label text="Title" id="t"/></subviews>
          <color key="backgroundColor" systemColor="systemYellowColor"/>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    #expect(cell.contentView.backgroundColor == .systemYellow && cell.contentView.tag == 4)
    #expect(cell.textLabel?.text == "Title" && cell.textLabel?.superview === cell.contentView)
  }

  @Test("A date picker has its time zone, and a tab's title its offset")
  func zoneAndOffset() throws {
    let picker: UIDatePicker = try made(
      #"<datePicker id="p"><timeZone key="timeZone" name="Asia/Kathmandu"/></datePicker>"#)
    #expect(picker.timeZone?.identifier == "Asia/Kathmandu")
    let bar: UITabBar = try made(
      """
      <tabBar id="b"><items><tabBarItem title="Map" id="i">
        <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-4"/>
      </tabBarItem></items></tabBar>
      """)
    #expect(
      bar.items?.first?.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -4))
  }

  @Test("A view stretches only the part of its content that the file names")
  func stretchedContent() throws {
    let view: UIView = try made(
      """
      <view id="v"><rect key="contentStretch" x="0.25" y="0.5" width="0.5" height="0.0"/></view>
      """)
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))
  }

  @Test("An action of a gesture for an owner that is nil is left out without a report")
  func gestureToNobody() throws {
    let found = reports {
      _ = nib(
        """
        <view id="v"><connections>
          <outletCollection property="gestureRecognizers" destination="g" id="1"/>
        </connections></view>
        <tapGestureRecognizer id="g"><connections>
          <action selector="open:" destination="-1" id="2"/>
        </connections></tapGestureRecognizer>
        """
      ).instantiate(withOwner: nil)
    }
    #expect(found.isEmpty)
  }

  @Test("An empty secondary text of a content configuration in a nib is nil")
  func emptySecondText() throws {
    let cell: UITableViewCell = try made(
      """
      <tableViewCell id="c"><tableViewCellContentView key="contentView" id="v"/>
        <listContentConfiguration key="contentConfiguration" text="Refresh" secondaryText=""/></tableViewCell>
      """)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "Refresh" && content.secondaryText == nil && content.image == nil)
    let item: UICollectionViewCell = try made(
      """
      <collectionViewCell id="c"><listContentConfiguration key="contentConfiguration" text="Tea"/></collectionViewCell>
      """)
    #expect((item.contentConfiguration as? UIListContentConfiguration)?.text == "Tea")
  }
}
