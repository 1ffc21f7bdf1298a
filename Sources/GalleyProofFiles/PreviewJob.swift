import Foundation

/// A job of `proof draw` or `proof lab` for a test program: the work to do with its previews.
///
/// The path of the file with the job is in the environment variable `GALLEY_PREVIEWS`. The module
/// `Galley`, which is a part of the program, performs the job and records its progress in the
/// journal.
package struct PreviewJob: Codable, Sendable {
  /// The environment variable with the path of the job.
  package static let variable = "GALLEY_PREVIEWS"

  /// The work that is done for each preview.
  package enum Work: String, Codable, Sendable {
    /// List the previews.
    case list
    /// Draw pictures.
    case draw
    /// Run the tools of the list lab, which look for faults in lists, and draw a picture.
    case lab
  }

  /// A device and a look, which is a set of settings such as the dark style.
  package struct Variant: Codable, Hashable, Sendable {
    /// The name of the device; `nil` for the default phone.
    package var device: String?
    package var isDark = false
    package var isRightToLeft = false
    /// The identifier of the language; `nil` for the default language.
    package var language: String?
    /// The raw value of a `Look.TextSize`; `nil` for the default size.
    package var textSize: String?

    package init() {}
  }

  package var work: Work
  /// The identifiers of the previews to draw, in order. The array is empty for `Work.list`, which
  /// lists all previews.
  package var previews: [String] = []
  package var variants: [Variant] = []
  /// The number of pixels in a point; `nil` for the scale of the device.
  package var scale: Double?
  /// The number of random walks of the list lab.
  package var walks = 20
  /// The folder for pictures.
  package var folder: String
  /// The file that receives a line for each `Entry`.
  package var journal: String

  package init(_ work: Work, folder: String, journal: String) {
    (self.work, self.folder, self.journal) = (work, folder, journal)
  }

  /// A preview of a program.
  package struct Item: Codable, Hashable, Sendable {
    /// The identifier, which is the same each time the program runs.
    package var id: String
    package var module: String
    package var title: String
    /// The module and the file, such as `Feed/BadgeView.swift`.
    package var file: String
    package var line: Int

    package init(id: String, module: String, title: String, file: String, line: Int) {
      (self.id, self.module, self.title, self.file, self.line) = (id, module, title, file, line)
    }
  }

  /// A picture of a preview.
  package struct Picture: Codable, Hashable, Sendable {
    /// The device and the look, as a part of a file's name; `nil` for the default device and look.
    package var variant: String?
    /// The path of the file.
    package var file: String
    /// The path of the file with the elements of the picture; see `ProofElements`. The value is
    /// `nil` if the elements could not be written.
    package var elements: String?

    package init(variant: String?, file: String, elements: String? = nil) {
      (self.variant, self.file, self.elements) = (variant, file, elements)
    }
  }

  /// A fault that a tool of the list lab has found.
  package struct Finding: Codable, Hashable, Sendable {
    /// The name of the tool, such as `fuzz`.
    package var tool: String
    package var text: String
    /// The path of a picture that shows the expected look, the actual look, and their difference.
    package var picture: String?

    package init(tool: String, text: String, picture: String? = nil) {
      (self.tool, self.text, self.picture) = (tool, text, picture)
    }
  }

  /// A record of the progress.
  package enum Entry: Codable, Sendable {
    /// All previews of the program.
    case list([Item])
    /// The work for a preview begins.
    case begin(String)
    /// A tool of the list lab begins.
    case tool(String)
    case picture(Picture)
    case finding(Finding)
    /// The preview can't be shown. The associated value is the reason.
    case problem(String)
    /// The work for a preview is done.
    case end
    /// The job is done.
    case done
  }

  /// The job of this process; `nil` if there is none.
  package static var ofThisProcess: PreviewJob? {
    guard let path = ProcessInfo.processInfo.environment[variable],
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(PreviewJob.self, from: data)
  }

  /// Adds a record to the journal.
  package func note(_ entry: Entry) {
    guard let data = try? JSONEncoder().encode(entry) else { return }
    let file = URL(fileURLWithPath: journal)
    if !FileManager.default.fileExists(atPath: journal) {
      _ = FileManager.default.createFile(atPath: journal, contents: nil)
    }
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: data + Data("\n".utf8))
    try? handle.close()
  }

  /// Returns the records in a journal. A last line that is not complete is left out.
  package static func entries(in journal: URL) -> [Entry] {
    let data = FileManager.default.contents(atPath: journal.path) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      entry(inLine: String(decoding: $0, as: UTF8.self))
    }
  }

  /// Returns the record in a line of a journal; `nil` if the line is not complete.
  package static func entry(inLine line: String) -> Entry? {
    try? JSONDecoder().decode(Entry.self, from: Data(line.utf8))
  }
}
