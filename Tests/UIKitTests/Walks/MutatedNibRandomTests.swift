import Foundation
import Galley
import GalleyMarkup
import TestSupport
import Testing

@testable import GalleyUIKit

/// A file whose elements are moved, copied, renamed and mixed, so that it is always well-formed XML
/// and seldom makes sense.
@MainActor @Suite("A nib with elements at random places")
struct MutatedNibRandomTests {
  private static let nibText = """
    <document type="x.CocoaTouch.XIB"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="center" alpha="0.5" tag="3" id="v"><rect key="frame" x="1" y="2" width="90" height="80"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
    <subviews>
    <label text="A" textAlignment="center" numberOfLines="2" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <fontDescription key="fontDescription" type="system" pointSize="12"/>
    <color key="textColor" red="1" green="0" blue="0" alpha="1"/></label>
    <button buttonType="system" id="b"><state key="normal" title="B" image="star" catalog="system"/>
    <buttonConfiguration key="configuration" style="filled" title="C"/>
    <menu key="menu" id="m"><children><command title="D" id="d"/><menu title="E" id="e"/></children></menu>
    <connections><action selector="go:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
    <stackView axis="vertical" spacing="8" distribution="fillEqually" id="s"><subviews>
    <slider minValue="0" maxValue="1" value="0.5" id="r"/><stepper minimumValue="2" maximumValue="9" id="p"/>
    <segmentedControl selectedSegmentIndex="0" id="q"><segments><segment title="1"/><segment title="2"/></segments>
    </segmentedControl><switch on="YES" id="w"/><progressView progress="0.3" id="pv"/></subviews></stackView>
    <scrollView id="sc"><viewLayoutGuide key="contentLayoutGuide" id="cg"/><size key="contentSize" width="9" height="9"/>
    <subviews><imageView image="star" catalog="system" highlighted="YES" id="iv"/></subviews></scrollView>
    <tableView style="plain" rowHeight="44" id="t"><prototypes><tableViewCell reuseIdentifier="c" \
    style="IBUITableViewCellStyleDefault" textLabel="tl" id="x"><tableViewCellContentView key="contentView" id="xc">
    <subviews><label text="F" id="tl"/></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
    <collectionView id="cv"><collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" id="fl">
    <size key="itemSize" width="30" height="20"/></collectionViewFlowLayout><cells>
    <collectionViewCell reuseIdentifier="c" id="cc"><collectionViewCellContentView key="contentView" id="ccv"/>
    </collectionViewCell></cells></collectionView>
    <navigationBar barStyle="black" id="n"><navigationBarAppearance key="standardAppearance">
    <barButtonItemAppearance key="buttonAppearance"><barButtonItemStateAppearance key="highlighted">
    <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/></textAttributes>
    </barButtonItemStateAppearance></barButtonItemAppearance></navigationBarAppearance>
    <items><navigationItem title="N" id="i"><leadingItemGroups><barButtonItemGroup id="g"><barButtonItems>
    <barButtonItem title="G" id="bi"/></barButtonItems></barButtonItemGroup></leadingItemGroups></navigationItem></items>
    </navigationBar><toolbar id="tb"><items><barButtonItem systemItem="add" id="ti"/></items></toolbar>
    <tabBar id="ta"><items><tabBarItem title="T" id="tt"/></items></tabBar>
    <textField borderStyle="line" id="f"><textInputTraits key="textInputTraits" keyboardType="URL"/></textField>
    <textView id="tv"><attributedString key="attributedText"><fragment content="H"><attributes>
    <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment></attributedString></textView>
    <datePicker datePickerMode="date" id="dp"><date key="date" timeIntervalSinceReferenceDate="500"/></datePicker>
    <searchBar id="sb"/><pageControl numberOfPages="3" id="pc"/><activityIndicatorView animating="YES" id="ai"/>
    <visualEffectView id="ve"><view key="contentView" id="vc"/><blurEffect style="dark"/></visualEffectView>
    </subviews><viewLayoutGuide key="safeArea" id="sa"/>
    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="sa" secondAttribute="top" constant="5" \
    multiplier="1:2" priority="750" id="c1"/><constraint firstItem="l" firstAttribute="leading" secondItem="v" \
    secondAttribute="leadingMargin" id="c2"/><constraint firstItem="iv" firstAttribute="width" constant="9" id="c3">
    <variation key="heightClass=compact" constant="2"/></constraint></constraints>
    <variation key="widthClass=compact" alpha="1"><mask key="subviews"><exclude reference="l"/></mask></variation>
    <connections><outletCollection property="gestureRecognizers" destination="tg" id="o1"/></connections>
    </view><tapGestureRecognizer numberOfTapsRequired="2" id="tg"/></objects>
    <resources><image name="J" width="3" height="4"/></resources></document>
    """

