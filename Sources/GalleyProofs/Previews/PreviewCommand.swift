import Foundation
import GalleyProofFiles

/// The commands `proof draw` and `proof lab`, which work without a test. The first draws the
/// previews of a target, and the screens that `#Screens` lists. The second runs the list lab over
/// them: tools that look for faults in lists.
internal struct PreviewCommand {
  private let work: PreviewJob.Work
  private let options: PreviewOptions
  private let environment: [String: String]
  /// The folder for the HTML page that shows the pictures and the faults.
  private let folder: URL
  /// The folder for the output of processes.
  private let logs: URL

  /// Creates the command.
  ///
  /// - Parameter work: The work for each preview: `.draw` or `.lab`.
  init(_ work: PreviewJob.Work, _ options: PreviewOptions, environment: [String: String]) {
    (self.work, self.options, self.environment) = (work, options, environment)
    let results = options.proofs.folder
    folder =
      options.proofs.target.map { URL(fileURLWithPath: $0).absoluteURL }
      ?? results.appendingPathComponent("\(work)/\(options.target)")
    logs = results.appendingPathComponent("processes/\(work)")
  }

  /// Shows the previews.
  ///
  /// - Returns: 0 if each preview was shown, and no tool has found a fault; 1 if a preview could
  ///   not be shown, if a tool has found a fault, if there are no previews, or if the page can't be
  ///   written; 2 if the arguments are invalid; 3 if the program can't be built or run; 130 if
  ///   somebody has interrupted the command.
  func run(
    output: (String) -> Void, errors: (String) -> Void, progress: (String) -> Void
  ) -> Int32 {
    Interruption.begin()
    defer { Interruption.end() }
    do {
      let report = try makeReport(progress: progress)
      if options.proofs.isJSON {
        ProofJSON.write(report, output)
      } else {
        report.lines(isLab: work == .lab).forEach(output)
      }
      return report.isSuccess ? 0 : 1
    } catch is CancellationError {
      errors("proof: ended before all previews were shown")
      return 130
    } catch let missing as NoPreviews {
      errors("proof: \(missing)")
      return 1
    } catch let mistake as ProofOptions.Mistake {
      errors("proof: \(mistake)")
      return 2
    } catch let failure as ChildProcess.Failure {
      errors("proof: \(failure)")
      return 3
    } catch {
      errors("proof: the page can't be written: \(error.localizedDescription)")
      return 1
    }
  }

  /// Builds the program, works on each preview, and writes the page.
  private func makeReport(progress: (String) -> Void) throws -> PreviewReport {
    try? FileManager.default.removeItem(at: logs)
    let build = TestBuild(
      package: options.proofs.package, program: options.program, isSkipped: options.skipsBuild,
      arguments: options.buildArguments)
    let program = PreviewProgram(
      try build.make(environment: environment, logs: logs, progress: progress), logs: logs,
      results: options.proofs.folder,
      // The list lab takes random walks: it performs random actions in a list. All walks over a
      // preview are one step of the job, so a step may take long.
      patience: work == .lab ? 120 + 5 * Double(options.walks) : 120)
    let items = try items(of: program)
    var previews = items.map { ShownPreview($0) }
    try show(items, of: program, in: &previews, progress: progress)
    let page = try write(&previews)
    return PreviewReport(page: page?.path, previews: previews)
  }

  /// An error for a command that finds no previews to show.
  private struct NoPreviews: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the previews of the target that match the filters.
  private func items(of program: PreviewProgram) throws -> [PreviewJob.Item] {
    let result = try program.run(.list, name: "list", folder: logs) { job in
      job.variants = options.variants
    }
    var all: [PreviewJob.Item]?
    for entry in result.entries {
      if case .list(let items) = entry { all = items }
      if case .problem(let text) = entry { throw ProofOptions.Mistake(description: text) }
    }
    guard let all else {
      guard result.problem == "the program has ended with 0" else {
        let log = logs.appendingPathComponent("list.txt").path
        throw ChildProcess.Failure(
          description: "the previews can't be listed: \(result.problem ?? ""); see \(log)")
      }
      throw NoPreviews(
        description:
          "the program with the tests can't show previews. Add the product Galley to the dependencies of a "
          + "test target, and use Swift 6.3 or newer")
    }
    let own = all.filter { $0.module == options.target }
    guard !own.isEmpty else {
      let others = Set(all.map(\.module)).sorted()
      throw NoPreviews(
        description:
          "the program with the tests has no #Preview and no #Screens of a target '\(options.target)'. "
          + (others.isEmpty
            ? "It has no previews at all. "
            : "It has previews of \(others.joined(separator: ", ")). ")
          + "It contains the targets that a test target depends on")
    }
    let wanted = own.filter { options.proofs.isWanted("\(ShownPreview($0).path)") }
    guard !wanted.isEmpty else {
      let names = own.map { "\n  \(ShownPreview($0).path)" }.joined()
      throw NoPreviews(
        description: "no preview of \(options.target) has a name with "
          + "'\(options.proofs.arguments.joined(separator: " "))'. There are:\(names)")
    }
    return wanted
  }

