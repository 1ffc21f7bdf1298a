import Foundation
import TestSupport
import Testing

@testable import GalleyUIKit

/// A cell of a nib that counts how often it was awakened.
private final class NibCell: UICollectionViewCell {
  var wakes = 0
  override func awakeFromNib() {
    super.awakeFromNib()
    wakes += 1
  }
}

/// A controller and an object of a nib, the latter as the porting step writes it.
private final class NibController: UIViewController {
  var wakes = 0
  override func awakeFromNib() { wakes += 1 }
}
private final class NibObject: NSObject {
  var wakes = 0
  func awakeFromNib() { wakes += 1 }
  private let _portedNibObject = GalleyUIKit.Ported.Members(of: NibObject.self) {
    $0.method("awakeFromNib") {
      _ = $1
      $0.awakeFromNib()
    }
  }
}

private final class NibHeader: UICollectionReusableView {}

/// The contents of the nibs in these tests, by name.
private let nibs: [String: UINib.Contents] = [
  "NibCell": { _ in [NibCell(frame: .zero)] },
  "NibHeader": { _ in [NibHeader(frame: .zero)] },
  "Plain": { _ in [UIView()] },
  "Two": { _ in [NibCell(frame: .zero), NibCell(frame: .zero)] },
]

@Suite("A nib")
@MainActor
struct UINibTests {
  @Test("A nib creates new objects each time with what is provided for its name, and awakens them")
  func provided() {
    UINib.providing(nibs) {
      let nib = UINib(nibName: "NibCell", bundle: nil)
      let first = nib.instantiate(withOwner: nil).first as? NibCell
      let second = nib.instantiate(withOwner: nil, options: [.externalObjects: [:]]).first
      #expect(first?.wakes == 1)
      #expect(second is NibCell)
      #expect(first !== second as? NibCell)
    }
  }

  @Test("awakeFromNib is called for the controllers and other objects of a nib")
  func others() {
    UINib.providing(["Mixed": { _ in [NibController(), NibObject(), "text"] }]) {
      let objects = UINib(nibName: "Mixed", bundle: nil).instantiate(withOwner: nil)
      #expect((objects[0] as? NibController)?.wakes == 1)
      #expect((objects[1] as? NibObject)?.wakes == 1)
      #expect(objects.count == 3)
    }
  }

  @Test("The objects of a nib are created for the owner that is passed to the bundle")
  func owner() {
    final class Card {
      var content: UIView?
    }
    let contents: UINib.Contents = { owner in
      let view = UIView()
      (owner as? Card)?.content = view
      return [view, UIView()]
    }
    UINib.providing(["Card": contents]) {
      let card = Card()
      let objects = Bundle.main.loadNibNamed("Card", owner: card)
      #expect(objects?.count == 2)
      #expect(objects?.first as? UIView === card.content)
    }
  }

