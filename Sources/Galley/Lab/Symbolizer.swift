import Foundation

/// The tools of the Swift toolchain that find the functions and the source lines of addresses.
internal struct Symbolizer {
  /// The folder that contains the tools.
  let folder: String

  /// The tools of the toolchain whose runtime this process uses, or otherwise the tools in `PATH`;
  /// `nil` if there are none.
  static let usual: Symbolizer? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = [toolchain].compactMap(\.self) + path.split(separator: ":").map(String.init)
    return folders.lazy.map { Symbolizer(folder: $0) }.first { symbolizer in
      symbolizer.tools.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }()

  /// The folder of the toolchain's tools; `nil` if the runtime is a part of the program.
  private static var toolchain: String? {
    // The line of the memory map that names the Swift runtime has the form:
    // 7f45aa000000-7f45aa16f000 r--p 00000000 08:01 2817
    // /usr/lib/swift/linux/libswiftCore.so
    guard let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd(),
      let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first(where: {
        $0.hasSuffix("/libswiftCore.so")
      }),
      let path = line.firstIndex(of: "/")
    else { return nil }
    let library = URL(fileURLWithPath: String(line[path...]))
    return (0..<4).reduce(library) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("bin").path
  }

  private var tools: [String] { ["llvm-symbolizer", "swift-demangle"].map { "\(folder)/\($0)" } }

  /// Returns the frames at some addresses. Frames without a source line are left out.
  ///
  /// Inlined functions come before the functions that contain them.
  ///
  /// - Parameter folder: A folder for temporary files.
  func frames(at addresses: [BacktraceAddress], _ folder: URL) -> [BacktraceFrame] {
    guard !addresses.isEmpty else { return [] }
    let places = addresses.map { "\"\($0.file)\" 0x\(String($0.offset, radix: 16))" }
    guard
      let data = output(of: tools[0], ["--output-style=JSON"] + places, folder),
      let answers = try? JSONDecoder().decode([Answer].self, from: data)
    else { return [] }
    let symbols = answers.flatMap { $0.Symbol ?? [] }.filter { $0.Line > 0 }
    let names = demangled(symbols.map(\.FunctionName), folder)
    return zip(symbols, names).map { symbol, name in
      BacktraceFrame(function: name, path: symbol.FileName, line: symbol.Line)
    }
  }

  /// Returns the names of functions as in Swift, without types.
  ///
  /// The tool prints no line for an empty name, which some functions of the compiler have.
  private func demangled(_ names: [String], _ folder: URL) -> [String] {
    let known = names.filter { !$0.isEmpty }
    guard !known.isEmpty,
      let data = output(of: tools[1], ["--simplified", "--compact"] + known, folder)
    else { return names }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard lines.count == known.count else { return names }
    var rest = lines[...]
    return names.map { $0.isEmpty ? "" : rest.removeFirst() }
  }

  private func output(of tool: String, _ arguments: [String], _ folder: URL) -> Data? {
    let file = folder.appendingPathComponent("output of a tool")
    // The tools write warnings to the standard error output, which is left out: a warning in the
    // output would make the answer unreadable.
    let end = LabProcess.run(
      tool, arguments, output: file, includesErrors: false, journal: file, patience: 30)
    guard case .exit(0) = end else { return nil }
    return try? Data(contentsOf: file)
  }

  /// The symbolizer's answer about an address. The symbolizer defines the names of the properties.
  private struct Answer: Decodable {
    /// A function, with the source location of the address.
    struct Function: Decodable {
      var FunctionName: String
      var FileName: String
      var Line: Int
    }

    var Symbol: [Function]?
  }
}
