import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A constraint of a nib with a class of its own, as the porting step writes it.
final class NibScaledConstraint: NSLayoutConstraint {
  var factor: CGFloat = 1
  weak var guide: UIView?

  func awakeFromNib() { constant *= factor }

  private let _portedScaled = GalleyUIKit.Ported.Members(of: NibScaledConstraint.self) {
    $0.value("factor", { $0.factor }, { $0.factor = $1 })
    $0.value("guide", { $0.guide }, { $0.guide = $1 })
    $0.method("awakeFromNib") {
      _ = $1
      $0.awakeFromNib()
    }
  }
}

final class NibScaledView: UIView {
  @Outlet var height: NibScaledConstraint!
}

@MainActor @Suite("A constraint of a nib")
struct NibConstraintClassesTests {
  private func view(constraint: String) throws -> NibScaledView {
    try #require(
      nib(
        """
        <view \(custom("NibScaledView")) id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <constraints>\(constraint)</constraints>
            </view>
          </subviews>
          <connections><outlet property="height" destination="c" id="o"/></connections>
        </view>
        """
      ).instantiate(withOwner: nil).first as? NibScaledView)
  }

  @Test("A constraint of a nib has its class, runtime attributes and outlets before it awakes")
  func classes() throws {
    let view = try view(
      constraint: """
        <constraint firstAttribute="height" constant="10" priority="900" identifier="tall" id="c" \
        \(custom("NibScaledConstraint"))>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="factor">
              <real key="value" value="4"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="guide" destination="v" id="g"/></connections>
        </constraint>
        """)
    let constraint = try #require(view.height)
    #expect(constraint.factor == 4 && constraint.guide === view)
    #expect(constraint.identifier == "tall" && constraint.priority == UILayoutPriority(900))
    view.layoutIfNeeded()
    #expect(constraint.isActive && view.subviews[0].bounds.height == 40)
  }

  @Test("A constraint without a class of its own takes runtime attributes, too")
  func attributes() throws {
    let view = try #require(
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="width" constant="10" id="c">
              <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="constant">
                  <integer key="value" value="25"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="wide"/>
              </userDefinedRuntimeAttributes>
            </constraint>
          </constraints>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
    view.layoutIfNeeded()
    #expect(view.subviews[0].bounds.width == 25)
    let constraints = view.constraints + view.subviews[0].constraints
    #expect(constraints.compactMap(\.identifier) == ["wide"])
  }

  @Test("A constraint of an unknown class is a plain constraint, and is reported")
  func unknown() throws {
    let found = try reports {
      let view = try #require(
        nib(
          """
          <view id="v"><rect key="frame" x="0" y="0" width="320" height="200"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
            <constraints>
              <constraint firstItem="a" firstAttribute="width" constant="10" id="c" \
          customClass="NobodysConstraint" customModule="UIKitTests"/>
            </constraints>
          </view>
          """
        ).instantiate(withOwner: nil).first as? UIView)
      view.layoutIfNeeded()
      #expect(view.subviews[0].bounds.width == 10)
    }
    #expect(found.count == 1 && found[0].message.contains("Unknown class NobodysConstraint"))
  }
}

@MainActor @Suite("The runtime attributes of objects of a nib that are not views")
struct NibObjectAttributesTests {
  private func attribute(_ type: String, _ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" value="\(value)"/>
    </userDefinedRuntimeAttributes>
    """
  }

  @Test("The runtime attributes of gesture recognizers, bar items and layouts are set")
  func others() throws {
    let objects = nib(
      """
      <tapGestureRecognizer id="g">\(attribute("string", "name", "open"))</tapGestureRecognizer>
      <toolbar id="t"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <items>
          <barButtonItem title="Open" id="i">\(attribute("string", "title", "Close"))</barButtonItem>
        </items>
      </toolbar>
      <collectionView id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="l">
          \(attribute("number", "minimumLineSpacing", "7"))
        </collectionViewFlowLayout>
      </collectionView>
      """
    ).instantiate(withOwner: nil)
    #expect((objects[0] as? UITapGestureRecognizer)?.name == "open")
    #expect((objects[1] as? UIToolbar)?.items?.first?.title == "Close")
    let layout = (objects[2] as? UICollectionView)?.collectionViewLayout
    #expect((layout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 7)
  }
}
