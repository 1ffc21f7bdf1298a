import Testing

@testable import GalleyPorting

@Suite("Classes that a property list names")
struct NamedClassTests {
  @Test(
    "A class that a property list may name has a function that creates an object of it",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  private static func making(_ words: String, _ name: String) -> String {
    "@MainActor \(words)class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? { "
      + (name.isEmpty ? "nil }" : "switch initializer { case .plain: \(name)(); default: nil } }")
  }

  static let examples: [Example] = [
    Example(
      "A delegate of scenes", "import UIKit\nclass Desk: UIResponder, UIWindowSceneDelegate {\n}\n",
      "import UIKit\nclass Desk: UIResponder, UIWindowSceneDelegate, UIKit.Ported.Made {\n\(making("", "Desk")) }"
    ),
    Example(
      "The protocol may stand in an extension in another file, and the class may be nested",
      [
        "import UIKit\nenum App { public final class Desk: NSObject {\n  private override init() {}\n} }\n",
        "import UIKit\nextension App.Desk: UISceneDelegate {}\n",
      ],
      [
        "import UIKit\nenum App { public final class Desk: NSObject, UIKit.Ported.Made {\n  private override init() {}\n\(making("public ", "Desk")) } }",
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
      class Desk: UIResponder, UIWindowSceneDelegate, UIKit.Ported.Made {
      \(making("", "Desk")) }
      class Wide: Desk {
      \(making("override ", "Wide")) }
      class Deep: Desk {
        init(depth: Int) { super.init() }
      \(making("override ", "")) }
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
      class Desk: NSObject, UISceneDelegate, UIKit.Ported.Made {
        init(width: Int = 1) {}
      \(making("", "Desk")) }
      class Shelf: NSObject, UISceneDelegate, UIKit.Ported.Made {
        init?(width: Int = 1) { nil }
      \(making("", "")) }
      class Table: NSObject, UISceneDelegate, UIKit.Ported.Made {
        override init() {}
        init(width: Int) throws {}
      \(making("", "Table")) }
      """),
    Example(
      "A class in a condition",
      "import UIKit\n#if DEBUG\nfinal class Desk: UIResponder, UISceneDelegate {\n}\n#endif\n",
      "import UIKit\n#if DEBUG\nfinal class Desk: UIResponder, UISceneDelegate, UIKit.Ported.Made {\n\(making("", "Desk")) }\n#endif\n"
    ),
    Example(
      "An open class lets others override it",
      "import UIKit\nopen class Desk: UIResponder, UISceneDelegate {\n}\n",
      "import UIKit\nopen class Desk: UIResponder, UISceneDelegate, UIKit.Ported.Made {\n\(making("open ", "Desk")) }\n"
    ),
  ]
}
