import GalleyMarkup
@testable import GalleyNibs
import TestSupport
import Testing

@Suite("A nib document")
struct NibDocumentTests {
  private func read(_ text: String) throws -> NibDocument {
    try NibDocument(reading: Array(text.utf8))
  }

  private func element(_ text: String) throws -> NibElement {
    NibElement(try XMLElement(parsing: Array(text.utf8)))
  }

  @Test("A nib has its top-level objects, and the colors and image sizes that Xcode has noted")
  func nib() throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view id="a"><subviews><label id="b" text="Hello"/></subviews></view>
        </objects>
        <resources>
          <namedColor name="Sea"><color red="0" green="0.5" blue="1" alpha="1"/></namedColor>
          <systemColor name="systemRedColor"><color red="1" green="0" blue="0"/></systemColor>
          <image name="Wave" width="24" height="16.5"/>
          <image name="star" catalog="system" width="128" height="116"/>
        </resources>
        <designables>
          <designable name="a"><size key="intrinsicContentSize" width="70" height="30"/></designable>
        </designables>
      </document>
      """)
    #expect(document.kind == .nib)
    #expect(document.objects.map(\.kind) == ["placeholder", "view"])
    #expect(document.objects[1].list("subviews").first?.string("text") == "Hello")
    #expect(document.namedColors["Sea"] == .sRGB(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(document.systemColors["systemRedColor"] == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(document.imageSizes == ["Wave": NibSize(width: 24, height: 16.5)])
    #expect(document.designedSizes == ["a": NibSize(width: 70, height: 30)])
    #expect(document.findings == [])
  }

  @Test("A storyboard has scenes")
  func storyboard() throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c"/></objects></scene></scenes>
      </document>
      """)
    #expect(document.kind == .storyboard && document.initialController == "c")
    #expect(document.scenes.map(\.id) == ["s"])
    #expect(document.scenes[0].objects.map(\.kind) == ["viewController"])
  }

  @Test("A nib that is not for iOS is refused")
  func refusals() {
    func failure(_ text: String) -> String {
      do { return "\(try read(text).kind)" } catch { return "\(error)" }
    }
    #expect(failure("<plist/>") == "line 1: <plist> is not an Interface Builder document")
    #expect(
      failure("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
        == "line 1: this is an interface for the Mac (com.apple.InterfaceBuilder3.Cocoa.XIB)")
    #expect(failure("<archive/>").contains("Xcode 4"))
    #expect(
      failure("<document targetRuntime=\"MacOSX.Cocoa\"/>")
        == "line 1: this is an interface for the Mac (MacOSX.Cocoa)")
    #expect(
      failure("<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>")
        .contains("an interface for a watch"))
    #expect(failure("<document targetRuntime=\"watchKit\"/>").contains("for a watch (watchKit)"))
  }

  @Test("A nib for Apple TV is read, and reported as a finding")
  func television() throws {
    for attribute in [
      "type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\"", "targetRuntime=\"AppleTV\"",
    ] {
      let document = try read(
        "<document \(attribute)><objects><view id=\"a\"/></objects></document>")
      #expect(document.findings.count == 1 && document.objects.count == 1)
      #expect(document.findings.first?.message.contains("an interface for Apple TV") == true)
    }
    let phone = try read("<document targetRuntime=\"iOS.CocoaTouch.iPad\"/>")
    #expect(phone.findings == [])
  }

  @Test("An identifier that two objects of a nib have is reported, and the nib is read")
  func duplicates() throws {
    let document = try read(
      "<document><objects>\n<view id=\"a\"/>\n<view id=\"a\"/></objects></document>")
    #expect(
      document.findings.map(\.description) == ["line 3: the identifier a is that of line 2 too"])
  }

  @Test(
    "Colors in a nib are read in all color spaces of Xcode",
    arguments: [
      (
        "<color key=\"c\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.5\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>",
        NibColor.sRGB(red: 1, green: 0.5, blue: 0, alpha: 0.5)
      ),
      (
        "<color key=\"c\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"displayP3\"/>",
        .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
      ),
      (
        "<color key=\"c\" white=\"0.25\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
        .white(0.25, alpha: 1)
      ),
      ("<color key=\"c\" systemColor=\"labelColor\"/>", .system("labelColor")),
      ("<color key=\"c\" cocoaTouchSystemColor=\"darkTextColor\"/>", .system("darkTextColor")),
      ("<color key=\"c\" name=\"Sea\"/>", .named("Sea")),
    ])
  func colors(text: String, color: NibColor) throws {
    #expect(try element("<view>\(text)</view>").color("c") == color)
  }

  @Test(
    "Fonts in a nib are read by weight, style and name",
    arguments: [
      (
        "<fontDescription key=\"f\" type=\"system\" pointSize=\"15\"/>",
        NibFont(face: .system(weight: nil), size: 15)
      ),
      (
        "<fontDescription key=\"f\" type=\"system\" weight=\"semibold\" pointSize=\"15\"/>",
        NibFont(face: .system(weight: "semibold"), size: 15)
      ),
      (
        "<fontDescription key=\"f\" type=\"boldSystem\" pointSize=\"15\"/>",
        NibFont(face: .boldSystem, size: 15)
      ),
      (
        "<fontDescription key=\"f\" style=\"UICTFontTextStyleBody\"/>",
        NibFont(face: .style("UICTFontTextStyleBody"), size: nil)
      ),
      (
        "<fontDescription key=\"f\" name=\"Inter-Bold\" family=\"Inter\" pointSize=\"12\"/>",
        NibFont(face: .named("Inter-Bold", family: "Inter"), size: 12)
      ),
    ])
  func fonts(text: String, font: NibFont) throws {
    #expect(try element("<label>\(text)</label>").font("f") == font)
  }

  @Test("Sizes in a nib are also read from value elements with a type")
  func values() throws {
    let text = """
      <a><value key="s" type="size" width="60" height="40"/>
      <value key="p" type="point" x="1" y="2"/></a>
      """
    #expect(try element(text).size("s") == NibSize(width: 60, height: 40))
    #expect(try element(text).point("p") == NibPoint(x: 1, y: 2))
    #expect(try element(text).size("p") == nil && element(text).rect("s") == nil)
  }

  @Test("A color for Xcode 11 is used instead of the one for older versions")
  func colors() throws {
    func color(_ attributes: String) throws -> NibColor? {
      try element("<color \(attributes)/>").color
    }
    #expect(
      try color(
        #"xcode11CocoaTouchSystemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#)
        == .system("labelColor"))
    #expect(try color(#"name="textColor" catalog="System""#) == .system("textColor"))
    #expect(try color(#"name="textColor""#) == .named("textColor"))
  }

  @Test("The tint of a storyboard and lists of texts are read")
  func tintAndTexts() throws {
    let document = try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes/>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1"/></document>
      """)
    #expect(document.globalTint == .sRGB(red: 1, green: 0, blue: 0, alpha: 1))
    let bar = try element(
      """
      <searchBar><scopeButtonTitles><string>All</string><string base64-UTF8="YES">TWluZQ</string>\
      </scopeButtonTitles></searchBar>
      """)
    #expect(bar.strings("scopeButtonTitles") == ["All", "Mine"])
  }

  @Test("Constraints in a nib are read, with multipliers as numbers and ratios")
  func constraints() throws {
    let constraint = try #require(
      try element(
        """
        <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" secondItem="b" \
        secondAttribute="height" multiplier="16:9" constant="-4" priority="750" id="c"/>
        """
      ).constraint)
    #expect(constraint.firstItem == "a" && constraint.secondItem == "b" && constraint.id == "c")
    #expect(constraint.relation == "lessThanOrEqual" && constraint.priority == 750)
    #expect(constraint.multiplier == 16.0 / 9 && constraint.constant == -4)
    // A symbolic constant is the system spacing, and a missing constant is zero.
    let plain = try element(#"<constraint firstAttribute="top" symbolic="YES"/>"#).constraint
    #expect(plain?.constant == 0)
    func multiplier(_ text: String) throws -> Double? {
      try element("<constraint firstAttribute=\"width\" multiplier=\"\(text)\"/>").constraint?
        .multiplier
    }
    #expect(try multiplier("0.5") == 0.5 && multiplier("1/4") == 0.25)
    #expect(try multiplier("1:0") == 1 && multiplier("nan") == 1 && multiplier("") == 1)
    #expect(try element("<constraint/>").constraint == nil)
  }

  @Test("Long texts in a nib are read from elements, which may be encoded")
  func texts() throws {
    let label = try element(
      "<label><string key=\"text\">two\nlines</string><string key=\"t\" base64-UTF8=\"YES\">w6Q</string></label>"
    )
    #expect(label.string("text") == "two\nlines" && label.string("t") == "\u{E4}")
  }

  @Test("A nib that is cut off or changed at any byte is read or refused")
  func mutations() {
    let text = Array(
      """
      <document type="x.CocoaTouch.XIB"><objects><view id="a"><rect key="frame" x="1" width="9"/>
      <constraints><constraint firstAttribute="width" constant="5" id="c"/></constraints>
      <connections><outlet property="p" destination="a" id="o"/></connections></view></objects></document>
      """.utf8)
    for end in text.indices { _ = try? NibDocument(reading: Array(text[..<end])) }
    withSeededRandom("changing a nib", steps: 2_000) { random in
      var changed = text
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      guard let document = try? NibDocument(reading: changed) else { return }
      for object in document.objects {
        _ = (object.rect("frame"), object.connections, object.list("constraints").map(\.constraint))
      }
    }
  }
}
