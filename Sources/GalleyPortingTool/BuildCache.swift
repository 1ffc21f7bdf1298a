import Foundation
import GalleyPorting

/// Reads and writes the file with the porting cache of a target: the facts about its source files
/// from the last build. With these facts, only changed files are rewritten for Linux again.
///
/// A cache is valid for one version of this program.
internal enum BuildCache {
  static func read(from path: String) -> PortingCache {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      return PortingCache()
    }
    return PortingCache(data, for: program) ?? PortingCache()
  }

  static func write(_ cache: PortingCache, to path: String) throws {
    try replaceFile(at: path, by: cache.bytes(for: program))
  }

  /// The length and a hash of this program's file.
  ///
  /// The modification date can't replace the hash, because the package manager links tools again
  /// in each build.
  private static let program: String = {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe")) else {
      return ""
    }
    let number = data.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt64.self).reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ $1) &* 0x100_0000_01B3
      }
    }
    return "\(data.count) \(number)"
  }()
}
