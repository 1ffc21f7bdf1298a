import Testing

@testable import GalleyPorting

@Suite("Casts to protocols of objects")
struct CastTests {
  @Test("Mean what they mean on a phone", arguments: examples)
  func become(_ example: Example) { example.check() }

  static let examples: [Example] = [
    Example(
      "A value that is cast to a protocol of objects is boxed",
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
      """)
  ]
}
