import Foundation
import Galley
import Testing

@testable import GalleyUIKit

/// A table view controller for a storyboard, with three rows that are made from a prototype cell.
/// It records selections and segues.
final class StoryboardRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    JournalController.journal.append("selected \(indexPath.row)")
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { JournalController.journal.append("accessory \(indexPath.row)") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
    JournalController.journal.append(
      "prepare \(segue.identifier ?? "nil") for row \(path?.row ?? -1), selected \(tableView.indexPathForSelectedRow?.row ?? -1)"
    )
  }
}

extension StoryboardSuites {
  @MainActor
  @Suite("Lists in a storyboard")
  struct StoryboardTableTests {
    init() { _ = JournalController.take() }

    private func show(_ controller: UIViewController) -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return window
    }

    private func table(_ attributes: String, _ content: String, _ name: String = "") -> String {
      scene(
        """
        <tableViewController id="start" \(name) sceneMemberID="viewController">
          <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
        \(attributes) separatorStyle="default" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            \(content)
            <connections>
              <outlet property="dataSource" destination="start" id="o1"/>
              <outlet property="delegate" destination="start" id="o2"/>
            </connections>
          </tableView>
        </tableViewController>
        """)
    }

    private func cell(_ id: String, _ attributes: String, _ text: String, _ segues: String = "")
      -> String
    {
      """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
      textLabel="\(id)-text" style="IBUITableViewCellStyleDefault" \(attributes) id="\(id)">
        <rect key="frame" x="0" y="28" width="393" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
          <rect key="frame" x="0" y="0" width="393" height="44"/>
          <subviews><label opaque="NO" text="\(text)" textAlignment="natural" id="\(id)-text">
            <rect key="frame" x="20" y="0" width="353" height="44"/>
          </label></subviews>
        </tableViewCellContentView>
        \(segues.isEmpty ? "" : "<connections>\(segues)</connections>")
      </tableViewCell>
      """
    }

