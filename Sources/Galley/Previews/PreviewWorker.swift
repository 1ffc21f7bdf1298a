import Foundation
import GalleyProofFiles
import GalleyUIKit

/// Does the job of `proof draw` or `proof lab` in a program with previews. `proof draw` draws
/// pictures of the previews, and `proof lab` runs the list lab, whose tools look for faults in
/// lists.
@MainActor
internal struct PreviewWorker {
  private let job: PreviewJob
  private let previews: [(item: PreviewJob.Item, preview: Preview)]
  /// Whether the list lab takes random walks.
  private let takesWalks: Bool

  /// The previews of the program.
  var items: [PreviewJob.Item] { previews.map(\.item) }

  /// Creates a worker for previews.
  /// - Parameter takesWalks: Whether the list lab takes random walks. A child process takes the
  ///   walks with the same arguments and environment, so it must be able to do the same job.
  init(_ job: PreviewJob, previews: [Preview] = Preview.all, takesWalks: Bool = true) {
    (self.job, self.takesWalks) = (job, takesWalks)
    var counts: [String: Int] = [:]
    self.previews = previews.map { preview in
      let place = "\(preview.fileID):\(preview.line)"
      counts[place, default: 0] += 1
      let item = PreviewJob.Item(
        id: "\(place):\(counts[place] ?? 0)", module: preview.module, title: preview.title,
        file: preview.fileID, line: preview.line)
      return (item, preview)
    }
  }

  /// Does the job.
  func work() {
    // A child process that takes walks has the same environment, so the child also has the job.
    let isChild = ListLab.isInChild
    if job.work == .list { list() }
    for id in job.previews {
      guard let (item, preview) = previews.first(where: { $0.item.id == id }) else { continue }
      if isChild {
        _ = walk(preview, item)
        continue
      }
      job.note(.begin(id))
      if job.work != .list { draw(preview, item) }
      if job.work == .lab { examine(preview, item) }
      job.note(.end)
    }
    if !isChild { job.note(.done) }
  }

  /// Records the list of previews, and the problems of the variants.
  private func list() {
    job.note(.list(items))
    for variant in job.variants {
      do {
        _ = (try Self.device(of: variant), try Self.look(of: variant))
      } catch {
        job.note(.problem("\(error)"))
      }
    }
  }

  // MARK: Drawing

  /// Draws a preview in each variant.
  private func draw(_ preview: Preview, _ item: PreviewJob.Item) {
    for variant in job.variants.isEmpty ? [PreviewJob.Variant()] : job.variants {
      do {
        let device = try Self.device(of: variant)
        let screen = Screen(preview, on: device, try Self.look(of: variant))
        let name = screen.variantName
        // A preview with a size of its own is drawn alone. Other previews are drawn with the whole
        // screen.
        let view =
          preview.hasOwnSize ? screen.view.subviews.first ?? screen.window : screen.window
        try ViewTree.checkNumbers(view)
        let scale = job.scale.map { CGFloat($0) }
        if let excess = view.pictureExcess(scale: scale ?? screen.device.scale) {
          throw ProofError(description: excess)
        }
        guard let data = view.galleyBitmap(scale: scale ?? screen.device.scale)?.galleyPNG else {
          throw ProofError(description: "it can't be drawn, because it has no size")
        }
        let own = ContentHash.name(of: "\(item.id) \(name ?? "")")
        let folder = URL(fileURLWithPath: job.folder)
        let file = folder.appendingPathComponent("\(own).png")
        try ProofStore.write(data, to: file)
        var picture = PreviewJob.Picture(variant: name, file: file.path)
        if let elements = PictureElements.elements(of: view).data {
          let file = folder.appendingPathComponent("\(own).elements.json")
          try ProofStore.write(elements, to: file)
          picture.elements = file.path
        }
        job.note(.picture(picture))
      } catch {
        job.note(.problem("\(error)"))
      }
    }
  }

  private static func device(of variant: PreviewJob.Variant) throws -> Screen.Device {
    guard let name = variant.device else { return .phone }
    guard let device = Screen.Device.named(name) else {
      let names = Screen.Device.models.map(\.name).joined(separator: ", ")
      throw ProofError(description: "there is no device '\(name)'. There are: \(names)")
    }
    return device
  }

  private static func look(of variant: PreviewJob.Variant) throws -> Look {
    var look = Look.usual
    if variant.isDark { look.style = .dark }
    if variant.isRightToLeft { look.direction = .rightToLeft }
    if let language = variant.language { look = look + .language(GalleyLanguage(language)) }
    if let name = variant.textSize {
      guard let size = Look.TextSize(rawValue: name) else {
        throw ProofError(description: "there is no size of text '\(name)'")
      }
      look.textSize = size
    }
    return look
  }

  // MARK: The list lab

  /// Runs the tools of the list lab that only need a screen, without states or updates.
  private func examine(_ preview: Preview, _ item: PreviewJob.Item) {
    let make = { preview.makeController() }
    let sizes = [
      CGSize(width: 375, height: 667), CGSize(width: 320, height: 568),
      CGSize(width: 430, height: 932), CGSize(width: 667, height: 375),
    ]
    run("lintLayout") { ListLab.layoutFaults(in: sizes, make) }
    run("lintAccessibility") { ListLab.accessibilityFaults(make) }
    job.note(.tool("assertNoStaleCells"))
    for (number, finding) in ListLab.staleCellFindings(in: LabScreen(make: make)).enumerated() {
      note(finding, "assertNoStaleCells", file: "\(item.id) \(number)")
    }
    run("assertNoLeaks") {
      ListLab.leaks(of: LabScreen(make: make)).map { [$0] } ?? []
    }
    guard takesWalks else { return }
    job.note(.tool("fuzz"))
    if let (text, picture) = walk(preview, item) {
      job.note(.finding(PreviewJob.Finding(tool: "fuzz", text: text, picture: picture)))
    }
  }

  /// Records a finding, and writes its picture to a file.
  private func note(_ finding: LabFinding, _ tool: String, file: String) {
    var record = PreviewJob.Finding(tool: tool, text: finding.text)
    if let picture = finding.picture {
      let place = URL(fileURLWithPath: job.folder).appendingPathComponent(
        "\(ContentHash.name(of: "\(tool) \(file)")).png")
      do {
        try ProofStore.write(picture.data, to: place)
        record.picture = place.path
      } catch {
        record.text += "\nIts picture can't be written: \(error.localizedDescription)"
      }
    }
    job.note(.finding(record))
  }

  private func run(_ tool: String, _ findings: () -> [String]) {
    job.note(.tool(tool))
    for text in findings() { job.note(.finding(PreviewJob.Finding(tool: tool, text: text))) }
  }

  /// Takes random walks over a preview, in other processes.
  private func walk(
    _ preview: Preview, _ item: PreviewJob.Item
  ) -> (text: String, picture: String?)? {
    let place = ProofPlace(fileID: item.file, filePath: item.file, line: item.line, column: 1)
    return ListLab.fuzzing(
      LabScreen { preview.makeController() }, replaying: nil, walks: job.walks, length: 30, seed: 1,
      doing: .all, place, "preview")
  }
}

extension Preview {
  /// Whether a trait gives a view of the preview a size.
  fileprivate var hasOwnSize: Bool {
    guard case .view = content else { return false }
    return traits.contains { trait in
      switch trait.setting {
      case .size, .fittingSize: true
      case .defaultSize, .portrait, .landscape: false
      }
    }
  }
}
