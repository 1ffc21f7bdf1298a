import Testing

@testable import GalleyPorting

@Suite("Classes that a property list names")
struct NamedClassTests {
  @Test("Say how an object is made", arguments: examples)
  func become(_ example: Example) { example.check() }

  private static func maker(_ words: String, _ name: String) -> String {
    "@MainActor \(words)class func _portedMake() -> AnyObject { \(name)() }"
  }

  static let examples: [Example] = [
    Example(
      "A delegate of scenes", "import UIKit\nclass Desk: UIResponder, UIWindowSceneDelegate {\n}\n",
      "import UIKit\nclass Desk: UIResponder, UIWindowSceneDelegate {\n\(maker("", "Desk")) }\nextension Desk: UIKit.Ported.Made {}"
    ),
    Example(
      "The protocol may stand in an extension in another file, and the class may be nested",
      [
        "import UIKit\nenum App { public final class Desk: NSObject {\n  private override init() {}\n} }\n",
        "import UIKit\nextension App.Desk: UISceneDelegate {}\n",
      ],
      [
        "import UIKit\nenum App { public final class Desk: NSObject {\n  private override init() {}\n\(maker("public ", "Desk")) } }\nextension App.Desk: UIKit.Ported.Made {}",
        "import UIKit\nextension App.Desk: UISceneDelegate {}",
      ]),
    Example(
      "A subclass makes its own objects, unless it hides the initializer",
      """
      import UIKit
      class Desk: UIResponder, UIWindowSceneDelegate {
      }
      class Wide: Desk {
      }
      class Deep: Desk {
        init(depth: Int) { super.init() }
      }
      """,
      """
      import UIKit
      class Desk: UIResponder, UIWindowSceneDelegate {
      \(maker("", "Desk")) }
      class Wide: Desk {
      \(maker("override ", "Wide")) }
      class Deep: Desk {
        init(depth: Int) { super.init() }
      }
      extension Desk: UIKit.Ported.Made {}
      """),
    Example(
      "Default values make an initializer a plain one, and a failing one is none",
      """
      import UIKit
      class Desk: NSObject, UISceneDelegate {
        init(width: Int = 1) {}
      }
      class Shelf: NSObject, UISceneDelegate {
        init?(width: Int = 1) { nil }
      }
      class Table: NSObject, UISceneDelegate {
        override init() {}
        init(width: Int) throws {}
      }
      """,
      """
      import UIKit
      class Desk: NSObject, UISceneDelegate {
        init(width: Int = 1) {}
      \(maker("", "Desk")) }
      class Shelf: NSObject, UISceneDelegate {
        init?(width: Int = 1) { nil }
      }
      class Table: NSObject, UISceneDelegate {
        override init() {}
        init(width: Int) throws {}
      \(maker("", "Table")) }
      extension Desk: UIKit.Ported.Made {}
      extension Table: UIKit.Ported.Made {}
      """),
    Example(
      "A class in a condition",
      "import UIKit\n#if DEBUG\nfinal class Desk: UIResponder, UISceneDelegate {\n}\n#endif\n",
      "import UIKit\n#if DEBUG\nfinal class Desk: UIResponder, UISceneDelegate {\n\(maker("", "Desk")) }\n#endif\n#if (DEBUG)\nextension Desk: UIKit.Ported.Made {}\n#endif"
    ),
  ]
}
