import XCTest

/// The superclass of tests of screens. It isolates them to the main actor.
@MainActor
open class ScreenTestCase: XCTestCase {}
