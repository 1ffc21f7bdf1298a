import DataSourceKit
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor
@Suite("A data source of declared cells")
struct CollectionViewDataSourceTests {
  /// A collection view that records the registered cells.
  final class RegisterLog: UICollectionView {
    var registered: [String] = []

    override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      registered.append("class \(identifier)")
      super.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      registered.append("nib \(identifier)")
      super.register(nib, forCellWithReuseIdentifier: identifier)
    }
  }

  /// A cell as it is written for the published library DataSourceKit.
  final class ClassCell: UICollectionViewCell, BindableCell {
    var text = ""

    static func makeBinder(value: String) -> CellBinder {
      CellBinder(
        cellType: ClassCell.self, registrationMethod: .class(ClassCell.self),
        reuseIdentifier: "Class"
      ) { $0.text = value }
    }
  }

  /// A cell from a nib, as it is written in the talk "Declarative UICollectionView".
  final class NibCell: UICollectionViewCell, BindableNibCell {
    static var nib: UINib { UINib(nibName: "NibCell", bundle: nil) }
    static var reuseIdentifier: String { "Nib" }
    var number = 0

    func bind(_ value: Int) { number = value }
  }

  final class BriefCell: UICollectionViewCell, BindableClassCell {
    var text = ""
    func bind(_ value: String) { text = value }
  }

  enum Declaration: Equatable {
    case text(String)
    case number(Int)
    case brief(String)
  }

  private static func view() -> RegisterLog {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    return RegisterLog(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  }

  private let view = view()
  private let source = CollectionViewDataSource<Declaration> { declaration in
    switch declaration {
    case .text(let text): ClassCell.makeBinder(value: text)
    case .number(let number): NibCell.makeBinder(with: number)
    case .brief(let text): BriefCell.makeBinder(value: text)
    }
  }

  private func shown(in view: UICollectionView) -> [String] {
    view.indexPathsForVisibleItems.map { path in
      switch view.cellForItem(at: path) {
      case let cell as ClassCell: "class \(cell.text)"
      case let cell as NibCell: "nib \(cell.number)"
      case let cell as BriefCell: "brief \(cell.text)"
      default: "none"
      }
    }
  }

  @Test(
    "A data source shows cells in both spellings, and registers each identifier once, at its first use"
  )
  func cells() {
    UINib.providing(["NibCell": { _ in [NibCell(frame: .zero)] }]) {
      source.cellDeclarations = [.number(1), .text("a"), .number(2), .text("b"), .brief("c")]
      view.dataSource = source
      view.layoutIfNeeded()
    }
    #expect(shown(in: view) == ["nib 1", "class a", "nib 2", "class b", "brief c"])
    #expect(
      view.registered == ["nib Nib", "class Class", "class \(BriefCell.reuseIdentifier)"])
  }

  @Test("A data source registers nothing before it is needed")
  func lazy() {
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.registered.isEmpty)
  }

  @Test("A data source registers its cells again in another view")
  func otherView() {
    let other = Self.view()
    source.cellDeclarations = [.text("a")]
    for view in [view, other] {
      view.dataSource = source
      view.layoutIfNeeded()
      #expect(view.registered == ["class Class"])
      #expect(shown(in: view) == ["class a"])
    }
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.registered == ["class Class"])
  }

  @Test("A data source shows new declarations when the view is reloaded, and not before")
  func reload() {
    source.cellDeclarations = [.text("a")]
    view.dataSource = source
    view.layoutIfNeeded()
    source.cellDeclarations = [.text("b"), .text("c")]
    view.layoutIfNeeded()
    #expect(shown(in: view) == ["class a"])
    view.reloadData()
    view.layoutIfNeeded()
    #expect(shown(in: view) == ["class b", "class c"])
  }

  /// A data source that also provides the number of sections, and their headers.
  final class TitledSource: CollectionViewDataSource<Declaration> {
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    }
  }

  /// Returns a collection view whose layout has headers.
  private static func titledView() -> UICollectionView {
    let view = view()
    let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
    layout?.headerReferenceSize = CGSize(width: 320, height: 30)
    return view
  }

  @Test("A subclass can set the number of sections, and give them headers")
  func subclass() {
    let view = Self.titledView()
    let header = UICollectionView.elementKindSectionHeader
    view.register(
      Title.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "title")
    let source = TitledSource { _ in BriefCell.makeBinder(value: "a") }
    source.cellDeclarations = [.brief("a")]
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(shown(in: view) == ["brief a", "brief a"])
    #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test("A header of the layout stops the program, unless a subclass provides it")
  func noHeader() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = CollectionViewDataSourceTests.titledView()
      let source = CollectionViewDataSource()
      source.cellDeclarations = [BriefCell.makeBinder(value: "a")]
      view.dataSource = source
      view.layoutIfNeeded()
    }
    expectTrap(
      result,
      says: "(UICollectionElementKindSectionHeader,{length = 2, path = 0 - 0}) was not retrieved")
    expectTrap(result, says: "CollectionViewDataSource<CellBinder> has to implement")
  }

  @Test("A data source accepts binders as declarations")
  func binders() {
    let source = CollectionViewDataSource()
    source.cellDeclarations = [
      ClassCell.makeBinder(value: "a"), BriefCell.makeBinder(value: "b"),
    ]
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(shown(in: view) == ["class a", "brief b"])
  }

  @Test("A binder can leave the registration to others")
  func registeredElsewhere() {
    let source = CollectionViewDataSource()
    source.cellDeclarations = [
      CellBinder(cellType: ClassCell.self, registrationMethod: .none, reuseIdentifier: "mine") {
        $0.text = "filled"
      }
    ]
    view.register(ClassCell.self, forCellWithReuseIdentifier: "mine")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(shown(in: view) == ["class filled"])
    #expect(view.registered == ["class mine"])
  }

  @Test("A missing nib is reported with its name and the path, and the view continues")
  func missingNib() throws {
    source.cellDeclarations = [.text("a"), .number(1)]
    let reports = Report.gathering {
      view.dataSource = source
      view.layoutIfNeeded()
    }
    let report = try #require(reports.first { $0.topic.rawValue == "declaration" })
    #expect(report.message.contains("no nib 'NibCell', which holds NibCell for section 0, item 1"))
    #expect(shown(in: view) == ["class a", "none"])
  }

  @Test("A cell of another class stops the program, which names both classes and the path")
  func wrongClass() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = CollectionViewDataSourceTests.view()
      let source = CollectionViewDataSource()
      view.register(ClassCell.self, forCellWithReuseIdentifier: "Class")
      source.cellDeclarations = [
        CellBinder(cellType: NibCell.self, registrationMethod: .none, reuseIdentifier: "Class") {
          $0.number = 1
        }
      ]
      view.dataSource = source
      view.layoutIfNeeded()
    }
    expectTrap(
      result,
      says: "Could not cast UICollectionView cell to NibCell: ClassCell at section 0, item 0")
  }
}
