import Foundation
import GalleyProofFiles
import Testing
import UIKit

@testable import Galley

/// Rows of which one has a checkmark that other rows keep.
private final class StaleRows: UITableViewController {
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(path.row)"
    if path.row == 3 { cell.accessoryType = .checkmark }
    return cell
  }
}

/// Stale rows whose number changes.
private final class CountedRows: UITableViewController {
  private var count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  func show(_ count: Int, animated: Bool) {
    self.count = count
    tableView.reloadData()
  }

  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    StaleRows().tableView(table, cellForRowAt: path)
  }
}

/// An item with another identifier each time that it is created.
private struct Renewed: Identifiable {
  let id = UUID()
}

/// A label that shows results in the order in which they arrive.
private final class LateRows: UIViewController {
  private let arrivals: Arrivals

  init(arrivals: Arrivals) {
    self.arrivals = arrivals
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("it is in no archive") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    view.addSubview(label)
    for name in ["one", "two"] {
      arrivals.hold(name) { label.text = (label.text ?? "") + name }
    }
  }
}

@MainActor @Suite("Previews on a screen, and the job of a program with previews")
struct PreviewJobTests {
  private let badge = Preview("Badge", traits: .fixedLayout(width: 60, height: 20)) {
    let view = UIView()
    view.backgroundColor = .red
    return view
  }
  private let wide = Preview("Wide", traits: .landscapeLeft) { UIViewController() }
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("previews-\(UUID().uuidString)")

  private func job(_ work: PreviewJob.Work, _ previews: [String] = []) -> PreviewJob {
    var job = PreviewJob(
      work, folder: folder.path, journal: folder.appendingPathComponent("journal.txt").path)
    job.previews = previews
    job.scale = 1
    job.walks = 2
    return job
  }

