import Testing

@testable import GalleyPorting

@Suite("Variables that others observe")
struct ObservingTests {
  @Test("Tell of their changes", arguments: examples)
  func become(_ example: Example) { example.check() }

  private static func example(
    _ title: String, _ before: String, _ after: String, list: String, findings: [String] = []
  ) -> Example {
    Example(
      title,
      "import UIKit\nclass Oven: NSObject {\n  \(before)\n}\n",
      "import UIKit\nclass Oven: NSObject {\n  \(after)\nprivate let _portedOven = UIKit.Ported.Members(of: Oven.self) { _ = $0; \(list) } }\n",
      findings: findings)
  }

  private static let will = "UIKit.Ported.willChange(self, \\Oven.heat, \"heat\")"
  private static let did = "UIKit.Ported.didChange(self, \\Oven.heat, \"heat\")"
  private static let both = "{ willSet { \(will) } didSet { \(did) } }"
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
      "Two variables of one declaration are a finding", "@objc dynamic var heat = 1, cold = 2",
      "var heat = 1, cold = 2",
      list: "\(settable); $0.value(\"cold\", { $0.cold }, { $0.cold = $1 })",
      findings: ["3: variables that are declared together"]),
    Example(
      "A dynamic method is a method",
      "import Foundation\nclass Oven: NSObject { dynamic func bake() {} }",
      "import Foundation\nclass Oven: NSObject {         func bake() {} }"),
  ]
}
