import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The runtime attributes of a nib")
struct NibRuntimeAttributesTests {
  /// A runtime attribute with an element as its value.
  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)">\(value)</userDefinedRuntimeAttribute>
    """
  }

  private func button(_ attributes: String) throws -> UIButton {
    try #require(
      nib(
        """
        <button opaque="NO" buttonType="system" id="b">
          <rect key="frame" x="0" y="0" width="90" height="40"/>
          <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
        </button>
        """
      ).instantiate(withOwner: nil).first as? UIButton)
  }

  @Test("A color for a layer is reported and left out, and the attributes after it are set")
  func colors() throws {
    let red = #"<color key="value" red="1" green="0" blue="0" alpha="1"/>"#
    let found = try reports {
      let made = try button(
        attribute("color", "layer.borderColor", red)
          + attribute("number", "layer.borderWidth", #"<integer key="value" value="2"/>"#))
      #expect(made.layer.borderWidth == 2)
    }
    #expect(found.count == 1)
    let message = found.first?.message ?? ""
    #expect(message.contains("Failed to set (layer.borderColor) user defined inspected property"))
    #expect(message.contains("cgColor"))
  }

  @Test("A key that the class does not have is reported and left out")
  func unknown() throws {
    let found = try reports {
      let made = try button(
        attribute("number", "shade.depth", #"<integer key="value" value="2"/>"#)
          + attribute("string", "titel", #"<string key="value">A</string>"#)
          + attribute("number", "tag", #"<integer key="value" value="5"/>"#))
      #expect(made.tag == 5)
    }
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.message.contains("not key value coding-compliant") })
  }

  @Test("A part of a layer's property that does not exist is reported and left out")
  func parts() throws {
    let found = try reports {
      let made = try button(
        attribute("string", "layer.shadowOffset.width", #"<string key="value">far</string>"#)
          + attribute("number", "layer.borderWidth", #"<integer key="value" value="2"/>"#))
      #expect(made.layer.borderWidth == 2)
    }
    #expect(found.count == 1)
  }

  @Test("A rectangle for insets sets top, left, bottom and right in the order of its numbers")
  func insets() throws {
    let made = try button(
      attribute(
        "rect", "contentEdgeInsets", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#))
    #expect(
      made.contentEdgeInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("Runtime attributes and outlets of the File's Owner and other placeholders are set")
  func placeholders() throws {
    let name = attribute("string", "title", #"<string key="value">Feed</string>"#)
    let tag = attribute("number", "tag", #"<integer key="value" value="5"/>"#)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIViewController">
            <connections><outlet property="view" destination="v" id="1"/></connections>
            <userDefinedRuntimeAttributes>\(name)</userDefinedRuntimeAttributes>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <placeholder placeholderIdentifier="field" id="f" customClass="UITextField">
            <connections><outlet property="leftView" destination="v" id="2"/></connections>
            <userDefinedRuntimeAttributes>\(tag)</userDefinedRuntimeAttributes>
          </placeholder>
          <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
        </objects>
      </document>
      """
    let (owner, field) = (UIViewController(), UITextField())
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(
      withOwner: owner, options: [.externalObjects: ["field": field]])
    #expect(owner.title == "Feed" && owner.viewIfLoaded === objects.first as? UIView)
    #expect(field.tag == 5 && field.leftView === owner.view)
  }
}
