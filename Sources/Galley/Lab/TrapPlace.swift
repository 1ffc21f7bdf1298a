import Foundation

/// The source location in the app at which a program has trapped, from the backtrace in its output.
internal enum TrapPlace {
  /// The settings with which the Swift runtime prints a short backtrace.
  static let settings =
    "enable=yes,color=no,images=none,interactive=no,threads=crashed,registers=none,limit=64,"
    + "output-to=stderr,timeout=none"

  /// The folder of Galley's own sources.
  ///
  /// Files outside of it belong to the app.
  private static let ownFolder: String = {
    // …/Sources/Galley/Lab/TrapPlace.swift
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return folder.path + "/"
  }()

  /// Returns the first frame of the app in a backtrace, such as
  /// `FeedViewController.like(_:) at /app/FeedViewController.swift:42`; `nil` if there is none.
  static func first(in output: String, leavingOut folder: String = ownFolder) -> String? {
    output.split(separator: "\n").lazy.compactMap { line -> String? in
      let pattern =
        /\s*\d+ (?:\[\w+\] )*\s*0x\w+ (.+?)(?: \+ \d+)? in \S+ at (\/.+?):(\d+)(:\d+)?/
      guard let frame = line.wholeMatch(of: pattern)?.output else { return nil }
      let path = String(frame.2)
      let others = ["/swift/stdlib/", "@__swiftmacro"]
      if path.hasPrefix(folder) || others.contains(where: { path.contains($0) }) { return nil }
      return "\(frame.1) at \(path):\(frame.3)"
    }.first
  }
}
