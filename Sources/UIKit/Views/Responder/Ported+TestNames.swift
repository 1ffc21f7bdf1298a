extension Ported {
  /// Returns the name of a test as its source declares it, from `#function` in the test.
  ///
  /// The porting step of Galley, which rewrites sources of an app for Linux, renames tests that are
  /// isolated to the main actor: `testFeed()` becomes `_main_testFeed()`. Without the prefix, files
  /// that are named after a test have the same names in ported and in original sources.
  package static func testName(_ function: String) -> String {
    let prefix = "_main_"
    return function.hasPrefix(prefix) ? String(function.dropFirst(prefix.count)) : function
  }
}
