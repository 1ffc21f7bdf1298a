import GalleyTestReading
import Testing

@Suite("XCTest tests on a global actor, which need the word async on Linux")
struct TestsNeedingAsyncTests {
  /// The names of the tests in a file that need the word async, without their classes.
  private func names(_ text: String, others: String = "") -> [String] {
    testsNeedingAsync(
      in: [SourceFile(path: "Tests/A.swift", text: text)],
      others: [SourceFile(path: "Sources/B.swift", text: others)]
    ).map { $0.name.split(separator: ".").last.map(String.init) ?? "" }
  }

  @Test("A test that needs async is named with its file and line")
  func place() {
    let found = testsNeedingAsync(in: [
      SourceFile(
        path: "Tests/FeedTests.swift",
        text: """
          import XCTest

          final class FeedTests: XCTestCase {
            @MainActor
            func testTop() throws {}
          }
          """)
    ])
    #expect(
      found.map(\.description) == [
        "Tests/FeedTests.swift:5: FeedTests.testTop() needs the word async"
      ])
  }

  @Test("A test method on a global actor needs async, unless it is async")
  func methods() {
    #expect(
      names(
        """
        class A: XCTestCase {
          @MainActor func test1() {}
          @MainActor func test2() throws {}
          @MainActor public func test3() -> Void {}
          @MainActor func test4() async {}
          @MainActor func test5() async throws {}
          func test6() {}
          @MainActor(unsafe) func test7() {}
          @Swift.MainActor func test8() {}
          @available(*, deprecated) @MainActor func test9() {}
        }
        """) == ["test1", "test2", "test3", "test7", "test8", "test9"])
  }

  @Test("The tests of a class on a global actor and of its extensions need async")
  func classes() {
    #expect(
      names(
        """
        @MainActor final class A: XCTestCase {
          func test1() {}
          nonisolated func test2() {}
          func test3() async {}
        }
        extension A {
          func test4() {}
          nonisolated func test5() {}
        }
        nonisolated extension A { func test6() {} }
        """) == ["test1", "test4"])
  }

  @Test("The tests in an extension on a global actor need async")
  func extensions() {
    #expect(
      names(
        """
        class A: XCTestCase { func test1() {} }
        @MainActor extension A {
          func test2() {}
          nonisolated func test3() {}
        }
        """) == ["test2"])
  }

  @Test("The tests of a class need async if its superclass is isolated, in any file")
  func superclasses() {
    let base = "@MainActor open class Base: XCTestCase { open func test0() {} }"
    #expect(names("class A: Base { func test1() {} }", others: base) == ["test1"])
    #expect(names("class A: Support.Base { func test1() {} }", others: base) == ["test1"])
    #expect(
      names("class A: B<Int> { func test1() {} }; class B<T>: Base {}", others: base) == ["test1"])
    #expect(names("nonisolated class A: Base { func test1() {} }", others: base) == [])
    #expect(names("typealias B = Base; class A: B { func test1() {} }", others: base) == ["test1"])
  }

  @Test("A test that overrides an isolated one needs async")
  func overrides() {
    #expect(
      names(
        """
        class A: XCTestCase {
          @MainActor func test1() {}
          func test2() {}
        }
        class B: A {
          override func test1() {}
          override func test2() {}
        }
        """) == ["test1", "test1"])
  }

  @Test(
    "A test of a nonisolated class, or one that overrides a nonisolated test, needs no async"
  )
  func overridesOfNonisolated() {
    #expect(
      names(
        """
        @MainActor class A: XCTestCase {
          nonisolated func test1() {}
        }
        @MainActor class B: A { override func test1() {} }
        class C: XCTestCase { func test2() {} }
        @MainActor class D: C { override func test2() {} }
        @MainActor class E: XCTestCase { func test3() {} }
        nonisolated class F: E { override func test3() {} }
        """) == ["test3"])
  }

  @Test(
    "Tests of a class need async if its declaration, not an extension, has an isolated protocol")
  func protocols() {
    let protocols = "@preconcurrency @MainActor protocol P {}; protocol Q: P {}"
    #expect(names("class A: XCTestCase, P { func test1() {} }", others: protocols) == ["test1"])
    #expect(names("class A: XCTestCase, Q { func test1() {} }", others: protocols) == ["test1"])
    #expect(
      names("class A: XCTestCase { func test1() {} }; extension A: P {}", others: protocols) == [])
  }

  @Test("Tests of a class with a nonisolated superclass need no async for an isolated protocol")
  func protocolsBelowNonisolatedClasses() {
    #expect(
      names(
        """
        @MainActor protocol P {}
        nonisolated class A: XCTestCase {}
        class B: A, P { func test1() {} }
        """) == [])
  }

  @Test("A test on any global actor needs async")
  func globalActors() {
    #expect(
      names(
        "class A: XCTestCase { @Pictures func test1() {} }",
        others: "@globalActor actor Pictures { static let shared = Pictures() }") == ["test1"])
  }

  @Test("A global actor on an enclosing type does not count, and one on a nested class does")
  func nestedTypes() {
    #expect(names("@MainActor enum A { class B: XCTestCase { func test1() {} } }") == [])
    #expect(names("enum A { @MainActor class B: XCTestCase { func test1() {} } }") == ["test1"])
    #expect(
      names("enum A { @MainActor class C: XCTestCase {}; class B: C { func test1() {} } }") == [
        "test1"
      ])
  }

  @Test("Methods that XCTest does not run need no async")
  func others() {
    #expect(
      names(
        """
        @MainActor class A: XCTestCase {
          func helper() {}
          private func test1() {}
          func test2(_ count: Int) {}
          func test3() -> Int { 3 }
          static func test4() {}
          class func test5() {}
          func test6<T>(_ type: T.Type = Int.self) {}
          override func setUp() async throws {}
        }
        @MainActor class B { func test7() {} }
        @MainActor struct C { func test8() {} }
        """) == [])
  }

  @Test("Strings, comments and bodies are not searched for tests")
  func disguises() {
    #expect(
      names(
        #"""
        // @MainActor class A: XCTestCase { func test1() {} }
        /* @MainActor /* class */ */
        class A: XCTestCase {
          let text = "}} @MainActor func test2() {} \(call("}") + "{") "
          let raw = ##"" @MainActor func test3() {} "# "##
          let long = """
            } @MainActor func test4() {} \(["}"].joined(separator: "\""))
            """
          var word = { (`class`: Int) in `class` }
          func test5() { @MainActor func test6() {} ; struct S { @MainActor func test7() {} } }
          @MainActor var test8: Int { 8 }
          let closure: @MainActor () -> Void = {}
          func test9() { _ = A.self is AnyClass }
          @MainActor func test10() {}
        }
        """#) == ["test10"])
  }

  @Test("Code that Linux does not compile is not searched for tests")
  func conditions() {
    #expect(
      names(
        """
        @MainActor class A: XCTestCase {
          #if os(iOS) || canImport(ObjectiveC)
          func test1() {}
          #elseif os(Linux)
          func test2() {}
          #else
          func test3() {}
          #endif
          #if !canImport(AppKit) && !os(Windows)  // here
          func test4() {}
          #endif
          #if DEBUG
          func test5() {}
          #else
          func test6() {}
          #endif
        }
        """) == ["test2", "test4", "test5", "test6"])
  }

  @Test("A file that is cut off anywhere is searched for tests to its end")
  func brokenFiles() {
    let text = """
      @MainActor(unsafe) public final class A<T: Sequence<Int>>: Base<[T]>, P & Q where T: Hashable {
        #if os(Linux) && (DEBUG || !X)
        @objc(name:) private(set) var x = "\\(a + "b")" { didSet {} }
        override class func f<A>(_ a: [A] = [1 < 2]) async throws(E) -> (A) -> Void where A: B { /* { */ }
        #endif
      }
      """
    for count in 0...text.count { _ = names(String(text.prefix(count))) }
    for count in 0...text.count { _ = names(String(text.suffix(count))) }
  }
}
