import Foundation
import Testing
import UIKit

@Suite("Geometry in JSON")
struct GeometryCodableTests {
  private func text(_ value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private func read<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test("A value is written as a list of its numbers, as in UIKit")
  func writing() throws {
    #expect(try text(CGAffineTransform(1, 2, 3, 4, 5, 6)) == "[1,2,3,4,5,6]")
    #expect(try text(CGVector(dx: 1, dy: 2)) == "[1,2]")
    #expect(try text(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "[1,2,3,4]")
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try text(directional) == "[1,2,3,4]")
    #expect(try text(UIOffset(horizontal: 1, vertical: 2)) == "[1,2]")
  }

  @Test("A value is read from a list of its numbers, as it is on a server or in a file of an app")
  func reading() throws {
    let transform = try read("[1,2,3,4,5,6]", as: CGAffineTransform.self)
    #expect(transform == CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(try read("[1,2]", as: CGVector.self) == CGVector(dx: 1, dy: 2))
    let insets = try read("[1,2,3,4]", as: UIEdgeInsets.self)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let directional = try read("[1,2,3,4]", as: NSDirectionalEdgeInsets.self)
    #expect(
      directional == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(try read("[1,2]", as: UIOffset.self) == UIOffset(horizontal: 1, vertical: 2))
    #expect(throws: DecodingError.self) { try read("[1,2]", as: UIEdgeInsets.self) }
  }
}
