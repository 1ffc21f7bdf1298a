extension Ported {
  /// Returns the name of a test as its source declares it, from `#function` in the test.
  ///
  /// The porting step renames tests that are isolated to the main actor: `testFeed()` becomes
  /// `_main_testFeed()`. Files that are named after the test keep the name of the source.
  package static func testName(_ function: String) -> String {
    let prefix = "_main_"
    return function.hasPrefix(prefix) ? String(function.dropFirst(prefix.count)) : function
  }
}
