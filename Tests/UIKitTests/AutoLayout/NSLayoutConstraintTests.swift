import Foundation
import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite("Constraints")
struct NSLayoutConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test("Place views by edges, sizes and middles")
  func edges() {
    let (left, right) = (add(), add())
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      left.widthAnchor.constraint(equalToConstant: 40),
      left.heightAnchor.constraint(equalTo: left.widthAnchor, multiplier: 0.5, constant: 4),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
      root.rightAnchor.constraint(equalTo: right.rightAnchor, constant: 20),
      right.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      right.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 16, y: 8, width: 40, height: 24))
    #expect(right.frame == CGRect(x: 66, y: 75, width: 234, height: 50))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(right.frame == CGRect(x: 66, y: 75, width: 114, height: 50))
  }
}
