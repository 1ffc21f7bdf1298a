import Testing

@testable import Galley

@Suite("The file of a test")
struct TestFileTests {
  @Test("A test file imports the modules that its import lines name")
  func imports() {
    let text = """
      // import Commented
      @testable import Galley
      import struct Foundation.URL
        public import UIKit // as always
      let text = "import Quoted"
      import os.log; let one = 1
      fileprivate import GalleyLog
      import var Glibc.errno
      @_spi(One, Two) @testable import Hidden
      f(One, Two) import Nothing
      """
    #expect(
      TestFile.modules(in: text)
        == ["Galley", "Foundation", "UIKit", "os", "GalleyLog", "Glibc", "Hidden"])
  }

  @Test("A test file that can't be read counts as one that imports Galley")
  func unreadable() {
    #expect(TestFile.importsGalley("/no/such/file.swift"))
    #expect(TestFile.importsGalley(#filePath))
    #expect(!TestFile.importsXCTest(#filePath))
  }
}
