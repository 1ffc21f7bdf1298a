import XCTest

/// What the tests of screens have in common.
@MainActor
open class ScreenTestCase: XCTestCase {}
