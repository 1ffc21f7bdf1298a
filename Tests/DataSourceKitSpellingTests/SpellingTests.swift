import DataSourceKit
import Foundation
import Testing
import UIKit
import XCTest

/// Declarations are values, so XCTest compares them without a view.
final class BakeryCounterTests: XCTestCase {
  private let bun = Pastry(name: "Bun", price: 2)
  private let roll = Pastry(name: "Cinnamon roll", price: 4)

  func testCounterWithoutLeftovers() {
    let counter = BakeryViewController.Counter(fresh: [roll, bun], yesterday: [])
    XCTAssertEqual(counter.cellDeclarations, [.fresh(roll), .fresh(bun)])
  }

  func testEmptyCounter() {
    XCTAssertEqual(BakeryViewController.Counter().cellDeclarations, [.slate("Sold out")])
  }

  func testLeftoversComeBelowALineOnTheSlate() {
    let counter = BakeryViewController.Counter(fresh: [bun], yesterday: [roll])
    XCTAssertEqual(
      counter.cellDeclarations,
      [.fresh(bun), .slate("From yesterday, at half price"), .yesterday(roll)])
  }
}

/// A presenter of a file as code from before Swift 6 declares it: its handler is not `@Sendable`.
private final class DraftPresenter: NSObject, NSFilePresenter {
  let presentedItemURL: URL? = nil
  let presentedItemOperationQueue = OperationQueue()
  private(set) var saves = 0

  func savePresentedItemChanges(completionHandler: @escaping (Error?) -> Void) {
    saves += 1
    completionHandler(nil)
  }
}

@Suite("A file presenter of code from before Swift 6")
struct FilePresenterSpellingTests {
  @Test("The method of a file presenter is called, though its handler is not @Sendable")
  func saving() {
    let draft = DraftPresenter()
    let presenter: any NSFilePresenter = draft
    presenter.savePresentedItemChanges { _ in }
    #expect(draft.saves == 1)
  }
}

@MainActor
@Suite("Code written for the talk Declarative UICollectionView and for the published library")
struct SpellingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func cells(of controller: UIViewController) throws -> [UICollectionViewCell] {
    window.layoutIfNeeded()
    let list = try #require(controller.view.subviews.first as? UICollectionView)
    return list.indexPathsForVisibleItems.sorted().compactMap { list.cellForItem(at: $0) }
  }

  @Test("A declared screen shows its cells from nibs, beside cells of a class")
  func nibCells() throws {
    let nibs: [String: UINib.Contents] = [
      "SlateCell": { _ in [SlateCell(frame: .zero)] },
      "PastryCell": { _ in [PastryCell(frame: .zero)] },
    ]
    try UINib.providing(nibs) {
      let controller = BakeryViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.counter = BakeryViewController.Counter(
        fresh: [Pastry(name: "Bun", price: 2)], yesterday: [Pastry(name: "Scone", price: 6)])
      let texts = try cells(of: controller).map { cell in
        switch cell {
        case let cell as SlateCell: cell.text
        case let cell as PastryCell: cell.text
        case let cell as LoafCell: cell.label.text ?? ""
        default: "none"
        }
      }
      #expect(texts == ["Bun, 2", "From yesterday, at half price", "Scone for 3"])
    }
  }

  @Test("A screen that declares binders itself shows their cells")
  func library() throws {
    let controller = ShelfViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.pastries = [Pastry(name: "Rye", price: 5), Pastry(name: "Oat", price: 4)]
    let texts = try cells(of: controller).map { ($0 as? LoafCell)?.label.text }
    #expect(texts == ["Rye for 5", "Oat for 4"])
  }
}
