/// A report on the sources of a target before they are ported.
public struct PortingCheck: Sendable {
  /// The parts that can't be ported.
  public let findings: [Finding]
  /// The names of UIKit that Galley lacks, with the number of files that use each.
  public let missingNames: [String: Int]
  /// The modules that belong neither to Swift nor to Galley, with the number of files that import
  /// each.
  public let foreignModules: [String: Int]
  /// The flags in conditions of `#if` that are false unless the manifest defines them, with the
  /// number of files that use each.
  public let flags: [String: Int]
  /// The number of files.
  public let fileCount: Int
  /// The number of files that have no finding and use no missing name.
  public let readyCount: Int

  /// Creates a report on the files of a target.
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
    foreignModules = Dictionary(
      facts.flatMap(\.foreignModules).map { ($0, 1) }, uniquingKeysWith: +)
    flags = Dictionary(
      facts.flatMap { $0.flags.subtracting(Self.packageFlags) }.map { ($0, 1) },
      uniquingKeysWith: +)
    fileCount = files.count
    readyCount = ready
  }

  /// The flags that the package manager defines.
  private static let packageFlags: Set<String> = ["DEBUG", "SWIFT_PACKAGE"]

  /// The report as a table, which ends with the share of files that are ready.
  public var description: String {
    var lines = findings.map(\.description)
    if !findings.isEmpty { lines.append("") }
    for kind in Finding.Kind.allCases {
      let count = findings.count { $0.kind == kind }
      if count > 0 { lines.append("\(count) × \(kind.rawValue)") }
    }
    lines += table(
      "names of UIKit that Galley lacks, with the number of files that use each:", missingNames)
    lines += table(
      "modules that have to come from packages of yours, or from --stub, with the number of files that import each:",
      foreignModules)
    lines += table(
      "conditions of #if that are false unless the manifest defines them, with the number of files that use each:",
      flags)
    guard fileCount > 0 else {
      return (lines + ["there is no Swift file to look at."]).joined(separator: "\n")
    }
    let condition = foreignModules.isEmpty ? "" : ", once these modules are there"
    lines.append(
      "\(readyCount) of \(fileCount) files (\(readyCount * 100 / fileCount) %) would build as they are\(condition)."
    )
    return lines.joined(separator: "\n")
  }

  private func table(_ title: String, _ counts: [String: Int]) -> [String] {
    guard !counts.isEmpty else { return [] }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [title] + ordered.map { "  \($0.key) \($0.value)" }
  }
}
