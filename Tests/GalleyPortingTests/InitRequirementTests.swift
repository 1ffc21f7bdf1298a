import Testing

@testable import GalleyPorting

@Suite("A required initializer without parameters")
struct InitRequirementTests {
  @Test(
    "A required initializer without parameters is met by the classes of UIKit and Foundation",
    arguments: examples)
  func become(_ example: Example) { example.check() }

  private static let make =
    "@MainActor class func _portedMake(_ initializer: UIKit.Ported.Initializer) -> AnyObject? "

  static let examples: [Example] = [
    Example(
      "A protocol to which all objects conform makes them by a function",
      """
      import UIKit
      protocol Blank { init() }
      protocol Named: Blank { var name: String { get } }
      extension NSObject: Blank {}
      struct Row: Named { var name = "row" }
      enum Kind { case none }
      extension Kind: Blank { init() { self = .none } }
      final class Box: Blank { required init() {} }
      class Feed: NSObject { var rows = 0 }
      func blank<T: Blank>(_ type: T.Type) -> T { T() }
      extension Blank where Self: NSObject { static func build() -> Self { self.init() } }
      """,
      """
      import UIKit
      protocol Blank { static func _portedInit() -> Self }
      protocol Named: Blank { var name: String { get } }
      extension NSObject: Blank {nonisolated static func _portedInit() -> Self { UIKit.Ported.make(self) } }
      struct Row: Named { var name = "row" ; static func _portedInit() -> Self { Self() } }
      enum Kind { case none }
      extension Kind: Blank { init() { self = .none } ; static func _portedInit() -> Self { Self() } }
      final class Box: Blank { required init() {} ; static func _portedInit() -> Self { Self() } }
      class Feed: NSObject, UIKit.Ported.Made { var rows = 0 ; \(make){ switch initializer { case .plain: Feed(); default: nil } } }
      func blank<T: Blank>(_ type: T.Type) -> T { T() }
      extension Blank where Self: NSObject { static func build() -> Self { self.init() } }
      extension Blank { init() { self = Self._portedInit() } }
      """),
    Example(
      "The initializer of a public protocol is public, and a type gets one function",
      [
        "import UIKit\npublic protocol Blank: Sendable { init() }\npublic protocol Empty { init() }\nextension UIView: Blank, Empty {}",
        "public struct Row: Blank { public init() {} }\nextension Row: Empty {}",
      ],
      [
        """
        import UIKit
        public protocol Blank: Sendable { static func _portedInit() -> Self }
        public protocol Empty { static func _portedInit() -> Self }
        extension UIView: Blank, Empty {public nonisolated static func _portedInit() -> Self { UIKit.Ported.make(self) } }
        extension Blank { public init() { self = Self._portedInit() } }
        extension Empty { public init() { self = Self._portedInit() } }
        """,
        "public struct Row: Blank { public init() {} ; public static func _portedInit() -> Self { Self() } }\nextension Row: Empty {}",
      ], isCompiled: false),
    Example(
      "A protocol that only classes conform to is a finding",
      "import UIKit\nprotocol Blank: AnyObject { init() }\nextension UIView: Blank {}",
      "import UIKit\nprotocol Blank: AnyObject { init() }\nextension UIView: Blank {}",
      findings: ["2: an extension conforms a class of the platform to Blank"], isCompiled: false),
    Example(
      "Without such an extension the requirement stays",
      "import UIKit\nprotocol Blank { init() }\nstruct Row: Blank {}\nclass Feed: NSObject, Blank { override required init() {} }\nextension NSObject { func blank() {} }",
      "import UIKit\nprotocol Blank { init() }\nstruct Row: Blank {}\nclass Feed: NSObject, Blank { override required init() {} }\nextension NSObject { func blank() {} }"
    ),
  ]

  @Test("Types get the function for init() also if the protocol is in another module")
  func modules() {
    let own = SourceFile(
      path: "A.swift",
      text: "import UIKit\nimport Base\nstruct Row: Blank {}\nclass Feed: NSObject {}\n")
    var other = SourceFile(
      path: "B.swift",
      text: "import UIKit\npublic protocol Blank { init() }\nextension NSObject: Blank {}\n")
    other.module = "Base"
    var cache = PortingCache()
    let text = Porting().port([own], others: [other], cache: &cache)[0]?.text ?? ""
    #expect(text.contains("public static func _portedInit() -> Self { Self() }"))
    #expect(text.contains("class Feed: NSObject, UIKit.Ported.Made {"))
  }

  @Test(
    "The function for init() is written once for each class family, and for each condition",
    arguments: [
      ("extension UIView: Blank {}\nclass Card: UIView, Themed {}", 1),
      ("extension NSObject: Blank {}\nextension UIView: Themed {}", 1),
      (
        "class Sub: Base, Themed {}\nclass Base: Blank { required init() {} }\nextension UIView: Blank {}",
        2
      ),
      ("extension Row: Themed {}\nstruct Row: Blank {}\nextension UIView: Blank {}", 2),
      (
        "#if A\nstruct Row: Blank {}\n#else\nstruct Row: Blank {}\n#endif\nextension UIView: Blank {}",
        3
      ),
    ])
  func once(_ types: String, count: Int) {
    let text = port(
      "import UIKit\nprotocol Blank { init() }\nprotocol Themed: Blank {}\n\(types)\n")
    #expect(text.ranges(of: "static func _portedInit() -> Self {").count == count, "\(text)")
  }

  @Test("The function for init() is as visible as the most visible protocol needs")
  func levels() {
    let both = port(
      "import UIKit\npublic protocol Blank { init() }\nprotocol Empty { init() }\nextension UIView: Empty, Blank {}\n"
    )
    #expect(both.contains("public nonisolated static func _portedInit() -> Self {"))
    let above = port(
      "import UIKit\nprotocol Empty { init() }\npublic protocol Blank { init() }\nextension NSObject: Empty {}\nextension UIView: Blank {}\n"
    )
    #expect(above.contains("public nonisolated static func _portedInit() -> Self {"))
    #expect(above.ranges(of: "static func _portedInit() -> Self {").count == 1)
  }

  @Test("Protocols that inherit from each other in a circle are ported")
  func circles() {
    let text = port(
      "import UIKit\nprotocol A: B { init() }\nprotocol B: A {}\nextension NSObject: B {}\n")
    #expect(text.contains("static func _portedInit() -> Self"))
  }

  @Test("Porting a file with required initializers again changes nothing", arguments: examples)
  func twice(_ example: Example) {
    let once = Porting().port(example.files)
    let again = Porting().port(
      zip(example.files, once).map { SourceFile(path: $0.path, text: $1.text) })
    #expect(again.map(\.text) == once.map(\.text))
  }
}
