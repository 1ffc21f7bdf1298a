import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A cell that is lifted")
struct LiftedCellTests {
  @Test("A lifted cell has a shadow of its size until it is dropped")
  func shadow() throws {
    let list = MovableList([["a", "b", "c"]])
    let cell = try #require(list.cell("b"))
    #expect(cell.layer.shadowOpacity == 0)
    #expect(list.lift(1))
    #expect(cell.layer.shadowOpacity > 0)
    #expect(cell.layer.shadowPath?.boundingBox == cell.bounds)
    list.view.cancelInteractiveMovement()
    list.window.frameClock.advanceUntilStill()
    #expect(cell.layer.shadowOpacity == 0 && cell.layer.shadowPath == nil)
  }

  @Test("A cell that was lifted has its own shadow again when it is dropped")
  func ownShadow() throws {
    let list = MovableList([["a", "b", "c"]])
    let cell = try #require(list.cell("b"))
    cell.layer.shadowOpacity = 0.7
    cell.layer.shadowRadius = 3
    #expect(list.lift(1))
    #expect(cell.layer.shadowRadius != 3)
    list.view.endInteractiveMovement()
    list.window.frameClock.advanceUntilStill()
    #expect(cell.layer.shadowOpacity == 0.7 && cell.layer.shadowRadius == 3)
  }

  @Test("A lifted cell of an inset group has four round corners, and does not clip its shadow")
  func card() throws {
    let list = SwipeList(.insetGrouped)
    list.mayMove = { _ in true }
    let cell = try list.cell(0)
    #expect(cell.layer.masksToBounds && cell.layer.maskedCorners != .all)
    #expect(list.view.beginInteractiveMovementForItem(at: IndexPath(0, 0)))
    list.view.layoutIfNeeded()
    #expect(!cell.layer.masksToBounds && cell.layer.maskedCorners == .all)
    list.view.cancelInteractiveMovement()
    list.settle()
    #expect(cell.layer.masksToBounds && cell.layer.maskedCorners != .all)
    #expect(cell.configurations.backgroundView?.layer.cornerRadius == 0)
  }
}