  /// Performs a job, and returns its records.
  private func entries(_ job: PreviewJob, _ previews: [Preview]) throws -> [PreviewJob.Entry] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    PreviewWorker(job, screens: previews.map(ShownScreen.init)).work()
    return PreviewJob.entries(in: URL(fileURLWithPath: job.journal))
  }

  @Test("A view has the size of its trait, and a trait turns the device to landscape orientation")
  func screens() throws {
    let view = try #require(Screen(badge).view.subviews.first)
    #expect(view.frame.size == CGSize(width: 60, height: 20))
    #expect(Screen(wide).window.frame.size == CGSize(width: 844, height: 390))
    let fitting = Preview(traits: .sizeThatFitsLayout) {
      let label = UILabel()
      label.text = "Hello"
      return label
    }
    let label = try #require(Screen(fitting).view.subviews.first as? UILabel)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test("The list has all previews, and two on one line differ")
  func list() throws {
    let entries = try entries(job(.list), [badge, wide])
    guard case .list(let items)? = entries.first else {
      Issue.record("\(entries)")
      return
    }
    #expect(items.map(\.title) == ["Badge", "Wide"])
    #expect(Set(items.map(\.id)).count == 2)
  }

  @Test("A picture has the size of the view, or of the screen if the view has none")
  func draw() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var job = job(.draw, [":0:1", ":0:2"])
    var dark = PreviewJob.Variant()
    dark.isDark = true
    job.variants = [PreviewJob.Variant(), dark]
    PreviewWorker(job, screens: [badge, wide].map(ShownScreen.init)).work()
    let pictures = PreviewJob.entries(in: URL(fileURLWithPath: job.journal)).compactMap { entry in
      if case .picture(let picture) = entry { picture } else { nil }
    }
    #expect(
      pictures.map(\.variant) == [nil, "dark", "iPhone-13-landscape", "iPhone-13-landscape-dark"])
    let sizes = try pictures.map { picture in
      let image = try #require(UIImage(contentsOfFile: picture.file))
      return CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
    }
    let (small, large) = (CGSize(width: 60, height: 20), CGSize(width: 844, height: 390))
    #expect(sizes == [small, small, large, large])
    let elements = try pictures.map { picture in
      let data = FileManager.default.contents(atPath: try #require(picture.elements)) ?? Data()
      return try #require(ProofElements(data))
    }
    #expect(elements.map(\.size) == [[60, 20], [60, 20], [844, 390], [844, 390]])
    #expect(elements.map { $0.elements.first?.rect } == elements.map { [0, 0] + $0.size })
  }

  @Test("A device that is not in the table is a problem of the list")
  func unknownDevice() throws {
    var job = job(.list)
    var variant = PreviewJob.Variant()
    variant.device = "iPhone 0"
    job.variants = [variant]
    let problems = try entries(job, [badge]).compactMap { entry in
      if case .problem(let text) = entry { text } else { nil }
    }
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("there is no device 'iPhone 0'. There are: iPhone SE") == true)
  }

  @Test("The tools of the list lab run one after the other, and find the stale cell")
  func lab() throws {
    let rows = Preview("Rows") { StaleRows() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let job = job(.lab, [":0:1"])
    PreviewWorker(job, screens: [ShownScreen(rows)], takesWalks: false).work()
    var (tools, findings): ([String], [PreviewJob.Finding]) = ([], [])
    for entry in PreviewJob.entries(in: URL(fileURLWithPath: job.journal)) {
      if case .tool(let name) = entry { tools.append(name) }
      if case .finding(let finding) = entry { findings.append(finding) }
    }
    #expect(tools == ["lintLayout", "lintAccessibility", "assertNoStaleCells", "assertNoLeaks"])
    let stale = findings.filter { $0.tool == "assertNoStaleCells" }
    #expect(stale.count == 1)
    let text = stale.first?.text ?? ""
    #expect(text.contains("accessoryType is checkmark instead of none"), "\(text)")
    let picture = try #require(stale.first?.picture)
    #expect(UIImage(contentsOfFile: picture) != nil, "\(picture)")
    #expect(!findings.contains { $0.tool == "assertNoLeaks" }, "\(findings)")
  }

  /// Performs a job of the list lab without walks, and returns the tools, the findings and the
  /// pictures.
  private func examination(
    of screen: ListedScreen
  ) throws -> (tools: [String], findings: [PreviewJob.Finding], pictures: [PreviewJob.Picture]) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let job = job(.lab, ["Tests/List.swift:3:1"])
    let shown = ShownScreen(module: "Tests", fileID: "Tests/List.swift", line: 3, screen: screen)
    PreviewWorker(job, screens: [shown], takesWalks: false).work()
    var (tools, findings, pictures) = ([String](), [PreviewJob.Finding](), [PreviewJob.Picture]())
    for entry in PreviewJob.entries(in: URL(fileURLWithPath: job.journal)) {
      switch entry {
      case .tool(let name): tools.append(name)
      case .finding(let finding): findings.append(finding)
      case .picture(let picture): pictures.append(picture)
      default: break
      }
    }
    return (tools, findings, pictures)
  }

  @Test("A listed screen is examined in its states, and by the tools that it adds")
  func listed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (tools, findings, pictures) = try examination(
      of: ListedScreen(
        "Rows",
        LabScreen(states: [0, 40]) {
          CountedRows(count: $0)
        } update: {
          $0.show($1, animated: $2)
        }
      )
      .checkingJumps {
        CountedRows(count: 40)
      } update: {
        $0.tableView.contentOffset.y = -20
      }
      .checkingIdentities(ofIdentifiable: { [Renewed(), Renewed()] })
      .checkingArrivals { arrivals in LateRows(arrivals: arrivals) })
    #expect(
      tools == [
        "lintLayout", "lintAccessibility", "assertNoStaleCells", "assertNoLeaks", "assertNoJump",
        "lintIdentities", "permuteArrivals",
      ])
    // The first state has no rows. Only the second has the mark that other rows keep.
    #expect(
      Set(findings.map(\.tool)) == [
        "assertNoStaleCells", "assertNoJump", "lintIdentities", "permuteArrivals",
      ], "\(findings)")
    #expect(pictures.map(\.variant) == [nil, "film"])
    for picture in pictures { #expect(UIImage(contentsOfFile: picture.file) != nil) }
  }

  @Test("A record that is not complete is left out")
  func journal() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let job = job(.draw)
    job.note(.begin("one"))
    job.note(.end)
    let file = URL(fileURLWithPath: job.journal)
    let data = try Data(contentsOf: file)
    try (data + Data(#"{"begin":{"_0":"tw"#.utf8)).write(to: file)
    #expect(PreviewJob.entries(in: file).count == 2)
  }
}
