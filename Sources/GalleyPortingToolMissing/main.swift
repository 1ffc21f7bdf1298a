// Replaces the porting tool if the toolchain has no SwiftSyntax: it only prints an error.

import Foundation

FileHandle.standardError.write(
  Data(
    """
    error: this toolchain has no SwiftSyntax (usr/lib/swift/host), which the porting step is built on. \
    Toolchains of swift.org have it

    """.utf8))
exit(1)
