import Testing

@testable import GalleyUIKit

@Suite("A diffable transaction")
struct NSDiffableDataSourceTransactionTests {
  private static func list(_ a: [Int], _ b: [Int], _ c: [Int] = []) -> NSDiffableDataSourceSnapshot<
    String, Int
  > {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems(a, toSection: "a")
    snapshot.appendItems(b, toSection: "b")
    snapshot.appendItems(c, toSection: "c")
    return snapshot
  }

  @Test("The difference of a transaction has each move as a removal and an insertion")
  func difference() throws {
    let transaction = NSDiffableDataSourceTransaction(
      from: Self.list([1, 2, 3], [4]), to: Self.list([2, 3, 1], [4]))
    #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 1, 4])
    let insertion = try #require(transaction.difference.insertions.first)
    guard case .insert(2, 1, let origin) = insertion else {
      Issue.record("\(insertion)")
      return
    }
    #expect(origin == 0)
  }

  @Test("A transaction has a part for each section that has changed, the last one first")
  func sections() {
    let transaction = NSDiffableDataSourceTransaction(
      from: Self.list([1, 2], [3], [4]), to: Self.list([2], [3], [4, 1]))
    let parts = transaction.sectionTransactions
    #expect(parts.map(\.sectionIdentifier) == ["c", "a"])
    #expect(parts.map(\.initialSnapshot.items) == [[4], [1, 2]])
    #expect(parts.map(\.finalSnapshot.items) == [[4, 1], [2]])
    #expect([1, 2].applying(parts[1].difference) == [2])
    #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4])
    #expect(transaction.finalSnapshot.itemIdentifiers == [2, 3, 4, 1])
  }

  @Test("The part of a section with a tree has that tree before and after")
  func outlines() {
    var before = NSDiffableDataSourceSectionSnapshot<Int>()
    before.append([1])
    before.append([2], to: 1)
    var after = NSDiffableDataSourceSectionSnapshot<Int>()
    after.append([1, 2])
    let transaction = NSDiffableDataSourceTransaction(
      from: Self.list([1, 2], []), to: Self.list([2, 1], [])
    ) { _ in (before, after) }
    #expect(transaction.sectionTransactions.map(\.initialSnapshot) == [before])
    #expect(transaction.sectionTransactions.map(\.finalSnapshot) == [after])
  }
}
