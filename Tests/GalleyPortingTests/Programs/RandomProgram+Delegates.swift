import TestSupport

@testable import GalleyPorting

// Delegates, and the classes that call them.

extension RandomProgram {
  /// Adds a protocol with optional requirements, a class that implements some of them, and a class
  /// that calls them.
  mutating func addDelegate() {
    let (name, asks) = ("Guide\(number)", "Asker\(number)")
    var requirements: [String] = []
    var implementations: [String] = []
    var questions: [String] = []
    let object = fresh("guide")
    calls.append(
      "let \(object) = \(name)Maker(); let \(object)Asker = \(asks)(); \(object)Asker.guide = \(object)"
    )
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let method = fresh("guide")
      let (kind, isMet) = (Int.random(in: 0..<4, using: &random), chance(2))
      let words = pick(["", "@objc ", "public "])
      switch kind {
      case 0:
        requirements.append("@objc optional func \(method)(_ asker: \(asks), didOpen item: String)")
        if isMet {
          implementations.append(
            "\(words)func \(method)(_ asker: \(asks), didOpen item: String) { note(\"\(method) \\(item)\") }"
          )
          output.append("\(method) soup")
        }
        questions.append("guide?.\(method)?(self, didOpen: \"soup\")")
      case 1:
        requirements.append("@objc optional func \(method)() -> Int")
        if isMet { implementations.append("\(words)func \(method)() -> Int { 7 }") }
        output.append(isMet ? "7" : "-1")
        questions.append("note(\"\\(guide?.\(method)?() ?? -1)\")")
      case 2:
        requirements.append("@objc optional var \(method): String { get }")
        if isMet { implementations.append("\(words)var \(method): String { \"bread\" }") }
        output.append(isMet ? "bread" : "none")
        questions.append("note(guide?.\(method) ?? \"none\")")
      default:
        requirements.append("func \(method)(_ count: Int) -> Bool")
        implementations.append("\(words)func \(method)(_ count: Int) -> Bool { count > 3 }")
        output.append("true")
        questions.append("note(\"\\(guide?.\(method)(4) == true)\")")
      }
    }
    let isSplit = chance(2)
    files = [
      SourceFile(
        path: "P\(number)Guide.swift",
        text: """
          import UIKit

          @objc protocol \(name): \(pick(["NSObjectProtocol", "AnyObject"])) {
            \(requirements.joined(separator: "\n  "))
          }

          final class \(asks): NSObject {
            weak var guide: \(name)?
            func ask() {
              \(questions.joined(separator: "\n    "))
            }
          }

          """),
      SourceFile(
        path: "P\(number)Maker.swift",
        text: isSplit
          ? "import UIKit\nclass \(name)Maker: NSObject {}\nextension \(name)Maker: \(name) {\n  \(implementations.joined(separator: "\n  "))\n}\n"
          : "import UIKit\nclass \(name)Maker: NSObject, \(name) {\n  \(implementations.joined(separator: "\n  "))\n}\n"
      ),
    ]
    calls.append("\(object)Asker.ask()")
  }

  /// Adds a scroll view's delegate with a method that only a subclass implements.
  mutating func addList() {
    let name = "List\(number)"
    let object = fresh("list")
    let isBelow = chance(2)
    let method =
      "\(pick(["", "@objc "]))func scrollViewDidScroll(_ scrollView: UIScrollView) { note(\"scrolled \\(scrollView.contentOffset.y)\") }"
    files.append(
      SourceFile(
        path: "P\(number)List.swift",
        text: """
          import UIKit
          class \(name): UIViewController, UIScrollViewDelegate {
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() { super.viewDidLoad(); list.delegate = self }
            \(isBelow ? "" : method)
          }
          final class \(name)Below: \(name) {
            \(isBelow ? method : "")
          }

          """))
    calls += [
      "let \(object) = \(name)Below(); \(object).loadViewIfNeeded()",
      "\(object).list.contentOffset = CGPoint(x: 0, y: 5)",
    ]
    output.append("scrolled 5.0")
  }
}
