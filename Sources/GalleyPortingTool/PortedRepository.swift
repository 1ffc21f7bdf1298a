import Foundation
import GalleyPorting

/// A copy of a package's repository from which SwiftPM checks out ported sources: sources that are
/// rewritten for Linux.
///
/// An app's `Package.resolved` names a commit by its id, and the id depends on the files. So the
/// copy keeps all commits and tags, and relies on two rules of git:
///
/// - A reference `refs/replace/ID` makes git read the files of another commit instead of the files
///   of `ID`. SwiftPM's first copy of a repository, from which it reads manifests, has all
///   references.
/// - SwiftPM's second copy, in which it checks out `ID`, has only the branch that is the
///   repository's `HEAD`. `git checkout ID` prefers a branch with the name `ID`. So `HEAD` is a
///   branch that is named like the id of the pinned commit and whose last commit is the ported
///   commit.
///
/// `check` checks out the commit as SwiftPM does. So a version of git with other rules is noticed
/// before anything is changed.
struct PortedRepository {
  let folder: String
  let pin: PackagePins.Pin
  let galley: GalleyLocation?
  let modules: ModuleTable

  /// The number of the newest versions whose manifests are ported, besides the pinned commit.
  private static let versionCount = 20

  /// Copies and ports a repository.
  ///
  /// - Returns: The ported copy of the pinned commit.
  func make() throws -> CommitPorter.PortedCommit {
    try Git.mirror(pin.location.text, to: folder)
    let git = Git(folder: folder, environment: ["GIT_NO_REPLACE_OBJECTS": "1"])
    guard git.succeeds("cat-file", "-e", pin.revision + "^{commit}") else {
      throw Failure(
        "\(pin.location.text) has no commit \(pin.revision), which Package.resolved names. "
          + "Run: swift package update \(pin.location.name)")
    }
    let porter = CommitPorter(
      repository: folder, name: pin.location.name, galley: galley, modules: modules)
    let pinned = try porter.port(pin.revision)
    for commit in try otherCommits(git) {
      if let ported = try porter.portManifests(of: commit, users: pinned.users) {
        try replace(ported, git)
      }
    }
    try replace(pinned, git)
    let branch = "refs/heads/" + pin.revision
    _ = try git("update-ref", branch, pinned.id)
    _ = try git("symbolic-ref", "HEAD", branch)
    try check(pinned)
    return pinned
  }

  /// Returns the commits of the newest versions, and of the branch that the app follows.
  ///
  /// SwiftPM does not build these commits.
  private func otherCommits(_ git: Git) throws -> [String] {
    // The output is "1.2.3 commit 9daeafb…  " or "1.2.3 tag 02eb52d… commit 9daeafb…".
    let format =
      "--format=%(refname:strip=2) %(objecttype) %(objectname) %(*objecttype) %(*objectname)"
    let branches = pin.branch.map { ["refs/heads/" + $0] } ?? []
    let lines = try Git.run(
      ["-C", folder, "for-each-ref", format, "refs/tags"] + branches, environment: git.environment)
    var commits: [String: String] = [:]
    for line in String(decoding: lines, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if let index = words.lastIndex(of: "commit"), index > 0, index + 1 < words.count {
        commits[words[0]] = words[index + 1]
      }
    }
    let versions = commits.keys.compactMap(VersionTag.init).sorted().suffix(Self.versionCount)
    let names = versions.map(\.text) + (pin.branch.map { [$0] } ?? [])
    var result: [String] = []
    for commit in names.compactMap({ commits[$0] })
    where commit != pin.revision && !result.contains(commit) { result.append(commit) }
    return result
  }

  private func replace(_ commit: CommitPorter.PortedCommit, _ git: Git) throws {
    // The replacement hides the original commit, which is then reachable only through its tag. A
    // reference in `refs/original` protects the commit from git's garbage collection.
    _ = try git("update-ref", "refs/original/" + commit.original, commit.original)
    _ = try git("update-ref", "refs/replace/" + commit.original, commit.id)
  }

  /// Checks out the pinned commit as SwiftPM does, and compares the files with the ported files.
  private func check(_ pinned: CommitPorter.PortedCommit) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let (bare, files) = (scratch.path + "/bare", scratch.path + "/files")
    try Git.mirror(folder, to: bare)
    try Git.run(["clone", "--quiet", "--shared", "--no-checkout", bare, files])
    _ = try Git(folder: files)("checkout", "--quiet", "--force", pin.revision)
    let expected = try Git(folder: folder).line("rev-parse", pinned.id + "^{tree}")
    guard try Git(folder: files).line("rev-parse", "HEAD^{tree}") == expected,
      try Git(folder: bare).line("rev-parse", pin.revision + "^{tree}") == expected
    else {
      let version = String(decoding: try Git.run(["--version"]), as: UTF8.self)
      throw Failure(
        "\(version.trimmingCharacters(in: .newlines)) does not check out the ported files of "
          + "\(pin.location.name). Report it, and port the package's folder meanwhile: "
          + "swift package port-uikit FOLDER OUT")
    }
  }
}
