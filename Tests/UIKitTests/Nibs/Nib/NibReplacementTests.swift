import Foundation
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

/// A view that is never there.
final class NibAbsentee: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? { nil }
}

@MainActor @Suite("A view that puts another one in its place in a nib")
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

  @Test("The other view has its superview and its frame")
  func replaced() throws {
    let other = UIView()
    NibPlaceholder.stands = other
    defer { NibPlaceholder.stands = nil }
    let view = try root()
    #expect(view.subviews == [other])
    #expect(other.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("A view that returns itself stays, and is awakened once")
  func itself() throws {
    let placeholder = try #require(try root().subviews.first as? NibPlaceholder)
    #expect(placeholder.wakes == 1 && placeholder.tag == 3)
  }

  @Test("A view that returns nothing is missing")
  func nothing() throws {
    #expect(try root("NibAbsentee").subviews.isEmpty)
  }
}