  private static let storyboardText = """
    <document type="x.CocoaTouch.Storyboard.XIB" initialViewController="nav"><scenes>
    <scene sceneID="1"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="nb"/><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/></connections>
    </navigationController></objects></scene>
    <scene sceneID="2"><objects><tableViewController storyboardIdentifier="list" id="list" sceneMemberID="viewController">
    <tableView key="view" dataMode="static" style="grouped" id="tv"><sections>
    <tableViewSection headerTitle="K" id="ts"><cells><tableViewCell rowHeight="50" id="tc">
    <tableViewCellContentView key="contentView" id="tcc"><subviews><label text="L" id="tl"/></subviews>
    </tableViewCellContentView><connections><segue destination="tabs" kind="show" identifier="go" id="s2"/></connections>
    </tableViewCell></cells></tableViewSection></sections></tableView>
    <navigationItem key="navigationItem" title="M" id="ni"><barButtonItem key="rightBarButtonItem" title="O" id="bb">
    <connections><segue destination="pop" kind="popoverPresentation" popoverAnchorBarButtonItem="bb" id="s3"/>
    </connections></barButtonItem></navigationItem></tableViewController></objects></scene>
    <scene sceneID="3"><objects><tabBarController id="tabs" sceneMemberID="viewController">
    <tabBar key="tabBar" id="tb"/><connections>
    <segue destination="pop" kind="relationship" relationship="viewControllers" id="s4"/>
    <segue destination="split" kind="relationship" relationship="viewControllers" id="s5"/></connections>
    </tabBarController></objects></scene>
    <scene sceneID="4"><objects><viewController id="pop" sceneMemberID="viewController"><view key="view" id="pv">
    <subviews><containerView id="cv"><connections><segue destination="page" kind="embed" id="s6"/></connections>
    </containerView></subviews></view><tabBarItem key="tabBarItem" title="P" id="ti"/></viewController>
    <exit id="ex" userLabel="Exit" sceneMemberID="exit"/></objects></scene>
    <scene sceneID="5"><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
    <segue destination="page" kind="relationship" relationship="masterViewController" id="s7"/></connections>
    </splitViewController></objects></scene>
    <scene sceneID="6"><objects><pageViewController id="page" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  @Test("A nib with elements at random places is loaded or refused, and never stops the program")
  func nibs() throws {
    let whole = try XMLElement(parsing: Array(Self.nibText.utf8))
    withSeededRandom("moving the elements of a nib", steps: 150) { random in
      let text = whole.mutated(&random).markup
      _ = reports {
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        for case let view as UIView in objects { view.layoutIfNeeded() }
      }
    }
  }

  @Test("A storyboard with elements at random places never stops the program")
  func storyboards() throws {
    let whole = try XMLElement(parsing: Array(Self.storyboardText.utf8))
    withSeededRandom("moving the elements of a storyboard", steps: 50) { random in
      let text = whole.mutated(&random).markup
      _ = reports {
        guard let file = NibSource.read(Data(text.utf8), "Moved.storyboard", .main),
          file.document.kind == .storyboard
        else { return }
        let storyboard = UIStoryboard(file)
        for element in storyboard.file.controllers.prefix(8) {
          guard let id = element.id, let made = storyboard.file.make(id, for: storyboard, nil)
          else { continue }
          made.loadViewIfNeeded()
          made.view.layoutIfNeeded()
        }
      }
    }
  }

  @Test("Mutations keep the XML well-formed")
  func wellFormed() throws {
    let whole = try XMLElement(parsing: Array(Self.nibText.utf8))
    #expect(try XMLElement(parsing: Array(whole.markup.utf8)).markup == whole.markup)
    var differing = 0
    try withSeededRandom("writing a changed tree", steps: 40) { random in
      let changed = whole.mutated(&random)
      let again = try XMLElement(parsing: Array(changed.markup.utf8))
      #expect(again.markup == changed.markup)
      if changed.markup != whole.markup { differing += 1 }
    }
    #expect(differing > 0)
  }
}

extension XMLElement {
  /// Returns the tree with one to three changes.
  fileprivate func mutated(_ random: inout SeededRandom) -> XMLElement {
    var tree = self
    for _ in 0..<Int.random(in: 1...3, using: &random) { tree.mutate(&random) }
    return tree
  }

  private mutating func mutate(_ random: inout SeededRandom) {
    let paths = self.paths
    let (path, other) = (paths.randomElement(using: &random), paths.randomElement(using: &random))
    guard let path, let other, let here = self[path], let there = self[other] else { return }
    switch Int.random(in: 0..<9, using: &random) {
    case 0:  // Swaps two elements. If one contains the other, one of them is lost.
      self[path] = there
      self[other] = here
    case 1: self[path] = nil
    case 2:  // Copies an element with its identifiers into another one.
      guard var around = self[other] else { return }
      around.children.insert(
        here, at: Int.random(in: 0...around.children.count, using: &random))
      self[other] = around
    case 3:  // Gives an element the kind of another one.
      self[path] = here.renamed(there.name)
    case 4:  // Gives an element the identifier of another one.
      self[path]?.set("id", there["id"] ?? "v")
    case 5:  // Lets an attribute refer to another object, or have the value of another attribute.
      guard let attribute = here.changeable.randomElement(using: &random),
        let value = there.attributes.randomElement(using: &random)?.value
      else { return }
      self[path]?.set(attribute.name, value)
    case 6:  // Gives an element an attribute of another one.
      guard let attribute = there.attributes.randomElement(using: &random) else { return }
      self[path]?.set(attribute.name, attribute.value)
    case 7:  // Sets values of the wrong type, and numbers at the limits.
      guard let attribute = here.changeable.randomElement(using: &random) else { return }
      let values = [
        "", "-1", "0", "1e308", "-1e308", "nan", "inf", "YES", "9223372036854775807", "1:0", "é v",
        "v",
      ]
      self[path]?.set(attribute.name, values.randomElement(using: &random) ?? "")
    default:  // Puts an element around another one, some levels deep.
      var inner = here
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        inner = XMLElement(
          name: "view", attributes: [.init(name: "key", value: here["key"] ?? "contentView")],
          children: [XMLElement(name: "subviews", children: [inner])])
      }
      self[path] = inner
    }
  }

  /// The paths to all elements but the root, as the indices of children.
  private var paths: [[Int]] {
    children.indices.flatMap { index in
      [[index]] + children[index].paths.map { [index] + $0 }
    }
  }

  private subscript(path: [Int]) -> XMLElement? {
    get {
      guard let first = path.first, children.indices.contains(first) else { return nil }
      return path.count == 1 ? children[first] : children[first][Array(path.dropFirst())]
    }
    set {
      guard let first = path.first, children.indices.contains(first) else { return }
      if path.count > 1 {
        children[first][Array(path.dropFirst())] = newValue
      } else if let newValue {
        children[first] = newValue
      } else {
        children.remove(at: first)
      }
    }
  }

  /// The attributes whose values may be changed. An outlet that the owner does not have stops the
  /// program with UIKit's message, so the names of outlets stay.
  private var changeable: [Attribute] { attributes.filter { $0.name != "property" } }

  private func renamed(_ name: String) -> XMLElement {
    XMLElement(name: name, attributes: attributes, children: children, text: text, line: line)
  }

  private mutating func set(_ name: String, _ value: String) {
    attributes.removeAll { $0.name == name }
    attributes.append(.init(name: name, value: value))
  }

  /// The tree as XML.
  fileprivate var markup: String {
    let list = attributes.map { " \($0.name)=\"\($0.value.escaped)\"" }.joined()
    let inside = text.escaped + children.map(\.markup).joined()
    return inside.isEmpty ? "<\(name)\(list)/>" : "<\(name)\(list)>\(inside)</\(name)>"
  }
}

extension String {
  fileprivate var escaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .replacingOccurrences(of: "\n", with: "&#10;").replacingOccurrences(of: "\t", with: "&#9;")
  }
}