    @Test(
      "The segue of a prototype cell is prepared before didSelectRow, with the cell as its sender")
    func prototypes() throws {
      let segues = """
        <segue destination="detail" kind="show" identifier="open" id="s1"/>
        <segue destination="detail" kind="show" identifier="info" trigger="accessoryAction" id="s2"/>
        """
      let board = storyboard(
        table(
          "dataMode=\"prototypes\" style=\"plain\" rowHeight=\"60\"",
          "<prototypes>\(cell("row-1", "reuseIdentifier=\"row\" accessoryType=\"detailButton\"", "Title", segues))</prototypes>",
          custom("StoryboardRows")) + scene(controller("detail", "title=\"Detail\"")))
      let made = try #require(board.instantiateInitialViewController() as? StoryboardRows)
      let window = show(made)
      #expect(made.tableView.visibleCells.count == 3)
      #expect(made.tableView.visibleCells.map(\.textLabel?.text) == ["Row 0", "Row 1", "Row 2"])
      #expect(
        made.tableView.visibleCells.map(\.accessoryType) == [
          .detailButton, .detailButton, .detailButton,
        ])
      #expect(made.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 60)
      #expect(made.tableView.dataSource === made && made.tableView.delegate === made)
      // Select a row as a tap does.
      let path = IndexPath(row: 1, section: 0)
      made.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      UIView.performWithoutAnimation { made.tableView.tellSelected(path) }
      #expect(JournalController.take() == ["prepare open for row 1, selected 1", "selected 1"])
      #expect(made.navigationController?.topViewController?.title == "Detail")
      withExtendedLifetime(window) {}
    }

    private var sections: String {
      """
      <sections>
        <tableViewSection headerTitle="First" footerTitle="Below" id="sec1"><cells>
          \(cell("a", "accessoryType=\"checkmark\"", "Alpha"))
          \(cell("b", "rowHeight=\"80\"", "Beta"))
        </cells></tableViewSection>
        <tableViewSection id="sec2"><cells>\(cell("c", "", "Gamma"))</cells></tableViewSection>
      </sections>
      """
    }

    @Test("Static sections have the titles, cells and heights of the file, and keep their cells")
    func staticRows() throws {
      let board = storyboard(
        table("dataMode=\"static\" style=\"grouped\" rowHeight=\"50\"", sections))
      let made = try #require(board.instantiateInitialViewController() as? UITableViewController)
      let window = show(made)
      let table = try #require(made.tableView)
      #expect(table.style == .grouped)
      #expect((0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) } == [2, 1])
      #expect(table.visibleCells.map(\.textLabel?.text) == ["Alpha", "Beta", "Gamma"])
      #expect(table.visibleCells.map(\.accessoryType) == [.checkmark, .none, .none])
      #expect(table.visibleCells.map(\.frame.height) == [50, 80, 50])
      #expect(made.tableView(table, titleForHeaderInSection: 0) == "First")
      #expect(made.tableView(table, titleForFooterInSection: 0) == "Below")
      #expect(made.tableView(table, titleForHeaderInSection: 1) == nil)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
      withExtendedLifetime(window) {}
    }

    @Test("A static row whose constraints determine no height is 44 points high, and is reported")
    func collapsedRows() throws {
      let cell = """
        <tableViewCell contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="0" width="393" height="51"/>
          <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="k">
            <rect key="frame" x="0" y="0" width="393" height="51"/>
            <subviews>
              <textField contentMode="scaleToFill" placeholder="Name" \
        translatesAutoresizingMaskIntoConstraints="NO" id="f"><rect key="frame" x="20" y="14" width="353" height="22"/></textField>
            </subviews>
            <constraints>
              <constraint firstItem="f" firstAttribute="leading" secondItem="k" secondAttribute="leading" constant="20" id="1"/>
              <constraint firstItem="f" firstAttribute="centerY" secondItem="k" secondAttribute="centerY" id="2"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
        """
      let board = storyboard(
        table(
          "dataMode=\"static\" style=\"plain\" rowHeight=\"-1\"",
          "<sections><tableViewSection id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>"
        ))
      let made = try #require(board.instantiateInitialViewController() as? UITableViewController)
      var window: UIWindow?
      let found = reports { window = show(made) }
      #expect(made.tableView.visibleCells.map(\.frame.height) == [44])
      #expect(found.count == 1)
      #expect(
        found.first?.message.hasPrefix(
          "Detected a case where constraints ambiguously suggest a height of zero") == true)
      withExtendedLifetime(window) {}
    }

    @Test(
      "A static table has the same frames as in code; 18 as a grouped header's height means automatic",
      arguments: [
        ("plain", UITableView.Style.plain, 28.0), ("grouped", .grouped, 18),
        ("grouped", .grouped, 28), ("insetGrouped", .insetGrouped, 18),
      ])
    func sameAsInCode(name: String, style: UITableView.Style, height: CGFloat) throws {
      let text = table("dataMode=\"static\" style=\"\(name)\" rowHeight=\"50\"", sections)
      let board = storyboard(text.replacing("Height=\"28\"", with: "Height=\"\(Int(height))\""))
      let made = try #require(board.instantiateInitialViewController() as? UITableViewController)
      let code = StaticInCode(style: style)
      code.tableView.rowHeight = 50
      if height == 28 {
        code.tableView.sectionHeaderHeight = 28
        code.tableView.sectionFooterHeight = 28
      }
      let windows = [show(made), show(code)]
      func frames(_ controller: UITableViewController) -> [CGRect] {
        let table = controller.tableView!
        return [table.frame, CGRect(origin: .zero, size: table.contentSize)]
          + table.visibleCells.flatMap { [$0.frame, $0.contentView.frame, $0.textLabel!.frame] }
      }
      #expect(frames(made) == frames(code))
      withExtendedLifetime(windows) {}
    }

    @Test("A collection view's prototype cells and headers are dequeued without being registered")
    func collections() throws {
      let board = storyboard(
        scene(
          """
          <collectionViewController id="start" sceneMemberID="viewController">
            <collectionView key="view" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="list">
              <rect key="frame" x="0" y="0" width="393" height="852"/>
              <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
              <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="4" id="flow">
                <size key="itemSize" width="100" height="60"/>
                <size key="headerReferenceSize" width="0.0" height="30"/>
              </collectionViewFlowLayout>
              <cells><collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="tile" id="tile">
                <rect key="frame" x="0" y="0" width="100" height="60"/>
              </collectionViewCell></cells>
              <collectionReusableView key="sectionHeaderView" opaque="NO" contentMode="center" reuseIdentifier="head" id="head">
                <rect key="frame" x="0" y="0" width="393" height="30"/>
              </collectionReusableView>
            </collectionView>
          </collectionViewController>
          """))
      let made = try #require(
        board.instantiateInitialViewController() as? UICollectionViewController)
      made.loadViewIfNeeded()
      let list = try #require(made.collectionView)
      #expect(list !== made.view && list.superview === made.view)
      #expect(list.dataSource === made && list.delegate === made)
      let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow.itemSize == CGSize(width: 100, height: 60))
      #expect(flow.headerReferenceSize.height == 30)
      let tiles = Tiles()
      list.dataSource = tiles
      let window = show(made)
      #expect(list.visibleCells.map(\.reuseIdentifier) == ["tile", "tile"])
      #expect(
        list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 1
      )
      withExtendedLifetime((window, tiles)) {}
    }
  }
}

/// Two tiles and a header, which come from prototypes and are not registered in code.
@MainActor
private final class Tiles: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

/// The same sections as those of the static table, written in code.
private final class StaticInCode: UITableViewController {
  private let texts = [["Alpha", "Beta"], ["Gamma"]]

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    texts[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = texts[indexPath.section][indexPath.row]
    if indexPath == [0, 0] { cell.accessoryType = .checkmark }
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath == [0, 1] ? 80 : tableView.rowHeight
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "First" : nil
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    section == 0 ? "Below" : nil
  }
}
