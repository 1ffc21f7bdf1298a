import Testing

@testable import GalleyPorting

@Suite("Conditions of compilation")
struct ConditionTests {
  @Test("Conditions of compilation are true if they are true on a phone", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A phone's system is this one",
      """
      #if os(iOS)
      let one = 1
      #else
      let one = 2
      #endif
      """,
      """
      #if true
      let one = 1
      #else
      let one = 2
      #endif
      """),
    Example(
      "Both halves of a condition are asked, and what surrounds them stays",
      """
      #if (os(iOS) || os(tvOS)) && !targetEnvironment(macCatalyst) // phones
      let two = 1
      #elseif !os(iOS)
      let two = 2
      #endif
      """,
      """
      #if (true    || os(tvOS)) && !targetEnvironment(macCatalyst) // phones
      let two = 1
      #elseif !true
      let two = 2
      #endif
      """),
    Example(
      "Code with views that Linux would leave out is compiled",
      """
      import UIKit
      #if !os(Linux) && !os(Android)
      let view: UIView? = nil
      #endif
      #if os(Linux)
      typealias Picture = Int
      #else
      typealias Picture = UIImage
      #endif
      """,
      """
      import UIKit
      #if !false     && !os(Android)
      let view: UIView? = nil
      #endif
      #if false    
      typealias Picture = Int
      #else
      typealias Picture = UIImage
      #endif
      """, isCompiled: false),
    Example(
      "Code without views that Linux leaves out stays so",
      """
      import Foundation
      #if os(Linux)
      let system = "Linux"
      #else
      let system = "another"
      #endif
      #if !os(Linux)
      let path = NSString.pathSeparator
      #endif
      """,
      """
      import Foundation
      #if os(Linux)
      let system = "Linux"
      #else
      let system = "another"
      #endif
      #if !os(Linux)
      let path = NSString.pathSeparator
      #endif
      """),
    Example(
      "A simulator is what there is",
      """
      #if targetEnvironment(simulator)
      let three = 1
      #endif
      """,
      """
      #if true
      let three = 1
      #endif
      """),
    Example(
      "The processor of a Mac is a simulator's",
      """
      #if (arch(i386) || arch(x86_64)) && os(iOS)
      let four = 1
      #endif
      #if !arch(x86_64)
      let five = 1
      #else
      let five = 2
      #endif
      """,
      """
      #if (true       || true        ) && true
      let four = 1
      #endif
      #if !true
      let five = 1
      #else
      let five = 2
      #endif
      """),
    Example(
      "Code for a processor is left to the compiler",
      """
      #if arch(i386) || arch(x86_64)
      extension Float80 { var half: Float80 { self / 2 } }
      #endif
      #if arch(x86_64)
      let six = "x86_64"
      #endif
      #if arch(x86_64) || arch(arm64)
      let seven = 64
      #endif
      #if os(Linux) && arch(x86_64)
      let eight = 1
      #endif
      """,
      """
      #if arch(i386) || arch(x86_64)
      extension Float80 { var half: Float80 { self / 2 } }
      #endif
      #if arch(x86_64)
      let six = "x86_64"
      #endif
      #if arch(x86_64) || arch(arm64)
      let seven = 64
      #endif
      #if os(Linux) && arch(x86_64)
      let eight = 1
      #endif
      """),
    Example(
      "Questions for modules are left to the compiler",
      """
      #if canImport(UIKit)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if swift(>=5.9) && compiler(>=6) && arch(arm64)
      #endif
      """,
      """
      #if canImport(UIKit)
      import UIKit
      #elseif canImport(AppKit)
      import AppKit
      #endif
      #if swift(>=5.9) && compiler(>=6) && arch(arm64)
      #endif
      """),
    Example(
      "What no phone compiles is left alone",
      """
      #if os(macOS)
      @objc class Mac: NSObject { let s = #selector(a) }
      #endif
      """,
      """
      #if os(macOS)
      @objc class Mac: NSObject { let s = #selector(a) }
      #endif
      """),
    Example(
      "A member within a condition is told within the same condition",
      """
      import UIKit
      class Feed: NSObject {
        @objc func always() {}
        #if DEBUG
        @objc func debug() {}
        #else
        @objc func release() {}
        #endif
      }
      let after = 1
      """,
      """
      import UIKit
      class Feed: NSObject {
              func always() {}
        #if DEBUG
              func debug() {}
        #else
              func release() {}
        #endif

      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0
      $0.method("always") { _ = $1; $0.always() }
      #if (DEBUG)
      $0.method("debug") { _ = $1; $0.debug() }
      #endif
      #if !(DEBUG)
      $0.method("release") { _ = $1; $0.release() }
      #endif
      }
      #sourceLocation(file: "A.swift", line: 9)
      }
      let after = 1
      import GalleyUIKit
      """),
    Example(
      "An extension within a condition is told within the same condition",
      """
      import UIKit
      class Feed: NSObject {
      }
      #if DEBUG
      extension Feed { @objc func debug() {} }
      #endif
      """,
      """
      import UIKit
      class Feed: NSObject {

      private let _portedFeed = UIKit.Ported.Members(of: Feed.self) { _ = $0
      #if (DEBUG)
      Feed._portedMembers0_1($0)
      #endif
      }
      #sourceLocation(file: "A.swift", line: 3)
      }
      #if DEBUG
      extension Feed {       func debug() {} }
      #endif
      #if (DEBUG)
      extension Feed {
        nonisolated static func _portedMembers0_1(_ members: UIKit.Ported.Members<Feed>.List) {
          members.method("debug") { _ = $1; $0.debug() }
        }
      }
      #endif
      import GalleyUIKit
      """),
    Example(
      "A condition within a chain of calls is asked too",
      """
      func names() -> [String] {
        ["a"]
          #if os(iOS)
          .filter { !$0.isEmpty }
          #endif
          .map { $0 }
      }
      """,
      """
      func names() -> [String] {
        ["a"]
          #if true
          .filter { !$0.isEmpty }
          #endif
          .map { $0 }
      }
      """),
    Example(
      "A question for a version at run time stays",
      "func run() { if #available(iOS 15, *) { print(1) } }",
      "func run() { if #available(iOS 15, *) { print(1) } }"),
  ]
}
