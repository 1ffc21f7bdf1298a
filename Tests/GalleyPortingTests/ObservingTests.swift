import Testing

@testable import GalleyPorting

@Suite("Variables that are observed by key-value observing")
struct ObservingTests {
  @Test("A dynamic variable tells its observers about changes", arguments: examples)
  func become(_ example: Example) { example.check() }

  private static func example(
    _ title: String, _ before: String, _ after: String, list: String, findings: [String] = []
  ) -> Example {
    Example(
      title,
      "import UIKit\nclass Oven: NSObject {\n  \(before)\n}\n",
      "import UIKit\nclass Oven: NSObject {\n  \(after)\nprivate let _portedOven = UIKit.Ported.Members(of: Oven.self) { _ = $0; \(list) } }\nimport GalleyUIKit\n",
      findings: findings)
  }

  private static let will = "UIKit.Ported.willChange(self, \\Oven.heat, \"heat\")"
  private static let did = "UIKit.Ported.didChange(self, \\Oven.heat, \"heat\")"
  private static let both = "{ willSet { \(will) } didSet { \(did) } }"
  private static let cold =
    "{ willSet { UIKit.Ported.willChange(self, \\Oven.cold, \"cold\") } didSet { UIKit.Ported.didChange(self, \\Oven.cold, \"cold\") } }"
  private static let settable = "$0.value(\"heat\", { $0.heat }, { $0.heat = $1 })"

