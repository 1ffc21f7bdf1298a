import Foundation
import GalleyGeometry
import GalleyLayout
import Testing

@testable import GalleyUIKit

/// Compares lists on a screen with known insets: two sections of two rows of 50, headers of 30,
/// footers of 20.
@Suite("Lists in a collection view")
@MainActor
struct ListFiguresInViewTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  @Test(
    "Rows of a list are inside its insets, between headers and footers",
    arguments: [
      UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
      .sidebarPlain,
    ])
  func sections(appearance: UICollectionLayoutListConfiguration.Appearance) {
    for header in [Configuration.HeaderMode.none, .supplementary, .firstItemInSection] {
      for footer in [Configuration.FooterMode.none, .supplementary] {
        var configuration = Configuration(appearance: appearance)
        configuration.headerMode = header
        configuration.footerMode = footer
        let found = lines(of: configuration)
        let expected = expectedLines(of: configuration)
        #expect(found == expected, "header \(header), footer \(footer)")
      }
    }
  }

  private func lines(of configuration: Configuration) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    let source = MeasuredSource([2, 2])
    source.answer = { attributes in
      let height: CGFloat =
        switch attributes.representedElementKind {
        case nil: 50
        case UICollectionView.elementKindSectionHeader?: 30
        default: 20
        }
      return CGSize(width: attributes.size.width, height: height)
    }
    let view = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    window.addSubview(view)
    window.isHidden = false
    view.layoutIfNeeded()
    let rows = view.indexPathsForVisibleItems.compactMap { path in
      view.cellForItem(at: path).map { "\(path.section).\(path.item) \(short($0.frame))" }
    }
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let edges = kinds.flatMap { kind in
      view.indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap { path in
        view.supplementaryView(forElementKind: kind, at: path).map {
          "\(kind) \(path.section) at \(short($0.frame.minY)) of \(short($0.frame.height))"
        }
      }
    }
    return rows + edges + ["content \(short(view.contentSize.height))"]
  }

  private func expectedLines(of configuration: Configuration) -> [String] {
    let context = ArrangementContext(
      size: Size(width: 320, height: 900), grid: PixelGrid(scale: 2))
    let insets = configuration.galley.section(in: context).contentInsets
    let width = 320 - insets.leading - insets.trailing
    var (rows, headers, footers): ([String], [String], [String]) = ([], [], [])
    var y: CGFloat = 0
    for section in 0..<2 {
      if configuration.headerMode == .supplementary {
        headers.append("UICollectionElementKindSectionHeader \(section) at \(short(y)) of 30.0")
        y += 30
      }
      y += insets.top
      for item in 0..<2 {
        let frame = CGRect(x: insets.leading, y: y, width: width, height: 50)
        rows.append("\(section).\(item) \(short(frame))")
        y += 50
      }
      y += insets.bottom
      if configuration.footerMode == .supplementary {
        footers.append("UICollectionElementKindSectionFooter \(section) at \(short(y)) of 20.0")
        y += 20
      }
    }
    return rows + headers + footers + ["content \(short(y))"]
  }

  private func short(_ number: CGFloat) -> String {
    "\((number * 2).rounded() / 2)"
  }

  private func short(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { short($0) }.joined(separator: " ")
  }
}
