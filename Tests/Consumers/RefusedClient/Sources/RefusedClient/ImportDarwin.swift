#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@MainActor func checkImportDarwin() { precondition(sqrt(4.0) == 2) }