  /// Shows the previews.
  ///
  /// If a process ends early, another process continues with the next preview.
  private func show(
    _ items: [PreviewJob.Item], of program: PreviewProgram, in previews: inout [ShownPreview],
    progress: (String) -> Void
  ) throws {
    var rest = items[...]
    var (number, round) = (0, 0)
    while !rest.isEmpty {
      round += 1
      let result = try program.run(
        work, name: "\(round)", folder: logs.appendingPathComponent("pictures")
      ) { job in
        (job.variants, job.scale, job.walks) = (options.variants, options.scale, options.walks)
        job.previews = rest.map(\.id)
      } progress: { entry in
        guard case .begin(let id) = entry else { return }
        number += 1
        let title = items.first { $0.id == id }?.title ?? id
        progress("[\(number)/\(items.count)] \(title)")
      }
      let count = ShownPreview.add(result, to: &previews)
      guard count > 0 else {
        let log = logs.appendingPathComponent("\(round).txt").path
        throw ChildProcess.Failure(
          description: "the previews can't be shown: \(result.problem ?? "none began"); see \(log)")
      }
      rest = result.problem == nil ? [] : rest.dropFirst(count)
    }
  }

  // MARK: The page

  /// Writes the page, and the pictures beside it with readable names.
  private func write(_ previews: inout [ShownPreview]) throws -> URL? {
    var writer = SheetWriter(to: folder)
    var files = PreviewFiles(in: folder.appendingPathComponent("previews"))
    try files.removeLast()
    var names: [String: Int] = [:]
    for index in previews.indices {
      let path = previews[index].path
      names[path, default: 0] += 1
      let number = names[path] ?? 1
      let name = number > 1 ? "\(path) \(number)" : path
      for place in previews[index].pictures.indices {
        let picture = previews[index].pictures[place]
        let own = [name, picture.variant, "png"].compactMap { $0 }.joined(separator: ".")
        let data = try Data(contentsOf: URL(fileURLWithPath: picture.file))
        let file = try files.write(data, named: own)
        previews[index].pictures[place].file = file.path
        let elements = picture.elements.flatMap { FileManager.default.contents(atPath: $0) }
        try writer.add(
          own, before: nil, now: file, place: previews[index].place, isPreview: true, state: "same",
          elements: elements.flatMap { ProofElements($0) })
      }
      try addPictures(of: &previews[index], named: name, to: &writer, &files)
      try add(previews[index], named: name, to: &writer, &files)
    }
    return try writer.write()
  }

  /// Adds the pictures of faults.
  private func addPictures(
    of preview: inout ShownPreview, named name: String, to writer: inout SheetWriter,
    _ files: inout PreviewFiles
  ) throws {
    var counts: [String: Int] = [:]
    for index in preview.findings.indices {
      let finding = preview.findings[index]
      // A fault that is not visible has no picture.
      guard let data = finding.picture.flatMap({ FileManager.default.contents(atPath: $0) })
      else { continue }
      counts[finding.tool, default: 0] += 1
      let count = counts[finding.tool] ?? 1
      let number = count > 1 ? "-\(count)" : ""
      let own = "\(name).\(finding.tool)\(number).png"
      let file = try files.write(data, named: own)
      preview.findings[index].picture = file.path
      try writer.add(
        own, before: nil, now: file, place: preview.place, isPreview: true, state: "new")
    }
  }

  /// Adds a text for each tool that has found a fault, and a text with the problems if the preview
  /// or a variant of it can't be shown.
  private func add(
    _ preview: ShownPreview, named name: String, to writer: inout SheetWriter,
    _ files: inout PreviewFiles
  ) throws {
    var texts: [(name: String, text: String)] = []
    for finding in preview.findings {
      let own = "\(name).\(finding.tool).txt"
      if let last = texts.indices.last, texts[last].name == own {
        texts[last].text += "\n\n\(finding.text)"
      } else {
        texts.append((own, finding.text))
      }
    }
    if !preview.problems.isEmpty {
      texts.append(("\(name).problems.txt", preview.problems.joined(separator: "\n\n")))
    }
    for (own, text) in texts {
      let file = try files.write(Data((text + "\n").utf8), named: own)
      try writer.add(
        own, before: nil, now: file, place: preview.place, isPreview: true, state: "new")
    }
  }
}

/// The report of `proof draw` or `proof lab`.
internal struct PreviewReport: Encodable {
  /// The file of the page.
  var page: String?
  var previews: [ShownPreview]

  /// Whether each preview was shown, and no tool has found a fault.
  var isSuccess: Bool { previews.allSatisfy(\.isRight) }

  /// The lines of the report that is printed without `--json`.
  func lines(isLab: Bool) -> [String] {
    var lines: [String] = []
    for preview in previews {
      if !isLab { lines += preview.pictures.map(\.file) }
      guard !preview.isRight else { continue }
      lines.append("✘ \(preview.name), at \(preview.place)")
      lines += preview.problems.flatMap { Self.indented($0) }
      for finding in preview.findings {
        lines += Self.indented("\(finding.tool): \(finding.text)")
      }
    }
    let count = previews.count == 1 ? "1 preview" : "\(previews.count) previews"
    let faulty = previews.count { !$0.isRight }
    lines.append("\(count), \(faulty) with \(isLab ? "faults" : "problems")")
    if let page { lines.append(page) }
    return lines
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
  }
}

extension ShownPreview {
  /// The file and the line of the declaration.
  internal var place: String { "\(file):\(line)" }
}
