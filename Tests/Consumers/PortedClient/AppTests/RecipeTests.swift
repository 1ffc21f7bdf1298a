import XCTest

@testable import Bakery

final class RecipeTests: XCTestCase {
  private let recipe = Recipe(title: "bun", steps: ["knead", "bake"])

  func testAnArchiveIsWrittenAndRead() throws {
    let data = try NSKeyedArchiver.archivedData(withRootObject: recipe, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [Recipe.self], from: data)
    XCTAssertEqual((read as? Recipe)?.title, "bun")
  }

  func testTextsAreComparedAsObjects() {
    XCTAssertTrue(areSame("bun", "bun"))
    XCTAssertTrue(areSame(3, 3))
    XCTAssertFalse(areSame("bun", nil))
  }
}
