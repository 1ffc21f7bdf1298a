import Galley
import Synchronization
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

  /// Returns the messages of the proofs that fail in `body`.
  private func failures(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let message = issue.comments.map(\.rawValue).joined(separator: "\n")
      messages.withLock { $0.append(message) }
      return true
    }
    return messages.withLock { $0 }
  }

  @Test("Fails with what has come and gone, and with how many pixels differ")
  func changed() {
    let text = failures {
      assertProof(of: "one\ntwo\nthree\nFOUR\nfive\nsix", as: .text, named: "text")
    }
    #expect(text.count == 1)
    #expect(text.first?.contains("-four\n+FOUR") == true, "\(text)")
    #expect(text.first?.contains("@@ -1,7 +1,7 @@") == true, "\(text)")
    #expect(
      text.first?.contains("swift run proof accept 'AssertProofTests/changed.text.txt'") == true)
    let red = row()
    red.backgroundColor = .red
    let picture = failures { assertProof(of: red, as: .image(scale: 2), named: "picture") }
    #expect(picture.first?.contains("of 35200 pixels differ") == true, "\(picture)")
    let large = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    large.backgroundColor = .red
    let size = failures { assertProof(of: large, as: .image(scale: 2), named: "size") }
    #expect(size.first?.contains("20 × 20 pixels, and not 400 × 88") == true, "\(size)")
  }

  @Test("Fails where there is none yet, and says how to write it")
  func missing() {
    let messages = failures { assertProof(of: "something", as: .text, record: .never) }
    #expect(messages.first?.contains("GALLEY_RECORD=missing") == true, "\(messages)")
  }

  @Test("Of one thing is made from that of another")
  func pullback() {
    let length = Proof<String>.text.pullback { (number: Int) in "\(number)" }
    #expect(failures { assertProof(of: 7, as: length, named: "none", record: .never) }.count == 1)
    #expect((try? length.write(7)) == Data("7\n".utf8))
  }
}
