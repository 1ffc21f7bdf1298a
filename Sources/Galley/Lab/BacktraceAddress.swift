/// The address of a frame of a backtrace, in the file that contains its code.
internal struct BacktraceAddress: Hashable {
  /// The program or the library.
  var file: String
  /// The number of bytes from the start of the file's code in memory.
  var offset: UInt

  /// Returns the addresses in a backtrace that does not name the functions. The address of the trap
  /// is the first.
  ///
  /// Addresses that are in no file are left out. The files are listed below the frames:
  ///
  ///     0      0x00007f45aa10
  ///     1 [ra] 0x00007f45bb20
  ///     Images (93 omitted):
  ///     0x00007f450000–0x00007f46fffc 93ac61ec libc.so.6 /usr/lib/x86_64-linux-gnu/libc.so.6
  static func all(in output: String) -> [BacktraceAddress] {
    var addresses: [UInt] = []
    var files: [(range: Range<UInt>, path: String)] = []
    for line in output.split(separator: "\n") {
      if let frame = line.wholeMatch(of: /\s*\d+ (\[\w+\] )*\s*0x([0-9a-f]+)\s*/)?.output {
        guard let address = UInt(frame.2, radix: 16), address > 0 else { continue }
        // `[ra]` marks a return address, which is the address after the call. The call may be the
        // last instruction of its source line, so use the address of the call's last byte.
        addresses.append(frame.1 == nil ? address : address - 1)
      } else if let file = line.wholeMatch(
        of: /\s*0x([0-9a-f]+)–0x([0-9a-f]+) .*?(\/.+)/)?.output
      {
        guard let start = UInt(file.1, radix: 16), let end = UInt(file.2, radix: 16), start < end
        else { continue }
        files.append((range: start..<end, path: String(file.3)))
      }
    }
    return addresses.compactMap { address in
      files.first { $0.range.contains(address) }.map {
        BacktraceAddress(file: $0.path, offset: address - $0.range.lowerBound)
      }
    }
  }
}
