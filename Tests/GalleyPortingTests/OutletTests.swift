import Testing

@testable import GalleyPorting

@Suite("Outlets and actions")
struct OutletTests {
  @Test("Outlets and actions are found by name, so that nibs can connect them", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "Outlets of every kind can be set by name",
      """
      import UIKit
      class Row: UIView {
        @IBOutlet weak var title: UILabel!
        @IBOutlet private weak var icon: UIView?
        @IBOutlet private(set) var badges: [UIView]!
        @IBOutlet
        var button: UIButton! {
          didSet { button.isHidden = true }
        }
        @IBOutlet var one: UIView!, two: UIView!
      }
      """,
      """
      import UIKit
      class Row: UIView {
        weak var title: UILabel!
        private weak var icon: UIView?
        private(set) var badges: [UIView]!

        var button: UIButton! {
          didSet { button.isHidden = true }
        }
        var one: UIView!, two: UIView!
      private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; $0.value("title", { $0.title }, { $0.title = $1 }); $0.value("icon", { $0.icon }, { $0.icon = $1 }); $0.value("badges", { $0.badges }, { $0.badges = $1 }); $0.value("button", { $0.button }, { $0.button = $1 }); $0.value("one", { $0.one }, { $0.one = $1 }); $0.value("two", { $0.two }, { $0.two = $1 }) } }
      import GalleyUIKit
      """),
    Example(
      "Actions with none, one and two arguments are told, and their attributes stay",
      """
      import UIKit
      class Row: UIView {
        @IBAction func a() {}
        @IBAction private func b(_ sender: UIButton) {}
        @IBAction func c(_ sender: Any?, forEvent event: Any) {}
      }
      """,
      """
      import UIKit
      class Row: UIView {
                  func a() {}
                  private func b(_ sender: UIButton) {}
                  func c(_ sender: Any?, forEvent event: Any) {}
      private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; $0.method("a") { _ = $1; $0.a() }; $0.method("b:") { $0.b($1[0, UIButton.self]) }; $0.method("c:forEvent:") { $0.c($1[0, (Any?).self], forEvent: $1[1, Any.self]) } } }
      import GalleyUIKit
      """),
    Example(
      "Inspectable values are set by name, stored or computed",
      """
      import UIKit
      @IBDesignable class Row: UIView {
        @IBInspectable var inset: CGFloat = 8 { didSet { print(inset) } }
        @IBInspectable var half: CGFloat { get { inset / 2 } set { inset = newValue * 2 } }
      }
      """,
      """
      import UIKit
      @IBDesignable class Row: UIView {
        @IBInspectable var inset: CGFloat = 8 { didSet { print(inset) } }
        @IBInspectable var half: CGFloat { get { inset / 2 } set { inset = newValue * 2 } }
      private let _portedRow = UIKit.Ported.Members(of: Row.self) { _ = $0; $0.value("inset", { $0.inset }, { $0.inset = $1 }); $0.value("half", { $0.half }, { $0.half = $1 }) } }
      import GalleyUIKit
      """),
    Example(
      "The action of a segue answers with its screen",
      """
      import UIKit
      class Screen: UIViewController {
        @IBSegueAction private func make(_ coder: NSCoder) -> UIViewController? { nil }
      }
      """,
      """
      import UIKit
      class Screen: UIViewController {
        private func make(_ coder: NSCoder) -> UIViewController? { nil }
      private let _portedScreen = UIKit.Ported.Members(of: Screen.self) { _ = $0; $0.answer("make:") { return $0.make($1[0, NSCoder.self]) as Any? } } }
      import GalleyUIKit
      """),
    Example(
      "An inspectable value of another module's class, in an extension, loses nothing",
      """
      import UIKit
      extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set { } } }
      """,
      """
      import UIKit
      extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set { } } }
      extension UIView {
        nonisolated static func _portedMembers0_0(_ members: UIKit.Ported.Members<UIView>.List) {
          members.value("radius", { $0.radius }, { $0.radius = $1 })
        }
      }
      final class _PortedExtensions: UIKit.Ported.Extensions {
        override class func register() {
          UIView._portedMembers0_0(.init())
        }
      }
      import GalleyUIKit
      """),
  ]
}
