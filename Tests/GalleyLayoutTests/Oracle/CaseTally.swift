/// The number of cases of a file whose layouts have the expected frames.
struct CaseTally: CustomStringConvertible {
  let file: CaseFile
  private(set) var reproduced: [String] = []
  /// The cases whose layouts differ from the expected frames, with the differences.
  private(set) var different: [(id: String, differences: [String])] = []

  /// Lays out every case of a file.
  init(_ file: CaseFile) throws {
    self.file = file
    for layout in try file.cases() {
      let differences = CaseJudge(layout).differences
      if differences.isEmpty {
        reproduced.append(layout.id)
      } else {
        different.append((layout.id, differences))
      }
    }
  }

  /// The number of cases that should be in the file and are not.
  var missingCount: Int { file.caseCount - reproduced.count - different.count }

  /// For example `compositional 145: reproduced 144, differs 1 (c139: content …), not expressible 0`.
  var description: String {
    let reasons = different.map { "\($0.id): \($0.differences.first ?? "")" }
    let remark = reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
    return "\(file.rawValue) \(file.caseCount): reproduced \(reproduced.count), "
      + "differs \(different.count)\(remark), not expressible \(missingCount)"
  }
}
