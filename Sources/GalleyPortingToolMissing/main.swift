// Stands in for the porting step where the toolchain has no SwiftSyntax.

import Foundation

FileHandle.standardError.write(
  Data(
    """
    error: this toolchain has no SwiftSyntax (usr/lib/swift/host), which the porting step is built on. \
    Toolchains of swift.org have it

    """.utf8))
exit(1)
