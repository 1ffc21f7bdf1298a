import Testing

@testable import GalleyPorting

@Suite("Classes that forward methods that they do not implement")
struct ForwardingTests {
  private static let proxy = """
    import UIKit
    open class Proxy: NSObject {
      public weak var other: UIDropInteractionDelegate?
      open override func responds(to selector: Selector!) -> Bool { other?.responds(to: selector) == true }
      open override func forwardingTarget(for selector: Selector!) -> Any? { other }
    }
    """

  private func ported(_ text: String) -> String {
    let file = Porting().port([SourceFile(path: "A.swift", text: text)])[0]
    #expect(file.findings.map(\.message) == [])
    return file.text
  }

  private static func call(_ name: String, _ arguments: String) -> String {
    "{ (UIKit.Ported.forwarded(\"\(name)\", by: self) as any UIDropInteractionDelegate).\(arguments) }"
  }

  @Test("A forwarding class gets the optional methods of its delegate protocols that it lacks")
  func methods() {
    let text = ported(
      Self.proxy + """

        extension Proxy: UIDropInteractionDelegate {
          public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
        }
        """)
    let entered = Self.call(
      "dropInteraction:sessionDidEnter:", "dropInteraction(p0, sessionDidEnter: p1)")
    #expect(
      text.contains(
        "@MainActor open func dropInteraction(_ p0: UIDropInteraction, sessionDidEnter p1: any UIDropSession) "
          + entered))
    #expect(!text.contains("performDrop p1"))
  }

  @Test(
    "A forwarding class also gets the methods of a protocol that inherits from a delegate protocol")
  func inherited() {
    let text = ported(
      Self.proxy + """

        protocol Dropping: UIDropInteractionDelegate {}
        class Drops: Proxy, Dropping {}
        """)
    let drops = text.components(separatedBy: "class Drops").last ?? ""
    #expect(drops.contains("func dropInteraction(_ p0: UIDropInteraction, performDrop p1:"))
    #expect(text.components(separatedBy: "performDrop p1").count == 2)
  }

  @Test("A subclass of a forwarding class overrides the method that forwards")
  func subclasses() {
    let text = ported(
      Self.proxy + """

        extension Proxy: UIDropInteractionDelegate {}
        class Drops: Proxy {
          func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
        }
        """)
    #expect(
      text.contains(
        "override func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter"))
    #expect(!text.contains("unanswered"))
  }

  @Test(
    "If methods differ only in the type of an argument, only those not implemented are forwarded")
  func overloads() {
    let text = ported(
      """
      import UIKit
      class Taps: NSObject, UIGestureRecognizerDelegate {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
        func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
      }
      """)
    #expect(!text.contains("shouldReceive p1: UITouch"))
    #expect(text.contains("shouldReceive p1: UIPress"))
  }

  @Test("Only classes that forward get forwarding methods, and responds(to:) alone is a finding")
  func others() {
    let text = """
      import UIKit
      class Drops: NSObject, UIDropInteractionDelegate {
        override func responds(to selector: Selector!) -> Bool { false }
      }
      """
    let file = Porting().port([SourceFile(path: "A.swift", text: text)])[0]
    #expect(!file.text.contains("forwarded"))
    #expect(file.findings.map(\.line) == [3])
  }
}
