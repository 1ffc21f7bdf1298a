import Testing

@testable import GalleyPorting

@Suite("Porting of casts to Objective-C protocols")
struct CastTests {
  @Test("A cast to an Objective-C protocol succeeds for values, as on iOS", arguments: examples)
  func isPorted(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A value that is cast to an Objective-C protocol is boxed first",
      """
      import UIKit
      func cast(_ value: Any, _ other: Any?) {
        let object = value as! NSObjectProtocol
        let copy = other as? NSCopying
        if value is NSCoding { print(object, copy as Any) }
        _ = value as? NSObject
      }
      """,
      """
      import UIKit
      func cast(_ value: Any, _ other: Any?) {
        let object = UIKit.Ported.object(value) as! NSObjectProtocol
        let copy = UIKit.Ported.object(other) as? NSCopying
        if UIKit.Ported.object(value) is NSCoding { print(object, copy as Any) }
        _ = value as? NSObject
      }
      """),
    Example(
      "A value that is matched with an Objective-C protocol in a pattern or a composition is boxed",
      """
      import UIKit
      protocol Named {}
      func cast(_ value: Any, _ all: [Any]) {
        switch value {
        case let text as String: print(text)
        case let object as NSObjectProtocol: print(object)
        default: break
        }
        if case let copy as NSCopying = value { print(copy) }
        for case let object as NSObjectProtocol & Named in all { print(object) }
        _ = value as? any NSObjectProtocol & Named
        _ = value is (Named & NSCoding)
      }
      """,
      """
      import UIKit
      protocol Named {}
      func cast(_ value: Any, _ all: [Any]) {
        switch UIKit.Ported.object(value) {
        case let text as String: print(text)
        case let object as NSObjectProtocol: print(object)
        default: break
        }
        if case let copy as NSCopying = UIKit.Ported.object(value) { print(copy) }
        for case let object as NSObjectProtocol & Named in (all).map({ UIKit.Ported.object($0) }) { print(object) }
        _ = UIKit.Ported.object(value) as? any NSObjectProtocol & Named
        _ = UIKit.Ported.object(value) is (Named & NSCoding)
      }
      """),
    Example(
      "A cast of an NSCopying identifier to a Swift value goes through Any, to avoid a warning",
      """
      import UIKit
      @MainActor func path(_ menu: UIContextMenuConfiguration, _ other: any NSCopying, _ text: Any) {
        let path = menu.identifier as? IndexPath
        let name = menu.identifier as! String
        if other is UUID { print(path as Any, name) }
        print(menu.identifier as? NSString as Any, text as? String as Any)
      }
      """,
      """
      import UIKit
      @MainActor func path(_ menu: UIContextMenuConfiguration, _ other: any NSCopying, _ text: Any) {
        let path = menu.identifier as Any as? IndexPath
        let name = menu.identifier as Any as! String
        if other as Any is UUID { print(path as Any, name) }
        print(menu.identifier as? NSString as Any, text as? String as Any)
      }
      """, isCompiled: false),
    Example(
      "A cast pattern beside other patterns is not boxed, and is reported as a finding",
      """
      import UIKit
      enum Row { case one }
      func cast(_ value: Any) {
        switch value {
        case Row.one: break
        case let object as NSObjectProtocol: print(object)
        default: break
        }
      }
      """,
      """
      import UIKit
      enum Row { case one }
      func cast(_ value: Any) {
        switch value {
        case Row.one: break
        case let object as NSObjectProtocol: print(object)
        default: break
        }
      }
      """, findings: ["4: a value that is not an object is boxed"], isCompiled: false),
  ]
}
