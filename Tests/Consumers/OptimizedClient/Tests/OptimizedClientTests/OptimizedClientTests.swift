import Foundation
import Galley
import IGListKit
import Testing
import UIKit

/// Tests of behavior that optimization can easily break: code that the optimizer has broken before,
/// the source location of a call, and the message of a trap.
@MainActor @Suite("Galley is optimized in a debug build")
struct OptimizedClientTests {
  @Test("A deallocated list adapter is not listed any more")
  func goneAdapter() {
    let before = ListDebugger.adapters.count
    do {
      let adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
      withExtendedLifetime(adapter) { #expect(ListDebugger.adapters.count == before + 1) }
    }
    #expect(ListDebugger.adapters.count == before)
  }

  @Test("An archived color is equal to the original")
  func archivedColor() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
  }

  @Test("A report names the line that called UIKit")
  func reportedLine() {
    let view = UIView()
    let line = #line + 2
    withKnownIssue {
      view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
  }

  @Test("A failed precondition prints its message")
  func precondition() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = NSParagraphStyle(coder: NSCoder()) }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("Galley reads no archives"))
  }
}
