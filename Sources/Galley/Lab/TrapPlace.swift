import Foundation

/// The source location in the app at which a program has trapped, from the backtrace in its output.
internal enum TrapPlace {
  /// The settings with which the Swift runtime prints a short backtrace.
  ///
  /// If there are tools that find the names of functions, the runtime prints only addresses,
  /// because the runtime needs many seconds to find the names in a large program.
  static let settings =
    "enable=yes,color=no,interactive=no,threads=crashed,registers=none,limit=64,"
    + "output-to=stderr,timeout=none,"
    + (Symbolizer.usual == nil ? "images=none" : "images=mentioned,symbolicate=off")

  /// The folder of Galley's own sources. Files outside of this folder belong to the app.
  private static let ownFolder: String = {
    // …/Sources/Galley/Lab/TrapPlace.swift
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return folder.path + "/"
  }()

  /// Returns the first frame of the app in the backtrace of a program's output, such as
  /// `FeedViewController.like(_:) at /app/FeedViewController.swift:42`; `nil` if there is none.
  ///
  /// - Parameter folder: A folder for temporary files.
  static func first(in output: String, _ folder: URL) -> String? {
    let addresses = BacktraceAddress.all(in: output)
    return first(of: Symbolizer.usual?.frames(at: addresses, folder) ?? frames(in: output))
  }

  /// Returns the first frame in the app's code.
  static func first(of frames: [BacktraceFrame], leavingOut own: String = ownFolder) -> String? {
    let others = ["/swift/stdlib/", "@__swiftmacro"]
    return frames.first { frame in
      !frame.function.isEmpty && !frame.path.hasPrefix(own)
        && !others.contains { frame.path.contains($0) }
    }.map { "\($0.function) at \($0.path):\($0.line)" }
  }

  /// Returns the frames of a backtrace that contains the names of functions.
  static func frames(in output: String) -> [BacktraceFrame] {
    output.split(separator: "\n").compactMap { line in
      let pattern =
        /\s*\d+ (?:\[\w+\] )*\s*0x\w+ (.+?)(?: \+ \d+)? in \S+ at (\/.+?):(\d+)(:\d+)?/
      guard let frame = line.wholeMatch(of: pattern)?.output, let number = Int(frame.3) else {
        return nil
      }
      return BacktraceFrame(
        function: String(frame.1), path: String(frame.2), line: number)
    }
  }
}

/// A frame of a backtrace, with its source location.
internal struct BacktraceFrame: Hashable {
  var function: String
  var path: String
  var line: Int
}
