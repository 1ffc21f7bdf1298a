import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyUIKit

@MainActor @Suite("A list and its parts in a nib are the same as in code")
struct NibListsTests {
  /// Returns a cell as Xcode saves it. The file also has the labels that the cell creates itself.
  private func cell(_ style: String, _ details: String, _ attributes: String) -> String {
    let second = details.isEmpty ? "" : "detailTextLabel=\"d\""
    return """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
      \(attributes) indentationWidth="10" textLabel="t" \(second) style="IBUITableViewCellStyle\(style)" id="c">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
      contentMode="center" tableViewCell="c" id="cc">
          <rect key="frame" x="0" y="0" width="320" height="60"/>
          <subviews>
            <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" textAlignment="natural" id="t">
              <rect key="frame" x="16" y="12" width="40" height="20"/>
              <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            \(details)
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
  }

  private let detail = """
    <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Detail" textAlignment="natural" id="d">
      <rect key="frame" x="16" y="34" width="40" height="15"/>
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
    </label>
    """

  @Test(
    "Cells of the four styles in a nib are the same as in code at three widths",
    arguments: [
      ("Default", UITableViewCell.CellStyle.default), ("Subtitle", .subtitle),
      ("Value1", .value1), ("Value2", .value2),
    ])
  func styles(name: String, style: UITableViewCell.CellStyle) throws {
    let text = cell(
      name, style == .default ? "" : detail,
      #"accessoryType="disclosureIndicator" selectionStyle="none""#)
    let made = try #require(
      nib(text).instantiate(withOwner: nil).first as? UITableViewCell)
    let code = UITableViewCell(style: style, reuseIdentifier: nil)
    code.textLabel?.text = "Title"
    code.textLabel?.font = .preferredFont(forTextStyle: .body)
    code.detailTextLabel?.text = "Detail"
    code.detailTextLabel?.font = .systemFont(ofSize: 12)
    code.accessoryType = .disclosureIndicator
    code.selectionStyle = .none
    for width in [320.0, 393, 768] {
      for cell in [made, code] {
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
        cell.layoutIfNeeded()
      }
      func frames(_ cell: UITableViewCell) -> [CGRect?] {
        [cell.contentView.frame, cell.textLabel?.frame, cell.detailTextLabel?.frame]
      }
      #expect(frames(made) == frames(code))
    }
    #expect(
      made.textLabel?.text == "Title" && made.detailTextLabel?.text == code.detailTextLabel?.text)
    #expect(made.accessoryType == .disclosureIndicator && made.selectionStyle == .none)
  }

  @Test("A table of a nib with a header and a footer is the same as in code")
  func table() throws {
    try expectSame(
      """
      <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
        <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="grouped" \
      separatorStyle="none" allowsMultipleSelection="YES" rowHeight="52" estimatedRowHeight="52" id="t">
          <rect key="frame" x="0" y="0" width="320" height="400"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <color key="backgroundColor" systemColor="systemTealColor"/>
          <inset key="separatorInset" minX="40" minY="0" maxX="8" maxY="0"/>
          <view key="tableHeaderView" contentMode="scaleToFill" id="h">
            <rect key="frame" x="0" y="0" width="320" height="70"/>
            <color key="backgroundColor" systemColor="systemRedColor"/>
          </view>
          <view key="tableFooterView" contentMode="scaleToFill" id="f">
            <rect key="frame" x="0" y="70" width="320" height="30"/>
          </view>
        </tableView>
      </subviews></view>
      """
    ) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .grouped)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.alwaysBounceVertical = true
      table.separatorStyle = .none
      table.allowsMultipleSelection = true
      table.rowHeight = 52
      table.estimatedRowHeight = 52
      table.backgroundColor = .systemTeal
      table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
      header.backgroundColor = .systemRed
      table.tableHeaderView = header
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      root.addSubview(table)
      return root
    }
  }

  @Test("A flow layout has the sizes and the spacing in the nib")
  func flow() throws {
    let view = try #require(
      nib(
        """
        <collectionView multipleTouchEnabled="YES" allowsMultipleSelection="YES" prefetchingEnabled="NO" id="c">
          <rect key="frame" x="0" y="0" width="320" height="400"/>
          <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="7" \
        minimumInteritemSpacing="3" sectionInsetReference="safeArea" id="f">
            <size key="itemSize" width="50" height="60"/>
            <size key="headerReferenceSize" width="11" height="12"/>
            <size key="footerReferenceSize" width="13" height="14"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </collectionViewFlowLayout>
        </collectionView>
        """
      ).instantiate(withOwner: nil).first as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(view.allowsMultipleSelection && !view.isPrefetchingEnabled)
    #expect(layout.scrollDirection == .horizontal && layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.minimumLineSpacing == 7 && layout.minimumInteritemSpacing == 3)
    #expect(layout.itemSize == CGSize(width: 50, height: 60))
    #expect(layout.headerReferenceSize == CGSize(width: 11, height: 12))
    #expect(layout.footerReferenceSize == CGSize(width: 13, height: 14))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  private final class Pile: UICollectionViewLayout {}

  @Test("A layout of another class ignores the settings of the flow layout in the nib")
  func otherLayout() throws {
    UINib.register(Pile.self)
    let found = reports {
      let view =
        nib(
          """
          <collectionView id="c">
            <rect key="frame" x="0" y="0" width="320" height="400"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" id="f" customClass="Pile">
              <size key="itemSize" width="50" height="60"/>
            </collectionViewFlowLayout>
          </collectionView>
          """
        ).instantiate(withOwner: nil).first as? UICollectionView
      #expect(view?.collectionViewLayout is Pile)
    }
    #expect(found.isEmpty)
  }

  private final class Chapter: UITableViewHeaderFooterView {}

  @Test("A header view whose element in the nib is a cell has the content of the cell")
  func headerAsCell() {
    UINib.register(Chapter.self)
    let found = reports {
      let header =
        nib(
          """
          <tableViewCell id="c" customClass="Chapter">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
              <rect key="frame" x="0" y="0" width="320" height="44"/>
              <subviews>
                <label text="Islands" id="t"><rect key="frame" x="8" y="12" width="90" height="18"/></label>
              </subviews>
            </tableViewCellContentView>
          </tableViewCell>
          """
        ).instantiate(withOwner: nil).first as? Chapter
      #expect(header?.contentView.subviews.map { ($0 as? UILabel)?.text } == ["Islands"])
    }
    #expect(found.isEmpty)
  }
}

@MainActor @Suite("The preview of a nib without its app")
struct NibPreviewTests {
  @Test("A storyboard that is changed at random is drawn or refused, and never stops the program")
  func mutations() throws {
    let text = Array(
      storyboardText(
        scene(
          """
          <tableViewController id="start" customClass="List" sceneMemberID="viewController">
          <tableView key="view" style="plain" dataMode="prototypes" rowHeight="50" id="t"><rect key="frame" x="0" y="0" \
          width="100" height="90"/><prototypes><tableViewCell reuseIdentifier="c" rowHeight="30" customClass="Row" id="r">\
          <rect key="frame" x="0" y="0" width="90" height="30"/><userDefinedRuntimeAttributes>\
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/>\
          </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes><connections><outlet property="name" destination="t" \
          id="o"/></connections></tableViewCell></prototypes><connections><outlet property="delegate" destination="start" \
          id="d"/></connections></tableView></tableViewController>
          """)
          + scene(
            """
            <collectionViewController id="g" sceneMemberID="viewController"><collectionView key="view" id="cv">\
            <collectionViewFlowLayout key="collectionViewLayout" id="f"><size key="itemSize" width="20" height="20"/>\
            <size key="headerReferenceSize" width="9" height="9"/></collectionViewFlowLayout><cells><collectionViewCell \
            reuseIdentifier="b" id="k"><rect key="frame" x="0" y="0" width="40" height="20"/></collectionViewCell></cells>\
            </collectionView></collectionViewController>
            """)
          + scene(
            """
            <navigationController id="n" sceneMemberID="viewController"><navigationBar key="navigationBar" id="b"/>\
            <connections><segue destination="start" kind="relationship" relationship="rootViewController" id="s"/>\
            </connections></navigationController>
            """)
      ).utf8)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).storyboard")
    defer { try? FileManager.default.removeItem(at: file) }
    try withSeededRandom("changing a storyboard that is looked at", steps: 100) { random in
      var changed = text
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: changed.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: changed[place] = UInt8.random(in: 32...126, using: &random)
        case 1: changed.remove(at: place)
        default: changed.insert(UInt8.random(in: 48...57, using: &random), at: place)
        }
      }
      try Data(changed).write(to: file)
      _ = reports {
        guard let preview = NibPreview(path: file.path, resources: .main) else { return }
        for part in preview.parts {
          let size = CGSize(width: 100, height: 100)
          let scene = UIWindowScene(screen: UIScreen(size: size, scale: 1))
          _ = preview.window(of: part, size: size, in: scene)?.galleyPNG(scale: 0.25)
        }
      }
    }
  }
}
