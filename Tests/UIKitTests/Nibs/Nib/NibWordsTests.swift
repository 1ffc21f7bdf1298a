import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

final class NibStrangers: UIView {
  @Outlet var helper: UIView!
  @Outlet var field: UITextField!
}

final class NibUnmadeRecognizer: UITapGestureRecognizer {}

final class NibUnmadeObject: NSObject {}

@MainActor @Suite("Unknown words in a nib")
struct NibWordsTests {
  private func found(_ text: String) -> [String] {
    reports { _ = nib(text).instantiate(withOwner: nil) }.map(\.message)
  }

  @Test(
    "Unknown values of attributes are left out, and reported with similar ones",
    arguments: [
      (#"<button buttonType="sistem" id="b"/>"#, "the buttonType of <button>", "system"),
      (#"<textField borderStyle="rounded" id="b"/>"#, "the borderStyle of <textField>", ""),
      (#"<label textAlignment="middle" id="b"/>"#, "the textAlignment of <label>", ""),
      (
        #"<label id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleSubheadline"/></label>"#,
        "no text style 'UICTFontTextStyleSubheadline'", "UICTFontTextStyleSubhead"
      ),
      (#"<toolbar barStyle="blak" id="b"/>"#, "the barStyle of <toolbar>", "black"),
      (
        #"<tabBar id="b"><items><tabBarItem systemItem="recent" id="i"/></items></tabBar>"#,
        "the systemItem of <tabBarItem>", "recents"
      ),
      (
        #"<visualEffectView id="b"><blurEffect style="systemThinMateriall"/></visualEffectView>"#,
        "the style of <blurEffect>", "systemThinMaterial"
      ),
      (
        #"<textField id="b"><textInputTraits key="textInputTraits" keyboardType="emailAdress"/></textField>"#,
        "the keyboardType of <textInputTraits>", "emailAddress"
      ),
    ])
  func words(text: String, place: String, near: String) {
    let found = found(text)
    #expect(found.count == 1 && found[0].contains(place), "\(found)")
    #expect(found[0].contains("line ") && (near.isEmpty || found[0].contains(near)), "\(found)")
  }

  @Test("An unknown control event is reported, and its action is left out")
  func events() {
    var objects: [Any] = []
    let found = reports {
      objects =
        nib(
          """
          <button id="b"><connections>
            <action selector="save" destination="v" eventType="touchSideways" id="a"/>
          </connections></button>
          <view id="v"/>
          """
        ).instantiate(withOwner: nil)
    }.map(\.message)
    #expect(found.count == 1 && found[0].contains("'touchSideways' is not known"), "\(found)")
    #expect((objects.first as? UIButton)?.allTargets.isEmpty == true)
  }

  @Test("An effect that is not known is reported, and the view has none")
  func effects() {
    let found = found(
      "<visualEffectView id=\"v\"><haloEffect style=\"regular\"/></visualEffectView>")
    #expect(found.count == 1 && found[0].contains("<haloEffect> is not known"), "\(found)")
  }

  @Test("A class of which no object can be created is reported, and UIKit's stands in its place")
  func unmadeClasses() throws {
    var objects: [Any] = []
    let found = reports {
      objects =
        nib(
          """
          <tapGestureRecognizer id="g" \(custom("NibUnmadeRecognizer"))/>
          <customObject id="o" \(custom("NibUnmadeObject"))/>
          """
        ).instantiate(withOwner: nil)
    }.map(\.message)
    #expect(objects.count == 2 && type(of: objects[0]) == UITapGestureRecognizer.self)
    #expect(found.count == 2, "\(found)")
    #expect(found.first?.contains("NibUnmadeRecognizer can't be created") == true)
    #expect(found.last?.contains("a NSObject stands in its place") == true)
  }

  @Test("An unknown type of a runtime attribute is reported")
  func types() {
    let found = found(
      """
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="colour" keyPath="accessibilityIdentifier" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(found.count == 1 && found[0].contains("of the type 'colour'"), "\(found)")
  }

  @Test("Runtime attributes of all types are set")
  func runtimeTypes() throws {
    let view = try #require(
      nib(
        """
        <label id="v" text="x"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="rect" keyPath="frame"><rect key="value" x="1" y="2" width="30" height="40"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="point" keyPath="center"><point key="value" x="50" y="60"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="text" value="set"/>
          <userDefinedRuntimeAttribute type="nil" keyPath="accessibilityIdentifier"/>
        </userDefinedRuntimeAttributes></label>
        """
      ).instantiate(withOwner: nil).first as? UILabel)
    #expect(view.layer.borderWidth == 1.5)
    #expect(view.layer.shadowOffset == CGSize(width: 3, height: 4))
    #expect(view.frame.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 50, y: 60))
    #expect(view.text == "set" && view.accessibilityIdentifier == nil)
  }

  @Test(
    "Gesture recognizers have their attributes, and an action for the first responder is reported")
  func gestures() throws {
    let text = """
      <view id="v"><connections><outletCollection property="gestureRecognizers" destination="g" appends="YES" id="1"/>
      <outletCollection property="gestureRecognizers" destination="s" appends="YES" id="2"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" cancelsTouchesInView="NO" id="g"/>
      <swipeGestureRecognizer direction="left" id="s"/>
      <pongPressGestureRecognizer minimumPressDuration="0.7" allowableMovement="12" id="p"/>
      """
    let objects = nib(text).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    let swipe = try #require(view.gestureRecognizers?.last as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left)
    let press = try #require(objects.last as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 0.7 && press.allowableMovement == 12)
    let lost = found(
      """
      <tapGestureRecognizer id="g"><connections><action selector="tapped:" destination="-2" id="a"/></connections></tapGestureRecognizer>
      """)
    #expect(lost.count == 1 && lost[0].contains("goes to the first responder"), "\(lost)")
  }

  @Test("External objects are found by the identifier of their placeholder")
  func external() throws {
    let helper = UIView()
    let text = """
      <placeholder placeholderIdentifier="Helper" id="x"/>
      <view id="v" customClass="NibStrangers" customModule="UIKitTests">
        <connections><outlet property="helper" destination="x" id="o"/></connections>
      </view>
      """
    let objects = nib(text).instantiate(
      withOwner: nil, options: [.externalObjects: ["Helper": helper]])
    let view = try #require(objects.first as? NibStrangers)
    #expect(view.helper === helper)
  }

  @Test("An outlet to an object of the wrong type stops the program, and names the object")
  func wrongType() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = nib(
          """
          <view id="abc" customClass="NibStrangers" customModule="UIKitTests">
            <subviews><label id="l"/></subviews>
            <connections><outlet property="field" destination="l" id="o"/></connections>
          </view>
          """
        ).instantiate(withOwner: nil)
      }
    }
    expectTrap(
      result, says: "object 'abc': the outlet 'field' of NibStrangers can't be set to a UILabel")
    expectTrap(result, says: "the property is a UITextField")
  }

  @Test("A text view has the text input traits and the data detectors in the nib")
  func typing() throws {
    let view = try #require(
      nib(
        """
        <textView editable="NO" id="t">
          <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
        spellCheckingType="no" keyboardType="numberPad" keyboardAppearance="dark" returnKeyType="send" \
        smartDashesType="no" smartQuotesType="yes" smartInsertDeleteType="no" secureTextEntry="YES" textContentType="name"/>
          <dataDetectorType key="dataDetectorType" link="YES" flightNumber="YES"/>
        </textView>
        """
      ).instantiate(withOwner: nil).first as? UITextView)
    #expect(view.autocapitalizationType == .words && view.autocorrectionType == .no)
    #expect(view.spellCheckingType == .no && view.keyboardType == .numberPad)
    #expect(view.keyboardAppearance == .dark && view.returnKeyType == .send)
    #expect(view.smartDashesType == .no && view.smartQuotesType == .yes)
    #expect(view.smartInsertDeleteType == .no && view.isSecureTextEntry)
    #expect(view.textContentType == .name)
    #expect(view.dataDetectorTypes == [.link, .flightNumber])
  }
}
