import Foundation
import Galley
import Testing

@testable import GalleyUIKit

@MainActor @Suite("The frames of labels in a cell's style are those that Xcode stores")
struct StyledLabelFramesTests {
  /// A cell in a table on a screen whose pixels are a half or a third of a point.
  private func cell(
    _ style: UITableViewCell.CellStyle, width: CGFloat = 375, height: CGFloat = 44,
    scale: CGFloat = 2, isMirrored: Bool = false, _ change: (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let scene = UIWindowScene(
      screen: UIScreen(size: CGSize(width: width, height: 600), scale: scale))
    let window = UIWindow(windowScene: scene)
    if isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    let made = UITableViewCell(style: style, reuseIdentifier: nil)
    made.textLabel?.text = "Title"
    made.detailTextLabel?.text = "Subtitle"
    change(made)
    let rows = Rows(made)
    let table = UITableView(frame: window.bounds)
    table.rowHeight = height
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    withExtendedLifetime(rows) {}
    return made
  }

  private final class Rows: NSObject, UITableViewDataSource {
    private let cell: UITableViewCell
    init(_ cell: UITableViewCell) { self.cell = cell }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      cell
    }
  }

  @Test("The label of the default style has the height and the width of the content")
  func onlyText() throws {
    let made = cell(.default)
    let label = try #require(made.textLabel)
    #expect(label.frame.minX == 16 && label.frame.minY == 0, "\(label.frame)")
    #expect(label.frame.height == made.contentView.bounds.height, "\(label.frame)")
    #expect(label.frame.width == 343, "\(label.frame)")
  }

  @Test("The labels of the subtitle style are as wide as their texts")
  func subtitle() throws {
    let made = cell(.subtitle, height: 80)
    for label in try [#require(made.textLabel), #require(made.detailTextLabel)] {
      #expect(label.frame.minX == 16, "\(label.frame)")
      #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.6, "\(label.frame)")
    }
    let mirrored = cell(.subtitle, height: 80, isMirrored: true)
    for label in try [#require(mirrored.textLabel), #require(mirrored.detailTextLabel)] {
      #expect(label.frame.maxX == 359, "\(label.frame)")
    }
  }

  @Test("A long subtitle ends at the margin")
  func longSubtitle() throws {
    let made = cell(.subtitle, height: 80) {
      $0.detailTextLabel?.text = String(repeating: "far and wide ", count: 20)
    }
    let label = try #require(made.detailTextLabel)
    #expect(abs(label.frame.maxX - 359) < 1, "\(label.frame)")
  }

  @Test("The label of the value style is as wide as its text, also without a value")
  func valueAlone() throws {
    let made = cell(.value1) { $0.detailTextLabel?.text = nil }
    let label = try #require(made.textLabel)
    #expect(label.frame.minX == 16, "\(label.frame)")
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.6, "\(label.frame)")
  }

  /// Returns the margins of a content view with a subview under constraints, in a row that lies
  /// under a bar 50 points high.
  private func margins(_ change: (UIView) -> Void) -> UIEdgeInsets {
    let made = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    made.contentView.addSubview(box)
    box.topAnchor.constraint(equalTo: made.contentView.topAnchor).isActive = true
    change(made.contentView)
    let rows = Rows(made)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    window.deviceSafeArea = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    let table = UITableView(frame: window.bounds)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 100
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    window.deviceSafeArea = .zero
    window.layoutIfNeeded()
    return made.contentView.layoutMargins
  }

  @Test("The margins of a row that lay under a bar are those of other rows")
  func underBar() {
    let margins = margins { _ in }
    #expect(margins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16), "\(margins)")
  }

  @Test("Margins that the content view had before are kept")
  func ownMargins() {
    let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let margins = margins { $0.layoutMargins = own }
    #expect(margins == own, "\(margins)")
  }

  @Test("The lines of a low cell do not overlap", arguments: [40.0, 44, 50])
  func lowSubtitle(height: CGFloat) throws {
    let made = cell(.subtitle, height: height)
    let (text, detail) = try (#require(made.textLabel), #require(made.detailTextLabel))
    #expect(text.frame.maxY <= detail.frame.minY, "\(text.frame), \(detail.frame)")
    let (above, below) = (text.frame.minY, made.contentView.bounds.height - detail.frame.maxY)
    // Both lines are in the middle, moved down so that the first one begins at a whole point.
    #expect(above == ((above + below) / 2).rounded(.up), "\(above) above, \(below) below")
  }

  // The frames are those in nibs that Xcode 7 to 11 have saved.
  @Test(
    "The lines of a low cell have their full heights, and begin at a whole point",
    arguments: [
      (44.0, 16.0, 11.0, 6.0, 25.5), (44, 17, 12, 5, 25.5), (50, 17, 12, 8, 28.5),
    ])
  func fullLines(
    height: CGFloat, title: CGFloat, subtitle: CGFloat, first: CGFloat, second: CGFloat
  )
    throws
  {
    let made = cell(.subtitle, height: height) {
      $0.textLabel?.font = .systemFont(ofSize: title)
      $0.detailTextLabel?.font = .systemFont(ofSize: subtitle)
    }
    let (text, detail) = try (#require(made.textLabel), #require(made.detailTextLabel))
    #expect(
      text.frame.minY == first && detail.frame.minY == second, "\(text.frame) \(detail.frame)")
    for label in [text, detail] {
      #expect(label.frame.height == label.intrinsicContentSize.height, "\(label.frame)")
    }
  }

  // The widths are those of content views in nibs that Xcode 15 and 16 have saved.
  @Test(
    "A disclosure indicator takes little more than its chevron, in whole pixels",
    arguments: [
      (375.0, 2.0, 348.5), (414.0, 2.0, 383.5), (390.0, 3.0, 359.667), (320.0, 2.0, 293.5),
    ])
  func disclosure(width: CGFloat, scale: CGFloat, content: CGFloat) {
    let made = cell(.default, width: width, scale: scale) {
      $0.accessoryType = .disclosureIndicator
    }
    #expect(abs(made.contentView.frame.width - content) < 0.01, "\(made.contentView.frame)")
  }

  @Test("A content view that a nib excludes from autoresizing is still placed by its cell")
  func contentView() throws {
    let text = """
      <tableViewCell contentMode="scaleToFill" id="c">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" \
      tableViewCell="c" id="cc">
          <rect key="frame" x="0" y="0" width="320" height="60"/>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let made = try #require(nib(text).instantiate(withOwner: nil).first as? UITableViewCell)
    let rows = Rows(made)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 60
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(made.contentView.frame.size == CGSize(width: 375, height: 60))
  }
}
