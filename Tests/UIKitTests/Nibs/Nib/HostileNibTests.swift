import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A broken nib")
struct HostileNibTests {
  private func messages(_ objects: String) -> [String] {
    reports { _ = nib(objects).instantiate(withOwner: nil) }.map(\.message)
  }

  @Test(
    "Constraints of a nib that make no sense are left out and reported",
    arguments: [
      ("firstAttribute=\"leading\" constant=\"5\"", "compare it with a position of a second item"),
      (
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"top\"",
        "leading can't be compared with top: one is horizontal, and the other is vertical"
      ),
      (
        "firstItem=\"g\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\"",
        "not views or layout guides"
      ),
      (
        "firstItem=\"none\" firstAttribute=\"width\" constant=\"5\"",
        "the object 'none', which is not there"
      ),
      ("firstAttribute=\"sideways\" constant=\"5\"", "'sideways', which is not known"),
    ])
  func constraints(attributes: String, words: String) {
    let found = messages(
      """
      <view id="v"><subviews><view id="a"/></subviews>
      <constraints><constraint \(attributes) id="c"/></constraints></view>
      <tapGestureRecognizer id="g"/>
      """)
    #expect(found.count == 1 && found[0].contains(words), "\(found)")
  }

  @Test("Connections of a nib to missing objects are left out and reported")
  func connections() {
    let found = messages(
      """
      <textField id="t"><connections><outlet property="delegate" destination="gone" id="o"/>
      <action selector="go:" destination="gone" eventType="valueChanged" id="p"/></connections></textField>
      """)
    #expect(found.count == 2 && found.allSatisfy { $0.contains("'gone', which is not there") })
  }

  @Test("A page control of a nib has at most 10,000 pages")
  func pages() throws {
    let control = try #require(
      nib("<pageControl numberOfPages=\"1e18\" id=\"p\"/>").instantiate(withOwner: nil).first
        as? UIPageControl)
    #expect(control.numberOfPages == 10_000)
  }

  @Test("Unknown elements of a nib are reported")
  func unknown() {
    let found = messages("<view id=\"v\"><subviews><hologram id=\"h\"/></subviews></view>")
    #expect(found.count == 1 && found[0].contains("<hologram> is not known and left out"))
  }

  @Test("A nib that is changed at random is loaded or refused, and never stops the program")
  func mutations() {
    let text = Array(
      """
      <document type="x.CocoaTouch.XIB"><objects>
      <view contentMode="center" alpha="0.5" id="v"><rect key="frame" x="1" y="2" width="9" height="8"/>
      <subviews><label text="A" textAlignment="center" numberOfLines="2" id="l"><fontDescription key="fontDescription" \
      type="system" pointSize="12"/><color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
      <button buttonType="system" id="b"><state key="normal" title="B" image="star" catalog="system"/>
      <buttonConfiguration key="configuration" style="filled" title="C"/></button>
      <stackView axis="vertical" spacing="8" id="s"><subviews><slider minValue="0" maxValue="1" id="r"/><stepper minimumValue="200" maximumValue="300" stepValue="5" id="p"/>\
      <segmentedControl selectedSegmentIndex="0" id="q"><segments><segment title="1"/></segments></segmentedControl>
      </subviews></stackView><tableView style="plain" rowHeight="44" id="t"><prototypes><tableViewCell \
      reuseIdentifier="c" style="IBUITableViewCellStyleDefault" id="x"/></prototypes></tableView>
      <navigationBar barStyle="black" id="n"><navigationBarAppearance key="standardAppearance" backgroundEffect="regular">\
      <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>\
      <offsetWrapper key="titlePositionAdjustment" horizontal="2" vertical="-3"/></navigationBarAppearance>\
      <items><navigationItem title="N" id="i"/></items></navigationBar><textField borderStyle="line" id="f">\
      <textInputTraits key="textInputTraits" keyboardType="URL"/></textField></subviews>
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
      constant="5" multiplier="1:2" priority="750" id="c"/></constraints>
      <variation key="widthClass=compact" alpha="1"><mask key="subviews"><exclude reference="l"/></mask></variation>
      </view></objects></document>
      """.utf8)
    withSeededRandom("changing a nib that is loaded", steps: 300) { random in
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] = UInt8.random(in: 32...126, using: &random)
        case 1: changed.remove(at: place)
        default: changed.insert(UInt8.random(in: 48...57, using: &random), at: place)
        }
      }
      _ = reports {
        let objects = UINib(data: Data(changed), bundle: nil).instantiate(withOwner: nil)
        for case let view as UIView in objects { view.layoutIfNeeded() }
      }
    }
  }
}
