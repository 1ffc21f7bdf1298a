import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The visible elements and their views")
struct VisibleElementsTests {
  private func item(_ item: Int) -> Element.ID {
    Element.ID(.item, at: ElementPath(section: 0, item: item))
  }

  private func shown(_ number: Int) -> VisibleElements.Shown {
    let view = UICollectionReusableView(frame: .zero)
    view.element = item(number)
    let element = UICollectionViewLayoutAttributes(forCellWith: [0, number]).element
    return VisibleElements.Shown(view: view, element: element, didCallWillDisplay: true)
  }

  private func place(_ number: Int) -> LaidOutElement {
    LaidOutElement(UICollectionViewLayoutAttributes(forCellWith: [0, number]))
  }

  private func elements(_ numbers: Int...) -> VisibleElements {
    var elements = VisibleElements()
    for number in numbers { elements[item(number)] = shown(number) }
    return elements
  }

  @Test("A change lists the leaving elements in order, and the entering ones")
  func change() {
    let change = elements(3, 1, 2).change(to: [place(2), place(4)])
    #expect(change.leaving == [item(1), item(3)])
    #expect(change.entering.map(\.element.id) == [item(4)])
  }

  @Test("Renaming keeps the views of elements with new paths, and returns the others in order")
  func rename() {
    var elements = elements(0, 1, 2)
    elements.keep(shown(7))
    let (removed, removedKept) = elements.rename { id in
      id.path.item < 2
        ? Element.ID(.item, at: ElementPath(section: 0, item: id.path.item + 5)) : nil
    }
    #expect(removed.map(\.element.id) == [item(2)])
    #expect(removedKept.map(\.element.id) == [item(7)])
    #expect(Set(elements.names) == [item(5), item(6)])
    #expect(elements[item(5)]?.view.element == item(5))
  }

  @Test("A view that is kept out of sight counts as not displayed")
  func keep() {
    var elements = elements(0)
    elements.keep(shown(3))
    #expect(elements.kept[item(3)]?.didCallWillDisplay == false)
    #expect(elements.all.count == 1)
    elements.dropKept(item(3))
    #expect(elements.kept.isEmpty)
  }

  @Test("All views are returned in order, cells first, and none is left")
  func removeAll() {
    var elements = elements(2, 0)
    elements.keep(shown(1))
    #expect(elements.removeAll().map(\.element.id) == [item(0), item(1), item(2)])
    #expect(elements.isEmpty && elements.kept.isEmpty)
  }

  @Test("The last shown elements are forgotten when a view is added")
  func lastShown() {
    var elements = elements(0)
    elements.noteShown([place(0)])
    #expect(elements.lastShown?.map(\.id) == [item(0)])
    elements[item(1)] = shown(1)
    #expect(elements.lastShown == nil)
  }
}

@MainActor @Suite("A reuse pool")
struct ReusePoolTests {
  private final class Row: UICollectionReusableView {}
  private let key = ReuseKey(.item, "row")

  @Test("A reuse pool returns the last view of the same kind and identifier")
  func latest() {
    var pool = ReusePool()
    let (first, second) = (Row(frame: .zero), Row(frame: .zero))
    pool.enqueue(first, key)
    pool.enqueue(second, key)
    #expect(pool.dequeue(ReuseKey(.item, "other"), .type(.reusable(Row.self))) == nil)
    #expect(pool.dequeue(ReuseKey(.supplementary("row"), "row"), .type(.reusable(Row.self))) == nil)
    #expect(pool.dequeue(key, .type(.reusable(Row.self))) === second)
    #expect(pool.dequeue(key, .type(.reusable(Row.self))) === first)
    #expect(pool.dequeue(key, .type(.reusable(Row.self))) == nil)
  }

  @Test("A reuse pool discards views of a class that is not registered anymore")
  func otherClass() {
    var pool = ReusePool()
    let (old, container) = (UICollectionReusableView(frame: .zero), UIView(frame: .zero))
    container.addSubview(old)
    pool.enqueue(old, key)
    #expect(pool.dequeue(key, .type(.reusable(Row.self))) == nil)
    #expect(old.superview == nil && pool.all.isEmpty)
  }
}
