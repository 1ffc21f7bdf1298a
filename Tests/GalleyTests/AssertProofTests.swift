import Galley
import Testing
import UIKit

@MainActor @Suite("A proof")
struct AssertProofTests {
  private func row() -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    row.backgroundColor = .white
    let label = UILabel(frame: CGRect(x: 16, y: 12, width: 168, height: 20.5))
    label.text = "Hello"
    row.addSubview(label)
    return row
  }

  @Test("Holds what is as it was written down: frames, display list and picture")
  func holds() {
    assertProof(of: row(), as: .frames)
    assertProof(of: row(), as: .displayList)
    assertProof(of: row(), as: .image(scale: 2))
  }
}
