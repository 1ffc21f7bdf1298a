// The command `proof`.

import Foundation
import GalleyProofs

let isTerminal = isatty(STDERR_FILENO) == 1

/// Writes to the standard error output.
func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

// In a terminal, progress is one line that changes. Otherwise, at most one line is written every
// ten seconds.
var hasProgress = false
var lastProgress = Date.distantPast

@MainActor func showProgress(_ text: String) {
  if isTerminal {
    write("\r\u{1B}[K\(text.prefix(100))")
    hasProgress = true
  } else if lastProgress.timeIntervalSinceNow < -10 {
    write(text + "\n")
    lastProgress = Date()
  }
}

@MainActor func endProgress() {
  guard hasProgress else { return }
  write("\r\u{1B}[K")
  hasProgress = false
}

exit(
  ProofCommand.run(
    Array(CommandLine.arguments.dropFirst()),
    output: {
      endProgress()
      print($0)
    },
    errors: {
      endProgress()
      write($0 + "\n")
    },
    progress: { showProgress($0) }))
