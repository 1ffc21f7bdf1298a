import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A view that another nib uses as a placeholder.
final class NibPlaceholder: UIView {
  static var stands: UIView?
  var wakes = 0
  override func awakeFromNib() { wakes += 1 }
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard let view = Self.stands else { return super.awakeAfter(using: coder) }
    view.frame = frame
    return view
  }
}

/// A placeholder with outlets, of a class whose objects replace each other.
final class NibPlaceholderCard: UIView {
  static var stands: NibPlaceholderCard?
  @Outlet var title: UILabel!
  @Outlet var bars: [UIView]!
  override func awakeAfter(using coder: NSCoder) -> Any? { Self.stands ?? self }
}

/// A view that is always left out.
final class NibAbsentee: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? { nil }
}

@MainActor @Suite("A view of a nib that returns another view from awakeAfter(using:)")
struct NibReplacementTests {
  private func root(_ name: String = "NibPlaceholder") throws -> UIView {
    try #require(
      nib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
          <subviews>
            <view \(custom(name)) id="p" tag="3">
              <rect key="frame" x="10" y="20" width="30" height="40"/>
            </view>
          </subviews>
        </view>
        """
      ).instantiate(withOwner: nil).first as? UIView)
  }

  @Test("The view that awakeAfter(using:) returns takes the place of the placeholder")
  func replaced() throws {
    let other = UIView()
    NibPlaceholder.stands = other
    defer { NibPlaceholder.stands = nil }
    let view = try root()
    #expect(view.subviews == [other])
    #expect(other.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A view that returns itself from awakeAfter(using:) stays, and is awakened once")
  func itself() throws {
    let placeholder = try #require(try root().subviews.first as? NibPlaceholder)
    #expect(placeholder.wakes == 1 && placeholder.tag == 3)
  }

  @Test("A view that returns nil from awakeAfter(using:) is left out")
  func nothing() throws {
    #expect(try root("NibAbsentee").subviews.isEmpty)
  }

  @Test("The replacing view has the outlets, the gestures and the runtime attributes of the file")
  func connections() throws {
    let other = NibPlaceholderCard(frame: .zero)
    NibPlaceholderCard.stands = other
    defer { NibPlaceholderCard.stands = nil }
    let objects = nib(
      """
      <view id="v"><subviews>
        <view \(custom("NibPlaceholderCard")) id="p">
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <integer key="value" value="4"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="title" destination="l" id="c1"/>
            <outletCollection property="bars" destination="b" id="c2"/>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="c3"/>
          </connections>
        </view>
        <label text="A" id="l"/><view id="b"/>
      </subviews></view>
      <tapGestureRecognizer id="g"/>
      """
    ).instantiate(withOwner: nil)
    let view = try #require(objects.first as? UIView)
    #expect(view.subviews.first === other)
    #expect(other.title?.text == "A" && other.bars?.first === view.subviews.last)
    #expect(other.gestureRecognizers?.count == 1 && other.layer.cornerRadius == 4)
  }

  @Test("The outlets of a view that returns nil from awakeAfter(using:) are left out")
  func missingConnections() {
    let found = reports {
      _ = nib(
        """
        <view \(custom("NibAbsentee")) id="p">
          <connections><outlet property="title" destination="l" id="c"/></connections>
        </view>
        <label text="A" id="l"/>
        """
      ).instantiate(withOwner: nil)
    }
    #expect(found == [])
  }
}
