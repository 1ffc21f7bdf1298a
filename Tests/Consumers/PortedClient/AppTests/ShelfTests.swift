import XCTest

@testable import Bakery

@MainActor
final class ShelfTests: XCTestCase {
  func testMembersOfExtensionsAreOverridden() {
    XCTAssertEqual(UIView().describeShelf(), "a view")
    XCTAssertEqual(UILabel().describeShelf(), "a label in a view")
    XCTAssertEqual(Shelf().describeShelf(), "a shelf of bread")
    let wide: UIView = WideShelf()
    XCTAssertEqual(wide.describeShelf(), "a wide shelf of bread")
  }

  func testMembersOfExtensionsAreFoundByTheirNames() {
    let shelf = PlainShelf()
    XCTAssertTrue(shelf.responds(to: Selector(("closeShelf"))))
    shelf.perform(Selector(("closeShelf")))
    XCTAssertEqual(shelf.title, "closed")
  }

  func testAssetsHaveNames() {
    var red: CGFloat = 0
    ShelfLook.color.getRed(&red, green: nil, blue: nil, alpha: nil)
    XCTAssertEqual(red, 192 / 255, accuracy: 0.001)
    XCTAssertEqual(ShelfLook.picture.size, CGSize(width: 24, height: 8))
    XCTAssertEqual(ShelfLook.picturesAgain.size, ShelfLook.picture.size)
  }

  func testObjectsAreMadeByTheirClass() {
    class Small: UILabel {}
    XCTAssertNil(makeTag(Tag<Int>.self).value)
    XCTAssertEqual(makeTag(Small.self).text, nil)
    XCTAssertEqual(ShelfButton(shelf: 4).title, "4")
  }

  func testASubclassImplementsWhatItsDelegateLeavesOut() {
    let plain = ShelfList()
    plain.loadViewIfNeeded()
    let open = OpenShelfList()
    open.loadViewIfNeeded()
    open.list.delegate?.collectionView?(open.list, didSelectItemAt: IndexPath(item: 3, section: 0))
    plain.list.delegate?.collectionView?(
      plain.list, didSelectItemAt: IndexPath(item: 3, section: 0))
    XCTAssertEqual(open.opened, [3])
    let button = UIButton()
    button.tag = 8
    button.addTarget(open, action: #selector(OpenShelfList.mark(_:forEvent:)), for: .touchUpInside)
    button.addTarget(open, action: Selector(("reset")), for: .touchDown)
    button.sendActions(for: .touchDown)
    XCTAssertEqual(open.opened, [])
  }

  func testValuesAreObservedByTheirNames() {
    let watcher = ShelfWatcher()
    let shelf = Shelf()
    watcher.watch(shelf)
    shelf.count = 2
    watcher.forget(shelf)
    shelf.count = 3
    XCTAssertEqual(watcher.changes, ["count 2"])
  }

  func testACellWithItsOwnInitializerIsMadeByIt() {
    XCTAssertEqual(PriceCell(price: 4).price, 4)
  }

  func testAGestureRecognizerWithOneInitializerIsMadeByIt() {
    XCTAssertEqual(ShelfPress(target: nil, action: nil).minimumPressDuration, 0.25)
  }
}
