import Testing

@testable import GalleyPorting

@Suite("Members that extensions give to UIKit's own classes")
struct ForeignExtensionTests {
  @Test(
    "Members that extensions give to UIKit's classes are listed by a class that UIKit finds",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A generic class of UIKit has no list",
      """
      import UIKit
      extension NSLayoutAnchor {
        @objc func pin(to anchor: NSLayoutAnchor<AnchorType>) {}
      }
      """,
      """
      import UIKit
      extension NSLayoutAnchor {
        func pin(to anchor: NSLayoutAnchor<AnchorType>) {}
      }
      """, isCompiled: false),
    Example(
      "In one file, whichever extends what, under the conditions of the extensions",
      [
        """
        import UIKit
        class Feed: UIViewController {}
        extension UIViewController {
          @objc func dismissMe() {}
          func plain() {}
        }
        """,
        """
        import UIKit
        #if DEBUG
        @objc extension UIView {
          var mark: Int { get { 1 } set {} }
        }
        #endif
        extension String { func scrollViewDidScroll(_ view: UIScrollView) {} }
        """,
      ],
      [
        """
        import UIKit
        class Feed: UIViewController {}
        extension UIViewController {
                func dismissMe() {}
          func plain() {}
        }
        extension UIViewController {
          nonisolated static func _portedMembers0_1(_ members: UIKit.Ported.Members<UIViewController>.List) {
            members.method("dismissMe") { _ = $1; $0.dismissMe() }
          }
        }
        final class _PortedExtensions: UIKit.Ported.Extensions {
          override class func register() {
            UIViewController._portedMembers0_1(.init())
        #if (DEBUG)
            UIView._portedMembers1_0(.init())
        #endif
          }
        }
        import GalleyUIKit
        """,
        """
        import UIKit
        #if DEBUG
              extension UIView {
          var mark: Int { get { 1 } set {} }
        }
        #endif
        extension String { func scrollViewDidScroll(_ view: UIScrollView) {} }
        #if (DEBUG)
        extension UIView {
          nonisolated static func _portedMembers1_0(_ members: UIKit.Ported.Members<UIView>.List) {
            members.value("mark", { $0.mark }, { $0.mark = $1 })
          }
        }
        #endif
        import GalleyUIKit
        """,
      ]),
  ]

  @Test("A method that an extension gives to a class of UIKit can be overridden by the app's class")
  func required() throws {
    let text = port(
      """
      import UIKit
      @objc protocol Entry { func fades() -> Bool }
      extension UIView: Entry {
        func fades() -> Bool { false }
        func plain() {}
      }
      class Row: UIView {
        override func fades() -> Bool { !super.fades() }
      }
      """)
    #expect(
      text.contains("func fades() -> Bool { if let one = self as? Row { return one."), "\(text)")
    #expect(!text.contains("override func fades"), "\(text)")
    #expect(!text.contains("super.fades"), "\(text)")
  }

  @Test("A file that is ported twice lists the members of extensions once")
  func twice() {
    let once = port("import UIKit\nextension UIView {\n  @objc func blink() {}\n}\n")
    #expect(port(once) == once)
  }
}
