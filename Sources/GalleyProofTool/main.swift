// The command `proof`.

import Foundation
import GalleyProofs

exit(
  ProofCommand.run(
    Array(CommandLine.arguments.dropFirst()),
    output: { print($0) },
    errors: { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }))
