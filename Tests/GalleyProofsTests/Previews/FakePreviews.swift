import Foundation
import GalleyProofFiles
import GalleyUIKit
import TestSupport

@testable import GalleyProofs

/// A package with a shell script that behaves like a program with previews.
///
/// It has the previews A, B and C of the target Feed, and D of the target Other.
@MainActor
internal struct FakePreviews {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("previews-\(UUID().uuidString)").resolvingSymlinksInPath()

  var results: URL { root.appendingPathComponent(".build/proofs") }
  private var program: URL { root.appendingPathComponent("previews.sh") }

  init() throws {
    try ProofStore.write(
      Data("// no manifest".utf8), to: root.appendingPathComponent("Package.swift"))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.pngData()
    try ProofStore.write(picture ?? Data(), to: root.appendingPathComponent("picture.png"))
    try writeProgram(Self.script, to: program)
  }

  /// Runs `proof draw` or `proof lab` with the program.
  ///
  /// - Parameter environment: Variables for the program.
  func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) -> (output: [String], errors: [String], progress: [String], code: Int32) {
    var variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    variables["FAKE_ROOT"] = root.path
    var (output, errors, progress): ([String], [String], [String]) = ([], [], [])
    let code = ProofCommand.run(
      arguments.prefix(1)
        + ["--test-program", program.path, "--root", root.path, "--results", results.path]
        + arguments.dropFirst(),
      environment: variables, output: { output.append($0) }, errors: { errors.append($0) },
      progress: { progress.append($0) })
    return (output, errors, progress, code)
  }

  /// The jobs that the program was given, in order.
  var jobs: [PreviewJob] {
    let folder = root.appendingPathComponent("jobs")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).flatMap {
        try? JSONDecoder().decode(PreviewJob.self, from: $0)
      }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// The variables of the environment that change what the program does: `FAKE_CRASH` names a preview
  /// in which the process is killed, `FAKE_FINDING` one in which a tool finds something. With
  /// `FAKE_MUTE` the program does no job, and with `FAKE_BROKEN` it ends with an error.
  private static let script = #"""
    #!/bin/sh
    [ -z "$FAKE_BROKEN" ] || exit 5
    [ -z "$FAKE_MUTE" ] || exit 0
    value() { sed -n "s|^  \"$1\" : \"\(.*\)\",*\$|\1|p" "$GALLEY_PREVIEWS"; }
    say() { printf '%s\n' "$1" >>"$journal"; }
    item() { printf '{"id":"%s","module":"%s","title":"%s","file":"%s/Row.swift","line":%d}' "$@"; }
    work=$(value work) journal=$(value journal) folder=$(value folder)
    mkdir -p "$FAKE_ROOT/jobs" "$folder"
    cp "$GALLEY_PREVIEWS" "$FAKE_ROOT/jobs/$(find "$FAKE_ROOT/jobs" -name '*.json' | wc -l).json"
    if [ "$work" = list ]; then
      say "{\"list\":{\"_0\":[$(item A Feed Badge Feed 1),$(item B Feed 'a/b' Feed 2),$(item C Feed Badge Feed 3),$(item D Other Row Other 4)]}}"
      say '{"done":{}}'
      exit 0
    fi
    for id in A B C; do
      grep -q "\"$id\"" "$GALLEY_PREVIEWS" || continue
      say "{\"begin\":{\"_0\":\"$id\"}}"
      if [ "$id" = "$FAKE_CRASH" ] && [ "$work" = draw ]; then
        echo 'Feed/Row.swift:3: Fatal error: no row' >&2
        kill -9 $$
      fi
      cp "$FAKE_ROOT/picture.png" "$folder/$id.png"
      printf '{"size":[4,4],"elements":[{"name":"Row %s","rect":[0,0,4,4],"frame":"(0, 0, 4, 4)"}]}' "$id" >"$folder/$id.json"
      say "{\"picture\":{\"_0\":{\"variant\":\"iPhone-13-dark\",\"file\":\"$folder/$id.png\",\"elements\":\"$folder/$id.json\"}}}"
      if [ "$work" = lab ]; then
        say '{"tool":{"_0":"fuzz"}}'
        [ "$id" != "$FAKE_CRASH" ] || kill -9 $$
        [ "$id" != "$FAKE_FINDING" ] || say '{"finding":{"_0":{"tool":"fuzz","text":"It jumps.","picture":"'"$FAKE_ROOT"'/picture.png"}}}'
      fi
      say '{"end":{}}'
    done
    say '{"done":{}}'
    """#
}
