// The constants with which code asks at run time what it was compiled for:
//
//     let isSimulator = TARGET_OS_SIMULATOR != 0

/// One, because code runs as in a simulator.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// The old name of `TARGET_OS_SIMULATOR`.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// One, because the system is one of Apple's for code that is ported.
public let TARGET_OS_MAC: Int32 = 1
/// One, because the system is iOS or a relative of it.
public let TARGET_OS_IPHONE: Int32 = 1
/// One, because the system is iOS.
public let TARGET_OS_IOS: Int32 = 1
/// Zero, because the system is not macOS.
public let TARGET_OS_OSX: Int32 = 0
/// Zero, because the system is not tvOS.
public let TARGET_OS_TV: Int32 = 0
/// Zero, because the system is not watchOS.
public let TARGET_OS_WATCH: Int32 = 0
/// Zero, because the app does not run on a Mac.
public let TARGET_OS_MACCATALYST: Int32 = 0
