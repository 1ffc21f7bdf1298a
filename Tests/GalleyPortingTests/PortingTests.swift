import Testing

@testable import GalleyPorting

@Suite("Porting a file")
struct PortingTests {
  @Test("An attribute of Objective-C is replaced by spaces")
  func attribute() {
    let ported = Porting().port([
      SourceFile(path: "A.swift", text: "@objc enum Kind: Int { case one }\n")
    ])
    #expect(
      ported[0].text == """
        #sourceLocation(file: "A.swift", line: 1)
              enum Kind: Int { case one }

        """)
  }
}
