// The constants with which code tests at run time for which system the code was compiled. Ported
// code, which Galley's porting step has rewritten for Linux, gets the values of a simulator:
//
//     let isSimulator = TARGET_OS_SIMULATOR != 0

/// One, because ported code runs as in a simulator.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// The old name of `TARGET_OS_SIMULATOR`.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// One, because ported code runs as on a system of Apple.
public let TARGET_OS_MAC: Int32 = 1
/// One, because ported code runs as on iOS. The constant is also one on tvOS and watchOS.
public let TARGET_OS_IPHONE: Int32 = 1
/// One, because ported code runs as on iOS.
public let TARGET_OS_IOS: Int32 = 1
/// Zero, because ported code does not run as on macOS.
public let TARGET_OS_OSX: Int32 = 0
/// Zero, because ported code does not run as on tvOS.
public let TARGET_OS_TV: Int32 = 0
/// Zero, because ported code does not run as on watchOS.
public let TARGET_OS_WATCH: Int32 = 0
/// Zero, because ported code does not run as a Mac Catalyst app.
public let TARGET_OS_MACCATALYST: Int32 = 0