  @Test("A nib can be provided for a closure only, and the innermost closure takes precedence")
  func scopes() async {
    func made() -> Int { UINib(nibName: "Scoped", bundle: nil).instantiate(withOwner: nil).count }
    await UINib.providing(["Scoped": { _ in [1] }]) {
      await Task.yield()
      #expect(made() == 1)
      UINib.providing(["Other": { _ in [] }]) { #expect(made() == 1) }
      UINib.providing(["Scoped": { _ in [1, 2] }]) { #expect(made() == 2) }
      #expect(made() == 1)
    }
    let reports = Report.gathering { #expect(made() == 0) }
    #expect(reports.count == 1)
  }

  @Test("A nib may be provided for the whole program")
  func forAll() {
    UINib.provide("UINibTests.forAll") { _ in ["text"] }
    let nib = UINib(nibName: "UINibTests.forAll", bundle: .main)
    #expect(nib.instantiate(withOwner: nil) as? [String] == ["text"])
  }

  @Test("A missing nib is reported once, with its name, its bundle and advice")
  func missing() {
    let nib = UINib(nibName: "Nowhere", bundle: nil)
    let reports = Report.gathering {
      #expect(nib.instantiate(withOwner: nil).isEmpty)
      #expect(nib.instantiate(withOwner: nil).isEmpty)
    }
    #expect(reports.map(\.topic) == [.nib])
    let message = reports.first?.message ?? ""
    #expect(
      message.hasPrefix(
        "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name "
          + "'Nowhere'"))
    #expect(message.contains("UINib.provide(\"Nowhere\")"))
  }

  @Test("A bundle returns nil for a missing nib, and reports it")
  func missingInBundle() {
    let reports = Report.gathering {
      #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil, options: nil) == nil)
    }
    #expect(reports.count == 1)
  }
}

@Suite("A collection view with nibs")
@MainActor
struct NibRegistrationTests {
  private let list = TestList(2, rows(60))
  private let header = UICollectionView.elementKindSectionHeader

  private func cell(_ item: Int) -> UICollectionViewCell? {
    list.view.cellForItem(at: IndexPath(0, item))
  }

  @Test("A collection view has cells of a nib, awakened once, with frames and identifiers")
  func cells() {
    UINib.providing(nibs) {
      list.view.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "text")
      list.settle()
      #expect((cell(0) as? NibCell)?.wakes == 1)
      #expect(cell(1)?.reuseIdentifier == "text")
      #expect(cell(1)?.frame == CGRect(x: 0, y: 60, width: 320, height: 60))
    }
  }

  @Test("A collection view has headers of a nib")
  func headers() throws {
    let layout = rows(60)
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let list = TestList(2, layout)
    try UINib.providing(nibs) {
      list.view.register(
        UINib(nibName: "NibHeader", bundle: nil), forSupplementaryViewOfKind: header,
        withReuseIdentifier: "header")
      list.settle()
      let view = try #require(
        list.view.supplementaryView(forElementKind: header, at: IndexPath(0, 0)))
      #expect(view is NibHeader)
      #expect(view.reuseIdentifier == "header")
    }
  }

  @Test("Decoration views come from the nib that their layout registers")
  func decorations() {
    let layout = LinedLayout()
    layout.register(UINib(nibName: "NibHeader", bundle: nil), forDecorationViewOfKind: "line")
    let list = TestList(2, layout)
    UINib.providing(nibs) { list.settle() }
    let lines = list.view.subviews.compactMap { $0 as? NibHeader }
    #expect(lines.map(\.frame.minY).sorted() == [59, 119])
    #expect(!list.view.subviews.contains { $0 is TextHeader })
  }

