import CoreGraphics
import CoreGraphics.CGGeometry
import QuartzCore
import QuartzCore.CALayer
import Testing
import UIKit.UIGestureRecognizerSubclass
import os.log
import os.signpost

/// Tests of the modules of this package that have the names of Apple's modules.
@MainActor
@Suite("Modules with the names of Apple's modules")
struct ModuleNamesTests {
  @Test("CoreGraphics and QuartzCore re-export UIKit, and a name can be qualified with theirs")
  func geometryAndLayers() {
    let size: CoreGraphics.CGSize = CGSize(width: 2, height: 3)
    let layer = QuartzCore.CALayer()
    layer.bounds.size = size
    #expect(layer.bounds.height == 3)
    #expect(CACurrentMediaTime() >= 0)
  }

  @Test("os.signpost re-exports the log, and its intervals return what their task returns")
  func signposts() {
    let signposter = OSSignposter(subsystem: "com.example.feed", category: .pointsOfInterest)
    let interval = signposter.beginInterval("rows", id: signposter.makeSignpostID())
    signposter.emitEvent("row", "number \(1)")
    signposter.endInterval("rows", interval)
    #expect(signposter.withIntervalSignpost("sum") { 1 + 1 } == 2)
    os_signpost(.begin, log: .default, name: "rows")
    #expect(!signposter.isEnabled)
  }

  @Test("A log message needs neither a log nor a type")
  func plainMessages() {
    let entries = OSLog.gathering {
      let count = 3
      os_log("nothing to do")
      os_log("loaded \(count) items")
      os_log("%d of them new", 2)
    }
    #expect(entries.map(\.message) == ["nothing to do", "loaded 3 items", "2 of them new"])
  }

  @Test("A declaration in UIKit can be imported alone")
  func partsOfUIKit() {
    final class Recognizer: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    #expect(Recognizer().state == .possible)
    #if canImport(UIKit.UINothing)
    Issue.record("a name within UIKit that is nowhere can be imported")
    #endif
  }

  @Test("A lock knows the thread that holds it")
  func locks() {
    var lock = os_unfair_lock()
    os_unfair_lock_assert_not_owner(&lock)
    os_unfair_lock_lock(&lock)
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
  }
}
