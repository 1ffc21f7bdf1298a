import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A text that resists compression with the highest priority")
struct WrappingResistanceTests {
  @Test("A multiline label with required resistance wraps in a narrow place without a conflict")
  func wraps() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.text = "Several words that have no room in one line"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -10),
      label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let found = reports { root.layoutIfNeeded() }
    #expect(found.isEmpty, "\(found)")
    #expect(label.frame.width <= 100 && label.frame.width > 50, "\(label.frame)")
    #expect(label.frame.height > label.font.lineHeight * 1.9, "\(label.frame)")
  }

  @Test("A label of one line with required resistance conflicts with a narrow place")
  func conflicts() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    let label = UILabel()
    label.text = "Several words that have no room in one line"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    root.addSubview(label)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    let found = reports { root.layoutIfNeeded() }
    #expect(found.contains { $0.message.contains("simultaneously") }, "\(found)")
  }
}