  @Test("A supplementary registration creates headers from its nib")
  func headerRegistration() {
    final class Headers: NSObject, UICollectionViewDataSource {
      let row = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let header = UICollectionView.SupplementaryRegistration<NibHeader>(
        supplementaryNib: UINib(nibName: "NibHeader", bundle: nil),
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, kind, path in header.tag = 5 }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 1 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: 1)
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      }
    }
    let layout = rows(60)
    layout.headerReferenceSize = CGSize(width: 320, height: 40)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: layout)
    let source = Headers()
    view.dataSource = source
    let reports = Report.gathering {
      UINib.providing(nibs) { view.layoutIfNeeded() }
    }
    #expect(view.supplementaryView(forElementKind: header, at: IndexPath(0, 0))?.tag == 5)
    #expect(reports.isEmpty)
  }

  @Test("A reused cell of a nib is not awakened again")
  func reuse() {
    UINib.providing(nibs) {
      list.view.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "text")
      list.settle()
      let before = Set(list.view.visibleCells.map(ObjectIdentifier.init))
      list.view.reloadData()
      list.settle()
      #expect(Set(list.view.visibleCells.map(ObjectIdentifier.init)) == before)
      #expect((cell(0) as? NibCell)?.wakes == 1)
    }
  }

  @Test("Cells are not reused after another nib or class was registered for their identifier")
  func otherSource() {
    UINib.providing(nibs) {
      list.settle()
      #expect(cell(0) is TextCell)
      list.view.register(UINib(nibName: "NibCell", bundle: nil), forCellWithReuseIdentifier: "text")
      list.view.reloadData()
      list.settle()
      #expect(cell(0) is NibCell)
      list.view.register(NibCell.self, forCellWithReuseIdentifier: "text")
      list.view.reloadData()
      list.settle()
      #expect((cell(0) as? NibCell)?.wakes == 0)
    }
  }

  @Test("A collection view uses plain cells if the nib is missing, which is reported once")
  func missing() {
    let reports = Report.gathering {
      list.view.register(UINib(nibName: "Gone", bundle: nil), forCellWithReuseIdentifier: "text")
      list.settle()
    }
    #expect(list.view.visibleCells.count == 2)
    #expect(cell(0).map { type(of: $0) == UICollectionViewCell.self } == true)
    #expect(cell(0)?.reuseIdentifier == "text")
    #expect(reports.map(\.topic) == [.nib])
    #expect(reports.first?.message.contains("with name 'Gone'") == true)
  }

  @Test("Registering nil instead of a nib removes the registration")
  func takenBack() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let list = TestList(3, rows(60))
      list.view.register(nil as UINib?, forCellWithReuseIdentifier: "text")
      list.settle()
    }
    expectTrap(result, says: "could not dequeue a view of kind: UICollectionElementKindCell")
  }

  @Test("A nib for cells with a view that is no cell traps")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UINib.providing(nibs) {
        let list = TestList(3, rows(60))
        list.view.register(UINib(nibName: "Plain", bundle: nil), forCellWithReuseIdentifier: "text")
        list.settle()
      }
    }
    expectTrap(
      result,
      says: "invalid nib registered for identifier (text) - nib must contain exactly one top level "
        + "object which must be a UICollectionReusableView instance: Plain holds UIView")
  }

  @Test("A nib for cells with two cells traps")
  func twoCells() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UINib.providing(nibs) {
        let list = TestList(3, rows(60))
        list.view.register(UINib(nibName: "Two", bundle: nil), forCellWithReuseIdentifier: "text")
        list.settle()
      }
    }
    expectTrap(result, says: "Two holds NibCell, NibCell; let it hold one UICollectionViewCell")
  }

  @Test("A cell registration uses its nib, or its class if the nib is missing")
  func registration() {
    func shown(_ nib: String) -> [UICollectionViewCell] {
      let row = UICollectionView.CellRegistration<NibCell, Int>(
        cellNib: UINib(nibName: nib, bundle: nil)
      ) { cell, path, number in cell.tag = number }
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: rows(60))
      let source = MadeCells { view, path in
        view.dequeueConfiguredReusableCell(using: row, for: path, item: path.item + 7)
      }
      view.dataSource = source
      view.layoutIfNeeded()
      return view.visibleCells
    }
    UINib.providing(nibs) {
      let cells = shown("NibCell")
      #expect(cells.map(\.tag) == [7, 8])
      #expect(cells.map { ($0 as? NibCell)?.wakes } == [1, 1])
    }
    let reports = Report.gathering {
      let cells = shown("Gone")
      #expect(cells.map(\.tag) == [7, 8])
      #expect(cells.map { ($0 as? NibCell)?.wakes } == [0, 0])
    }
    #expect(reports.count == 1)
  }

  @Test("A cell registration whose nib has a cell of another class traps")
  func otherClass() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UINib.providing(nibs) {
        let row = UICollectionView.CellRegistration<TextCell, Int>(
          cellNib: UINib(nibName: "NibCell", bundle: nil)
        ) { _, _, _ in }
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: rows(60))
        let source = MadeCells { view, path in
          view.dequeueConfiguredReusableCell(using: row, for: path, item: 1)
        }
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    expectTrap(result, says: "NibCell holds NibCell, and its registration is for TextCell")
  }
}
