// Lists the test methods that must be declared `async`. The plugin GalleyTestsPlugin calls this
// tool:
//
//   GalleyTestsTool FOLDER TEST-FILE… -- OTHER-FILE…
//
// Paths are printed relative to the folder. The exit code is 1 if there is such a test.

import Foundation
import GalleyTestReading

var arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.popFirst() else {
  print("usage: GalleyTestsTool FOLDER TEST-FILE… -- OTHER-FILE…")
  exit(2)
}
let parts = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)

func files(_ paths: ArraySlice<String>?) -> [SourceFile] {
  (paths ?? []).map { path in
    let name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    do {
      return SourceFile(path: name, text: try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      print("\(name) can't be read: \(error)")
      exit(2)
    }
  }
}

let found = testsNeedingAsync(
  in: files(parts.first), others: files(parts.count > 1 ? parts[1] : nil))
for test in found { print(test) }
exit(found.isEmpty ? 0 : 1)
