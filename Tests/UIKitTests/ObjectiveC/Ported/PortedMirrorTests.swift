import Foundation
import Testing
import UIKit

/// Classes as the porting step writes them.
private class Animal: NSObject {
  var name = "Rex"
  private let _portedAnimal = Ported.Members(of: Animal.self) {
    $0.value("name", { $0.name }, { $0.name = $1 })
  }
}

private final class Dog: Animal {
  var age = 4
  private let _portedDog = Ported.Members(of: Dog.self) { $0.value("age", { $0.age }) }
}

@Suite("The mirror of an object of a ported class")
struct PortedMirrorTests {
  @Test("The mirror of an object has the properties of the source, and no list of members")
  func children() {
    let mirror = Ported.mirror(reflecting: Dog())
    #expect(mirror.children.map(\.label) == ["age"])
    #expect(mirror.children.first?.value as? Int == 4)
    #expect(mirror.superclassMirror?.children.map(\.label) == ["name"])
    #expect(mirror.displayStyle == .class && mirror.subjectType == Dog.self)
    #expect(mirror.superclassMirror?.subjectType == Animal.self)
  }

  @Test("The mirror of other values is that of the standard library")
  func others() {
    let point = Ported.mirror(reflecting: CGPoint(x: 1, y: 2))
    #expect(point.children.map(\.label) == ["x", "y"] && point.displayStyle == .struct)
    #expect(Ported.mirror(reflecting: [1, 2]).children.count == 2)
  }
}
