import Foundation
import Galley
import IGListKit
import Testing
import UIKit

@MainActor @Suite("What a section controller knows of the collection view")
struct CollectionContextTests {
  private let world = AdapterWorld(NumberSource([1, 42]))

  private func context() throws -> any ListCollectionContext {
    // Some of these tests leave less room than the items are wide.
    withReportsAllowed(about: .layout) { world.settle() }
    return try #require(world.adapter.sectionController(for: 1)?.collectionContext)
  }

  @Test("A negative length of an item counts as zero, and is reported")
  func negativeSize() throws {
    let section = try #require(world.adapter.sectionController(for: 1) as? NumberSection)
    let found = reports {
      section.sizes = CGSize(width: -1, height: -1)
      #expect(world.adapter.sizeForItem(at: IndexPath(0, 0)) == .zero)
      section.sizes = CGSize(width: -1, height: 7)
      #expect(world.adapter.sizeForItem(at: IndexPath(0, 0)) == CGSize(width: 0, height: 7))
    }
    #expect(found.count == 2)
  }

  @Test("A length of an item that is not a number counts as zero, and is reported")
  func noSize() throws {
    let section = try #require(world.adapter.sectionController(for: 1) as? NumberSection)
    section.sizes = CGSize(width: CGFloat.nan, height: 7)
    var size: CGSize?
    let reports = Report.gathering { size = world.adapter.sizeForItem(at: IndexPath(0, 0)) }
    #expect(size == CGSize(width: 0, height: 7))
    #expect(reports.map(\.topic.rawValue) == ["list"])
    #expect(reports.first?.message.contains("item 0 of section 0") == true)
  }

  @Test("The context has the container size, with and without the section's inset")
  func size() throws {
    let section = try #require(world.adapter.sectionController(for: 42))
    #expect(try context().containerSize == CGSize(width: 100, height: 100))
    #expect(try context().containerSize(for: section) == CGSize(width: 98, height: 98))
  }

  @Test("The context has the traits of the collection view")
  func traits() throws {
    #expect(try context().traitCollection == world.view.traitCollection)
  }

  @Test("The context has the content inset, and the container size without it")
  func inset() throws {
    let inset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    world.view.contentInset = inset
    #expect(try context().containerInset == inset)
    #expect(try context().insetContainerSize == CGSize(width: 94, height: 96))
  }

  @Test("The adjusted inset contains the content inset and the safe area")
  func adjustedInset() throws {
    let inset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    world.view.contentInset = inset
    #expect(try context().adjustedContainerInset == inset)
    world.view.contentInsetAdjustmentBehavior = .always
    let area = world.view.safeAreaInsets
    #expect(try context().adjustedContainerInset.top == 10 + area.top)
  }

  // The items are wider than the insets leave room for.
  @Test("The inset container size leaves out the content inset and the safe area", .reportsAllowed)
  func adjustedSize() throws {
    world.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 5, right: 0)
    world.window.rootViewController = world.controller
    world.controller.view.addSubview(world.view)
    world.view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    world.view.contentInsetAdjustmentBehavior = .always
    let context = try context()
    let inset = context.adjustedContainerInset
    #expect(inset.top >= 21 && inset.bottom >= 8)
    #expect(
      context.insetContainerSize
        == CGSize(
          width: 100 - inset.left - inset.right, height: 100 - inset.top - inset.bottom))
  }

  // MARK: What a finger does

  @Test("The scrolling traits follow tracking, dragging and deceleration")
  func finger() throws {
    world.source.objects = [30]
    world.show()
    let context = try #require(world.adapter.sectionController(for: 30)?.collectionContext)
    let still = ListCollectionScrollingTraits()
    #expect(context.scrollingTraits == still)
    let finger = Finger(on: world.view)
    #expect(context.scrollingTraits.isTracking)
    #expect(!context.scrollingTraits.isDragging)
    finger.move(by: CGPoint(x: 0, y: -40), over: 0.1)
    #expect(context.scrollingTraits.isTracking)
    #expect(context.scrollingTraits.isDragging)
    #expect(!context.scrollingTraits.isDecelerating)
    finger.lift()
    #expect(!context.scrollingTraits.isTracking)
    #expect(!context.scrollingTraits.isDragging)
    #expect(context.scrollingTraits.isDecelerating)
    world.settle()
    #expect(context.scrollingTraits == still)
  }
}
