import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A gesture recognizer that a nib can create, as the porting step writes it.
final class NibMadeRecognizer: UIGestureRecognizer, GalleyUIKit.Ported.Made {
  @MainActor class func _portedMake(_ initializer: GalleyUIKit.Ported.Initializer) -> AnyObject? {
    if case .plain = initializer { NibMadeRecognizer() } else { nil }
  }
}

@MainActor @Suite("Rare elements of a nib")
struct NibElementsTests {
  private func object<Object: NSObject>(_ text: String, _ type: Object.Type) throws -> Object {
    try #require(nib(text).instantiate(withOwner: nil).first as? Object)
  }

  @Test("A color well of a nib has its color")
  func colorWells() throws {
    let well = try object(
      """
      <colorWell id="w"><rect key="frame" x="0" y="0" width="37" height="37"/>
      <color key="selectedColor" red="1" green="0" blue="0" alpha="1"/></colorWell>
      """, UIColorWell.self)
    #expect(well.selectedColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("A gesture recognizer receives the types of presses and touches in the file")
  func typesOfGestures() throws {
    let tap = try object(
      """
      <tapGestureRecognizer id="g">
        <pressTypeMask key="allowedPressTypes" menu="YES" playPause="YES"/>
        <touchTypeMask key="allowedTouchTypes" direct="YES" pencil="YES"/>
      </tapGestureRecognizer>
      """, UITapGestureRecognizer.self)
    #expect(
      tap.allowedPressTypes.map(\.intValue)
        == [UIPress.PressType.menu.rawValue, UIPress.PressType.playPause.rawValue])
    #expect(tap.allowedTouchTypes.map(\.intValue) == [0, 2])
    let plain = try object(
      """
      <panGestureRecognizer id="g"><pressTypeMask key="allowedPressTypes"/></panGestureRecognizer>
      """, UIPanGestureRecognizer.self)
    #expect(plain.allowedPressTypes.isEmpty && plain.allowedTouchTypes.count == 4)
  }

  @Test("An empty view replaces an unknown one, so that its neighbours keep their positions")
  func unknownViews() throws {
    var found: UIView?
    let messages = try reports {
      found = try object(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/>
          <subviews>
            <hologram translatesAutoresizingMaskIntoConstraints="NO" id="h">
              <rect key="frame" x="0" y="0" width="320" height="50"/></hologram>
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <rect key="frame" x="0" y="50" width="320" height="10"/></view>
          </subviews>
          <constraints>
            <constraint firstItem="h" firstAttribute="top" secondItem="v" secondAttribute="top" id="1"/>
            <constraint firstItem="h" firstAttribute="height" constant="50" id="2"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="h" secondAttribute="bottom" \
        symbolic="YES" id="3"/>
          </constraints>
        </view>
        """, UIView.self)
    }.map(\.message)
    #expect(messages.count == 1 && messages[0].contains("<hologram> is not known"), "\(messages)")
    let view = try #require(found)
    view.layoutIfNeeded()
    #expect(view.subviews.count == 2 && view.subviews[1].frame.minY == 50)
  }

  @Test("Outlets of a view of another framework are left out", arguments: ["mapView", "hologram"])
  func foreignOutlets(kind: String) throws {
    let found = try reports {
      let view = try object(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
        <\(kind) id="m"><rect key="frame" x="0" y="0" width="320" height="50"/>
        <connections><outlet property="delegate" destination="v" id="o"/></connections></\(kind)>
        </subviews></view>
        """, UIView.self)
      #expect(view.subviews.count == 1)
    }
    #expect(found.count == 1)
  }

