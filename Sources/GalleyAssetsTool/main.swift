// Writes Swift source with the symbols of asset catalogs. The plugin AssetSymbols calls this
// program:
//
//   GalleyAssetsTool SOURCE BUNDLE CATALOG…

import Foundation
import GalleyAssets

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3 else {
  print("usage: GalleyAssetsTool SOURCE BUNDLE CATALOG…")
  exit(2)
}

func catalog(_ folder: String) -> AssetCatalog {
  let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  // An asset folder without `Contents.json` has no files, but its name still becomes a symbol.
  let sets = all.filter { path in
    path.split(separator: "/").last.flatMap { $0.split(separator: ".").last }.map {
      AssetCatalog.isAsset(ending: String($0))
    } ?? false
  }.map { $0 + "/Contents.json" }
  let files = Set(all.filter { $0.hasSuffix("Contents.json") } + sets)
  return AssetCatalog(files: files.sorted()) { path in
    FileManager.default.contents(atPath: "\(folder)/\(path)").map { [UInt8]($0) }
  }
}

let symbols = AssetSymbols(arguments[2...].map(catalog))
for finding in symbols.findings { print("warning: \(finding)") }
do {
  try symbols.source(bundle: arguments[1]).write(
    toFile: arguments[0], atomically: true, encoding: .utf8)
} catch {
  print("error: \(arguments[0]) can't be written: \(error)")
  exit(1)
}
