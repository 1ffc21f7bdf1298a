import Foundation

// The results of the functions of the keychain.

/// The result of a function that has succeeded.
public var errSecSuccess: OSStatus { 0 }
/// The result of a function that has failed: the function is not available.
public var errSecUnimplemented: OSStatus { -4 }
/// The result of a function that has failed: the disk is full.
public var errSecDiskFull: OSStatus { -34 }
/// The result of a function that has failed: a file could not be read or written.
public var errSecIO: OSStatus { -36 }
/// The result of a function that has failed: the file is open for writing already.
public var errSecOpWr: OSStatus { -49 }
/// The result of a function that has failed: a parameter is invalid.
public var errSecParam: OSStatus { -50 }
/// The result of a function that has failed: writing is not permitted.
public var errSecWrPerm: OSStatus { -61 }
/// The result of a function that has failed: there is not enough memory.
public var errSecAllocate: OSStatus { -108 }
/// The result of a function that has failed: the user has canceled the operation.
public var errSecUserCanceled: OSStatus { -128 }
/// The result of a function that has failed: the request is invalid.
public var errSecBadReq: OSStatus { -909 }
/// The result of a function that has failed: an internal error has occurred.
public var errSecInternalComponent: OSStatus { -2_070 }
/// The result of a function that has failed: there is no keychain.
public var errSecNotAvailable: OSStatus { -25_291 }
/// The result of a function that has failed: the item cannot be changed.
public var errSecReadOnly: OSStatus { -25_292 }
/// The result of a function that has failed: the user could not be authenticated.
public var errSecAuthFailed: OSStatus { -25_293 }
/// The result of a function that has failed: the keychain does not exist.
public var errSecNoSuchKeychain: OSStatus { -25_294 }
/// The result of a function that has failed: the keychain is invalid.
public var errSecInvalidKeychain: OSStatus { -25_295 }
/// The result of a function that has failed: a keychain of that name exists already.
public var errSecDuplicateKeychain: OSStatus { -25_296 }
/// The result of a function that has failed: the item is in the keychain already.
public var errSecDuplicateItem: OSStatus { -25_299 }
/// The result of a function that has failed: the item is not in the keychain.
public var errSecItemNotFound: OSStatus { -25_300 }
/// The result of a function that has failed: the buffer is too small.
public var errSecBufferTooSmall: OSStatus { -25_301 }
/// The result of a function that has failed: the data is too large.
public var errSecDataTooLarge: OSStatus { -25_302 }
/// The result of a function that has failed: items of this class do not have the attribute.
public var errSecNoSuchAttr: OSStatus { -25_303 }
/// The result of a function that has failed: the reference to the item is invalid.
public var errSecInvalidItemRef: OSStatus { -25_304 }
/// The result of a function that has failed: the reference to the search is invalid.
public var errSecInvalidSearchRef: OSStatus { -25_305 }
/// The result of a function that has failed: the class of the item does not exist.
public var errSecNoSuchClass: OSStatus { -25_306 }
/// The result of a function that has failed: there is no default keychain.
public var errSecNoDefaultKeychain: OSStatus { -25_307 }
/// The result of a function that has failed: interaction with the user is not allowed.
public var errSecInteractionNotAllowed: OSStatus { -25_308 }
/// The result of a function that has failed: the attribute cannot be changed.
public var errSecReadOnlyAttr: OSStatus { -25_309 }
/// The result of a function that has failed: interaction with the user is required.
public var errSecInteractionRequired: OSStatus { -25_315 }
/// The result of a function that has failed: the data is not available.
public var errSecDataNotAvailable: OSStatus { -25_316 }
/// The result of a function that has failed: the data cannot be changed.
public var errSecDataNotModifiable: OSStatus { -25_317 }
/// The result of a function that has failed: the data could not be decoded.
public var errSecDecode: OSStatus { -26_275 }
/// The result of a function that has failed: the app does not have the entitlement.
public var errSecMissingEntitlement: OSStatus { -34_018 }
/// The result of a function that has failed: an internal error has occurred in the keychain.
public var errSecInternalError: OSStatus { -67_671 }
/// The result of a function that has failed: a cryptographic check has failed.
public var errSecVerifyFailed: OSStatus { -67_808 }

/// Returns a text that describes the result of a function of the keychain.
///
/// - Differs: the text is in English, and in other words than Apple's.
public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? {
  (securityMessages[status] ?? "OSStatus \(status)") as NSString
}

private let securityMessages: [OSStatus: String] = [
  errSecSuccess: "The function has succeeded.",
  errSecUnimplemented: "The function is not available.",
  errSecDiskFull: "The disk is full.",
  errSecIO: "A file could not be read or written.",
  errSecOpWr: "The file is open for writing already.",
  errSecParam: "A parameter is invalid.",
  errSecWrPerm: "Writing is not permitted.",
  errSecAllocate: "There is not enough memory.",
  errSecUserCanceled: "The user has canceled the operation.",
  errSecBadReq: "The request is invalid.",
  errSecInternalComponent: "An internal error has occurred.",
  errSecNotAvailable: "There is no keychain.",
  errSecReadOnly: "The item cannot be changed.",
  errSecAuthFailed: "The user could not be authenticated.",
  errSecNoSuchKeychain: "The keychain does not exist.",
  errSecInvalidKeychain: "The keychain is invalid.",
  errSecDuplicateKeychain: "A keychain of that name exists already.",
  errSecDuplicateItem: "The item is in the keychain already.",
  errSecItemNotFound: "The item is not in the keychain.",
  errSecBufferTooSmall: "The buffer is too small.",
  errSecDataTooLarge: "The data is too large.",
  errSecNoSuchAttr: "Items of this class do not have the attribute.",
  errSecInvalidItemRef: "The reference to the item is invalid.",
  errSecInvalidSearchRef: "The reference to the search is invalid.",
  errSecNoSuchClass: "The class of the item does not exist.",
  errSecNoDefaultKeychain: "There is no default keychain.",
  errSecInteractionNotAllowed: "The user may not be asked.",
  errSecReadOnlyAttr: "The attribute cannot be changed.",
  errSecInteractionRequired: "The user has to be asked.",
  errSecDataNotAvailable: "The data is not available.",
  errSecDataNotModifiable: "The data cannot be changed.",
  errSecDecode: "The data could not be decoded.",
  errSecMissingEntitlement: "The app does not have the entitlement.",
  errSecInternalError: "An internal error has occurred in the keychain.",
  errSecVerifyFailed: "A cryptographic check has failed.",
]