  @Test("A view of another framework is reported", arguments: ["arView", "arskView", "mtkView"])
  func foreignViews(kind: String) throws {
    let found = try reports {
      _ = try object(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
        <\(kind) id="m"><rect key="frame" x="0" y="0" width="320" height="50"/></\(kind)>
        </subviews></view>
        """, UIView.self)
    }
    #expect(found.count == 1 && found[0].message.contains("<\(kind)> is of another framework"))
  }

  @Test("A search bar has the scope titles in the nib")
  func scopes() throws {
    let bar = try object(
      """
      <searchBar id="s"><rect key="frame" x="0" y="0" width="320" height="56"/>
      <scopeButtonTitles><string>All</string><string base64-UTF8="YES">TWluZQ</string></scopeButtonTitles>
      </searchBar>
      """, UISearchBar.self)
    #expect(bar.scopeButtonTitles == ["All", "Mine"])
  }

  @Test("A link in an attributed text has the address in the nib")
  func links() throws {
    let label = try object(
      """
      <label id="l"><rect key="frame" x="0" y="0" width="320" height="20"/>
      <attributedString key="attributedText"><fragment content="Timetable"><attributes>
      <url key="NSLink" string="https://example.com/times"/></attributes></fragment></attributedString></label>
      """, UILabel.self)
    let link = label.attributedText?.attribute(.link, at: 0, effectiveRange: nil)
    #expect(link as? URL == URL(string: "https://example.com/times"))
  }

  @Test("A vibrancy effect has its style, and lists can be spring-loaded")
  func smallThings() throws {
    let effect = try object(
      """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="320" height="20"/>
      <vibrancyEffect style="separator"><blurEffect style="regular"/></vibrancyEffect></visualEffectView>
      """, UIVisualEffectView.self)
    #expect((effect.effect as? UIVibrancyEffect)?.style == .separator)
    let table = try object("<tableView springLoaded=\"YES\" id=\"t\"/>", UITableView.self)
    #expect(table.isSpringLoaded)
  }

  @Test("A button configuration has the fonts and line breaks of its titles, and can be glass")
  func configurations() throws {
    let button = try object(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <buttonConfiguration key="configuration" style="glass" title="Go" subtitle="Now" \
      titleLineBreakMode="tailTruncation" subtitleLineBreakMode="clip" automaticallyUpdateForSelection="NO">
      <fontDescription key="subtitleFontDescription" type="system" pointSize="9"/>
      </buttonConfiguration></button>
      """, UIButton.self)
    let configuration = try #require(button.configuration)
    #expect(configuration.titleLineBreakMode == .byTruncatingTail)
    #expect(configuration.subtitleLineBreakMode == .byClipping)
    #expect(!configuration.automaticallyUpdateForSelection)
    let transformer = try #require(configuration.subtitleTextAttributesTransformer)
    var attributes = AttributeContainer()
    attributes.uiKit.font = .systemFont(ofSize: 20)
    attributes = transformer(attributes)
    #expect(attributes.uiKit.font?.pointSize == 9)
    #expect(configuration.titleTextAttributesTransformer == nil)
  }

  @Test("A refresh control has a background color")
  func refreshing() throws {
    let control = try object(
      """
      <refreshControl id="r"><color key="backgroundColor" systemColor="systemRedColor"/></refreshControl>
      """, UIRefreshControl.self)
    #expect(control.backgroundColor == .systemRed)
  }

  @Test("A cell has its focus style, and a text view can have its find interaction")
  func styles() throws {
    let cell = try object(
      "<tableViewCell focusStyle=\"custom\" id=\"c\"/>", UITableViewCell.self)
    #expect(cell.focusStyle == .custom)
    let text = try object("<textView findInteractionEnabled=\"YES\" id=\"t\"/>", UITextView.self)
    #expect(text.isFindInteractionEnabled)
  }

  @Test("A symbol has its variable value and its colors, and a date picker can choose a month")
  func symbols() throws {
    let view = try object(
      """
      <imageView id="v">
      <imageReference key="image" image="heart.fill" catalog="system" renderingMode="multicolor"/>
      <imageReference key="highlightedImage" image="wifi" catalog="system" variableValue="0.5"/>
      </imageView>
      """, UIImageView.self)
    let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
    #expect(view.image?.symbolConfiguration == multicolor)
    #expect(view.highlightedImage == UIImage(systemName: "wifi", variableValue: 0.5))
    #expect(view.highlightedImage != UIImage(systemName: "wifi"))
    let picker = try object(
      "<datePicker datePickerMode=\"yearAndMonth\" style=\"wheels\" id=\"p\"/>", UIDatePicker.self)
    #expect(picker.datePickerMode == .yearAndMonth)
  }

  @Test("A gesture recognizer has the app's class, in a nib and in a storyboard scene")
  func ownGestures() throws {
    let text = "<gestureRecognizer enabled=\"NO\" id=\"g\" \(custom("NibMadeRecognizer"))/>"
    let gesture = try object(text, NibMadeRecognizer.self)
    #expect(!gesture.isEnabled)
    let gestures =
      #"<connections><outletCollection property="gestureRecognizers" destination="g" id="1"/></connections>"#
    let board = storyboard(scene(controller("start", "", view: gestures), text))
    let controller = try #require(board.instantiateInitialViewController())
    #expect(controller.view.gestureRecognizers?.first is NibMadeRecognizer)
  }

  @Test("A view has a title and an image for the large content viewer")
  func largeContent() throws {
    let view = try object(
      """
      <view showsLargeContentViewer="YES" largeContentTitle="Map" scalesLargeContentImage="YES" id="v">
      <imageReference key="largeContentImage" image="plus" catalog="system"/></view>
      """, UIView.self)
    #expect(view.showsLargeContentViewer && view.scalesLargeContentImage)
    #expect(view.largeContentTitle == "Map" && view.largeContentImage != nil)
  }

  @Test("The background of a button's configuration has insets and an outset of its stroke")
  func backgrounds() throws {
    let button = try object(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <buttonConfiguration key="configuration" style="filled" title="Go">
      <backgroundConfiguration key="background" strokeWidth="2" strokeOutset="1.5">
      <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </backgroundConfiguration></buttonConfiguration></button>
      """, UIButton.self)
    let background = try #require(button.configuration?.background)
    #expect(background.strokeOutset == 1.5)
    #expect(
      background.backgroundInsets
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
