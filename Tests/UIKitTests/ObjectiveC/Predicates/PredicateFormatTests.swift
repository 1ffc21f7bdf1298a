import Foundation
import Testing
import GalleyUIKit
import UIKit

/// A class as the porting step writes it.
private class Dish: NSObject {
  let name: String
  let price: Double
  let tags: [String]
  let isVegan: Bool
  let note: String?

  init(_ name: String, _ price: Double, _ tags: [String], isVegan: Bool, note: String? = nil) {
    (self.name, self.price, self.tags) = (name, price, tags)
    (self.isVegan, self.note) = (isVegan, note)
  }

  private let _portedDish = GalleyUIKit.Ported.Members(of: Dish.self) {
    $0.value("name", { $0.name })
    $0.value("price", { $0.price })
    $0.value("tags", { $0.tags })
    $0.value("isVegan", { $0.isVegan })
    $0.value("note", { $0.note })
  }
}

@Suite("Formats of predicates")
struct PredicateFormatTests {
  private let dishes = [
    Dish("Soup", 4, ["warm", "green"], isVegan: true),
    Dish("Crème", 6.5, ["sweet"], isVegan: false, note: "cold"),
    Dish("Salad", 9, ["green"], isVegan: true, note: ""),
  ]

  private func names(_ predicate: NSPredicate) -> [String] {
    dishes.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  nonisolated(unsafe) private static let formats: [(String, [Any], [String])] = [
    ("price < 9", [], ["Soup", "Crème"]),
    ("price <= %d", [9], ["Soup", "Crème", "Salad"]),
    ("price >= %f AND price != 9", [6.5], ["Crème"]),
    ("name == %@ || name == 'Salad'", ["Soup"], ["Soup", "Salad"]),
    ("NOT (name = \"Soup\")", [], ["Crème", "Salad"]),
    ("!(isVegan == YES)", [], ["Crème"]),
    ("isVegan == %@", [NSNumber(value: true)], ["Soup", "Salad"]),
    ("%K BEGINSWITH[c] %@", ["name", "s"], ["Soup", "Salad"]),
    ("name CONTAINS[cd] 'CREME'", [], ["Crème"]),
    ("name CONTAINS 'creme'", [], []),
    ("name ENDSWITH 'd'", [], ["Salad"]),
    ("name LIKE 'S*'", [], ["Soup", "Salad"]),
    ("name LIKE[c] 's??p'", [], ["Soup"]),
    ("name MATCHES '[A-Z][a-z]+'", [], ["Soup", "Salad"]),
    ("name IN %@", [["Soup", "Tea"]], ["Soup"]),
    ("NOT name IN {'Soup', 'Tea'}", [], ["Crème", "Salad"]),
    ("price BETWEEN {4, 6.5}", [], ["Soup", "Crème"]),
    ("note == nil", [], ["Soup"]),
    ("note != NULL AND note != ''", [], ["Crème"]),
    ("ANY tags == 'green'", [], ["Soup", "Salad"]),
    ("ALL tags == 'green'", [], ["Salad"]),
    ("NONE tags == 'green'", [], ["Crème"]),
    ("tags.@count > 1", [], ["Soup"]),
    ("tags CONTAINS 'sweet'", [], ["Crème"]),
    ("(price + 1) * 2 > 12", [], ["Crème", "Salad"]),
    ("name.length == 4", [], ["Soup"]),
    ("price > 5e-1 AND price < 5e+0", [], ["Soup"]),
    ("TRUEPREDICATE", [], ["Soup", "Crème", "Salad"]),
    ("FALSEPREDICATE", [], []),
    ("isVegan == 1 AND (price > 5 OR name CONTAINS 'ou')", [], ["Soup", "Salad"]),
  ]

  @Test("Predicates choose objects by their properties", arguments: formats.indices)
  func objects(_ index: Int) {
    let (format, arguments, expected) = Self.formats[index]
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    #expect(names(predicate) == expected, "\(format)")
  }

  @Test("Predicates take arguments one by one, also objects, lists and nil")
  func arguments() {
    #expect(names(NSPredicate(format: "%K == %@ AND price < %ld", "name", "Soup", 5)) == ["Soup"])
    #expect(names(NSPredicate(format: "name IN %@", ["Salad"] as NSArray)) == ["Salad"])
    #expect(names(NSPredicate(format: "SELF == %@", dishes[1])) == ["Crème"])
    let nothing: String? = nil
    #expect(names(NSPredicate(format: "note == %@", nothing)) == ["Soup"])
  }

  @Test("Predicates match whole texts with regular expressions")
  func texts() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+\\.[a-z]{2,}")
    #expect(mail.evaluate(with: "ada@galley.org"))
    #expect(!mail.evaluate(with: "ada@galley.org "))
    #expect(!mail.evaluate(with: "ada"))
    #expect(NSPredicate(format: "self BEGINSWITH 'a'").evaluate(with: "ada"))
  }

  @Test("Predicates choose dictionaries, and elements of an array")
  func collections() {
    let items: NSArray = [["name": "Tea", "count": 2], ["name": "Rye", "count": 5]]
    let many = items.filtered(using: NSPredicate(format: "count > 3"))
    #expect(many.count == 1)
    #expect((many.first as? [String: Any])?["name"] as? String == "Rye")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "count > 1"), NSPredicate(format: "name == 'Tea'"),
    ])
    #expect(both.evaluate(with: ["name": "Tea", "count": 2] as [String: Any]))
    // Two sets with the same elements have them in different orders.
    let words = (0..<50).map { "word \($0)" }
    let sets = NSPredicate(
      format: "%@ == %@", Set(words) as NSSet, Set(words.reversed() + ["word 1"]) as NSSet)
    #expect(sets.evaluate(with: nil))
  }

  @Test("A variable has the value that is given when the predicate is evaluated")
  func variables() {
    let predicate = NSPredicate(format: "price < $limit")
    let cheap = dishes.filter {
      predicate.evaluate(with: $0, substitutionVariables: ["limit": 5])
    }
    #expect(cheap.map(\.name) == ["Soup"])
  }

  #if os(Linux)
  @Test("A format that can't be read stops the program, and says where")
  func faults() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "name ==== 3")
    }
    await #expect(processExitsWith: .failure) { _ = NSPredicate(format: "name == %@") }
  }
  #endif
}