  static let examples: [Example] = [
    example(
      "A plain variable", "@objc dynamic var heat = 20", "var heat = 20 \(both)", list: settable),
    example(
      "A variable with a comment behind it", "@objc dynamic var heat: Int? // hot",
      "var heat: Int? \(both) // hot", list: settable),
    example(
      "A variable with an observer before",
      "@objc dynamic var heat = 20 { willSet { print(newValue) } }",
      "var heat = 20 { didSet { \(did) } willSet { \(will); print(newValue) } }", list: settable),
    example(
      "A variable with an observer after",
      "@objc dynamic private(set) var heat = 20 { didSet { print(oldValue) } }",
      "private(set) var heat = 20 { willSet { \(will) } didSet { defer { \(did) }; print(oldValue) } }",
      list: settable),
    example(
      "A computed variable with a setter",
      "@objc dynamic var heat: Int { get { 1 } set { print(newValue) } }",
      "var heat: Int { get { 1 } set { \(will); defer { \(did) }; print(newValue) } }",
      list: settable),
    example(
      "A computed variable without a setter", "@objc dynamic var heat: Int { 1 }",
      "var heat: Int { 1 }",
      list: "$0.value(\"heat\", { $0.heat })"),
    example(
      "A variable that is only dynamic in a class of members",
      "@objc dynamic weak var heat: NSObject?",
      "weak var heat: NSObject? \(both)", list: settable),
    example(
      "Two variables of one declaration are declared each on its own",
      "@objc dynamic private(set) var heat = 1, cold = 2",
      "private(set) var heat = 1 \(both); private(set) var cold = 2 \(cold)",
      list: "\(settable); $0.value(\"cold\", { $0.cold }, { $0.cold = $1 })"),
    example(
      "A type stands for the variables before it",
      "@objc dynamic var heat, cold: Int?, door = \"\"",
      "var heat: Int? \(both); var cold: Int? \(cold); var door = \"\" "
        + cold.replacing("cold", with: "door"),
      list: "\(settable); $0.value(\"cold\", { $0.cold }, { $0.cold = $1 }); "
        + "$0.value(\"door\", { $0.door }, { $0.door = $1 })"),
    example(
      "What a value depends on is listed",
      "@objc var heat: Int { 1 }\n  @objc class func keyPathsForValuesAffectingHeat() -> Set<String> { [\"door.gap\"] }",
      "var heat: Int { 1 }\n class func keyPathsForValuesAffectingHeat() -> Set<String> { [\"door.gap\"] }",
      list:
        "$0.value(\"heat\", { $0.heat }); $0.affecting(\"Heat\") { Oven.keyPathsForValuesAffectingHeat() }"
    ),
    example(
      "What a value depends on may be a property of the class",
      "@objc static var keyPathsForValuesAffectingHeat: Set<String> { [] }",
      "static var keyPathsForValuesAffectingHeat: Set<String> { [] }",
      list: "$0.affecting(\"Heat\") { Oven.keyPathsForValuesAffectingHeat }"),
    example(
      "What all values depend on, and which of them tell of changes themselves",
      "override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {\n    super.keyPathsForValuesAffectingValue(forKey: key)\n  }\n  override static func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }",
      "class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {\n    super.keyPathsForValuesAffectingValue(forKey: key)\n  }\n  static func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }",
      list:
        "$0.affecting { Oven.keyPathsForValuesAffectingValue(forKey: $0) }; $0.automatic { Oven.automaticallyNotifiesObservers(forKey: $0) }"
    ),
    Example(
      "What a class's extension says of dependencies is listed with it",
      "import UIKit\nclass Oven: NSObject {}\nextension Oven {\n  @objc class func keyPathsForValuesAffectingHeat() -> Set<String> { [] }\n}\n",
      """
      import UIKit
      class Oven: NSObject {private let _portedOven = UIKit.Ported.Members(of: Oven.self) { _ = $0; Oven._portedMembers0_1($0) } }
      extension Oven {
        class func keyPathsForValuesAffectingHeat() -> Set<String> { [] }
      }
      extension Oven {
        nonisolated static func _portedMembers0_1(_ members: UIKit.Ported.Members<Oven>.List) {
          members.affecting("Heat") { Oven.keyPathsForValuesAffectingHeat() }
        }
      }
      import GalleyUIKit
      """),
    Example(
      "A key path in a call that observes tells its names",
      """
      import UIKit
      class Door: NSObject { var gap = 1 }
      class Kiln: NSObject {
        var door: Door? = nil
        func watch(_ kiln: Kiln) {
          _ = kiln.observe(\\.door?.gap, options: [.new]) { _, _ in }
          _ = observe(\\Kiln.door, changeHandler: { _, _ in })
          willChangeValue(for: \\.door)
          didChangeValue(for: \\.door)
          _ = [kiln].map(\\.door)
        }
      }
      """,
      """
      import UIKit
      class Door: NSObject { var gap = 1 }
      class Kiln: NSObject {
        var door: Door? = nil
        func watch(_ kiln: Kiln) {
          _ = kiln.observe(\\.door?.gap, _named: "door.gap", options: [.new]) { _, _ in }
          _ = observe(\\Kiln.door, _named: "door", changeHandler: { _, _ in })
          willChangeValue(for: \\.door, _named: "door")
          didChangeValue(for: \\.door, _named: "door")
          _ = [kiln].map(\\.door)
        }
      }
      """),
    Example(
      "A method of the app's own that is named as the one that observes is called as it is",
      "class Store { func observe(_ path: KeyPath<Store, Int>, then: () -> Void) {}; var a = 1\n  func run() { observe(\\.a) {} } }",
      "class Store { func observe(_ path: KeyPath<Store, Int>, then: () -> Void) {}; var a = 1\n  func run() { observe(\\.a) {} } }"
    ),
    Example(
      "A publisher of the values of a key path is a finding, and other publishers are not",
      """
      import UIKit
      func watch(_ label: UILabel, _ center: NotificationCenter, _ name: Notification.Name) {
        _ = label.publisher(for: \\.text)
        _ = label.publisher(for: \\UILabel.text, options: [.new])
        _ = center.publisher(for: name)
      }
      """,
      """
      import UIKit
      func watch(_ label: UILabel, _ center: NotificationCenter, _ name: Notification.Name) {
        _ = label.publisher(for: \\.text)
        _ = label.publisher(for: \\UILabel.text, options: [.new])
        _ = center.publisher(for: name)
      }
      """,
      findings: [
        "3: no publisher tells the values of a key path here",
        "4: no publisher tells the values of a key path here",
      ], isCompiled: false),
    Example(
      "A publisher of the app's own takes key paths",
      "class Store { var a = 1; func publisher(for path: KeyPath<Store, Int>) {}\n  func run() { publisher(for: \\.a) } }",
      "class Store { var a = 1; func publisher(for path: KeyPath<Store, Int>) {}\n  func run() { publisher(for: \\.a) } }"
    ),
    Example(
      "Sorting by a name needs UIKit",
      "import Foundation\nlet order = NSSortDescriptor(key: \"price\", ascending: true)",
      "import Foundation\nlet order = NSSortDescriptor(key: \"price\", ascending: true)\nimport UIKit",
      isCompiled: false),
    Example(
      "UIKit reads the format of a predicate",
      "import Foundation\nlet cheap = NSPredicate(format: \"price < %d\", 3)",
      "import Foundation\nlet cheap = NSPredicate(format: \"price < %d\", 3)\nimport UIKit",
      isCompiled: false),
    Example(
      "A query within the format of a predicate is a finding",
      "import Foundation\nlet some = NSPredicate(format: \"SUBQUERY(rows, $r, $r.a == 1).@count > 0\")",
      "import Foundation\nlet some = NSPredicate(format: \"SUBQUERY(rows, $r, $r.a == 1).@count > 0\")\nimport UIKit",
      findings: ["2: SUBQUERY in the format of a predicate is not read here"], isCompiled: false),
    Example(
      "Elements of a value are changed by name",
      "import Foundation\nfunc add(_ album: NSObject) { album.mutableArrayValue(forKey: \"songs\").add(1) }",
      "import Foundation\nfunc add(_ album: NSObject) { album.mutableArrayValue(forKey: \"songs\").add(1) }\nimport UIKit",
      isCompiled: false),
    Example(
      "A dynamic method is a method",
      "import Foundation\nclass Oven: NSObject { dynamic func bake() {} }",
      "import Foundation\nclass Oven: NSObject {         func bake() {} }"),
  ]
}
