import Foundation
import GalleyProofFiles
import GalleyUIKit

/// Does the job of `proof draw` or `proof lab` in a program with previews or lists of screens.
/// `proof draw` draws pictures of these screens, and `proof lab` runs the list lab, whose tools look
/// for faults in lists.
@MainActor
internal struct PreviewWorker {
  private let job: PreviewJob
  private let screens: [(item: PreviewJob.Item, screen: ListedScreen)]
  /// Whether the list lab takes random walks.
  private let takesWalks: Bool

  /// Creates a worker for screens.
  /// - Parameter takesWalks: Whether the list lab takes random walks. A child process takes the
  ///   walks with the same arguments and environment, so it must be able to do the same job.
  init(_ job: PreviewJob, screens: [ShownScreen] = ShownScreen.all, takesWalks: Bool = true) {
    (self.job, self.takesWalks) = (job, takesWalks)
    var counts: [String: Int] = [:]
    self.screens = screens.map { shown in
      let place = "\(shown.fileID):\(shown.line)"
      counts[place, default: 0] += 1
      let item = PreviewJob.Item(
        id: "\(place):\(counts[place] ?? 0)", module: shown.module, title: shown.screen.name,
        file: shown.fileID, line: shown.line)
      return (item, shown.screen)
    }
  }

  /// Does the job.
  func work() {
    // A child process that takes walks has the same environment, so the child also has the job.
    let isChild = ListLab.isInChild
    if job.work == .list { list() }
    for id in job.previews {
      guard let (item, screen) = screens.first(where: { $0.item.id == id }) else { continue }
      if isChild {
        _ = walk(screen, item)
        continue
      }
      job.note(.begin(id))
      if job.work != .list { draw(screen, item) }
      if job.work == .lab { examine(screen, item) }
      job.note(.end)
    }
    if !isChild { job.note(.done) }
  }

  /// Records the list of screens, and the problems of the variants.
  private func list() {
    job.note(.list(screens.map(\.item)))
    for variant in job.variants {
      do {
        _ = (try Self.device(of: variant), try Self.look(of: variant))
      } catch {
        job.note(.problem("\(error)"))
      }
    }
  }

  // MARK: Drawing

  /// Draws a screen in each variant.
  private func draw(_ listed: ListedScreen, _ item: PreviewJob.Item) {
    let preview = listed.preview
    for variant in job.variants.isEmpty ? [PreviewJob.Variant()] : job.variants {
      do {
        let device = try Self.device(of: variant)
        let screen = Screen(preview, on: device, try Self.look(of: variant))
        listed.settle()
        screen.settle()
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

  /// Runs the tools of the list lab.
  private func examine(_ screen: ListedScreen, _ item: PreviewJob.Item) {
    for tool in screen.tools {
      job.note(.tool(tool.name))
      for (number, finding) in tool.findings().enumerated() {
        note(finding, tool.name, file: "\(item.id) \(number)")
      }
      if let film = tool.film() { note(film, file: item.id) }
    }
    guard takesWalks else { return }
    job.note(.tool("fuzz"))
    if let (text, picture) = walk(screen, item) {
      job.note(.finding(PreviewJob.Finding(tool: "fuzz", text: text, picture: picture)))
    }
  }

  /// Records a finding, and writes its picture to a file.
  private func note(_ finding: LabFinding, _ tool: String, file: String) {
    var record = PreviewJob.Finding(tool: tool, text: finding.text)
    if let picture = finding.picture {
      do {
        record.picture = try write(picture.data, named: "\(tool) \(file)")
      } catch {
        record.text += "\nIts picture can't be written: \(error.localizedDescription)"
      }
    }
    job.note(.finding(record))
  }

  /// Records the film strip of an update.
  private func note(_ film: FilmStrip, file: String) {
    do {
      let data = try Proof<FilmStrip>.image.look(film).written()
      let path = try write(data, named: "film \(file)")
      job.note(.picture(PreviewJob.Picture(variant: "film", file: path)))
    } catch {
      job.note(.problem("The film of the update can't be written: \(error)"))
    }
  }

  /// Writes a picture to the folder of the job, and returns its path.
  private func write(_ data: Data, named name: String) throws -> String {
    let file = URL(fileURLWithPath: job.folder)
      .appendingPathComponent("\(ContentHash.name(of: name)).png")
    try ProofStore.write(data, to: file)
    return file.path
  }

  /// Takes random walks over a screen, in other processes.
  private func walk(
    _ screen: ListedScreen, _ item: PreviewJob.Item
  ) -> (text: String, picture: String?)? {
    screen.walk(
      job.walks, ProofPlace(fileID: item.file, filePath: item.file, line: item.line, column: 1))
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
