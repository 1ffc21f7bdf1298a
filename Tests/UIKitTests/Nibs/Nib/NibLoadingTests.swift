import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

/// Returns a nib with some top-level objects, as Xcode would save it.
@MainActor
func nib(_ objects: String, resources: String = "") -> UINib {
  let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
      <resources>\(resources)</resources>
    </document>
    """
  return UINib(data: Data(text.utf8), bundle: nil)
}

final class NibCard: UIView {
  @Outlet var title: UILabel!
  @Outlet var stars: [UIImageView]!
  private(set) var events: [String] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    events.append("init \(Int(frame.width)) \(subviews.count) \(title == nil)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("awake \(title?.text ?? "none") \(stars?.count ?? 0)")
  }
}

@MainActor @Suite("The objects of a nib")
struct NibLoadingTests {
  @Test("The constraints of a nib place its views like the same constraints in code")
  func constraints() throws {
    let view = try #require(
      nib(
        """
        <view contentMode="scaleToFill" id="v">
          <rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
        verticalHuggingPriority="251" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation" \
        numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="l">
              <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
              <color key="textColor" systemColor="secondaryLabelColor"/>
            </label>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
              <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              <constraints><constraint firstAttribute="height" constant="10" id="h"/></constraints>
            </view>
          </subviews>
          <viewLayoutGuide key="safeArea" id="s"/>
          <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="s" secondAttribute="leading" constant="16" id="1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" constant="8" id="2"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="20" id="3"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="l" secondAttribute="trailing" constant="12" id="4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="4" id="5"/>
          </constraints>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    let label = try #require(view.subviews[0] as? UILabel)
    let code = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let codeLabel = UILabel()
    let box = UIView()
    codeLabel.text = "Hello"
    codeLabel.font = .boldSystemFont(ofSize: 20)
    codeLabel.numberOfLines = 0
    codeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    for view in [codeLabel, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      code.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 10),
      codeLabel.leadingAnchor.constraint(
        equalTo: code.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      codeLabel.topAnchor.constraint(equalTo: code.safeAreaLayoutGuide.topAnchor, constant: 8),
      code.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.leadingAnchor.constraint(equalTo: codeLabel.trailingAnchor, constant: 12),
      box.topAnchor.constraint(equalTo: codeLabel.bottomAnchor, constant: 4),
    ])
    for width in [320.0, 375, 768] {
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        for root in [view, code] {
          root.semanticContentAttribute = direction
          root.frame.size.width = width
          root.layoutIfNeeded()
        }
        #expect(view.subviews.map(\.frame) == code.subviews.map(\.frame))
      }
    }
    #expect(label.textColor == .secondaryLabel && label.font == .boldSystemFont(ofSize: 20))
    #expect(label.isUserInteractionEnabled == false && view.subviews[1].isUserInteractionEnabled)
    #expect(view.subviews[1].backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("An object of an app's class is created with init(coder:), then connected, then awakened")
  func classes() throws {
    let card = try #require(
      nib(
        """
        <view id="v" customClass="NibCard" customModule="UIKitTests" customModuleProvider="target">
          <rect key="frame" x="0" y="0" width="100" height="50"/>
          <subviews>
            <label text="Name" id="l"/><imageView id="i"/><imageView id="j"/>
          </subviews>
          <connections>
            <outlet property="title" destination="l" id="o1"/>
            <outletCollection property="stars" destination="i" id="o2" collectionClass="NSMutableArray"/>
            <outletCollection property="stars" destination="j" id="o3"/>
          </connections>
        </view>
        """
      ).instantiate(withOwner: nil).first as? NibCard)
    #expect(card.events == ["init 100 3 true", "awake Name 2"])
    #expect(card.stars.map(\.self) == Array(card.subviews.dropFirst()))
  }

  @Test("A control of a nib sends its actions to the owner")
  func actions() throws {
    final class Owner: NSObject {
      var presses = 0
    }
    let owner = Owner()
    _ = Ported.Members(of: Owner.self) { $0.method("press:") { owner, _ in owner.presses += 1 } }
    let button = try #require(
      nib(
        """
        <button opaque="NO" buttonType="system" id="b">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <state key="normal" title="Press"/><state key="disabled" title="Wait"/>
          <connections><action selector="press:" destination="-1" eventType="touchUpInside" id="a"/></connections>
        </button>
        """
      ).instantiate(withOwner: owner).first as? UIButton)
    #expect(button.buttonType == .system && button.title(for: .normal) == "Press")
    #expect(button.title(for: .disabled) == "Wait")
    button.sendActions(for: .touchUpInside)
    #expect(owner.presses == 1)
  }

  @Test("Runtime attributes of a nib are set by their key paths")
  func runtimeAttributes() throws {
    let view = try #require(
      nib(
        """
        <view id="v">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="card"/>
            <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" white="1" alpha="1"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    #expect(view.layer.cornerRadius == 9 && view.layer.masksToBounds)
    #expect(view.accessibilityIdentifier == "card")
    #expect(view.backgroundColor == UIColor(white: 1, alpha: 1))
  }

  @Test("Texts of a nib come from its strings file in the current language")
  func languages() throws {
    let bundle = try TemporaryBundle([
      "Base.lproj/Greeting.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v"><subviews>
          <label text="Hello" id="l"/>
          <button id="b"><state key="normal" title="Stop"/></button>
        </subviews></view>
      </objects></document>
      """,
      "de.lproj/Greeting.strings": #""l.text" = "Hallo"; "b.normalTitle" = "Halt";"#,
    ]).bundle
    func texts() throws -> [String?] {
      let objects = UINib(nibName: "Greeting", bundle: bundle).instantiate(withOwner: nil)
      let view = try #require(objects.first as? UIView)
      return [
        (view.subviews[0] as? UILabel)?.text, (view.subviews[1] as? UIButton)?.title(for: .normal),
      ]
    }
    #expect(try texts() == ["Hello", "Stop"])
    #expect(try GalleyLanguage("de").performAsCurrent { try texts() } == ["Hallo", "Halt"])
  }

  @Test("Accessibility texts and localized runtime attributes come from the strings file of a nib")
  func otherTexts() throws {
    let bundle = try TemporaryBundle([
      "Base.lproj/Tab.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v">
          <accessibility key="accessibilityConfiguration" label="Next" hint="Goes on"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="tab"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityValue" value="One" \
      localized="YES"/>
          </userDefinedRuntimeAttributes>
        </view>
      </objects></document>
      """,
      "de.lproj/Tab.strings": #"""
      "v.accessibilityLabel" = "Weiter"; "v.accessibilityHint" = "Geht weiter";
      "v.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Eins";
      """#,
    ]).bundle
    func texts() throws -> [String?] {
      let objects = UINib(nibName: "Tab", bundle: bundle).instantiate(withOwner: nil)
      let view = try #require(objects.first as? UIView)
      #expect(view.restorationIdentifier == "tab")
      return [view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue]
    }
    #expect(try texts() == ["Next", "Goes on", "One"])
    #expect(
      try GalleyLanguage("de").performAsCurrent { try texts() }
        == ["Weiter", "Geht weiter", "Eins"])
  }

  @Test("A nib is loaded from the file of the language if it has one, or else from the base")
  func filesOfLanguages() throws {
    func file(_ text: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <label text="\(text)" id="l"/>
      </objects></document>
      """
    }
    let bundle = try TemporaryBundle([
      "Base.lproj/Sign.xib": file("Base"), "de.lproj/Sign.xib": file("Schild"),
      "fr.lproj/Sign.strings": #""l.text" = "Panneau";"#, "ja.lproj/Only.xib": file("Only"),
      "fr.lproj/Only.xib": file("Seulement"),
    ]).bundle
    let sign = UINib(nibName: "Sign", bundle: bundle)
    func text(_ nib: UINib, _ language: GalleyLanguage) throws -> String? {
      try language.performAsCurrent {
        try #require(nib.instantiate(withOwner: nil).first as? UILabel).text
      }
    }
    #expect(try text(sign, "de-AT") == "Schild" && text(sign, "fr") == "Panneau")
    #expect(try text(sign, "en") == "Base" && text(sign, "de") == "Schild")
    // Without a base file, the file of any other language is used.
    let only = UINib(nibName: "Only", bundle: bundle)
    #expect(try text(only, "fr-CA") == "Seulement" && text(only, "ja") == "Only")
    #expect(try text(only, "de") == "Seulement")
  }

  @Test("A nib that is missing or can't be read is reported with advice")
  func missing() throws {
    let bundle = try TemporaryBundle(["Old.nib": "NIBArchive", "Broken.xib": "<document>"]).bundle
    let found = reports {
      #expect(UINib(nibName: "None", bundle: bundle).instantiate(withOwner: nil).isEmpty)
      #expect(bundle.loadNibNamed("Old", owner: nil) == nil)
      #expect(bundle.loadNibNamed("Broken", owner: nil) == nil)
    }.map(\.message)
    #expect(
      found.contains { $0.contains("with name 'None'") && $0.contains("None.xib as a resource") })
    #expect(found.contains { $0.contains("Old.nib, which can't be read") })
    #expect(found.contains { $0.contains("Broken.xib, line 1: <document> of line 1 does not end") })
  }

  @Test("An object of an unknown class has UIKit's class instead, and is reported")
  func unknownClasses() {
    let found = reports {
      let objects = nib("<view id=\"v\" customClass=\"Nowhere\"/>").instantiate(withOwner: nil)
      #expect(objects.count == 1 && type(of: objects[0]) == UIView.self)
    }
    #expect(
      found.map(\.message).first?.contains("Unknown class Nowhere in Interface Builder file.")
        == true)
  }

  @Test("An outlet that the class does not have stops the program in UIKit's words")
  func unknownOutlets() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = nib(
          """
          <view id="v" customClass="NibCard" customModule="UIKitTests">
            <subviews><label id="l"/></subviews>
            <connections><outlet property="titel" destination="l" id="o"/></connections>
          </view>
          """
        ).instantiate(withOwner: nil)
      }
    }
    expectTrap(result, says: "this class is not key value coding-compliant for the key titel.")
    expectTrap(result, says: "Near are: title")
  }
}
