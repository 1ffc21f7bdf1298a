import Galley
import UIKit
import XCTest

@testable import Bakery

/// The files beside the sources are in the bundle of the app or in the bundle of the tests.
final class TourTests: XCTestCase {
  @MainActor
  func testScreensOfStoryboardsFindFilesOfTheApp() throws {
    let tour = try XCTUnwrap(TourViewController.make())
    XCTAssertNotNil(Screen(tour).find("open from 06:30"))
  }

  @MainActor
  func testTextsAreTranslated() throws {
    let tour = try XCTUnwrap(TourViewController.make())
    XCTAssertNotNil(Screen(tour, .language("de")).find("offen ab 06:30"))
  }

  func testTheAppHasItsPropertyList() {
    XCTAssertEqual(TourViewController.version, "2.1")
  }

  func testTestsHaveFilesOfTheirOwn() throws {
    let bundle = Bundle(for: type(of: self))
    let url = try XCTUnwrap(bundle.url(forResource: "saturday", withExtension: "json"))
    XCTAssertTrue(try String(contentsOf: url, encoding: .utf8).contains("noon"))
  }

  func testTheBundleOfTheModuleHasThem() {
    #if SWIFT_PACKAGE
    let bundle = Bundle.module
    #else
    let bundle = Bundle(for: type(of: self))
    #endif
    XCTAssertNotNil(bundle.url(forResource: "saturday", withExtension: "json"))
  }
}
