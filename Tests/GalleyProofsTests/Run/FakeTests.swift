import Foundation
import GalleyProofFiles
import TestSupport

@testable import GalleyProofs

/// A package with a shell script that behaves like a program with tests.
///
/// It has three tests of Swift Testing and one of XCTest. Each test of Swift Testing asks for a
/// proof.
@MainActor
internal struct FakeTests {
  let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("fake-\(UUID().uuidString)").resolvingSymlinksInPath()

  var results: URL { root.appendingPathComponent(".build/proofs") }
  var program: URL { root.appendingPathComponent("tests.sh") }
  private var log: URL { root.appendingPathComponent("log.txt") }

  init() throws {
    try ProofStore.write(
      Data("// no manifest".utf8), to: root.appendingPathComponent("Package.swift"))
    for name in ["one", "two", "three"] {
      try ProofStore.write(
        Data("old\n".utf8),
        to: root.appendingPathComponent("Tests/FakeTests/__Proofs__/Fake/\(name).txt"))
    }
    try writeProgram(Self.script, to: program)
  }

  /// Runs `proof run` with the program.
  ///
  /// - Parameter environment: Variables for the command and the program.
  func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) -> (output: [String], errors: [String], code: Int32) {
    var variables = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    variables["FAKE_ROOT"] = root.path
    for name in ["TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS", "TEST_SHARD_STATUS_FILE"] {
      variables[name] = environment[name]
    }
    var (output, errors): ([String], [String]) = ([], [])
    let code = ProofCommand.run(
      ["run", "--test-program", program.path, "--root", root.path, "--results", results.path]
        + arguments,
      environment: variables, output: { output.append($0) }, errors: { errors.append($0) })
    return (output, errors, code)
  }

  /// The tests that the program has run, each after the process that ran it, in order.
  var ran: [(process: String, test: String)] {
    let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  func forgetRan() { try? FileManager.default.removeItem(at: log) }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// The variables of the environment that change what the program does: `FAKE_FAILURE` names a test
  /// that fails, `FAKE_CRASH` one in which the process is killed, `FAKE_FLAKY` one whose proof
  /// depends on the time zone, `FAKE_BROKEN` lets it end with an error, and with `FAKE_UNMATCHED`
  /// no test of Swift Testing matches a filter.
  private static let script = #"""
    #!/bin/sh
    [ -z "$FAKE_BROKEN" ] || exit 5
    line='
    '
    library=xctest list= events= filters= names=
    while [ $# -gt 0 ]; do
      case $1 in
        --list-tests) list=yes ;;
        --testing-library) library=$2 && shift ;;
        --event-stream-output-path) events=$2 && shift ;;
        --event-stream-version) shift ;;
        --filter)
          # grep knows no groups that are not captured.
          filter=$(printf '%s' "$2" | sed 's/(?:/(/g')
          filters="$filters${filters:+$line}$filter" && shift ;;
        *) names=$1 ;;
      esac
      shift
    done

    if [ $library = xctest ]; then
      if [ -n "$list" ]; then
        echo 'Listing 1 test in tests.sh:'
        echo
        echo FakeTests.Old/testFour
        exit 0
      fi
      echo "Test Case 'Old.testFour' started at 2026-01-01 00:00:00.000"
      echo "$$ FakeTests.Old/testFour" >>"$FAKE_ROOT/log.txt"
      echo "Test Case 'Old.testFour' passed (0.004 seconds)"
      exit 0
    fi

    [ -z "$FAKE_UNMATCHED" ] || [ -n "$list" ] || exit 69
    status=0
    event() {
      printf '{"version":0,"kind":"event","payload":{"kind":"%s","testID":"%s",' "$1" "$id" >>"$events"
      printf '"instant":{"absolute":%s,"since1970":0},"messages":[{"symbol":"fail","text":"wrong"}]%s}}\n' \
        "$time" "$2" >>"$events"
    }
    folder=Tests/FakeTests/__Proofs__/Fake
    time=0
    for test in 'FakeTests.Feed/one()' 'FakeTests.Feed/two()' 'FakeTests.Other/three()'; do
      if [ -n "$list" ]; then
        echo "$test"
        continue
      fi
      id="$test/Fake.swift:1:1"
      [ -z "$filters" ] || printf '%s\n' "$id" | grep -E -q -e "$filters" || continue
      event testStarted
      time=$((time + 1))
      echo "$$ $test" >>"$FAKE_ROOT/log.txt"
      name=${test##*/}
      name=${name%??}
      mkdir -p "$GALLEY_PROOFS/asked"
      printf '%s\t%s\n' "$FAKE_ROOT" "$folder/$name.txt" >>"$GALLEY_PROOFS/asked/$GALLEY_PROOFS_RUN.$$.txt"
      if [ "$FAKE_FLAKY" = $name ]; then
        own=$GALLEY_PROOFS/changed/$name
        mkdir -p "$own"
        zone=$(printf '%s' "$TZ" | tr '/' '-')
        echo "it is late in $TZ, says $LANG in $(basename "$PWD")" >"$own/$zone.txt"
        printf '{"package":"%s","proof":"%s","name":"Fake/%s.txt","place":"Fake.swift:1","message":"m","now":"%s.txt"}' \
          "$FAKE_ROOT" "$folder/$name.txt" $name "$zone" >"$own/entry.json"
      fi
      [ "$FAKE_CRASH" != $name ] || kill -KILL $$
      if [ "$FAKE_FAILURE" = $name ]; then
        echo '::error file=Fake.swift,line=7::wrong'
        event issueRecorded ',"issue":{"isKnown":false,"sourceLocation":{"fileID":"FakeTests/Fake.swift","line":7,"column":1}}'
        status=1
      fi
      event testEnded
    done
    exit $status
    """#
}
