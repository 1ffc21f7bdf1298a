/// What would become of a target's sources, before anyone begins.
public struct PortingCheck: Sendable {
  /// What can't be carried over.
  public let findings: [Finding]
  /// The names of UIKit's that Galley lacks, with the number of files that use each.
  public let missingNames: [String: Int]
  /// How many files there are.
  public let fileCount: Int
  /// How many of them have no finding and use no name that is missing.
  public let readyCount: Int

  /// Looks at the files of a target.
  public init(_ files: [SourceFile], modules: ModuleTable = ModuleTable()) {
    let facts = concurrentMap(files) { SourceFacts(of: $0, modules) }
    let target = TargetFacts(facts)
    let missing = PlatformTypes.missing(in: facts)
    var findings: [Finding] = []
    var ready = 0
    for index in files.indices {
      let found = Porting(modules: modules).port(files[index], at: index, in: target).findings
      findings += found
      if found.isEmpty, facts[index].platformNames.allSatisfy({ missing[$0] == nil }) { ready += 1 }
    }
    self.findings = findings
    missingNames = missing
    fileCount = files.count
    readyCount = ready
  }

  /// The table, which ends with the share of files that are ready.
  public var description: String {
    var lines = findings.map(\.description)
    if !findings.isEmpty { lines.append("") }
    for kind in Finding.Kind.allCases {
      let count = findings.count { $0.kind == kind }
      if count > 0 { lines.append("\(count) × \(kind.rawValue)") }
    }
    if !missingNames.isEmpty {
      lines.append("names of UIKit that Galley lacks, with the number of files that use each:")
      let ordered = missingNames.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      lines += ordered.map { "  \($0.key) \($0.value)" }
    }
    let share = fileCount == 0 ? 100 : readyCount * 100 / fileCount
    lines.append("\(readyCount) of \(fileCount) files (\(share) %) would build as they are.")
    return lines.joined(separator: "\n")
  }
}
