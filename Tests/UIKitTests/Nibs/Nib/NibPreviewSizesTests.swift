import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("Sizes that Xcode stores for the preview of a nib")
struct NibPreviewSizesTests {
  private func view(_ subviews: String, _ others: String = "") throws -> UIView {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>\(subviews)</subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
      </constraints></view></objects>\(others)</document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xib")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let preview = try #require(NibPreview(path: file.path, resources: .main))
    let part = try #require(preview.parts.first)
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 300, height: 200), scale: 1))
    let window = try #require(preview.window(of: part, size: nil, in: scene))
    return try #require(window.subviews.first?.subviews.first)
  }

  private let custom =
    #"customClass="Dial" customModule="App" translatesAutoresizingMaskIntoConstraints="NO" id="a""#

  @Test("A view of the app's class has its placeholder's intrinsic size")
  func placeholder() throws {
    let view = try view(
      #"<view placeholderIntrinsicWidth="70" placeholderIntrinsicHeight="infinite" \#(custom)/>"#)
    #expect(view.frame.origin == .zero && view.frame.width == 70, "\(view.frame)")
  }

  @Test("A designable view has the size that Xcode has measured")
  func designable() throws {
    let view = try view(
      "<view \(custom)/>",
      """
      <designables><designable name="a"><size key="intrinsicContentSize" width="40" height="25"/></designable>
      </designables>
      """)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 25))
  }

  @Test(
    "A preview shows a view of another framework as a box with the name of its content",
    .reportsAllowed(about: .nib),
    arguments: [("mapView", "A map"), ("wkWebView", "A web page"), ("hologram", "<hologram>")])
  func foreign(kind: String, words: String) throws {
    let view = try view(
      """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <subviews><view tag="3" id="s"><rect key="frame" x="0" y="0" width="5" height="5"/></view></subviews>
      <constraints>
        <constraint firstAttribute="width" constant="200" id="w"/>
        <constraint firstAttribute="height" constant="50" id="h"/>
      </constraints></\(kind)>
      """)
    let box = try #require(view.subviews.first as? UILabel)
    #expect(box.text == words && box.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(view.subviews.last?.tag == 3)
  }

  private func preview(of objects: String) throws -> UIWindow {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>\(objects)</objects></document>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xib")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let preview = try #require(NibPreview(path: file.path, resources: .main))
    let part = try #require(preview.parts.first)
    let scene = UIWindowScene(screen: UIScreen(size: CGSize(width: 414, height: 200), scale: 1))
    return try #require(preview.window(of: part, size: nil, in: scene))
  }

  /// Returns the frame, subview and constraints of a view with a label from margin to margin.
  private func between(_ id: String) -> String {
    """
    <rect key="frame" x="0" y="0" width="414" height="60"/>
    <subviews><label tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
    <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="\(id)" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="\(id)" secondAttribute="topMargin" id="c2"/>
      <constraint firstItem="a" firstAttribute="trailing" secondItem="\(id)" secondAttribute="trailingMargin" id="c3"/>
      <constraint firstItem="a" firstAttribute="bottom" secondItem="\(id)" secondAttribute="bottomMargin" id="c4"/>
    </constraints>
    """
  }

  @Test("A cell in a preview has the margins that it has in a table")
  func cell() throws {
    let window = try preview(
      of: """
        <tableViewCell id="t"><rect key="frame" x="0" y="0" width="414" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="t" id="c">\(between("c"))
          </tableViewCellContentView>
        </tableViewCell>
        """)
    let label = try #require(window.viewWithTag(7))
    #expect(window.bounds.size == CGSize(width: 414, height: 60))
    #expect(label.frame == CGRect(x: 20, y: 11, width: 374, height: 38))
  }

  @Test("The owner's view has the margins of a controller's view, and other views have 8 points")
  func owned() throws {
    let view = "<view id=\"v\">\(between("v"))</view>"
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/>
      </connections></placeholder>
      """
    let owned = try #require(preview(of: owner + view).viewWithTag(7))
    #expect(owned.frame.minX == 20 && owned.frame.width == 374, "\(owned.frame)")
    let alone = try #require(preview(of: view).viewWithTag(7))
    #expect(alone.frame == CGRect(x: 8, y: 8, width: 398, height: 44))
  }

  @Test(
    "An item has its custom size, its frame if items are self-sizing, or the layout's size",
    arguments: [
      ("", "", CGSize(width: 90, height: 70)),
      ("", #"<size key="customSize" width="40" height="30"/>"#, CGSize(width: 40, height: 30)),
      (#"automaticEstimatedItemSize="YES""#, "", CGSize(width: 50, height: 60)),
    ])
  func item(layout: String, cell: String, size: CGSize) throws {
    let window = try preview(
      of: """
        <collectionView dataMode="prototypes" id="v">
          <rect key="frame" x="0" y="0" width="414" height="200"/>
          <collectionViewFlowLayout key="collectionViewLayout" \(layout) id="f">
            <size key="itemSize" width="90" height="70"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="item" tag="7" id="c">
            <rect key="frame" x="0" y="0" width="50" height="60"/>
            <view key="contentView" id="n"/>\(cell)
          </collectionViewCell></cells>
        </collectionView>
        """)
    let item = try #require(window.viewWithTag(7))
    #expect(item.frame.size == size, "\(item.frame)")
  }

  @Test("A preview shows a missing image as a box of its size")
  func image() throws {
    var found: UIView?
    _ = try reports {
      found = try view(
        #"<imageView image="Nowhere" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#,
        #"<resources><image name="Nowhere" width="36" height="18"/></resources>"#)
    }
    #expect(found?.frame == CGRect(x: 0, y: 0, width: 36, height: 18))
  }
}
