import GalleyProofFiles

/// A preview that `proof draw` or `proof lab` has shown.
internal struct ShownPreview: Encodable {
  /// A picture of the preview.
  struct Picture: Encodable, Equatable {
    /// The device and the look (settings such as the dark style), as a part of a file's name; `nil`
    /// for the default device and look.
    var variant: String?
    /// The path of the file.
    var file: String
    /// The file with the elements of the picture.
    ///
    /// This property is not part of the JSON, because only the page needs the file.
    var elements: String?

    private enum CodingKeys: CodingKey { case variant, file }
  }

  /// A fault that a tool of the list lab, which looks for faults in lists, has found.
  struct Finding: Encodable, Equatable {
    var tool: String
    var text: String
    /// The path of a picture of the fault; `nil` if there is none.
    var picture: String?
  }

  /// The identifier of the preview in the program.
  private var id: String
  var name: String
  /// The module and the file, such as `Feed/BadgeView.swift`.
  var file: String
  var line: Int
  var pictures: [Picture] = []
  var findings: [Finding] = []
  /// The reasons why the preview, or a variant of it, can't be shown.
  var problems: [String] = []

  init(_ item: PreviewJob.Item) {
    (id, name, file, line) = (item.id, item.title, item.file, item.line)
  }

  /// Whether the preview has been shown, and no tool has found a fault.
  var isRight: Bool { findings.isEmpty && problems.isEmpty }

  /// Adds the records of a process to previews.
  ///
  /// - Returns: The number of previews that the process has begun.
  static func add(_ result: PreviewProgram.Result, to previews: inout [ShownPreview]) -> Int {
    var index: Int?
    var tool: String?
    var count = 0
    for entry in result.entries {
      switch entry {
      case .begin(let id):
        index = previews.firstIndex { $0.id == id }
        (tool, count) = (nil, count + 1)
      case .tool(let name): tool = name
      case .picture(let picture):
        index.map {
          previews[$0].pictures.append(
            Picture(variant: picture.variant, file: picture.file, elements: picture.elements))
        }
      case .finding(let finding):
        index.map {
          previews[$0].findings.append(
            Finding(tool: finding.tool, text: finding.text, picture: finding.picture))
        }
      case .problem(let text): index.map { previews[$0].problems.append(text) }
      case .end: index = nil
      case .list, .done: break
      }
    }
    if let problem = result.problem, let index {
      if let tool {
        previews[index].findings.append(Finding(tool: tool, text: problem))
      } else {
        previews[index].problems.append(problem)
      }
    }
    return count
  }

  private enum CodingKeys: CodingKey { case name, file, line, pictures, findings, problems }

  /// The name on the page, and the path of the picture: the file and the name, such as
  /// `BadgeView/Badge`.
  var path: String {
    func part(_ text: String) -> String {
      var part = String(
        text.map { $0 == "/" || $0 == "\\" || $0.isNewline || $0 == "\0" ? "-" : $0 })
      // The name of a file has at most 255 bytes. The name of the variant is added later.
      while part.utf8.count > 150 { part.removeLast() }
      return part
    }
    let file = file.split(separator: "/").last.map(String.init) ?? file
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let name = part(name)
    return "\(part(stem))/\(name.hasPrefix(".") ? "-" + name.dropFirst() : name)"
  }
}
